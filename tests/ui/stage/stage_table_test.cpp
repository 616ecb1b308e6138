// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/stage_table.h"

#include <gtest/gtest.h>

#include <QSet>
#include <memory>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

class StageTableTest : public testing::Test {
 protected:
  [[nodiscard]] StageTable at(StageView view, int step, bool hidesFuture = false) const {
    return tableOf(view, {m_model, step, hidesFuture, nullptr});
  }

  /// All texts of a table's cells, in reading order.
  [[nodiscard]] static QStringList textsOf(const StageTable& table) {
    QStringList texts;
    for (int row = 0; row < table.rows.size(); ++row) {
      for (int column = 0; column < table.columns.size(); ++column) {
        texts += table.cell(row, column);
      }
    }
    texts.removeAll(QString());
    return texts;
  }

  [[nodiscard]] static std::string shown(const QStringList& texts) {
    return texts.join(QLatin1Char('\n')).toStdString();
  }

  StageModel m_model{test::withSums(test::makeDotShared({8, 8, 1})), 0};
  int m_last = m_model.stepCount() - 1;
};

TEST_F(StageTableTest, MemoryHasARowForEachRowOfThePictureAndNamesEveryElement) {
  const StageTable table = at(StageView::memory, m_last);
  EXPECT_EQ(table.name, QStringLiteral("Memory at step %1 of %1").arg(m_last + 1));
  EXPECT_EQ(table.rows, (QStringList{"a from element 0", "b from element 0", "threads 0 to 7",
                                     "cache from element 0", "partial from element 0"}))
      << shown(table.rows);
  ASSERT_EQ(table.columns.size(), 8);
  EXPECT_EQ(table.columns.front(), QStringLiteral("column 1"));
  EXPECT_EQ(table.cell(0, 3).toStdString(), "a[3] = 3, read by thread 3");
  EXPECT_EQ(table.cell(2, 5).toStdString(), "Thread 5 (warp 0, lane 5) is done");
  // a[i] = i and b[i] = 2: twice the sum of 0 to 7.
  EXPECT_EQ(table.cell(3, 0).toStdString(), "cache[0] = 56, written by thread 0");
  EXPECT_EQ(table.cell(4, 0).toStdString(), "partial[0] = 56, written by thread 0");
  EXPECT_EQ(table.cell(4, 7), QString()) << "partial has one element";
}

TEST_F(StageTableTest, MemoryTellsWhatEachThreadDoesInTheStep) {
  const StageTable table = at(StageView::memory, 0);
  EXPECT_EQ(table.cell(0, 3).toStdString(), "a[3] = 3, read by thread 3");
  EXPECT_EQ(table.cell(2, 3).toStdString(), "Thread 3 (warp 0, lane 3) reads a[3] = 3");
  EXPECT_EQ(table.cell(3, 0).toStdString(),
            "cache[0]: no thread of this block has accessed it yet");
}

TEST_F(StageTableTest, EveryStepHasTheSameShapeAndAnotherNameInMemory) {
  QSet<QString> names;
  const StageTable first = at(StageView::memory, 0);
  for (int step = 0; step <= m_last; ++step) {
    const StageTable table = at(StageView::memory, step);
    names.insert(table.name);
    EXPECT_EQ(table.rows, first.rows) << step;
    EXPECT_EQ(table.columns, first.columns) << step;
  }
  EXPECT_EQ(names.size(), m_last + 1);
}

TEST_F(StageTableTest, SpaceTimeHasARowForEachEpochAndAColumnForEachElement) {
  const StageTable table = at(StageView::spaceTime, m_last);
  EXPECT_EQ(table.name, QStringLiteral("Space-time diagram at step %1 of %1").arg(m_last + 1));
  EXPECT_EQ(table.rows,
            (QStringList{"inputs", "epoch 0", "epoch 1", "epoch 2", "epoch 3", "epoch 4"}))
      << shown(table.rows);
  ASSERT_EQ(table.columns.size(), 8);
  EXPECT_EQ(table.columns[3], QStringLiteral("cache[3]"));
  EXPECT_EQ(table.cell(0, 3).toStdString(),
            "a[3] = 3, an input, read by thread 3. "
            "b[3] = 2, an input, read by thread 3");
  EXPECT_EQ(table.cell(2, 3).toStdString(),
            "cache[3] = 20, stored by thread 3 in epoch 1, from "
            "cache[7] = 14 and cache[3] = 6, rounded: nothing lost");
  EXPECT_EQ(table.cell(2, 4), QString()) << "half of the threads store in epoch 1";
}

TEST_F(StageTableTest, SpaceTimeDoesNotTellWhatHappensLater) {
  const StageTable table = at(StageView::spaceTime, 0);
  EXPECT_EQ(table.cell(0, 3).toStdString(), "a[3] = 3, an input, read by thread 3. not read yet");
  EXPECT_EQ(table.cell(1, 3).toStdString(), "not stored yet");
  const QStringList texts = textsOf(table);
  EXPECT_EQ(texts.count(QStringLiteral("not stored yet")), 8 + 4 + 2 + 1 + 1) << shown(texts);
  const QStringList last = textsOf(at(StageView::spaceTime, m_last));
  EXPECT_EQ(last.size(), texts.size());
  EXPECT_EQ(shown(last).find("yet"), std::string::npos) << shown(last);
}

TEST_F(StageTableTest, WhoPredictsHearsNothingOfTheFuture) {
  const StageTable memory = at(StageView::memory, 0, true);
  EXPECT_EQ(memory.name, QStringLiteral("Memory at step 1"));
  const StageTable diagram = at(StageView::spaceTime, 0, true);
  EXPECT_EQ(diagram.name, QStringLiteral("Space-time diagram at step 1"));
  EXPECT_EQ(diagram.rows.count(QStringLiteral("epoch 0")), 0) << shown(diagram.rows);
  EXPECT_EQ(shown(textsOf(diagram)).find("stored"), std::string::npos) << shown(textsOf(diagram));
}

TEST(StageTable, HasARowForEachWarp) {
  const StageModel model(test::makeDotShared({100, 64, 1}), 0);
  const StageTable table = tableOf(StageView::memory, {model, 0});
  EXPECT_TRUE(table.rows.contains(QStringLiteral("threads 32 to 63"))) << table.rows.size();
  EXPECT_TRUE(table.rows.contains(QStringLiteral("cache from element 32")));
  EXPECT_EQ(table.columns.size(), 32);
}

}  // namespace
}  // namespace lanescope::ui
