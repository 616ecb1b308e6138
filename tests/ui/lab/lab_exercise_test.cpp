// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QSignalSpy>

#include "app/exercise/exercise_reader.h"
#include "app/lesson/lesson_library.h"
#include "tests/ui/lab/lab_fixture.h"
#include "ui/exercise/exercise_panel.h"
#include "ui/exercise/gate_row.h"
#include "ui/lab/lab_exercise.h"

namespace lanescope::ui {
namespace {

class LabExerciseTest : public LabTest {
 protected:
  /// Begins with the exercise on the bounds of arrays.
  void begin() {
    m_folder = app::shippedFolder(app::ShippedKind::exercise, QStringLiteral("bounds"));
    ASSERT_FALSE(m_folder.isEmpty());
    const app::Exercise exercise = app::readExercise(m_folder, QStringLiteral("en"));
    lab().show({QStringLiteral("bounds.cu"), exercise.skeleton, false, m_folder});
  }
  [[nodiscard]] ExercisePanel& panel() { return lab().exercise().panel(); }
  app::Verdict check() {
    app::Verdict verdict;
    bool isThere = false;
    const auto connection = QObject::connect(&panel(), &ExercisePanel::checked, m_window.get(),
                                             [&](const app::Verdict& each) {
                                               verdict = each;
                                               isThere = true;
                                             });
    panel().findChild<QPushButton*>(QStringLiteral("checkSolution"))->click();
    EXPECT_TRUE(waitFor([&] { return isThere; }));
    QObject::disconnect(connection);
    return verdict;
  }

  QString m_folder;
};

TEST_F(LabExerciseTest, TheSkeletonFailsAndItsSmallestInputIsShownOnTheStage) {
  begin();
  ASSERT_TRUE(panel().isVisible());
  const app::Verdict verdict = check();
  EXPECT_FALSE(verdict.isPassed());
  EXPECT_LT(verdict.score(), verdict.of());
  EXPECT_TRUE(panel().sentence().contains(QString::number(verdict.score())));
  const auto failed = std::ranges::find_if(
      verdict.gates, [](const app::GateVerdict& gate) { return gate.failing.has_value(); });
  ASSERT_NE(failed, verdict.gates.end());
  GateRow* row = panel().findChildren<GateRow*>()[failed - verdict.gates.begin()];
  const int before = m_scenes;
  row->findChild<QPushButton*>()->click();
  ASSERT_TRUE(waitFor([&] { return m_scenes > before; }));
  const auto& shown = m_window->controller().shown();
  EXPECT_EQ(shown.result->parameters.n, failed->failing->parameters.n);
  EXPECT_EQ(shown.result->parameters.block, failed->failing->parameters.block);
}

TEST_F(LabExerciseTest, ARunWithItsOwnSizeWaitsForTheText) {
  begin();
  ASSERT_NE(page<CatalogView>().kernel(), lab().kernel()) << "the text is built already";
  values::RunRequest request;
  request.parameters = page<ParameterPanel>().parameters();
  request.parameters.n = 3;
  emit panel().runWanted(request);
  ASSERT_TRUE(waitFor([this] { return m_scenes > 0; }));
  EXPECT_EQ(m_result->kernel, lab().kernel().toStdString());
  EXPECT_EQ(m_result->parameters.n, 3);
}

TEST_F(LabExerciseTest, ASolutionReachesAllPointsAndAChangeIsTold) {
  begin();
  const QString bound = QStringLiteral("    if (i < n) out[i]");
  editor().replaceText(editor().text().replace(QStringLiteral("    out[i]"), bound));
  ASSERT_TRUE(editor().text().contains(bound));
  const app::Verdict verdict = check();
  EXPECT_TRUE(verdict.isPassed()) << verdict.firstFailure().toStdString();
  EXPECT_EQ(verdict.score(), verdict.of());
  const QString sentence = panel().sentence();
  editor().replaceText(editor().text() + QStringLiteral("\n"));
  EXPECT_TRUE(panel().sentence().startsWith(sentence));
  EXPECT_GT(panel().sentence().size(), sentence.size());
}

TEST_F(LabExerciseTest, LeavingItBringsTheChoicesBackAndKeepsTheText) {
  begin();
  const QString text = editor().text();
  emit panel().closed();
  EXPECT_FALSE(panel().isVisible());
  EXPECT_TRUE(lab().findChild<KernelChoices*>()->isVisible());
  EXPECT_EQ(editor().text(), text);
  EXPECT_TRUE(lab().content().exercise.isEmpty());
}

TEST_F(LabExerciseTest, ASessionKeepsIt) {
  begin();
  ASSERT_TRUE(save(path()));
  nextWindow();
  ASSERT_TRUE(open(path()));
  openLab();
  EXPECT_EQ(lab().content().exercise, m_folder);
  EXPECT_TRUE(panel().isVisible());
}

}  // namespace
}  // namespace lanescope::ui
