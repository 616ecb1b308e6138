// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <algorithm>

#include "tests/gpu/trace/record_maker.h"
#include "tests/heartbeat.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/chosen_note.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/kernel/time_limit_field.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {
namespace {

QString factOf(const FactsTable& table, const QString& name) {
  for (int row = 0; row < table.rowCount(); ++row) {
    if (table.item(row, 0)->text() == name) return table.item(row, 1)->text();
  }
  return {};
}

TEST_F(WindowTest, ARunShowsItsResultAndItsScene) {
  startRun(QStringLiteral("1000"), QStringLiteral("64"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  ASSERT_NE(m_scene, nullptr);
  EXPECT_EQ(m_result->result, values::Number(999000.0));
  EXPECT_TRUE(m_result->passed);
  EXPECT_EQ(factOf(*page<ResultPanel>().findChild<FactsTable*>(QStringLiteral("check")),
                   QStringLiteral("Result")),
            QStringLiteral("999000"));
  EXPECT_EQ(page<StagePage>().playback().stepCount(), m_scene->stepCount());
  EXPECT_EQ(page<SourceView>().currentLine(), m_scene->lineOf(0));
}

TEST_F(WindowTest, ARunThatTakesLongerThanItsTimeLimitEndsWithASentence) {
  page<TimeLimitField>().setValue(0.2);
  page<ParameterPanel>().setText("grid", QStringLiteral("4194304"));
  startRun(QStringLiteral("1024"), QStringLiteral("1024"));
  ASSERT_TRUE(waitFor([this] { return !m_failure.isEmpty(); }));
  EXPECT_EQ(
      m_failure,
      QStringLiteral("dot_shared did not end within its time limit of 0.2 s and was stopped."));
  EXPECT_EQ(m_window->messages().sentence(), m_failure);
  EXPECT_FALSE(m_window->controller().isBusy());
  // The window goes on.
  page<TimeLimitField>().setValue(0);
  page<ParameterPanel>().setText("grid", QStringLiteral("auto"));
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
}

TEST_F(WindowTest, OneColumnOfAFileIsSummedAsOnTheCommandLine) {
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("one.csv")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("x\n1\n2\n3.5\n");
  file.close();
  ParameterPanel& panel = page<ParameterPanel>();
  panel.data().open({file.fileName()});
  ASSERT_TRUE(waitFor([&] { return !panel.data().arrays().empty(); }));
  panel.run();
  ASSERT_TRUE(waitFor([this] { return m_results == 1; }));
  EXPECT_EQ(m_result->result, values::Number(6.5));
}

TEST_F(WindowTest, PlayingMovesTheMarkedLine) {
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  Playback& playback = page<StagePage>().playback();
  for (int step = 0; step < playback.stepCount(); ++step) {
    playback.jump(step);
    EXPECT_EQ(page<SourceView>().currentLine(), m_scene->lineOf(step));
  }
}

TEST_F(WindowTest, TheStageSaysWhatIsChosenAndNotShown) {
  auto& note = page<ChosenNote>();
  const StageWidget& stage = page<StageWidget>();
  EXPECT_FALSE(note.isVisible()) << "nothing is shown yet";
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  EXPECT_FALSE(note.isVisible());
  page<CatalogView>().choose(QStringLiteral("scan_blelloch"));
  EXPECT_TRUE(note.isVisible());
  EXPECT_EQ(note.text(), QStringLiteral("dot_shared, n = 64. Press Run to show scan_blelloch."));
  EXPECT_TRUE(stage.look().isOld);
  EXPECT_TRUE(stage.rect().contains(note.geometry()));
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  EXPECT_FALSE(note.isVisible());
  EXPECT_FALSE(stage.look().isOld);
  page<ParameterPanel>().setText("n", QStringLiteral("128"));
  page<ParameterPanel>().setText("seed", QStringLiteral("7"));
  EXPECT_EQ(note.text(),
            QStringLiteral("dot_shared, n = 64, Seed 1. Press Run to show n = 128, Seed 7."));
  page<ParameterPanel>().run();
  EXPECT_FALSE(note.isVisible()) << "it is on its way";
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(note.text(), QString());
}

TEST_F(WindowTest, AfterTheButtonRunTheArrowKeysStep) {
  auto* run = m_window->findChild<QPushButton*>(QStringLiteral("run"));
  ASSERT_NE(run, nullptr);
  page<ParameterPanel>().setText("n", QStringLiteral("64"));
  QTest::mouseClick(run, Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  Playback& playback = page<StagePage>().playback();
  ASSERT_EQ(playback.step(), 0);
  QTest::keyClick(m_window->focusWidget(), Qt::Key_Right);
  QTest::keyClick(m_window->focusWidget(), Qt::Key_Right);
  EXPECT_EQ(playback.step(), 2);
  QTest::keyClick(m_window->focusWidget(), Qt::Key_Left);
  EXPECT_EQ(playback.step(), 1);
}

TEST_F(WindowTest, ChoosingALineGoesToItsNextStep) {
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  Playback& playback = page<StagePage>().playback();
  const int line = m_scene->lineOf(m_scene->stepCount() - 1);
  emit page<SourceView>().lineChosen(line);
  EXPECT_EQ(m_scene->lineOf(playback.step()), line);
}

TEST_F(WindowTest, ANewerRunReplacesAnOlderOne) {
  startRun(QStringLiteral("2^22"), QStringLiteral("256"));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 100;
  request.parameters.block = 32;
  m_window->controller().run(request, {});
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->parameters.n, 100);
  EXPECT_EQ(m_results, 1);
}

TEST_F(WindowTest, CancelShowsAtOnceAndEndsTheRun) {
  startRun(QStringLiteral("2^24"), QStringLiteral("256"));
  ASSERT_TRUE(waitFor([this] { return m_enginePid != 0; }));
  QTest::qWait(100);
  if (m_results > 0) GTEST_SKIP() << "this machine ran 2^24 elements before it could be cancelled";
  auto* cancel = page<ParameterPanel>().findChild<QPushButton*>(QStringLiteral("cancel"));
  ASSERT_NE(cancel, nullptr);
  ASSERT_TRUE(cancel->isEnabled());
  QTest::mouseClick(cancel, Qt::LeftButton);
  // Within the click itself, not only in time.
  EXPECT_TRUE(!cancel->isEnabled() || m_cancelled == 1);
  ASSERT_TRUE(waitFor([this] { return m_cancelled == 1; }));
  EXPECT_EQ(m_results, 0);
  EXPECT_FALSE(m_window->controller().isBusy());
}

TEST_F(WindowTest, AKilledEngineIsSaidInASentenceAndTheNextRunWorks) {
  startRun(QStringLiteral("1000"), QStringLiteral("64"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  startRun(QStringLiteral("2^24"), QStringLiteral("256"));
  ASSERT_TRUE(waitFor([this] { return m_enginePid != 0; }));
  QTest::qWait(100);
  if (m_results > 1) GTEST_SKIP() << "this machine ran 2^24 elements before it could be stopped";
  ASSERT_EQ(kill(static_cast<pid_t>(m_enginePid), SIGKILL), 0);
  ASSERT_TRUE(waitFor([this] { return !m_failure.isEmpty(); }));
  EXPECT_TRUE(m_failure.endsWith(QLatin1Char('.'))) << m_failure.toStdString();
  EXPECT_FALSE(m_window->messages().sentence().isEmpty());
  // What was shown before is still there.
  EXPECT_EQ(m_result->parameters.n, 1000);
  EXPECT_GT(page<StagePage>().playback().stepCount(), 0);
  // The engine is there again without a word of the user's.
  EXPECT_TRUE(waitFor([this] {
    return m_window->messages().sentence() ==
           m_failure + QStringLiteral(" The engine has been started again.");
  })) << m_window->messages().sentence().toStdString();
  EXPECT_EQ(m_window->statusBar()->currentMessage(),
            QStringLiteral("The engine has been started again."));
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  EXPECT_EQ(m_window->messages().sentence(), QString()) << "what it says is over";
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(m_result->parameters.n, 100);
}

TEST_F(WindowTest, AMessageGoesWhenTheNextRunBeginsButAQuestionStays) {
  MessageStrip& messages = m_window->messages();
  messages.sayTrouble(QStringLiteral("The last run failed."));
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  EXPECT_TRUE(messages.isHidden());
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  bool isChosen = false;
  messages.offer(QStringLiteral("Unsaved work was kept."),
                 {{QStringLiteral("Open it"), [&] { isChosen = true; }}});
  startRun(QStringLiteral("128"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_FALSE(messages.isHidden());
  messages.findChild<QPushButton*>()->click();
  EXPECT_TRUE(isChosen);
  EXPECT_TRUE(messages.isHidden());
}

TEST_F(WindowTest, ThatARunWasCancelledIsSaidUntilTheNextOneBegins) {
  startRun(QStringLiteral("2^24"), QStringLiteral("256"));
  m_window->controller().cancel();
  ASSERT_TRUE(waitFor([this] { return m_cancelled == 1; }));
  EXPECT_EQ(m_window->statusBar()->currentMessage(), QStringLiteral("Cancelled."));
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  EXPECT_NE(m_window->statusBar()->currentMessage(), QStringLiteral("Cancelled."));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
}

TEST_F(WindowTest, TooLargeARunIsRefusedInASentence) {
  startRun(QStringLiteral("2^40"), QStringLiteral("256"));
  ASSERT_TRUE(waitFor([this] { return !m_failure.isEmpty(); }));
  EXPECT_TRUE(m_window->messages().sentence().contains(QLatin1String("1099511627776")))
      << m_failure.toStdString();
  EXPECT_FALSE(m_window->controller().isBusy());
}

/// A run whose record is so large that its picture takes a while.
std::shared_ptr<const values::RunResult> withLargeRecord(const values::RunResult& result) {
  const test::Threads threads(
      256, std::vector<trace::Event>(
               12'000, trace::Event::make(trace::EventKind::load, 0, 4, 0, 0x3f800000)));
  auto large = std::make_shared<values::RunResult>(result);
  large->record =
      *test::makeRecord({{"a", trace::Space::global, values::DType::float32, 1}}, threads);
  large->record->kernel = result.kernel;
  return large;
}

TEST_F(WindowTest, CancellingThePictureOfALargeRecordKeepsTheOneBefore) {
  startRun("1000", "128");
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1 && !m_window->controller().isBusy(); }));
  RunController& controller = m_window->controller();
  double last = 0;
  int reports = 0;
  const QSignalSpy activities(&controller, &RunController::activityChanged);
  const auto isPreparing = [&] {
    return !activities.isEmpty() &&
           activities.back().front().value<Activity>() == Activity::preparing;
  };
  QObject::connect(&controller, &RunController::progressed, m_window.get(), [&](double done) {
    if (!isPreparing()) return;
    EXPECT_GE(done, last);
    last = done;
    ++reports;
  });
  RunController::Shown large = controller.shown();
  large.result = withLargeRecord(*m_result);
  const auto before = page<StageWidget>().scene();
  controller.show(large, 0);
  ASSERT_TRUE(isPreparing());
  ASSERT_TRUE(waitFor([&] { return reports > 0; }));
  EXPECT_EQ(m_window->statusBar()->currentMessage(), "Preparing the picture…");
  auto* cancel = m_window->findChild<QPushButton*>("cancel");
  ASSERT_TRUE(cancel->isEnabled());
  QTest::mouseClick(cancel, Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return m_cancelled == 1; }));
  EXPECT_FALSE(controller.isBusy());
  EXPECT_EQ(m_scenes, 1);
  EXPECT_EQ(page<StageWidget>().scene(), before);

  // Not cancelled, it is shown; and the window goes on.
  last = 0;
  controller.show(large, 0);
  ASSERT_TRUE(waitFor([&] { return m_scenes == 2; }));
  EXPECT_EQ(page<StageWidget>().scene()->record().events.size(), 256U * 12'000U);
  last = 0;  // of the picture of a run
  startRun("500", "64");
  ASSERT_TRUE(waitFor([&] { return m_scenes == 3; }));
}

TEST_F(WindowTest, TheEventLoopIsNotHeldWhileALargeRunIsRecordedAndShown) {
  // The first painting of a window is no matter of runs.
  QTest::qWait(300);
  const tests::Heartbeat heartbeat;
  startRun(QStringLiteral("2^22"), QStringLiteral("256"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  page<StagePage>().playback().play();
  QTest::qWait(500);
  EXPECT_LT(heartbeat.longestCpu(), tests::kLongestHold);
  // A machine that is busy with other programs gives no better promise.
  EXPECT_LT(heartbeat.longestWall(), 500.0);
  RecordProperty("longest_cpu_us", static_cast<int>(heartbeat.longestCpu() * 1000.0));
  RecordProperty("longest_wall_ms", static_cast<int>(heartbeat.longestWall()));
}

TEST_F(WindowTest, DataThatMakeNoRequestEndInASentence) {
  RunController& controller = m_window->controller();
  values::RunRequest request;
  request.kernel = "dot_shard";
  controller.run(request, {std::make_shared<values::HostArray>(values::DType::float32, 4)});
  EXPECT_TRUE(controller.isBusy());
  ASSERT_TRUE(waitFor([&] { return !controller.isBusy(); }));
  EXPECT_TRUE(m_failure.startsWith(QLatin1String("There is no kernel 'dot_shard'")))
      << m_failure.toStdString();
  startRun("500", "64");
  ASSERT_TRUE(waitFor([&] { return m_scenes == 1; }));
}

}  // namespace
}  // namespace lanescope::ui
