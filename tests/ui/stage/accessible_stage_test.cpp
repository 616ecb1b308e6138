// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/accessible_stage.h"

#include <QAccessible>
#include "tests/ui/stage/stage_fixture.h"

namespace lanescope::ui {
namespace {

class AccessibleStageTest : public StageWidgets {
 protected:
  [[nodiscard]] QAccessibleInterface& accessible() {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(&m_stage);
    EXPECT_NE(found, nullptr);
    return *found;
  }
  [[nodiscard]] QString nameOf(int child) {
    return accessible().child(child)->text(QAccessible::Name);
  }
  [[nodiscard]] QString sentence() { return accessible().text(QAccessible::Description); }
};

TEST_F(AccessibleStageTest, HasATableForEachShownView) {
  m_stage.setViews(StageView::memory | StageView::spaceTime | StageView::banks);
  ASSERT_EQ(accessible().childCount(), 3);
  EXPECT_EQ(accessible().text(QAccessible::Name), QStringLiteral("Stage"));
  EXPECT_EQ(nameOf(0), QStringLiteral("Memory at step 1 of %1").arg(m_playback.stepCount()));
  EXPECT_EQ(nameOf(1), QStringLiteral("Space-time diagram at step 1 of 18"));
  EXPECT_EQ(nameOf(2), QStringLiteral("Banks and sectors at step 1 of 18"));
  for (int i = 0; i < 3; ++i) {
    QAccessibleInterface* table = accessible().child(i);
    EXPECT_EQ(table->role(), QAccessible::Table);
    EXPECT_EQ(table->parent(), &accessible());
    EXPECT_EQ(accessible().indexOfChild(table), i);
    EXPECT_TRUE(accessible().rect().contains(table->rect())) << i;
    EXPECT_FALSE(table->rect().isEmpty()) << i;
    EXPECT_EQ(accessible().childAt(table->rect().center().x(), table->rect().center().y()), table);
  }
  m_stage.setViews(StageView::spaceTime);
  ASSERT_EQ(accessible().childCount(), 1);
  EXPECT_EQ(nameOf(0), QStringLiteral("Space-time diagram at step 1 of 18"));
  m_stage.setViews(StageView::warps | StageView::grid);
  ASSERT_EQ(accessible().childCount(), 2);
  EXPECT_EQ(nameOf(0), QStringLiteral("Warps at step 1 of 18"));
  EXPECT_EQ(nameOf(1), QStringLiteral("Grid at step 1 of 18"));
}

TEST_F(AccessibleStageTest, TheTableOfBanksIsThatOfTheChosenThreadsWarp) {
  m_stage.setScene(std::make_shared<StageScene>(test::makeDotShared({64, 64, 1}), 0));
  m_stage.setViews(StageView::banks);
  QAccessibleInterface* banks = accessible().child(0);
  const auto says = [&](const char* warp) {
    return banks->text(QAccessible::Description).contains(QLatin1String(warp));
  };
  EXPECT_TRUE(says("warp 0, like the others"));
  m_stage.follow(40);
  EXPECT_TRUE(says("warp 1, with thread 40"))
      << banks->text(QAccessible::Description).toStdString();
}

TEST_F(AccessibleStageTest, CellsHaveHeadingsAndTheTextsOfThePresentStep) {
  QAccessibleInterface* memory = accessible().child(0);
  QAccessibleTableInterface* table = memory->tableInterface();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->rowCount(), 5);
  EXPECT_EQ(table->columnCount(), 1 + 8);
  EXPECT_EQ(table->rowDescription(3), QStringLiteral("cache from element 0"));
  EXPECT_EQ(table->columnDescription(3), QStringLiteral("column 3"));
  QAccessibleInterface* cell = table->cellAt(3, 1);
  EXPECT_EQ(cell->text(QAccessible::Name),
            QStringLiteral("cache[0]: no thread of this block has accessed it yet"));
  EXPECT_EQ(table->cellAt(3, 0)->role(), QAccessible::RowHeader);
  EXPECT_EQ(table->cellAt(3, 0)->text(QAccessible::Name), QStringLiteral("cache from element 0"));
  QAccessibleTableCellInterface* place = cell->tableCellInterface();
  ASSERT_NE(place, nullptr);
  EXPECT_EQ(place->rowIndex(), 3);
  EXPECT_EQ(place->columnIndex(), 1);
  EXPECT_EQ(place->rowHeaderCells(), QList<QAccessibleInterface*>{table->cellAt(3, 0)});
  m_playback.last();
  EXPECT_EQ(cell->text(QAccessible::Name), QStringLiteral("cache[0] = 56, written by thread 0"));
}

TEST_F(AccessibleStageTest, ChildrenAreTheCellsRowByRow) {
  QAccessibleInterface* memory = accessible().child(0);
  QAccessibleTableInterface* table = memory->tableInterface();
  ASSERT_EQ(memory->childCount(), 5 * 9);
  for (int i = 0; i < memory->childCount(); ++i) {
    EXPECT_EQ(memory->child(i), table->cellAt(i / 9, i % 9));
    EXPECT_EQ(memory->indexOfChild(memory->child(i)), i);
  }
  EXPECT_EQ(memory->child(-1), nullptr);
  EXPECT_EQ(memory->child(45), nullptr);
  EXPECT_EQ(table->cellAt(5, 0), nullptr);
  EXPECT_EQ(table->cellAt(0, 9), nullptr);
}

TEST_F(AccessibleStageTest, CellsOutliveASceneAndAreInvalidWhereTheNextOneHasNone) {
  QAccessibleTableInterface* table = accessible().child(0)->tableInterface();
  QAccessibleInterface* cell = table->cellAt(4, 8);
  ASSERT_TRUE(cell->isValid());
  m_stage.setScene(std::make_shared<StageScene>(test::makeDotShared({4, 4, 1}), 0));
  EXPECT_EQ(table->columnCount(), 1 + 4);
  EXPECT_FALSE(cell->isValid());
  EXPECT_EQ(cell->text(QAccessible::Name), QString());
  m_stage.setScene(nullptr);
  EXPECT_EQ(accessible().childCount(), 0);
  EXPECT_EQ(table->rowCount(), 0);
}

// That it is announced is tested by screen_reader_test.py: offscreen, no event leaves the program.
TEST_F(AccessibleStageTest, TheDescriptionIsTheStepsSentence) {
  for (int step = 1; step < m_playback.stepCount(); ++step) {
    m_playback.forward();
    EXPECT_EQ(sentence(), m_stage.scene()->explain(step)) << step;
    EXPECT_EQ(nameOf(0), QStringLiteral("Memory at step %1 of 18").arg(step + 1));
  }
}

}  // namespace
}  // namespace lanescope::ui
