// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_difference.h"

#include <gtest/gtest.h>

#include "app/text/text.h"
#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

QString sourceOf(std::string_view kernel) {
  return toQString(catalog::sourceText(catalog::find(kernel).source));
}

SourceDifference between(const char* kernel, const char* other) {
  return SourceDifference::between(sourceOf(kernel), sourceOf(other));
}

TEST(SourceDifference, AMissingBarrierIsTheOnlyDifference) {
  const SourceDifference difference = between("dot_no_load_barrier", "dot_shared");
  EXPECT_TRUE(difference.changed.empty());
  ASSERT_EQ(difference.missing.size(), 1U);
  ASSERT_EQ(difference.missing[0].lines.size(), 1);
  EXPECT_TRUE(difference.missing[0].lines[0].startsWith(QLatin1String("__syncthreads();")));
  // It stands before the loop of the tree.
  const QStringList lines = sourceOf("dot_no_load_barrier").split(QLatin1Char('\n'));
  EXPECT_TRUE(
      lines[difference.missing[0].before - 1].contains(QLatin1String("for (unsigned half")));
}

TEST(SourceDifference, SeenFromTheRightKernelTheLineIsItsOwn) {
  const SourceDifference difference = between("dot_shared", "dot_no_load_barrier");
  EXPECT_TRUE(difference.missing.empty());
  ASSERT_EQ(difference.changed.size(), 1U);
  const QStringList lines = sourceOf("dot_shared").split(QLatin1Char('\n'));
  EXPECT_TRUE(lines[difference.changed[0] - 1].trimmed().startsWith(QLatin1String("__sync")));
}

TEST(SourceDifference, AChangedLineIsMarkedAndTheOtherIsGiven) {
  const SourceDifference difference = between("dot_no_zero", "dot_shared");
  ASSERT_EQ(difference.changed.size(), 1U);
  ASSERT_EQ(difference.missing.size(), 1U);
  EXPECT_EQ(difference.missing[0].lines,
            QStringList(QStringLiteral("partial[blockIdx.x] = cache[0];")));
}

TEST(SourceDifference, EveryPitfallDiffersButWhereItsLaunchIsWrong) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.breaks.empty()) continue;
    const SourceDifference difference =
        SourceDifference::between(sourceOf(row.id), sourceOf(row.breaks));
    EXPECT_EQ(difference.changed.empty() && difference.missing.empty(), row.id == "dot_odd_block")
        << row.id;
    EXPECT_LT(difference.changed.size(), 12U) << row.id << " is another kernel";
  }
}

TEST(SourceDifference, CommentsAndIndentationAreNone) {
  const QString text = QStringLiteral("{\n  a;  // as it was\n\n  b;\n}\n");
  EXPECT_EQ(SourceDifference::between(text, QStringLiteral("{\n    a;\n    // Why.\n    b;\n}\n"))
                .changed,
            std::vector<int>());
  EXPECT_TRUE(SourceDifference::between(QString(), text).changed.empty());
  EXPECT_EQ(SourceDifference::between(text, QString()).changed, (std::vector<int>{2, 4}));
}

}  // namespace
}  // namespace lanescope::ui
