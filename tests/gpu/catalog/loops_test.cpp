// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/loops.h"

#include <gtest/gtest.h>

#include <ostream>

#include "catalog/catalog.h"

namespace lanescope::values {

void PrintTo(const Loop& loop, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << loop.first << "-" << loop.last;
}

}  // namespace lanescope::values

namespace lanescope::catalog {
namespace {

using Loops = std::vector<values::Loop>;

TEST(Loops, AreGivenByTheLinesOfTheirFirstAndLastWord) {
  EXPECT_EQ(loopsOf("for (;;) a();"), (Loops{{1, 1}}));
  EXPECT_EQ(loopsOf("for (int i = 0; i < n;\n     ++i)\n  a();\nb();"), (Loops{{1, 3}}));
  EXPECT_EQ(loopsOf("a();\nwhile (b) {\n  c();\n}\nd();"), (Loops{{2, 4}}));
  EXPECT_EQ(loopsOf("do {\n  a();\n}\nwhile (b());\nc();"), (Loops{{1, 4}}));
}

TEST(Loops, AreFoundWithinFunctionsBlocksAndOtherLoops) {
  EXPECT_EQ(loopsOf("void f()\n{\n  for (;;)\n    for (;;) {\n      a();\n    }\n  b();\n}\n"
                    "void g() { while (x) y(); }"),
            (Loops{{3, 6}, {4, 6}, {9, 9}}));
  EXPECT_EQ(loopsOf("for (;;) {\n  if (a) {\n    b();\n  } else\n    c();\n}\nd();"),
            (Loops{{1, 6}}));
  EXPECT_EQ(loopsOf("for (;;)\n  if constexpr (a)\n    b();\n  else\n    c();\nd();"),
            (Loops{{1, 5}}));
}

TEST(Loops, AreNotTakenFromCommentsMacrosAndLongerNames) {
  EXPECT_EQ(loopsOf("// for (;;) a();\n/* while (b)\n */\n#define FOR for (;;)\nforAll(x);\n"),
            Loops{});
  EXPECT_EQ(loopsOf("/* open"), Loops{});
}

TEST(Loops, ThatAreToBeUnrolledAreLoops) {
  EXPECT_EQ(loopsOf("a();\n#pragma unroll\nfor (;;) b();"), (Loops{{3, 3}}));
  EXPECT_EQ(loopsOf("a();\nLANESCOPE_UNROLL\nfor (;;) {\n  LANESCOPE_UNROLL\n  for (;;) b();\n}"),
            (Loops{{3, 6}, {5, 5}}));
}

TEST(Loops, OfTextThatEndsTooEarlyEndWithIt) {
  EXPECT_EQ(loopsOf("for"), (Loops{{1, 1}}));
  EXPECT_EQ(loopsOf("for (;;) {\n while (("), (Loops{{1, 2}, {2, 2}}));
  EXPECT_EQ(loopsOf("}}"), Loops{});
}

TEST(Loops, OfAKernelGoIntoItsPlan) {
  const KernelRow& row = find("histogram_shared");
  values::Parameters parameters;
  parameters.n = 64;
  const Loops loops = row.plan(parameters).loops;
  EXPECT_EQ(loops, loopsOf(sourceText(row.source)));
  EXPECT_EQ(loops.size(), 3U);
}

}  // namespace
}  // namespace lanescope::catalog
