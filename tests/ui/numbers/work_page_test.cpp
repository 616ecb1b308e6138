// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/work_page.h"

#include <qcustomplot.h>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <algorithm>

#include "app/text/result_text.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/work_chart.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/measure_page.h"
#include "ui/widgets/complaint_label.h"

namespace lanescope::ui {
namespace {

values::BenchSeries count(const char* name, std::int64_t n, std::uint64_t operations,
                          std::uint32_t depth) {
  values::BenchSeries series;
  series.name = name;
  series.where = "Emulator";
  series.n = n;
  series.work = {operations, depth};
  return series;
}

results::WorkData twoScans() {
  results::WorkData data;
  data.add(count("scan_hillis_steele", 1024, 9217, 10));
  data.add(count("scan_blelloch", 1024, 2046, 19));
  data.add(count("scan_hillis_steele", 16, 49, 4));
  data.add(count("scan_blelloch", 16, 30, 7));
  return data;
}

TEST(WorkData, SaysWhoDoesMoreAndWhoTakesLonger) {
  const QStringList sentences = twoScans().sentences();
  ASSERT_EQ(sentences.size(), 3);
  EXPECT_EQ(sentences[0],
            QStringLiteral("n = 2¹⁰: scan_hillis_steele computes 9217 operations in 10 steps."));
  EXPECT_EQ(sentences[2],
            QStringLiteral("scan_hillis_steele does 4.5 times the work of scan_blelloch; "
                           "scan_blelloch takes 1.9 times the steps of scan_hillis_steele."));
}

TEST(WorkData, ComparesAtTheLargestSizeThatAllHave) {
  results::WorkData data = twoScans();
  data.add(count("scan_hillis_steele", 2048, 20481, 11));
  EXPECT_TRUE(data.sentences()[0].startsWith(QStringLiteral("n = 2¹⁰: ")));
  EXPECT_EQ(data.lines()[0].back().n, 2048);
  values::BenchSeries timed;
  timed.name = "scan_blelloch";
  data.add(timed);
  EXPECT_EQ(data.points().size(), 5U);
  EXPECT_TRUE(results::WorkData().sentences().isEmpty());
}

TEST(WorkData, WritesATableForSpreadsheets) {
  const QStringList lines = twoScans().csv().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 6);  // the last one is empty
  EXPECT_EQ(lines[0], QStringLiteral("n,kernel,operations,steps,check,where,saved"));
  EXPECT_EQ(lines[2], QStringLiteral("1024,scan_blelloch,2046,19,passed,Emulator,") + today());
}

TEST(WorkTable, KeepsTheRulesOfModels) {
  ChartModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setTable(workTable(twoScans()));
  EXPECT_EQ(model.rowCount({}), 4);
  EXPECT_EQ(model.index(1, 2).data(), QStringLiteral("2046"));
}

TEST(WorkCharts, DrawBothKernelsAndTheLawsOfWorkAndOfDepth) {
  for (const Chart& empty : workCharts({})) EXPECT_TRUE(empty.isEmpty());
  const auto [work, depth] = workCharts(twoScans());
  for (const Chart& chart : {work, depth}) {
    ASSERT_EQ(chart.series.size(), 4U);
    QCustomPlot plot;
    drawChart(plot, chart, StageTheme::light());
    EXPECT_EQ(plot.graphCount(), 4);
    EXPECT_EQ(plot.legend->itemCount(), 4);
  }
  EXPECT_EQ(work.series[1].points[1].y, 2046.0);
  EXPECT_EQ(depth.series[1].points[1].y, 19.0);
  EXPECT_NEAR(work.series[3].points.back().y, 10240.0, 1e-6);
  EXPECT_NEAR(depth.series[3].points.back().y, 20.0, 1e-9);
}

class WorkPageTest : public WindowTest {
 protected:
  [[nodiscard]] WorkPage& panel() { return page<WorkPage>(); }
  void countFor(const char* kernel) {
    page<CatalogView>().choose(QString::fromUtf8(kernel));
    panel().startInFront();
    ASSERT_TRUE(m_window->controller().isBusy());
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  }
};

TEST_F(WorkPageTest, CountsTheTextbooksScansBesideEachOther) {
  EXPECT_TRUE(panel().visibleRegion().isEmpty());
  countFor("scan_shuffle");
  ASSERT_EQ(m_failure, QString());
  const auto lines = panel().data().lines();
  ASSERT_EQ(lines.size(), 3U);
  for (const auto& line : lines) {
    EXPECT_EQ(line.size(), 10U);
    EXPECT_EQ(line.back().n, 1024);
    EXPECT_TRUE(line.back().passed);
  }
  EXPECT_TRUE(
      std::ranges::all_of(page<MeasurePage>().data().points(), &results::TimingPoint::recorded));
  EXPECT_FALSE(panel().visibleRegion().isEmpty());  // in front of the other docks now
}

TEST_F(WorkPageTest, SaysWhyThereIsNothingToCount) {
  countFor("equalize");
  EXPECT_TRUE(m_failure.contains(QLatin1String("one block"))) << m_failure.toStdString();
  EXPECT_TRUE(panel().data().points().empty());
  // Here, too, and until the next one begins.
  const QLabel& complaint = *panel().findChild<ComplaintLabel*>();
  EXPECT_TRUE(complaint.isVisible());
  EXPECT_EQ(complaint.text(), m_failure);
  countFor("scan_blelloch");
  EXPECT_FALSE(complaint.isVisible()) << complaint.text().toStdString();
}

TEST_F(WorkPageTest, ACancelledCountLeavesThePageAsItIs) {
  page<CatalogView>().choose(QStringLiteral("scan_blelloch"));
  const auto words = [this] {
    QStringList texts;
    for (const QLabel* label : panel().findChildren<QLabel*>()) texts += label->text();
    return texts;
  };
  const QStringList before = words();
  panel().startInFront();
  m_window->controller().cancel();
  ASSERT_TRUE(waitFor([this] { return m_cancelled == 1; }));
  // Small sizes may have been counted before the engine heard of it.
  const std::size_t counted = panel().data().points().size();
  EXPECT_LT(counted, 10U);
  if (counted == 0) {
    EXPECT_EQ(words(), before);
  }
  EXPECT_FALSE(m_window->controller().isBusy());
}

}  // namespace
}  // namespace lanescope::ui
