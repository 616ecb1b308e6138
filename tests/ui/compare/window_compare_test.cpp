// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QToolButton>
#include <QUndoStack>

#include "app/session/session_file.h"
#include "tests/ui/compare/compare_fixture.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/comparison_panel.h"
#include "ui/compare/comparison_table.h"
#include "ui/kernel/catalog_view.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/window/presentation.h"

namespace lanescope::ui {
namespace {

TEST_F(CompareTest, TheSameKernelWithOtherParametersStandsBesideOnTheSameData) {
  run();
  ComparisonDialog* dialog = ask();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(complaint(*dialog).startsWith(QLatin1String("Change at least one of them")));
  EXPECT_FALSE(showButton(*dialog).isEnabled());
  dialog->setText("block", QStringLiteral("100"));
  EXPECT_TRUE(complaint(*dialog).contains(QLatin1String("not a power of two")));
  EXPECT_FALSE(showButton(*dialog).isEnabled());
  dialog->reject();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(page<ComparisonBar>().choice(), "") << "nothing was chosen";

  showWithBlock(QStringLiteral("32"));
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_shared:block=32");
  EXPECT_EQ(m_both->main.scene->record().block.x, 16U);
  EXPECT_EQ(m_both->compared.scene->record().block.x, 32U);
  EXPECT_EQ(shown().compared->result, shown().result->result);
  EXPECT_EQ(m_both->comparison.mainLabel, QString::fromUtf8("dot_shared · block = 16"));
  EXPECT_EQ(m_both->comparison.comparedLabel, QString::fromUtf8("dot_shared · block = 32"));
  EXPECT_TRUE(m_window->isWindowModified());

  // What was chosen is there again in the dialog.
  dialog = ask();
  EXPECT_EQ(dialog->choice(), catalog::comparedWithFromText("dot_shared:block=32"));
  dialog->reject();
  // The left side's data go with it when they change, and so does another block.
  m_both.reset();
  run(QStringLiteral("128"));
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(shown().compared->parameters.n, 128);
  EXPECT_EQ(m_both->compared.scene->record().block.x, 32U);
  m_both.reset();
  m_window->controller().showBlock(3);
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->main.scene->recordedBlock(), 3U);
  EXPECT_EQ(m_both->compared.scene->recordedBlock(), 3U);
}

TEST_F(CompareTest, AnotherKernelTakesParametersOfItsOwn) {
  run();
  auto& compared = combo("Run to compare with");
  choose(compared, compared.findData(QStringLiteral("dot_global")));
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  auto* parameters =
      page<ComparisonBar>().findChild<QToolButton*>(QStringLiteral("comparisonParameters"));
  ASSERT_NE(parameters, nullptr);
  m_both.reset();
  QTest::mouseClick(parameters, Qt::LeftButton);
  auto* dialog = m_window->findChild<ComparisonDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(complaint(*dialog), QString());
  dialog->setText("grid", QStringLiteral("2"));
  dialog->setSchedule(values::Schedule{values::Schedule::Kind::random, 4});
  QTest::mouseClick(&showButton(*dialog), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_global:grid=2,schedule=random:4");
  EXPECT_EQ(m_both->compared.scene->record().grid.x, 2U);
  // Of another kernel nothing of this is meant.
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  EXPECT_EQ(page<ComparisonBar>().choice(), "");
}

TEST_F(CompareTest, AClickOnEitherStageGivesItTheFocusAndTheKeysStepBoth) {
  run();
  showWithBlock(QStringLiteral("32"));
  m_window->activateWindow();
  StageWidget& first = page<StagePage>().stage();
  StageWidget* second = nullptr;
  for (auto* each : m_window->findChildren<StageWidget*>()) {
    if (each != &first) second = each;
  }
  ASSERT_NE(second, nullptr);
  ASSERT_TRUE(becomesTrue([&] { return second->isVisible(); }));
  QTest::mouseClick(second, Qt::LeftButton, {}, {4, second->height() - 4});
  EXPECT_EQ(m_window->focusWidget(), second);
  QTest::keyClick(second, Qt::Key_End);
  const Playback& playback = page<StagePage>().playback();
  EXPECT_EQ(playback.step(), playback.stepCount() - 1);
  EXPECT_EQ(second->shownStep(), m_both->compared.scene->stepCount() - 1);
  QTest::keyClick(second, Qt::Key_Home);
  QTest::keyClick(second, Qt::Key_Right);
  EXPECT_EQ(playback.step(), 1);
  QTest::mouseClick(&first, Qt::LeftButton, {}, {4, first.height() - 4});
  EXPECT_EQ(m_window->focusWidget(), &first);
}

TEST_F(CompareTest, AnotherLaunchOfBothIsShown) {
  page<CatalogView>().choose(QStringLiteral("reduce_two_launches"));
  run(QStringLiteral("64"), QStringLiteral("32"));
  showWithBlock(QStringLiteral("64"));
  m_both.reset();
  m_window->controller().showLaunch(0);
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->main.scene->record().launch, 0U);
  EXPECT_EQ(m_both->compared.scene->record().launch, 0U);
  EXPECT_EQ(m_both->compared.scene->record().block.x, 64U);
}

TEST_F(CompareTest, BothAreInStepAsChosen) {
  run();
  showWithBlock(QStringLiteral("64"));
  const int mine = m_both->main.scene->stepCount();
  const int others = m_both->compared.scene->stepCount();
  ASSERT_GT(others, mine);
  EXPECT_EQ(playback().stepCount(), mine);
  chooseInStep(InStep::step);
  EXPECT_EQ(playback().stepCount(), others);
  EXPECT_EQ(page<StagePage>().picture()->stepCount(), others);
  for (int step = 0; step < others; ++step) {
    playback().jump(step);
    EXPECT_EQ(comparedPlayback().step(), step);
  }
  chooseInStep(InStep::epoch);
  for (int step = 0; step < mine; ++step) {
    playback().jump(step);
    EXPECT_EQ(m_both->compared.scene->epochOf(comparedPlayback().step()),
              m_both->main.scene->epochOf(step));
  }
  playback().last();
  EXPECT_EQ(comparedPlayback().step(), others - 1);
  chooseInStep(InStep::input);
  EXPECT_EQ(playback().stepCount(), mine);
  EXPECT_EQ(playback().step(), mine - 1);
  // Alone again, the left side's steps are all there are.
  chooseInStep(InStep::step);
  choose(combo("Run to compare with"), 0);
  EXPECT_EQ(playback().stepCount(), mine);
}

TEST_F(CompareTest, ASessionKeepsBothSidesAndHowTheyAreInStep) {
  run();
  showWithBlock(QStringLiteral("64"));
  chooseInStep(InStep::step);
  playback().last();
  const int last = playback().step();
  ASSERT_TRUE(save(path()));
  openNext();
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_shared:block=64");
  EXPECT_EQ(page<ComparisonBar>().inStep(), InStep::step);
  EXPECT_EQ(playback().step(), last) << "which only the right side has";
  EXPECT_EQ(m_both->comparison.comparedLabel, QString::fromUtf8("dot_shared · block = 64"));
  EXPECT_FALSE(m_window->isWindowModified());
  EXPECT_FALSE(m_window->controller().isBusy());
  // Run anew it is the same.
  m_both.reset();
  run(QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->compared.scene->record().block.x, 64U);
}

TEST_F(CompareTest, ASessionOfAnOlderVersionKnowsTheKernelBesideAlone) {
  run();
  auto& compared = combo("Run to compare with");
  choose(compared, compared.findData(QStringLiteral("dot_global")));
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  ASSERT_TRUE(save(path()));
  app::Session old = app::readSession(path());
  old.form.compared.clear();
  old.view.inStep.clear();
  old.run->comparedRequest.reset();
  app::writeSession(old, path());
  openNext();
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_global");
  EXPECT_EQ(page<ComparisonBar>().inStep(), InStep::input);
  EXPECT_EQ(m_both->comparison.comparedLabel, QStringLiteral("dot_global"));
}

TEST_F(CompareTest, WhatStandsBesideIsUndoneAndRedone) {
  run();
  session().startFresh();
  showWithBlock(QStringLiteral("32"));
  showWithBlock(QStringLiteral("64"));
  m_both.reset();
  session().history().undo();
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(page<ComparisonBar>().choice(), "dot_shared:block=32");
  EXPECT_EQ(m_both->compared.scene->record().block.x, 32U);
  session().history().undo();
  EXPECT_EQ(page<ComparisonBar>().choice(), "");
  EXPECT_EQ(m_both, nullptr);
  EXPECT_FALSE(session().history().canUndo());
  session().history().redo();
  session().history().redo();
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->compared.scene->record().block.x, 64U);
}

TEST_F(CompareTest, InLittleRoomEachStageHasOneViewAndTheTableIsFolded) {
  const StageViews both = StageView::memory | StageView::spaceTime;
  auto& compared = combo("Run to compare with");
  const auto views = [this] { return page<StagePage>().stage().look().views; };
  m_window->resize(1280, 720);
  run();
  ASSERT_EQ(views(), both);
  showWithBlock(QStringLiteral("64"));
  EXPECT_EQ(views(), StageViews(StageView::memory));
  EXPECT_TRUE(page<ComparisonPanel>().isFolded());
  // What the user changes stays, also when the kernel runs anew.
  page<ComparisonPanel>().setFolded(false);
  page<StagePage>().stage().toggleView(StageView::warps);
  m_both.reset();
  run();
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(views(), StageView::memory | StageView::warps);
  EXPECT_FALSE(page<ComparisonPanel>().isFolded());
  page<StagePage>().stage().toggleView(StageView::warps);
  choose(compared, 0);
  EXPECT_EQ(views(), both) << "Alone, the stage has its views again.";

  m_window->resize(1920, 1080);
  showWithBlock(QStringLiteral("32"));
  EXPECT_EQ(views(), both);
  EXPECT_FALSE(page<ComparisonPanel>().isFolded());
}

TEST_F(CompareTest, TheTableIsReadCopiedAndFoldedAway) {
  m_window->resize(1920, 1080);
  run();
  showWithBlock(QStringLiteral("64"));
  auto& table = page<ComparisonTable>();
  EXPECT_TRUE(table.isVisible());
  for (const ComparisonRow& row : m_both->comparison.rows) {
    EXPECT_EQ(table.findItems(row.name, Qt::MatchExactly).size(), 1) << row.name.toStdString();
  }
  EXPECT_EQ(table.accessibleName(), QStringLiteral("Comparison of both sides"));
  EXPECT_TRUE(table.focusPolicy() & Qt::TabFocus);
  table.selectRow(0);
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QApplication::clipboard()->text().startsWith(QLatin1String("Steps\t")));

  auto& panel = page<ComparisonPanel>();
  auto* fold = panel.findChild<QToolButton*>();
  QTest::qWait(50);  // the layout comes with the next events
  const QSize before = page<StagePage>().stage().size();
  QTest::keyClick(fold, Qt::Key_Space);
  EXPECT_TRUE(panel.isFolded());
  EXPECT_FALSE(table.isVisible());
  ASSERT_TRUE(waitFor([&] { return page<StagePage>().stage().height() > before.height(); }));
  const QRectF bounds(QPointF(), page<StagePage>().pictureSize());
  const StageTheme& theme = page<StagePage>().stage().theme();
  EXPECT_TRUE(page<StagePage>().picture()->comparisonOf(bounds, theme).isEmpty());
  QTest::keyClick(fold, Qt::Key_Space);
  EXPECT_TRUE(table.isVisible());
  EXPECT_FALSE(page<StagePage>().picture()->comparisonOf(bounds, theme).isEmpty());

  // For a room it is written larger.
  const int height = QFontMetrics(table.font()).height();
  page<StagePage>().setTypeSize(2.0);
  EXPECT_GT(QFontMetrics(table.font()).height(), height * 3 / 2);
  EXPECT_GT(table.rowHeight(0), height * 3 / 2);
  page<StagePage>().setTypeSize(1.0);
  EXPECT_EQ(QFontMetrics(table.font()).height(), height);
  // Alone again, nothing is compared.
  choose(combo("Run to compare with"), 0);
  EXPECT_FALSE(panel.isVisible());
}

}  // namespace
}  // namespace lanescope::ui
