// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/error_data.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QAbstractItemModelTester>
#include <cmath>
#include <limits>

#include "ui/charts/chart_model.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/error_chart.h"

namespace lanescope::ui {
namespace {

values::BenchSeries point(const std::string& name, std::int64_t n, double value, double reference,
                          double magnitude) {
  values::BenchSeries series;
  series.name = name;
  series.where = name.starts_with("cpu: ") ? "CPU: test" : "Emulator";
  series.n = n;
  series.accuracy = values::Accuracy{value, reference, std::abs(value - reference), magnitude,
                                     static_cast<double>(n) * 0x1p-24 * magnitude};
  return series;
}

values::Parameters inOrder(std::uint64_t shuffle, const char* pattern = "random") {
  values::Parameters parameters;
  parameters.pattern = pattern;
  parameters.shuffle = shuffle;
  return parameters;
}

const QCPGraph* graphNamed(const QCustomPlot& plot, const QString& name) {
  for (int i = 0; i < plot.graphCount(); ++i) {
    if (plot.graph(i)->name() == name) return plot.graph(i);
  }
  return nullptr;
}

TEST(ErrorData, DividesByTheTermsOrByTheResult) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("dot_shared", 1024, 2.5, 2.0, 100.0));
  EXPECT_DOUBLE_EQ(data.points()[0].relativeError(results::ErrorScale::terms), 0.005);
  EXPECT_DOUBLE_EQ(data.points()[0].relativeError(results::ErrorScale::result), 0.25);
  data.add(point("dot_shared", 2048, 0.5, 0.0, 100.0));
  EXPECT_TRUE(std::isnan(data.points()[1].relativeError(results::ErrorScale::result)));
  data.add(point("dot_shared", 4096, 0.0, 0.0, 0.0));
  EXPECT_EQ(data.points()[2].relativeError(results::ErrorScale::result), 0.0);
}

TEST(ErrorData, KeepsTheOrderBeforeOfTheSameProblemAlone) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("cpu: 1 thread", 1024, 2.5, 2.0, 100.0));
  data.begin(inOrder(1));
  EXPECT_TRUE(data.points().empty());
  data.add(point("cpu: 1 thread", 1024, 2.25, 2.0, 100.0));
  ASSERT_NE(data.before(data.points()[0]), nullptr);
  EXPECT_EQ(data.before(data.points()[0])->accuracy.value, values::Number(2.5));
  EXPECT_EQ(data.orderBefore(), 0U);
  EXPECT_TRUE(data.sentences()
                  .join(QLatin1Char('\n'))
                  .contains(QLatin1String("2.5 in order 0, 2.25 in order 1")))
      << data.sentences().join(QLatin1Char('\n')).toStdString();
  data.begin(inOrder(2, "ones"));
  EXPECT_FALSE(data.orderBefore().has_value());
}

TEST(ErrorData, SaysThatNothingMovedAndThatASumSticks) {
  results::ErrorData data;
  data.begin(inOrder(0, "ones"));
  const std::int64_t n = std::int64_t{1} << 25;
  const auto count = static_cast<double>(n);
  data.add(point("cpu: 1 thread", n, 16777216.0, count, count));
  data.begin(inOrder(1, "ones"));
  data.add(point("cpu: 1 thread", n, 16777216.0, count, count));
  const QString words = data.sentences().join(QLatin1Char('\n'));
  EXPECT_TRUE(words.contains(QStringLiteral("sticks at 2²⁴ = 16777216 for n = 2²⁵")));
  EXPECT_TRUE(words.contains(QLatin1String("No number moved from order 0 to order 1.")));
}

TEST(ErrorData, SaysWhatTheEmulatorLeftOut) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("dot_shared", 1024, 2.0, 2.0, 100.0));
  data.add(point("cpu: 1 thread", 1024, 2.0, 2.0, 100.0));
  EXPECT_TRUE(data.sentences().isEmpty());
  data.add(point("cpu: 1 thread", 4096, 2.0, 2.0, 100.0));
  EXPECT_TRUE(
      data.sentences().join(QLatin1Char(' ')).contains(QStringLiteral("dot_shared beyond 2¹⁰")));
}

values::BenchResult recording(const char* pattern) {
  values::BenchResult result;
  result.parameters = inOrder(0, pattern);
  result.device = "NVIDIA H200";
  result.machine = "A CPU, 16 threads";
  result.date = "2026-11-22T08:00:00Z";
  for (const char* const name : {"matmul_naive", "matmul_tiled", "cpu: 1 thread", "matmul_bf16"}) {
    const double error = std::string_view(name) == "matmul_bf16" ? 1.0 : 0.001;
    for (const std::int64_t n : {16, 32}) {
      result.series.push_back(point(name, n, 2.0 + error, 2.0, 100.0));
      if (!result.series.back().name.starts_with("cpu: ")) {
        result.series.back().where = "GPU: NVIDIA H200";
      }
    }
  }
  return result;
}

TEST(ErrorData, TakesWhatAGpuOfAnotherMachineComputedOfTheSameInputs) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.addRecorded(recording("random"));
  EXPECT_FALSE(data.hasOwn());
  ASSERT_EQ(data.points().size(), 6U);
  EXPECT_EQ(data.points()[0].title(), QStringLiteral("matmul_naive, recorded"));
  EXPECT_EQ(data.points()[0].where, QStringLiteral("GPU: NVIDIA H200, recorded 2026-11-22"));
  const QString words = data.sentences().join(QLatin1Char('\n'));
  EXPECT_TRUE(words.contains(
      QLatin1String("From another machine: NVIDIA H200, recorded 2026-11-22 compared "
                    "with A CPU, 16 threads; pattern random.")))
      << words.toStdString();
  data.begin(inOrder(1));
  data.addRecorded(recording("random"));
  EXPECT_TRUE(data.points().empty());
  EXPECT_FALSE(data.orderBefore().has_value());
  data.begin(inOrder(0));
  data.addRecorded(recording("ones"));
  EXPECT_TRUE(data.points().empty());
  EXPECT_TRUE(data.sentences().isEmpty());
}

TEST(ErrorData, SaysWhichLinesHideBehindAnother) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.addRecorded(recording("random"));
  EXPECT_EQ(data.lines().size(), 3U);
  ASSERT_EQ(data.distinctLines().size(), 2U);
  EXPECT_EQ(data.distinctLines()[1][0].name, QStringLiteral("matmul_bf16"));
  EXPECT_TRUE(data.sentences().contains(
      QStringLiteral("The very same numbers: matmul_naive stands for matmul_tiled.")));
}

TEST(ErrorData, WritesATableForSpreadsheets) {
  results::ErrorData data;
  data.begin(inOrder(3));
  data.add(point("cpu: 1 thread", 1024, 0.1, 0.25, 100.0));
  const QStringList lines = data.csv().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 3);
  EXPECT_TRUE(lines[1].startsWith(
      QLatin1String("cpu: 1 thread,CPU: test,1024,3,0.10000000000000001,0.25,0.14999")));
  EXPECT_EQ(lines[0].count(QLatin1Char(',')), lines[1].count(QLatin1Char(',')));
}

TEST(ErrorChart, StandsExactResultsOnTheFloorAndLeavesOutWhatIsNoNumber) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("dot_shared", 1024, 2.0, 2.0, 100.0));
  data.add(point("dot_shared", 4096, 2.001, 2.0, 100.0));
  data.add(point("dot_shared", 16384, std::numeric_limits<double>::quiet_NaN(), 2.0, 100.0));
  data.add(point("dot_shared", 65536, std::numeric_limits<double>::infinity(), 2.0, 100.0));
  EXPECT_TRUE(data.sentences().join(QLatin1Char(' ')).contains(QLatin1String("2 result")));
  QCustomPlot plot;
  for (const results::ErrorScale scale :
       {results::ErrorScale::terms, results::ErrorScale::result}) {
    drawChart(plot, errorChart(data, scale), StageTheme::light());
    const QCPGraph* const graph = graphNamed(plot, QStringLiteral("dot_shared"));
    ASSERT_NE(graph, nullptr);
    ASSERT_EQ(graph->data()->size(), 2);
    const double floor = graph->data()->constBegin()->value;
    EXPECT_GT(floor, 0.0);
    // Below every error and every bound, and on the chart.
    EXPECT_TRUE(plot.yAxis->range().contains(floor));
    for (int i = 0; i < plot.graphCount(); ++i) {
      for (const QCPGraphData& drawn : *plot.graph(i)->data()) {
        EXPECT_TRUE(std::isfinite(drawn.value));
        EXPECT_GE(drawn.value, floor);
        EXPECT_TRUE(plot.yAxis->range().contains(drawn.value));
      }
    }
  }
}

TEST(ErrorChart, DrawsWhatTheoryAllows) {
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("dot_shared", 1024, 2.001, 2.0, 100.0));
  QCustomPlot plot;
  const auto boundOf = [&](const char* name, results::ErrorScale scale) {
    drawChart(plot, errorChart(data, scale), StageTheme::dark());
    const QCPGraph* const graph = graphNamed(plot, QString::fromUtf8(name));
    return graph == nullptr ? 0.0 : graph->data()->constBegin()->value;
  };
  EXPECT_DOUBLE_EQ(boundOf("u·n, in order", results::ErrorScale::terms), 1024 * 0x1p-24);
  EXPECT_DOUBLE_EQ(boundOf("u·log₂ n, tree", results::ErrorScale::terms), 10 * 0x1p-24);
  EXPECT_DOUBLE_EQ(boundOf("u·n, in order", results::ErrorScale::result), 50 * 1024 * 0x1p-24);
  values::Parameters whole = inOrder(0);
  whole.dtype = values::DType::int32;
  data.begin(whole);
  data.add(point("dot_shared", 1024, 2.0, 2.0, 100.0));
  EXPECT_EQ(boundOf("u·n, in order", results::ErrorScale::terms), 0.0);
}

TEST(ErrorTable, KeepsTheRulesOfModels) {
  ChartModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  results::ErrorData data;
  data.begin(inOrder(0));
  data.add(point("cpu: 1 thread", 1024, 2.5, 2.0, 100.0));
  data.begin(inOrder(1));
  data.add(point("cpu: 1 thread", 1024, 2.0, 2.0, 100.0));
  model.setTable(errorTable(data, results::ErrorScale::terms));
  const auto text = [&](int column) { return model.index(0, column).data().toString(); };
  EXPECT_EQ(model.rowCount({}), 1);
  EXPECT_EQ(text(0), QStringLiteral("CPU, in order"));
  EXPECT_EQ(text(2), QStringLiteral("2"));
  EXPECT_EQ(text(3), QStringLiteral("2.5"));
  EXPECT_EQ(text(5), QStringLiteral("exact"));
  EXPECT_EQ(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Order 0"));
}

}  // namespace
}  // namespace lanescope::ui
