// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

#include "app/history/result_file.h"
#include "app/tune/sweep.h"
#include "app/tune/sweep_axes.h"
#include "tests/app/history/history_samples.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/history/history_model.h"
#include "ui/history/history_page.h"
#include "ui/measure/measure_page.h"
#include "ui/session/session_controller.h"
#include "ui/tune/sweep_panel.h"
#include "ui/tune/tune_page.h"

namespace lanescope::ui {
namespace {

using history::HistoryFile;

/// Tests the history of a whole window.
class HistoryWindowTest : public WindowTest {
 protected:
  [[nodiscard]] static std::vector<history::Entry> entries() {
    return HistoryFile(HistoryFile::usualPath()).search({}).entries;
  }
};

TEST_F(HistoryWindowTest, StoresEachRunAndBenchmark) {
  const std::size_t before = entries().size();
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  ASSERT_TRUE(waitFor([&] { return entries().size() == before + 1; }));
  const history::Entry run = entries().front();
  EXPECT_EQ(run.kind, history::Kind::run);
  EXPECT_EQ(run.mostN, 100);
  EXPECT_FALSE(run.version.isEmpty());
  // Showing an old run again stores nothing.
  m_window->controller().show(m_window->controller().shown(), 0);
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.sizes = {1024, 4096};
  request.sampling.maxTime = values::Milliseconds(20);
  m_window->controller().measure(request);
  ASSERT_TRUE(waitFor([&] {
    const auto all = entries();
    return all.size() == before + 2 && all.front().isComplete;
  }));
  const history::Whole whole = HistoryFile(HistoryFile::usualPath()).read(entries().front().id);
  ASSERT_TRUE(whole.benchmark);
  EXPECT_EQ(whole.entry.leastN, 1024);
  EXPECT_EQ(whole.entry.mostN, 4096);
  EXPECT_FALSE(whole.entry.machine.isEmpty());
  EXPECT_GT(whole.benchmark->series.size(), 3U);
  EXPECT_GE(whole.benchmark->series.back().samples.size(), 10U);
}

TEST_F(HistoryWindowTest, StoresASweepWithALineForEachLaunchAndWhetherItPassed) {
  const std::size_t before = entries().size();
  page<ParameterPanel>().setText("n", QStringLiteral("256"));
  auto& tune = page<TunePage>();
  values::Parameters parameters = catalog::defaultsOf(catalog::find("dot_shared"));
  parameters.n = 256;
  const catalog::KernelRow& row = catalog::find("dot_shared");
  const tune::SweepSpace space(row, parameters, {tune::axisFromText(row, "block", "32:64")});
  tune.sweep().sweep().start(space, page<ParameterPanel>().target());
  ASSERT_TRUE(waitFor([&] { return !tune.sweep().sweep().isRunning(); }));
  ASSERT_TRUE(waitFor([&] {
    const auto all = entries();
    return all.size() == before + 1 && all.front().isComplete;
  }));
  const history::Whole whole = HistoryFile(HistoryFile::usualPath()).read(entries().front().id);
  EXPECT_EQ(whole.entry.kind, history::Kind::sweep);
  EXPECT_EQ(whole.entry.kernel, QStringLiteral("dot_shared"));
  EXPECT_EQ(whole.entry.mostN, 256);
  EXPECT_EQ(whole.entry.passed, true);
  EXPECT_FALSE(whole.entry.machine.isEmpty());
  ASSERT_TRUE(whole.benchmark);
  EXPECT_EQ(whole.benchmark->series.size(), tune.sweep().sweep().results().cells.size());
  EXPECT_EQ(whole.benchmark->series.front().name, "dot_shared, block 32");
}

TEST_F(HistoryWindowTest, LeavesOutTheExampleOfTheProgramsStart) {
  const std::size_t before = entries().size();
  bool isMeasured = false;
  QObject::connect(&m_window->controller(), &RunController::benchFinished, m_window.get(),
                   [&] { isMeasured = true; });
  m_window->showExample();
  ASSERT_TRUE(waitFor([&] { return isMeasured && !m_window->controller().isBusy(); }));
  // What the user runs is stored, the same as the example too.
  startRun(QStringLiteral("64"), QStringLiteral("16"));
  ASSERT_TRUE(waitFor([&] { return entries().size() > before; }));
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  EXPECT_EQ(entries().size(), before + 1);
  EXPECT_EQ(entries().front().kind, history::Kind::run);
}

TEST_F(HistoryWindowTest, UndoIsThatOfThePageInFront) {
  auto& history = page<HistoryPage>();
  auto& pages = *qobject_cast<QTabWidget*>(m_window->centralWidget());
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1 && !m_window->controller().isBusy(); }));
  page<ParameterPanel>().setText("n", QStringLiteral("333"));
  const auto n = [this] { return page<ParameterPanel>().parameters().n; };
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  const auto press = [this](Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Z, modifiers);
  };

  pages.setCurrentWidget(&history);
  auto& table = *history.findChild<QTableView*>(QStringLiteral("history"));
  ASSERT_TRUE(waitFor([&] { return table.isVisible() && table.model()->rowCount() > 0; }));
  const std::size_t before = entries().size();
  table.setFocus();
  press(Qt::ControlModifier);
  EXPECT_EQ(n(), 333) << "nothing was done here, and the field cannot be seen";
  table.selectRow(0);
  history.removeSelected();
  ASSERT_TRUE(waitFor([&] { return entries().size() == before - 1; }));
  press(Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return entries().size() == before; }));
  EXPECT_EQ(n(), 333);
  press(Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(waitFor([&] { return entries().size() == before - 1; }));

  pages.setCurrentIndex(0);
  page<StagePage>().stage().setFocus();
  press(Qt::ControlModifier);
  EXPECT_EQ(n(), 100);
  EXPECT_EQ(entries().size(), before - 1);
}

TEST_F(HistoryWindowTest, KeepsTheSeriesOfABenchmarkThatIsCancelled) {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  for (int i = 0; i < 200; ++i) request.sizes.push_back(100'000 + i);
  int points = 0;
  QObject::connect(&m_window->controller(), &RunController::benchPoint, m_window.get(), [&] {
    if (++points == 3) m_window->controller().cancel();
  });
  m_window->controller().measure(request);
  ASSERT_TRUE(waitFor([this] { return m_cancelled == 1; }));
  m_window->close();
  m_window.reset();  // stores what is pending
  const history::Entry entry = entries().front();
  EXPECT_FALSE(entry.isComplete);
  EXPECT_GE(HistoryFile(HistoryFile::usualPath()).read(entry.id).benchmark->series.size(), 3U);
}

TEST_F(HistoryWindowTest, ImportsAFileOfResultsThatIsOpened) {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("results.json"));
  values::BenchResult result = tests::sampleBenchmark("from_a_file");
  result.date = "2026-01-01T00:00:00Z";
  history::writeResults({&result, 1}, file);
  m_window->session().openFiles({file});
  EXPECT_TRUE(page<HistoryPage>().isVisible());
  ASSERT_TRUE(waitFor([] {
    return HistoryFile(HistoryFile::usualPath())
               .search({.text = QStringLiteral("from_a_file")})
               .matches == 1;
  }));
  // The imported kernels may be unknown.
  auto& table = *page<HistoryPage>().findChild<QTableView*>(QStringLiteral("history"));
  ASSERT_TRUE(waitFor([&] {
    for (int row = 0; row < table.model()->rowCount(); ++row) {
      if (table.model()->index(row, HistoryModel::Kernel).data() == "from_a_file") {
        table.selectRow(row);
        return true;
      }
    }
    return false;
  }));
  page<HistoryPage>().showSelected();
  ASSERT_TRUE(waitFor([this] { return page<MeasurePage>().isVisible(); }));
  EXPECT_EQ(page<MeasurePage>().data().points().size(), 4U);
}

TEST_F(HistoryWindowTest, FillsTheWindow) {
  auto& shown = page<HistoryPage>();
  EXPECT_FALSE(shown.isVisible());
  QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return shown.isVisible(); }));
  QTest::qWait(50);
  EXPECT_GT(shown.width(), m_window->width() * 9 / 10);
  m_window->findChild<QTabWidget*>(QString(), Qt::FindDirectChildrenOnly)->setCurrentIndex(0);
  m_window->close();
  QSettings().clear();
}

}  // namespace
}  // namespace lanescope::ui
