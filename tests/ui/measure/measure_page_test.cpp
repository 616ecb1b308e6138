// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measure_page.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <new>
#include <stdexcept>

#include "app/results/recordings.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_view.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/chart_job.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

class MeasurePageTest : public WindowTest {
 protected:
  [[nodiscard]] MeasurePage& measurePage() { return page<MeasurePage>(); }
  [[nodiscard]] QTabWidget& pages() {
    return *qobject_cast<QTabWidget*>(m_window->centralWidget());
  }
  [[nodiscard]] ChartView& view() { return *measurePage().findChild<ChartView*>(); }
  [[nodiscard]] const Chart& chart() { return view().chart(); }
  /// Whether the table has a row that begins with this name and size.
  [[nodiscard]] bool isInTable(const QString& what, const QString& n) {
    const QAbstractItemModel& table = *measurePage().findChild<QTableView*>()->model();
    for (int row = 0; row < table.rowCount(); ++row) {
      const QString name = table.index(row, 0).data().toString();
      if (name.startsWith(what) && table.index(row, 1).data() == n) return true;
    }
    return false;
  }
  [[nodiscard]] bool isAllInTable() {
    const results::TimingData& data = measurePage().data();
    return std::ranges::all_of(data.points(), [&](const results::TimingPoint& point) {
      return isInTable(data.titleOf(point), sizeName(point.n));
    });
  }
  void measureSmall(const char* kernel) {
    page<CatalogView>().choose(QString::fromUtf8(kernel));
    measurePage().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2¹²"));
    measurePage().startInFront();
    ASSERT_TRUE(m_window->controller().isBusy());
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
    ASSERT_EQ(m_failure, QString());
    ASSERT_TRUE(waitFor([this] { return isAllInTable(); }));
  }
  template <class Widget>
  [[nodiscard]] Widget& named(const char* accessibleName) {
    for (Widget* widget : m_window->findChildren<Widget*>()) {
      if (widget->accessibleName() == QLatin1String(accessibleName)) return *widget;
    }
    ADD_FAILURE() << accessibleName;
    return *m_window->findChild<Widget*>();
  }
  /// The errors and the work have a title of the same name.
  [[nodiscard]] QString titleOfCharts() {
    for (const QLabel* label : measurePage().findChildren<QLabel*>()) {
      if (label->accessibleName() == QLatin1String("What the charts show")) return label->text();
    }
    return {};
  }
  [[nodiscard]] QString wordsBelow() { return named<QLabel>("The chart in words").text(); }
  [[nodiscard]] static ChartKindInfo info(int row) {
    return chartKinds()[static_cast<std::size_t>(row)];
  }
  [[nodiscard]] std::optional<std::size_t> timingOf(const char* kernel) {
    for (const results::TimingPoint& point : measurePage().data().points()) {
      if (point.kernel == kernel && !point.recorded) return point.index;
    }
    return std::nullopt;
  }
};

TEST_F(MeasurePageTest, ComparesWithAKeptBaseline) {
  auto& keep = named<QToolButton>("Keep as baseline");
  EXPECT_FALSE(keep.isEnabled());
  measureSmall("reduce_shuffle");
  ASSERT_TRUE(waitFor([&] { return keep.isEnabled(); }));
  keep.click();
  const QAbstractItemModel& table = *measurePage().findChild<QTableView*>()->model();
  const int columns = table.columnCount();
  measureSmall("reduce_shuffle");
  ASSERT_TRUE(waitFor([&] { return table.columnCount() == columns + 1; }));
  EXPECT_EQ(table.headerData(3, Qt::Horizontal).toString(), QStringLiteral("Against the baseline"));
  int own = 0;
  for (int row = 0; row < table.rowCount(); ++row) {
    const QString text = table.index(row, 3).data().toString();
    const QColor color = table.index(row, 3).data(Qt::ForegroundRole).value<QColor>();
    if (text.isEmpty()) continue;
    ++own;
    EXPECT_EQ(color.isValid(), text != QLatin1String("no difference shown")) << text.toStdString();
  }
  EXPECT_GE(own, 4);  // the CPU's variants at two sizes
  const auto isOfBaseline = [](const ChartSeries& series) {
    return series.name.startsWith(QString::fromUtf8("CPU, 1 thread · "));
  };
  EXPECT_TRUE(std::ranges::any_of(chart().series, isOfBaseline));
  keep.click();
  ASSERT_TRUE(waitFor([&] { return table.columnCount() == columns; }));
  EXPECT_TRUE(keep.isEnabled());
}

TEST_F(MeasurePageTest, MeasuresTheKernelAndTheCpuAndShowsThemOverTheSizes) {
  measureSmall("reduce_shuffle");
  EXPECT_EQ(pages().currentWidget(), &measurePage());
  EXPECT_TRUE(page<ParameterPanel>().isVisible());
  // Here it would be another one than the page's own.
  const auto* compare = m_window->findChild<QWidget*>(QStringLiteral("compareWith"));
  EXPECT_FALSE(compare->isVisible());
  // Beside what was recorded elsewhere, which has more sizes.
  EXPECT_GT(measurePage().data().sizes().size(), 2U);
  const auto own = std::ranges::count_if(chart().series, [](const ChartSeries& series) {
    return series.name.startsWith(QLatin1String("CPU, ")) && series.points.size() == 2 &&
           series.points[0].x == 1 << 10 && series.points[1].x == 1 << 12;
  });
  EXPECT_GE(own, 2);
  pages().setCurrentIndex(0);
  EXPECT_TRUE(page<ResultPanel>().isVisible());
  EXPECT_TRUE(compare->isVisible());
}

TEST_F(MeasurePageTest, MeasuresTheKernelsThatAreTickedBeside) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  for (QAction* action : measurePage().findChild<ComparisonButton*>()->menu()->actions()) {
    action->setChecked(action->data() == QStringLiteral("dot_global"));
  }
  measureSmall("dot_shared");
  EXPECT_TRUE(timingOf("dot_shared"));
  EXPECT_TRUE(timingOf("dot_global"));
}

TEST_F(MeasurePageTest, EveryChartOfARecordingCanBeChosenByKeyboardAndHasItsTable) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  pages().setCurrentWidget(&measurePage());
  auto* kinds = measurePage().findChild<QListWidget*>();
  kinds->setFocus();
  for (int row = 0; row < kinds->count(); ++row) {
    ASSERT_EQ(kinds->currentRow(), row);
    const QString help = kinds->currentItem()->toolTip();
    ASSERT_TRUE(
        waitFor([&] { return view().accessibleName().contains(help) && !chart().isEmpty(); }));
    EXPECT_GT(measurePage().findChild<QTableView*>()->model()->rowCount(), 0) << row;
    EXPECT_TRUE(chart().sentences.join(QLatin1Char(' ')).contains(QLatin1String("NVIDIA H200")))
        << row;
    // Above it stands what it shows, and below it the machine and the day.
    const QString title = titleOfCharts();
    EXPECT_TRUE(title.startsWith(kinds->currentItem()->text() + QStringLiteral(" of dot_shared")))
        << title.toStdString();
    EXPECT_EQ(title.count(QStringLiteral("n =")), info(row).isOfOneSize ? 1 : 0)
        << title.toStdString();
    const QString words = wordsBelow();
    EXPECT_TRUE(words.contains(QLatin1String("NVIDIA H200, recorded ")) && words.endsWith(today()))
        << words.toStdString();
    QTest::keyClick(kinds, Qt::Key_Down);
  }
}

TEST_F(MeasurePageTest, APointGoesToTheStageWithTheCountersThatExplainIt) {
  measureSmall("reduce_interleaved_conflicts");
  const auto timing = timingOf("reduce_interleaved_conflicts");
  ASSERT_TRUE(timing);
  const int before = m_scenes;
  emit view().opened(*timing);
  ASSERT_TRUE(waitFor([&] { return m_scenes == before + 1; }));
  EXPECT_TRUE(page<StagePage>().isVisible());
  ASSERT_NE(m_result, nullptr);
  EXPECT_EQ(m_result->kernel, "reduce_interleaved_conflicts");
  EXPECT_EQ(m_result->parameters.n, 512);
  const QString words = m_window->messages().sentence();
  EXPECT_TRUE(words.contains(QLatin1String("reduce_interleaved_conflicts took")));
  EXPECT_TRUE(words.contains(QLatin1String("of 32 lanes active"))) << words.toStdString();
  EXPECT_FALSE(words.contains(QLatin1String(" 0 bank conflicts"))) << words.toStdString();
  // What was measured is still there.
  EXPECT_TRUE(timingOf("reduce_interleaved_conflicts"));
  // The next run is not of a point: what was said of the point is over.
  startRun("64", "32");
  ASSERT_TRUE(waitFor([&] { return m_scenes == before + 2; }));
  EXPECT_EQ(m_window->messages().sentence(), QString());
}

TEST_F(MeasurePageTest, APointOfAKernelBesideDoesNotLoseWhatWasMeasured) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  for (QAction* action : measurePage().findChild<ComparisonButton*>()->menu()->actions()) {
    action->setChecked(action->data() == QStringLiteral("dot_global"));
  }
  measureSmall("dot_shared");
  emit view().opened(*timingOf("dot_global"));
  ASSERT_TRUE(waitFor([&] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->kernel, "dot_global");
  EXPECT_TRUE(timingOf("dot_shared"));
}

TEST_F(MeasurePageTest, ARowOfTheTableGoesToTheStageByEnter) {
  measureSmall("dot_shared");
  measurePage().findChild<QTabWidget*>()->setCurrentIndex(1);
  auto* table = measurePage().findChild<QTableView*>();
  table->setFocus();
  table->setCurrentIndex(table->model()->index(0, 0));
  QTest::keyClick(table, Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->kernel, "dot_shared");
}

TEST_F(MeasurePageTest, StoredResultsStandSideBySideWithMachineAndDate) {
  std::vector<values::BenchResult> stored;
  for (const values::BenchResult& recording : results::shippedRecordings(values::Measure::time)) {
    if (recording.kernel == "dot_shared") stored = {recording, recording};
  }
  ASSERT_EQ(stored.size(), 2U);
  stored[1].device = "NVIDIA T4";
  stored[1].date = "2025-05-06T07:08:09Z";
  measurePage().showStored(stored);
  ASSERT_TRUE(waitFor([&] {
    return isInTable(QStringLiteral("dot_shared · NVIDIA T4, 2025-05-06"), QStringLiteral("2¹²"));
  }));
  QStringList names;
  for (const ChartSeries& series : chart().series) names += series.name;
  EXPECT_TRUE(std::ranges::any_of(names, [](const QString& name) {
    return name.startsWith(QStringLiteral("dot_shared · NVIDIA H200, 20"));
  }));
}

TEST_F(MeasurePageTest, WhatComesOfAKernelThatIsNoLongerChosenIsNotMixedIn) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  measurePage().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2¹⁰"));
  measurePage().start();
  page<CatalogView>().choose(QStringLiteral("reduce_shuffle"));
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  EXPECT_FALSE(timingOf("dot_shared"));
}

TEST_F(MeasurePageTest, F6MeasuresAndBringsThePageForward) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  measurePage().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2¹⁰"));
  for (const MenuActions& menu : actionsOfMenus(*m_window)) {
    for (QAction* action : menu.actions) {
      if (action->shortcut() == QKeySequence(Qt::Key_F6)) action->trigger();
    }
  }
  EXPECT_TRUE(m_window->controller().isBusy());
  EXPECT_EQ(pages().currentWidget(), &measurePage());
  EXPECT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
}

TEST_F(MeasurePageTest, NothingIsMeasuredComparedOrCountedWhileAFieldComplains) {
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  pages().setCurrentWidget(&measurePage());
  auto& parameters = page<ParameterPanel>();
  const auto areReady = [&](bool ready, const QString& words) {
    for (const char* const name :
         {"Measure CPU and GPU", "Compare the errors", "Count work and depth"}) {
      EXPECT_EQ(named<QPushButton>(name).isEnabled(), ready) << name;
    }
    for (const char* const name :
         {"What prevents measuring", "What prevents comparing", "What prevents counting"}) {
      EXPECT_EQ(named<QLabel>(name).text(), words) << name;
      EXPECT_EQ(named<QLabel>(name).isHidden(), words.isEmpty()) << name;
    }
  };
  parameters.setText("block", QStringLiteral("128"));
  areReady(true, QString());
  parameters.setText("block", QStringLiteral("100"));
  areReady(false, QStringLiteral("Not ready: ") + parameters.complaint());
  EXPECT_TRUE(named<QLabel>("What prevents measuring").isVisible());
  measurePage().startInFront();
  page<ErrorsPage>().startInFront();
  page<WorkPage>().startInFront();
  EXPECT_FALSE(m_window->controller().isBusy());
  parameters.setText("block", QStringLiteral("64"));
  areReady(true, QString());
}

TEST(ChartJob, TellsOfAChartThatCannotBeMadeAndMakesTheNextOne) {
  int asked = 0;
  ChartJob job([] { return ChartOrder(); }, nullptr,
               [&](ChartKind, const results::TimingData&, const ChartChoice&) -> Chart {
                 if (++asked == 1) throw std::bad_alloc();
                 if (asked == 2) throw std::out_of_range("no such thing");
                 Chart chart;
                 chart.sentences = {QStringLiteral("All is well.")};
                 return chart;
               });
  QString words;
  QObject::connect(&job, &ChartJob::failed, &job,
                   [&](const QString& sentence) { words = sentence; });
  QObject::connect(&job, &ChartJob::made, &job,
                   [&](const Chart& chart) { words = chart.sentences.front(); });
  const auto tryNext = [&] {
    words.clear();
    job.start();
    constexpr int kLongest = 60'000;  // ms
    return QTest::qWaitFor([&] { return !words.isEmpty(); }, kLongest);
  };
  ASSERT_TRUE(tryNext());
  EXPECT_EQ(words, QStringLiteral("The chart needs more memory than this machine has free."));
  ASSERT_TRUE(tryNext());
  EXPECT_EQ(words, QStringLiteral("Something unexpected happened: no such thing."));
  ASSERT_TRUE(tryNext());
  EXPECT_EQ(words, QStringLiteral("All is well."));
}

}  // namespace
}  // namespace lanescope::ui
