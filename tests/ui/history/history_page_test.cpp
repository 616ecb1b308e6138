// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>

#include "app/history/result_file.h"
#include "tests/app/history/history_samples.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/history/comparison_view.h"
#include "ui/history/history_model.h"
#include "ui/history/history_page.h"

namespace lanescope::ui {
namespace {

using history::History;
using history::HistoryFile;

/// Tests the page alone, on a temporary file.
class HistoryPageTest : public testing::Test {
 protected:
  void SetUp() override {
    m_path = m_folder.filePath(QStringLiteral("history.sqlite"));
    m_history = std::make_unique<History>(m_path, HistoryFile::Options{});
    m_page = std::make_unique<HistoryPage>(*m_history);
    m_page->resize(1200, 700);
    QObject::connect(m_page.get(), &HistoryPage::refreshed, m_page.get(),
                     [this] { ++m_refreshed; });
    m_page->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(m_page.get()));
    ASSERT_TRUE(waitFor([this] { return m_refreshed > 0; }));
  }

  template <class Condition>
  [[nodiscard]] static bool waitFor(Condition condition) {
    return QTest::qWaitFor(condition, 60'000);
  }
  [[nodiscard]] QTableView& table() const {
    return *m_page->findChild<QTableView*>(QStringLiteral("history"));
  }
  [[nodiscard]] int rows() const { return table().isVisible() ? table().model()->rowCount() : 0; }
  [[nodiscard]] bool waitForRows(int count) const {
    return waitFor([this, count] { return rows() == count; });
  }
  [[nodiscard]] QString cell(int row, int column) const {
    return table().model()->index(row, column).data().toString();
  }
  [[nodiscard]] QPushButton& button(const QString& text) const {
    for (QPushButton* found : m_page->findChildren<QPushButton*>()) {
      if (found->text() == text) return *found;
    }
    ADD_FAILURE() << "no button " << text.toStdString();
    return *m_page->findChild<QPushButton*>();
  }
  /// Stores three entries; the newest is a run of scan_blelloch.
  void fill() {
    HistoryFile file(m_path);
    file.addBenchmark(tests::sampleBenchmark("dot_shared"));
    values::BenchResult slower = tests::sampleBenchmark("dot_global");
    slower.machine = "Intel Xeon";
    slower.date = "2026-11-21T12:00:00Z";
    file.addBenchmark(slower);
    file.addRun(tests::sampleRun("scan_blelloch"), tests::sampleProvenance());
    m_page->refresh();
    ASSERT_TRUE(waitForRows(3));
  }

  QTemporaryDir m_folder;
  QString m_path;
  std::unique_ptr<History> m_history;
  std::unique_ptr<HistoryPage> m_page;
  int m_refreshed = 0;
};

TEST_F(HistoryPageTest, ExplainsItselfWhileItIsEmpty) {
  EXPECT_FALSE(table().isVisible());
  QLabel* empty = nullptr;
  for (QLabel* label : m_page->findChildren<QLabel*>()) {
    if (label->isVisible() && label->text().contains(QStringLiteral("appears here when it ends"))) {
      empty = label;
    }
  }
  ASSERT_NE(empty, nullptr);
  EXPECT_FALSE(button(QStringLiteral("Delete")).isEnabled());
}

TEST_F(HistoryPageTest, ShowsTheNewestFirstWithTheirFacts) {
  fill();
  EXPECT_EQ(cell(0, HistoryModel::Kernel), QStringLiteral("scan_blelloch"));
  EXPECT_EQ(cell(0, HistoryModel::What), QStringLiteral("run"));
  EXPECT_EQ(cell(2, HistoryModel::Check), QStringLiteral("✓ passed"));
  EXPECT_EQ(cell(0, HistoryModel::Version), QStringLiteral("0.1.0"));
  EXPECT_EQ(cell(2, HistoryModel::Kernel), QStringLiteral("dot_shared"));
  EXPECT_EQ(cell(2, HistoryModel::Sizes), QStringLiteral("2¹⁰ to 2²⁰"));
  EXPECT_EQ(cell(2, HistoryModel::Best), QStringLiteral("400 µs"));
  EXPECT_EQ(cell(2, HistoryModel::Machine), QStringLiteral("AMD EPYC 9554"));
  EXPECT_EQ(cell(2, HistoryModel::Device), QStringLiteral("NVIDIA H200"));
}

TEST_F(HistoryPageTest, SaysWhatHasFailed) {
  HistoryFile file(m_path);
  values::RunResult run = tests::sampleRun("dot_shared");
  run.passed = false;
  file.addRun(run, tests::sampleProvenance());
  values::BenchResult times = tests::sampleBenchmark("dot_global");
  times.series.back().passed = false;
  file.addBenchmark(times);
  m_page->refresh();
  ASSERT_TRUE(waitForRows(2));
  for (int row = 0; row < 2; ++row) {
    EXPECT_EQ(cell(row, HistoryModel::Check), QStringLiteral("✗ failed")) << row;
  }
}

TEST_F(HistoryPageTest, ShowsTheRestAndSaysWhichEntryIsOdd) {
  fill();
  history::Database(m_path, {})
      .run(QStringLiteral("UPDATE entries SET kind = 'poem' WHERE kernel = 'dot_global'"));
  m_page->refresh();
  ASSERT_TRUE(waitForRows(2));
  EXPECT_TRUE(m_page->messages().sentence().contains("Entry 2 of the history is left out"));
}

TEST_F(HistoryPageTest, ShowsWhatIsStoredWhileItIsSeen) {
  m_history->storeRun(std::make_shared<const values::RunResult>(tests::sampleRun()),
                      tests::sampleProvenance());
  EXPECT_TRUE(waitForRows(1));
}

TEST_F(HistoryPageTest, IsSearchedByTypingAndFilteredByKernelAndMachine) {
  fill();
  auto& field = *m_page->findChild<QLineEdit*>();
  QTest::keyClicks(&field, QStringLiteral("xeon dot"));
  ASSERT_TRUE(waitForRows(1));
  EXPECT_EQ(cell(0, HistoryModel::Kernel), QStringLiteral("dot_global"));
  field.clear();
  ASSERT_TRUE(waitForRows(3));
  auto* kernel = m_page->findChildren<QComboBox*>()[0];
  kernel->setCurrentIndex(kernel->findText(QStringLiteral("dot_shared")));
  ASSERT_TRUE(waitForRows(1));
  auto* machine = m_page->findChildren<QComboBox*>()[1];
  machine->setCurrentIndex(machine->findText(QStringLiteral("Intel Xeon")));
  ASSERT_TRUE(waitForRows(0));
  kernel->setCurrentIndex(0);
  ASSERT_TRUE(waitForRows(1));
}

TEST_F(HistoryPageTest, IsSortedByTimeAsANumber) {
  fill();
  table().sortByColumn(HistoryModel::Best, Qt::AscendingOrder);
  EXPECT_EQ(cell(0, HistoryModel::Best), QStringLiteral("125 µs"));
  table().sortByColumn(HistoryModel::Best, Qt::DescendingOrder);
  EXPECT_EQ(cell(2, HistoryModel::Best), QStringLiteral("125 µs"));
}

TEST_F(HistoryPageTest, StoresATagThatIsEdited) {
  fill();
  table().setFocus();
  table().setCurrentIndex(table().model()->index(1, 0));
  for (QAction* action : table().actions()) {
    if (action->shortcut() == QKeySequence(Qt::Key_F2)) action->trigger();
  }
  auto* editor = table().viewport()->findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  QTest::keyClicks(editor, QStringLiteral("before the change"));
  // A change of the history does not close the field.
  m_history->storeRun(std::make_shared<const values::RunResult>(tests::sampleRun()),
                      tests::sampleProvenance());
  QTest::qWait(400);
  ASSERT_EQ(table().viewport()->findChild<QLineEdit*>(), editor);
  QTest::keyClick(editor, Qt::Key_Return);
  ASSERT_TRUE(waitForRows(4));
  EXPECT_EQ(cell(2, HistoryModel::Tag), QStringLiteral("before the change"));
  EXPECT_EQ(HistoryFile(m_path).search({.text = QStringLiteral("change")}).matches, 1);
  m_page->changes().undo();
  EXPECT_TRUE(waitFor([this] { return cell(2, HistoryModel::Tag).isEmpty(); }));
  m_page->changes().redo();
  EXPECT_TRUE(waitFor(
      [this] { return cell(2, HistoryModel::Tag) == QStringLiteral("before the change"); }));
}

TEST_F(HistoryPageTest, DeletesWhatIsSelectedAndTakesItBack) {
  fill();
  table().selectRow(0);
  table().setFocus();
  EXPECT_TRUE(button(QStringLiteral("Delete")).isEnabled());
  m_page->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_page.get()));
  QTest::keyClick(&table(), Qt::Key_Delete);
  ASSERT_TRUE(waitForRows(2));
  EXPECT_EQ(cell(0, HistoryModel::Kernel), QStringLiteral("dot_global"));
  button(QStringLiteral("Undo")).click();
  ASSERT_TRUE(waitForRows(3));
  EXPECT_EQ(cell(0, HistoryModel::Kernel), QStringLiteral("scan_blelloch"));
  EXPECT_TRUE(m_page->messages().isHidden());
}

TEST_F(HistoryPageTest, TheOfferToUndoGoesWhenTheDeletionIsUndoneOrNoLongerTheLastChange) {
  fill();
  table().selectRow(0);
  m_page->removeSelected();
  EXPECT_FALSE(m_page->messages().isHidden());
  m_page->changes().undo();
  EXPECT_TRUE(m_page->messages().isHidden());
  ASSERT_TRUE(waitForRows(3));
  table().selectRow(0);
  m_page->removeSelected();
  ASSERT_TRUE(waitForRows(2));
  table().model()->setData(table().model()->index(0, HistoryModel::Tag), QStringLiteral("kept"));
  EXPECT_TRUE(m_page->messages().isHidden());
}

TEST_F(HistoryPageTest, HandsTheSelectedTimesToTheCharts) {
  fill();
  std::vector<values::BenchResult> shown;
  QObject::connect(m_page.get(), &HistoryPage::showRequested, m_page.get(),
                   [&](const std::vector<values::BenchResult>& results) { shown = results; });
  table().selectRow(0);  // a run has no samples
  EXPECT_FALSE(button(QStringLiteral("Chart")).isEnabled());
  table().selectAll();
  button(QStringLiteral("Chart")).click();
  ASSERT_TRUE(waitFor([&] { return !shown.empty(); }));
  ASSERT_EQ(shown.size(), 2U);
  EXPECT_EQ(shown[0].kernel, "dot_global");
  EXPECT_EQ(tests::jsonOf(shown[1]), tests::jsonOf(tests::sampleBenchmark("dot_shared")));
}

TEST_F(HistoryPageTest, ComparesTheSelectedWithTheOldestOfThem) {
  {
    HistoryFile file(m_path);
    values::BenchResult first = tests::sampleBenchmark("dot_shared");
    values::BenchResult second = tests::sampleBenchmark("dot_global");
    second.date = "2026-11-21T12:00:00Z";
    for (values::Milliseconds& time : second.series[0].samples) time *= 2.0;
    second.series.pop_back();
    values::BenchSeries& emulated = second.series.emplace_back(first.series[3]);
    emulated.emulated = true;
    file.addBenchmark(first);
    file.addBenchmark(second);
    m_page->refresh();
  }
  ASSERT_TRUE(waitForRows(2));
  auto* view = m_page->findChild<ComparisonView*>();
  int compared = 0;
  QObject::connect(view, &ComparisonView::compared, m_page.get(), [&] { ++compared; });
  table().selectRow(0);
  EXPECT_FALSE(button(QStringLiteral("Compare")).isEnabled());
  table().selectAll();
  button(QStringLiteral("Compare")).click();
  ASSERT_TRUE(waitFor([&] { return compared == 1; }));
  EXPECT_TRUE(view->isVisible());
  const QAbstractItemModel& model = *view->findChild<QTableView*>()->model();
  ASSERT_EQ(model.rowCount(), 3);  // both kernels at both sizes, and the CPU variant that both have
  const auto text = [&](int row, const char* column) {
    for (int i = 0; i < model.columnCount(); ++i) {
      const bool isIt = model.headerData(i, Qt::Horizontal) == QLatin1String(column);
      if (isIt) return model.index(row, i).data().toString();
    }
    return QStringLiteral("no such column");
  };
  EXPECT_EQ(text(0, "Variant"), QStringLiteral("dot_global / dot_shared, cold"));
  EXPECT_EQ(text(0, "n"), QStringLiteral("2¹⁰"));
  EXPECT_EQ(text(0, "Ratio"), QStringLiteral("2"));
  EXPECT_EQ(text(0, "Verdict"), QStringLiteral("slower"));
  EXPECT_EQ(text(1, "Variant"), QStringLiteral("cpu: SIMD"));
  EXPECT_EQ(text(1, "Ratio"), QStringLiteral("1"));
  EXPECT_EQ(text(1, "Verdict"), QStringLiteral("no difference shown"));
  EXPECT_EQ(text(2, "n"), QStringLiteral("2²⁰"));
  button(QStringLiteral("Close the comparison")).click();
  EXPECT_FALSE(view->isVisible());
}

TEST_F(HistoryPageTest, ExportsBenchmarksAndImportsThemAgain) {
  fill();
  table().selectAll();
  const QString file = m_folder.filePath(QStringLiteral("all.csv"));
  m_page->exportTo(file);
  ASSERT_TRUE(waitFor(
      [this] { return m_page->messages().sentence().startsWith(QStringLiteral("Written: ")); }));
  m_page->importFiles({file});
  ASSERT_TRUE(waitFor([this] {
    return m_page->messages().sentence().contains(QStringLiteral("2 benchmark(s) are in"));
  }));
  EXPECT_EQ(rows(), 3);
  m_page->removeSelected();
  ASSERT_TRUE(waitForRows(0));
  m_page->importFiles({file, m_folder.filePath(QStringLiteral("none.json"))});
  ASSERT_TRUE(waitForRows(2));
  EXPECT_TRUE(m_page->messages().sentence().startsWith(QStringLiteral("2 benchmark(s) imported")));
  EXPECT_TRUE(m_page->messages().sentence().contains(QStringLiteral("there is no such file.")));
  table().selectAll();
  m_page->exportTo(m_folder.filePath(QStringLiteral("two.txt")));
  EXPECT_TRUE(waitFor([this] {
    return m_page->messages().sentence().contains(QStringLiteral("has no known ending"));
  }));
}

TEST_F(HistoryPageTest, AHistoryThatCannotBeOpenedWritesNothing) {
  History none(QStringLiteral("/dev/null/history.sqlite"));
  const QString file = m_folder.filePath(QStringLiteral("all.csv"));
  EXPECT_EQ(none.exportTo(file, {1}).result(), std::nullopt);
  EXPECT_FALSE(QFile::exists(file));
}

TEST_F(HistoryPageTest, ShowsHowFarAnImportIsAndCancelsIt) {
  values::BenchResult large = tests::sampleBenchmark();
  large.series.resize(60'000, large.series[0]);
  const QString file = m_folder.filePath(QStringLiteral("large.recording.json"));
  history::writeResults({&large, 1}, file);
  QStringList said;
  QObject::connect(m_history.get(), &History::importing, m_page.get(),
                   [&](const QString& what, double fraction) {
                     EXPECT_TRUE(fraction >= 0 && fraction <= 1);
                     said += what;
                   });
  m_page->importFiles({file});
  ASSERT_TRUE(waitFor([&] { return said.size() > 2; }));
  EXPECT_EQ(said.front(), QStringLiteral("Reading large.recording.json"));
  EXPECT_TRUE(m_page->messages().sentence().endsWith(QLatin1Char('%')));
  button(QStringLiteral("Cancel")).click();
  ASSERT_TRUE(waitFor([this] { return m_page->messages().sentence().contains("was cancelled"); }));
  EXPECT_EQ(rows(), 0);
  EXPECT_EQ(HistoryFile(m_path).search({}).all, 0);
  // The next import is not cancelled.
  const values::BenchResult small = tests::sampleBenchmark();
  const QString another = m_folder.filePath(QStringLiteral("small.recording.json"));
  history::writeResults({&small, 1}, another);
  m_page->importFiles({another});
  ASSERT_TRUE(waitForRows(1));
}

TEST_F(HistoryPageTest, SaysWhyNothingIsStoredAndGoesOn) {
  m_page.reset();
  m_history.reset();
  { history::Database(m_path, {}).run(QStringLiteral("PRAGMA user_version = 99")); }
  m_history = std::make_unique<History>(m_path, HistoryFile::Options{});
  m_page = std::make_unique<HistoryPage>(*m_history);
  m_page->show();
  ASSERT_TRUE(waitFor([this] {
    return m_page->messages().sentence().contains(QStringLiteral("its format is version 99"));
  }));
  m_history->storeRun(std::make_shared<const values::RunResult>(tests::sampleRun()),
                      tests::sampleProvenance());
  { history::Database(m_path, {}).run(QStringLiteral("PRAGMA user_version = 1")); }
  m_history->storeRun(std::make_shared<const values::RunResult>(tests::sampleRun()),
                      tests::sampleProvenance());
  EXPECT_TRUE(waitFor([this] { return rows() >= 1; }));
}

}  // namespace
}  // namespace lanescope::ui
