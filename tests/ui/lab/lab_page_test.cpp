// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include "tests/ui/lab/lab_fixture.h"
#include "ui/gallery/catalog_model.h"

namespace lanescope::ui {
namespace {

TEST_F(LabTest, AKernelThatIsTypedIsBuiltAndItsRecordIsOnTheStage) {
  build(kDotText);
  EXPECT_TRUE(lab().sentence().startsWith(QLatin1String("Built in ")))
      << lab().sentence().toStdString();
  runLab();
  EXPECT_EQ(m_result->kernel, lab().kernel().toStdString());
  EXPECT_TRUE(m_result->passed);
  EXPECT_EQ(m_scene->record().threadsPerBlock(), 64U);
  EXPECT_EQ(page<StagePage>().stage().scene(), m_scene);
  EXPECT_TRUE(page<StagePage>().stage().isVisible());
  EXPECT_TRUE(lab().isAncestorOf(&page<StagePage>())) << "the stage has left the page";
  EXPECT_TRUE(lab().sentence().endsWith(QLatin1String(" Its result is right.")))
      << lab().sentence().toStdString();
}

TEST_F(LabTest, RunBuildsAChangedTextBeforeItRuns) {
  build(kDotText);
  editor().replaceText(QString(kDotText).replace("a[i] * b[i]", "a[i] * b[i] * 0.5f"));
  runLab();  // at once, before the text has settled
  EXPECT_FALSE(m_result->passed) << "the text before the change ran";
}

TEST_F(LabTest, AnErrorIsUnderlinedAndSaidAndTheOldPictureStays) {
  build(kDotText);
  runLab();
  const auto before = m_scene;
  editor().replaceText(QString(kDotText).replace("cache[0];", "cash[0];"));
  ASSERT_TRUE(waitFor([this] { return !editor().complaints().empty(); }));
  EXPECT_EQ(editor().complaints().front().line, 12);
  EXPECT_TRUE(lab().sentence().startsWith(QLatin1String("Line 12: ")))
      << lab().sentence().toStdString();
  EXPECT_EQ(page<StagePage>().stage().scene(), before);
  page<ParameterPanel>().run();
  EXPECT_FALSE(m_window->controller().isBusy()) << "a text with an error ran";
}

TEST_F(LabTest, AllErrorsAreShownAtOnce) {
  editor().replaceText(
      QString(kDotText).replace("cache[0];", "cash[0];").replace("int i =", "int i = j +"));
  ASSERT_TRUE(waitFor([this] { return editor().complaints().size() >= 2; }));
  EXPECT_EQ(editor().complaints()[0].line, 5);
  EXPECT_EQ(editor().complaints()[1].line, 12);
}

TEST_F(LabTest, AnEndlessKernelEndsInASentenceAndTheWindowLives) {
  build(QString(kDotText).replace("    __syncthreads();\n    for",
                                  "    volatile int zero = 0;\n    while (zero == 0) {}\n    for"));
  const qint64 engine = m_enginePid;
  runLab();
  ASSERT_FALSE(m_result->findings.empty());
  EXPECT_TRUE(QString::fromStdString(m_result->findings.front().sentence)
                  .contains(QLatin1String("does not come to an end")))
      << m_result->findings.front().sentence;
  build(kDotText);
  runLab();
  EXPECT_TRUE(m_result->passed);
  EXPECT_EQ(m_enginePid, engine) << "the usual engine was started anew";
}

TEST_F(LabTest, AChoiceChangesTheHeadCommentInOneStepOfUndo) {
  build(kDotText);
  auto* problem = page<KernelChoices>().findChild<QComboBox*>(QStringLiteral("problem"));
  ASSERT_EQ(problem->currentData().toString(), QStringLiteral("dot"));
  auto* grid = page<KernelChoices>().findChild<QLineEdit*>(QStringLiteral("grid"));
  grid->setFocus();
  QTest::keyClicks(grid, QStringLiteral("(n + block - 1) / block"));
  QTest::keyClick(grid, Qt::Key_Return);
  EXPECT_TRUE(editor().text().startsWith(
      QLatin1String("// lanescope: problem = dot, block = 64, grid = (n + block - 1) / block\n")))
      << editor().text().toStdString();
  editor().undo();
  EXPECT_EQ(editor().text(), kDotText);
  EXPECT_EQ(grid->text(), QString());
}

TEST_F(LabTest, WhatIsWrongWithAChoiceStandsBesideIt) {
  editor().replaceText(QString(kDotText).replace("problem = dot", "problem = dot, grid = n /"));
  ASSERT_TRUE(waitFor([this] { return !page<KernelChoices>().complaintOn("grid").isEmpty(); }));
  editor().replaceText(QString(kDotText).replace("problem = dot, ", ""));
  ASSERT_TRUE(waitFor([this] { return !page<KernelChoices>().complaintOn("problem").isEmpty(); }));
  EXPECT_EQ(page<KernelChoices>().complaintOn("grid"), QString());
}

TEST_F(LabTest, LiveRunsEachTextThatCompiles) {
  build(kDotText);
  QAbstractButton* live = lab().findChild<QAbstractButton*>(QStringLiteral("live"));
  live->click();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  build(QString(kDotText).replace("block = 64", "block = 32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(m_scene->record().threadsPerBlock(), 32U);
  live->click();
}

TEST_F(LabTest, ARunThatNobodyAskedForHasLittleTime) {
  std::optional<values::Milliseconds> limit;
  QObject::connect(&page<ParameterPanel>(), &ParameterPanel::runRequested,
                   [&](const values::RunRequest& request) { limit = request.timeLimit; });
  build(kDotText);
  runLab();
  EXPECT_EQ(limit, values::kUsualTimeLimit);
  QAbstractButton* live = lab().findChild<QAbstractButton*>(QStringLiteral("live"));
  live->click();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(limit, values::kLiveTimeLimit);
  limit.reset();
  build(QString(kDotText).replace("    for (int half",
                                  "    while (a[0] != 12345.0f) continue;\n    for (int half"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 3 || !m_failure.isEmpty(); }))
      << "a kernel that waits for ever does not end";
  EXPECT_EQ(limit, values::kLiveTimeLimit);
  runLab();
  EXPECT_EQ(limit, values::kUsualTimeLimit);
  live->click();
}

TEST_F(LabTest, TheLineThatRunsIsMarkedInTheTextThatRan) {
  build(kDotText);
  runLab();
  page<StagePage>().playback().jump(1);
  EXPECT_EQ(editor().currentLine(), m_scene->lineOf(1));
  editor().replaceText(QStringLiteral("\n") + kDotText);
  EXPECT_EQ(editor().currentLine(), 0) << "the lines of another text are marked";
}

TEST_F(LabTest, TheKernelStandsInTheGalleryAndRunsOnThePageKernel) {
  build(kDotText);
  pages().setCurrentIndex(0);
  EXPECT_EQ(page<CatalogView>().kernel(), lab().kernel());
  EXPECT_FALSE(lab().isAncestorOf(&page<StagePage>()));
  EXPECT_TRUE(page<CatalogModel>().indexOf(lab().kernel()).isValid());
  const int before = m_scenes;
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([&] { return m_scenes > before; }));
  EXPECT_EQ(pages().currentIndex(), 0);
  EXPECT_TRUE(m_result->passed);
}

TEST_F(LabTest, TheMenuOfWhatToBeginWithIsTheSameEachTime) {
  QMenu* menu = nullptr;
  for (const QToolButton* button : lab().findChildren<QToolButton*>()) {
    if (button->menu() != nullptr && !button->menu()->findChildren<QMenu*>().isEmpty()) {
      menu = button->menu();
    }
  }
  ASSERT_NE(menu, nullptr);
  emit menu->aboutToShow();
  const qsizetype entries = menu->actions().size();
  const qsizetype menus = menu->findChildren<QMenu*>().size();
  const qsizetype exercises = menu->findChild<QMenu*>()->actions().size();
  EXPECT_GT(exercises, 0);
  for (int i = 0; i < 3; ++i) emit menu->aboutToShow();
  EXPECT_EQ(menu->actions().size(), entries);
  EXPECT_EQ(menu->findChildren<QMenu*>().size(), menus);
  EXPECT_EQ(menu->findChild<QMenu*>()->actions().size(), exercises);
}

TEST_F(LabTest, AFileIsOpenedOnThePage) {
  pages().setCurrentIndex(0);
  session().openFiles({write("mine.cu", kDotText.toUtf8())});
  EXPECT_EQ(pages().currentWidget(), &lab());
  EXPECT_EQ(lab().kernel(), QStringLiteral("mine.cu"));
  ASSERT_TRUE(waitFor([this] { return isBuilt(kDotText); }));
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("mine.cu"));
}

}  // namespace
}  // namespace lanescope::ui
