// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing_data.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QAbstractItemModelTester>
#include <cmath>
#include <limits>

#include "ui/recordings.h"
#include "ui/timing_charts.h"
#include "ui/timing_model.h"

namespace lanescope::ui {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

values::BenchSeries cpu(const std::string& name, std::int64_t n, double ms) {
  values::BenchSeries series;
  series.name = "cpu: " + name;
  series.where = "CPU: test";
  series.n = n;
  series.samples = {values::Milliseconds(ms), values::Milliseconds(ms), values::Milliseconds(ms)};
  return series;
}

values::BenchSeries gpu(std::int64_t n, double kernelMs) {
  values::BenchSeries series;
  series.name = "dot_shared";
  series.where = "GPU: test";
  series.n = n;
  series.samples = {values::Milliseconds(kernelMs)};
  series.phases = values::Phases{};
  series.phases->hostToDevice = values::Milliseconds(2.0);
  series.phases->kernel = values::Milliseconds(kernelMs);
  return series;
}

/// Whether any number that a plot holds is not finite, or not positive on a logarithmic axis.
bool holdsBadNumbers(QCustomPlot& plot) {
  for (int i = 0; i < plot.graphCount(); ++i) {
    for (const QCPGraphData& point : *plot.graph(i)->data()) {
      if (!std::isfinite(point.value) || !(point.value > 0.0)) return true;
    }
  }
  for (int i = 0; i < plot.plottableCount(); ++i) {
    const auto* bars = qobject_cast<QCPBars*>(plot.plottable(i));
    if (bars == nullptr) continue;
    for (const QCPBarsData& bar : *bars->data()) {
      if (!std::isfinite(bar.value) || bar.value < 0.0) return true;
    }
  }
  return false;
}

TEST(TimingData, NamesTheBestCpuVariant) {
  TimingData data;
  data.add(cpu("1 thread", 1024, 3.0));
  data.add(cpu("SIMD", 1024, 1.0));
  data.add(cpu("SIMD", 2048, 0.5));
  ASSERT_TRUE(data.bestCpu(1024).has_value());
  EXPECT_EQ(data.bestCpu(1024)->name, QStringLiteral("SIMD"));
  EXPECT_FALSE(data.bestCpu(4096).has_value());
  EXPECT_EQ(data.sizes(), (std::vector<std::int64_t>{1024, 2048}));
}

TEST(TimingData, EmulatedTimeIsListedButNeverDrawn) {
  TimingData data;
  values::BenchSeries emulated = gpu(1024, 5.0);
  emulated.emulated = true;
  emulated.where = "Emulator";
  data.add(emulated);
  EXPECT_EQ(data.points().size(), 1U);
  EXPECT_TRUE(data.sizes().empty());
  EXPECT_TRUE(data.lines().empty());
  EXPECT_FALSE(data.hasGpu());
  EXPECT_TRUE(data.sentences(1024).join(QLatin1Char(' ')).contains(QLatin1String("emulator")));
}

TEST(TimingData, NumbersThatAreNoTimesAreCountedAndKeptFromTheCharts) {
  TimingData data;
  data.add(cpu("good", 1024, 1.0));
  for (const double bad : {kInfinity, -kInfinity, std::nan(""), 0.0, -1.0}) {
    data.add(cpu("bad", 1024, bad));
    data.add(gpu(2048, bad));
  }
  values::BenchSeries brokenPhase = gpu(1024, 1.0);
  brokenPhase.phases->allocate = values::Milliseconds(kInfinity);
  data.add(brokenPhase);
  values::BenchSeries none = cpu("none", 1024, 1.0);
  none.samples.clear();
  data.add(none);
  EXPECT_EQ(data.at(1024).size(), 1U);
  EXPECT_TRUE(data.at(2048).empty());
  EXPECT_TRUE(data.sentences(1024).join(QLatin1Char(' ')).contains(QLatin1String("12 timing")));

  QCustomPlot plot;
  plot.resize(400, 300);
  drawBars(plot, data, 1024, StageTheme::light());
  plot.replot();
  EXPECT_GT(plot.plottableCount(), 0);
  EXPECT_FALSE(holdsBadNumbers(plot));
  drawLines(plot, data, StageTheme::dark());
  plot.replot();
  EXPECT_EQ(plot.graphCount(), 1);
  EXPECT_FALSE(holdsBadNumbers(plot));
}

TEST(TimingData, ARecordedGpuSaysWhenAndIsMeasuredTime) {
  values::BenchResult recorded;
  recorded.kernel = "dot_shared";
  recorded.date = "2026-01-02T03:04:05Z";
  recorded.series = {gpu(1024, 0.5), cpu("1 thread", 1024, 1.0)};
  TimingData data;
  data.addRecorded(recorded);
  ASSERT_EQ(data.points().size(), 1U);
  EXPECT_TRUE(data.points()[0].recorded);
  EXPECT_EQ(data.points()[0].where, QStringLiteral("GPU: test, recorded 2026-01-02"));
  EXPECT_DOUBLE_EQ(data.points()[0].total().count(), 2.5);
  EXPECT_TRUE(data.hasGpu());
}

TEST(TimingData, AColdKernelIsALineOfItsOwnAndNoiseIsSaid) {
  TimingData data;
  data.add(gpu(1024, 0.5));
  values::BenchSeries cold = gpu(1024, 0.75);
  cold.cache = values::Cache::cold;
  cold.noisy = true;
  cold.dropped = 2;
  cold.clockMHz = 1980;
  cold.pinned = values::PinnedTransfers{values::Milliseconds(0.25), values::Milliseconds(0.125)};
  data.add(cold);
  ASSERT_EQ(data.lines().size(), 2U);
  EXPECT_EQ(data.points()[1].name, QStringLiteral("dot_shared, cold"));
  EXPECT_TRUE(data.sentences(1024).join(QLatin1Char(' ')).contains(QLatin1String("noisy")));
  const QStringList lines = data.csv().split(QLatin1Char('\n'));
  EXPECT_EQ(lines[0].count(QLatin1Char(',')), lines[2].count(QLatin1Char(',')) - 1)
      << "one name has a comma";
  EXPECT_TRUE(lines[2].endsWith(QLatin1String(",0.25,0.125,cold,0.75,inf,1,2,true,1980")))
      << qPrintable(lines[2]);
}

TEST(TimingData, AGpuIsStackedByPhasesInTheChart) {
  TimingData data;
  data.add(cpu("1 thread", 1024, 3.0));
  data.add(gpu(1024, 0.5));
  QCustomPlot plot;
  drawBars(plot, data, 1024, StageTheme::light());
  // Five phases and the CPU.
  EXPECT_EQ(plot.plottableCount(), 6);
  EXPECT_GT(plot.xAxis->range().upper, 3.0);
  EXPECT_TRUE(std::isfinite(plot.xAxis->range().upper));
}

TEST(TimingData, WritesATableForSpreadsheets) {
  TimingData data;
  data.add(cpu("quoted \"name\"", 1024, 3.0));
  data.add(gpu(1024, 0.5));
  const QStringList lines = data.csv().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4);
  EXPECT_TRUE(lines[1].startsWith(QLatin1String("\"quoted \"\"name\"\"\",\"CPU: test\",1024,3,")));
  EXPECT_TRUE(lines[2].contains(QLatin1String("0.5")));
  EXPECT_EQ(lines[0].count(QLatin1Char(',')), lines[2].count(QLatin1Char(',')));
}

TEST(Recordings, ThatAreShippedCanBeRead) {
  for (const auto& [measure, least] :
       {std::pair{values::Measure::time, 2U}, {values::Measure::accuracy, 1U}}) {
    const std::vector<values::BenchResult> recordings = readRecordings(measure);
    ASSERT_GE(recordings.size(), least);
    for (const values::BenchResult& recording : recordings) {
      EXPECT_FALSE(recording.series.empty());
      EXPECT_EQ(recording.series.front().accuracy.has_value(),
                measure == values::Measure::accuracy);
    }
  }
}

TEST(TimingModel, KeepsTheRulesOfModels) {
  TimingModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  TimingData data;
  data.add(cpu("1 thread", 1024, 3.0));
  data.add(gpu(1 << 20, 0.5));
  model.setData(data);
  EXPECT_EQ(model.rowCount({}), 2);
  EXPECT_EQ(model.index(0, TimingModel::Name).data().toString(), QStringLiteral("CPU, 1 thread"));
  EXPECT_EQ(model.index(1, TimingModel::Size).data().toString(), QStringLiteral("2^20"));
  EXPECT_EQ(model.index(1, TimingModel::Total).data().toString(), QStringLiteral("2.5 ms"));
}

}  // namespace
}  // namespace lanescope::ui
