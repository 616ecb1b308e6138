// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/text/result_text.h"
#include "tests/app/results/timings.h"
#include "ui/charts/chart_maker.h"

namespace lanescope::ui {
namespace {

using results::cpu;
using results::gpu;

using values::Milliseconds;

/// A kernel that gains on the CPU: a quarter as fast at 2^10, four times at 2^14; never with its
/// 2 ms of copies.
results::TimingData gaining() {
  results::TimingData data;
  data.begin("dot_shared", {});
  data.add(gpu(1 << 10, 0.04));
  data.add(cpu("1 thread", 1 << 10, 0.02));
  data.add(cpu("SIMD", 1 << 10, 0.01));
  data.add(gpu(1 << 14, 0.05));
  data.add(cpu("1 thread", 1 << 14, 0.9));
  data.add(cpu("SIMD", 1 << 14, 0.2));
  return data;
}

const ChartSeries* seriesNamed(const Chart& chart, const QString& name) {
  const auto found = std::ranges::find(chart.series, name, &ChartSeries::name);
  return found == chart.series.end() ? nullptr : &*found;
}

bool says(const Chart& chart, const char* words) {
  return chart.sentences.join(QLatin1Char(' ')).contains(QString::fromUtf8(words));
}

Chart made(ChartKind kind, const results::TimingData& data, const ChartChoice& choice = {}) {
  return makeChart(kind, data, choice);
}

TEST(Charts, OfTimeHaveTheKernelItsTotalAndEachCpuVariant) {
  const Chart chart = made(ChartKind::time, gaining());
  ASSERT_EQ(chart.series.size(), 4U);
  const ChartSeries* total = seriesNamed(chart, "dot_shared: with transfers");
  ASSERT_NE(total, nullptr);
  EXPECT_TRUE(total->look.isDashed);
  EXPECT_DOUBLE_EQ(total->points[1].y, 2.05);
  const ChartSeries* simd = seriesNamed(chart, "CPU, SIMD");
  ASSERT_NE(simd, nullptr);
  EXPECT_DOUBLE_EQ(simd->points[1].x, 1 << 14);
  EXPECT_DOUBLE_EQ(simd->points[1].y, 0.2);
  EXPECT_NE(simd->look.index, seriesNamed(chart, "CPU, 1 thread")->look.index);
}

TEST(Charts, TellSharesWithoutAnExponent) {
  EXPECT_EQ(quantityText(Quantity::share, 0.083, 2), QStringLiteral("8.3 %"));
  EXPECT_EQ(quantityText(Quantity::share, 0.994, 2), QStringLiteral("99 %"));
  EXPECT_EQ(quantityText(Quantity::share, 0.996, 2), QStringLiteral("100 %"));
  EXPECT_EQ(quantityText(Quantity::share, 12.5, 2), QStringLiteral("1250 %"));
}

TEST(Charts, KeepTheEmulatorOffTheAxesAndInTheTable) {
  results::TimingData data = gaining();
  values::BenchSeries emulated = gpu(1 << 10, 5.0);
  emulated.emulated = true;
  emulated.where = "Emulator";
  data.add(emulated);
  for (const ChartKindInfo& info : chartKinds()) {
    const Chart chart = made(info.kind, data, {1 << 10});
    for (const ChartSeries& series : chart.series) {
      for (const ChartPoint& point : series.points) {
        if (!point.fact || !series.isDrawn) continue;
        EXPECT_NE(chart.facts[*point.fact].where, QStringLiteral("Emulator")) << info.name.data();
      }
    }
  }
  const Chart time = made(ChartKind::time, data);
  const ChartSeries* listed = seriesNamed(time, "dot_shared, emulated");
  ASSERT_NE(listed, nullptr);
  EXPECT_FALSE(listed->isDrawn);
  EXPECT_TRUE(says(time, "emulator"));
}

TEST(Charts, OfRatesDivideTheProblemByTheTime) {
  const Chart bandwidth = made(ChartKind::bandwidth, gaining());
  // Two arrays of 1024 floats and a result, in 10 us.
  EXPECT_NEAR(seriesNamed(bandwidth, "CPU, SIMD")->points[0].y, 8196 / 10e-6, 1.0);
  const Chart flops = made(ChartKind::flops, gaining());
  EXPECT_NEAR(seriesNamed(flops, "dot_shared")->points[0].y, 2047 / 40e-6, 1.0);
  EXPECT_TRUE(says(bandwidth, "No ceiling is drawn for the GPU and the CPU"));
}

TEST(Charts, OfRatesHaveTheMeasuredCeilingsAsLines) {
  results::TimingData data = gaining();
  values::BenchResult result;
  result.kernel = "dot_shared";
  result.device = "NVIDIA H200";
  result.machine = "Xeon";
  result.ceilings.gpuBandwidth = 4e12;
  result.ceilings.cpuFlops = 2e12;
  data.finish(result);
  const Chart bandwidth = made(ChartKind::bandwidth, data);
  const ChartSeries* memory = seriesNamed(bandwidth, "measured: memory of NVIDIA H200");
  ASSERT_NE(memory, nullptr);
  EXPECT_EQ(memory->kind, ChartSeries::Kind::bound);
  EXPECT_DOUBLE_EQ(memory->points[0].y, 4e12);
  EXPECT_DOUBLE_EQ(memory->points[1].x, 1 << 14);
  EXPECT_TRUE(says(bandwidth, "No ceiling is drawn for Xeon"));
  const Chart flops = made(ChartKind::flops, data);
  EXPECT_NE(seriesNamed(flops, "measured: float32 multiply-adds of Xeon"), nullptr);
}

TEST(Charts, OfSpeedUpCompareWithTheBestCpuAndMarkTheCrossover) {
  const Chart alone = made(ChartKind::speedup, gaining());
  ASSERT_EQ(alone.series.size(), 1U);
  EXPECT_NEAR(alone.series[0].points[0].y, 0.25, 1e-12);
  EXPECT_NEAR(alone.series[0].points[1].y, 4.0, 1e-12);
  EXPECT_TRUE(std::isfinite(alone.series[0].points[0].low));
  ASSERT_FALSE(alone.marks.empty());
  EXPECT_NEAR(alone.marks[0].at, 4096.0, 1e-6);
  EXPECT_TRUE(says(alone,
                   "the kernel alone, is faster than the best CPU variant from about n = "
                   "4,096 on"));
  EXPECT_TRUE(says(alone, "with transfers is never faster"));

  ChartChoice choice;
  choice.withTransfers = true;
  const Chart whole = made(ChartKind::speedup, gaining(), choice);
  EXPECT_NEAR(whole.series[0].points[1].y, 0.2 / 2.05, 1e-12);
  EXPECT_FALSE(std::isfinite(whole.series[0].points[0].low));
  EXPECT_TRUE(std::ranges::none_of(whole.marks, &ChartMark::isUpright));
}

TEST(Charts, OfSpeedUpHaveAnIntervalThatHoldsTheRatio) {
  results::TimingData data;
  data.begin("dot_shared", {});
  values::BenchSeries kernel = gpu(1024, 1.0);
  values::BenchSeries loop = cpu("1 thread", 1024, 4.0);
  kernel.samples.clear();
  loop.samples.clear();
  for (int i = 0; i < 40; ++i) {
    kernel.samples.emplace_back(1.0 + 0.01 * ((i * 7) % 10));
    loop.samples.emplace_back(4.0 + 0.05 * ((i * 3) % 10));
  }
  data.add(kernel);
  data.add(loop);
  const Chart chart = made(ChartKind::speedup, data);
  const ChartPoint& point = chart.series.at(0).points.at(0);
  EXPECT_LT(point.low, point.y);
  EXPECT_GT(point.high, point.y);
  EXPECT_GT(point.low, 3.8);
  EXPECT_TRUE(chart.wordsOf(chart.series[0], point).contains(QLatin1String("95% interval")));
}

TEST(Charts, OfPhasesStackThemAndCanHavePinnedCopies) {
  results::TimingData data = gaining();
  values::BenchSeries pinned = gpu(1 << 14, 0.06, "dot_global");
  pinned.pinned = values::PinnedTransfers{Milliseconds(0.5), Milliseconds(0.125)};
  data.add(pinned);
  ChartChoice choice{1 << 14};
  const Chart pageable = made(ChartKind::phases, data, choice);
  EXPECT_EQ(pageable.x.places,
            (QStringList{"dot_shared", "dot_global", "CPU, 1 thread", "CPU, SIMD, best"}));
  EXPECT_DOUBLE_EQ(seriesNamed(pageable, "host to device")->points[1].y, 2.0);
  choice.isPinned = true;
  const Chart fast = made(ChartKind::phases, data, choice);
  const ChartSeries* copies = seriesNamed(fast, "host to device, pinned");
  ASSERT_NE(copies, nullptr);
  EXPECT_DOUBLE_EQ(copies->points[0].y, 2.0);
  EXPECT_DOUBLE_EQ(copies->points[1].y, 0.5);
  EXPECT_TRUE(says(fast, "1 bar(s) have the copies of pageable memory"));
}

TEST(Charts, OfTheLadderStandInTheCataloguesOrder) {
  results::TimingData data;
  data.begin("reduce_shuffle", {});
  data.add(gpu(1024, 1.0, "reduce_shuffle"));
  data.add(gpu(1024, 4.0, "reduce_interleaved_divergent"));
  data.add(cpu("1 thread", 1024, 1.0));
  const Chart chart = made(ChartKind::ladder, data, {1024});
  EXPECT_EQ(chart.x.places, (QStringList{"reduce_interleaved_divergent", "reduce_shuffle"}));
  EXPECT_TRUE(chart.barEnds[1].endsWith(QStringLiteral("4×"))) << qPrintable(chart.barEnds[1]);
  EXPECT_TRUE(says(chart, "Not measured at this size: reduce_global_divergent,"));
  EXPECT_FALSE(says(chart, "dot_global"));
}

TEST(Charts, OfTheRooflineStandUnderWhatWasMeasured) {
  results::TimingData data = gaining();
  values::BenchResult result;
  result.kernel = "dot_shared";
  result.device = "GPU";
  result.ceilings.gpuBandwidth = 4e12;
  result.ceilings.gpuFlops = 6e13;
  data.finish(result);
  const Chart chart = made(ChartKind::roofline, data, {1 << 14});
  const ChartSeries* kernel = seriesNamed(chart, "dot_shared");
  ASSERT_NE(kernel, nullptr);
  const double n = 1 << 14;
  EXPECT_NEAR(kernel->points[0].x, (2 * n - 1) / (8 * n + 4), 1e-12);
  EXPECT_NEAR(kernel->points[0].y, (2 * n - 1) / 50e-6, 1.0);
  const ChartSeries* roof = seriesNamed(chart, "roof of GPU");
  ASSERT_NE(roof, nullptr);
  ASSERT_EQ(roof->points.size(), 3U);
  EXPECT_DOUBLE_EQ(roof->points[1].x, 15.0);
  EXPECT_DOUBLE_EQ(roof->points[0].y / roof->points[0].x, 4e12);
  EXPECT_TRUE(says(chart, "No roof is drawn for the CPU"));
  EXPECT_FALSE(says(chart, "Above the roof"));
}

TEST(Charts, SayWhyAPointLiesAboveTheRoof) {
  results::TimingData data;
  data.add(gpu(1 << 14, 30e-6));  // 131 kB, for which a memory of 4 TB/s needs 33 ns
  data.add(cpu("SIMD", 1 << 14, 35e-6));
  values::BenchResult result;
  result.kernel = "dot_shared";
  result.ceilings.gpuBandwidth = result.ceilings.cpuBandwidth = 4e12;
  result.ceilings.gpuFlops = result.ceilings.cpuFlops = 6e13;
  data.finish(result);
  const Chart chart = made(ChartKind::roofline, data, {1 << 14});
  EXPECT_TRUE(says(chart, "Above the roof: dot_shared. At this n their data stay in a cache"));
}

TEST(Charts, OfSamplesRiseToAllOfThemWithTheMedianMarked) {
  results::TimingData data;
  values::BenchSeries series = gpu(1024, 1.0);
  series.samples = {Milliseconds(4), Milliseconds(1), Milliseconds(2), Milliseconds(3)};
  data.add(series);
  const Chart chart = made(ChartKind::distribution, data, {1024});
  const std::vector<ChartPoint>& points = chart.series.at(0).points;
  ASSERT_EQ(points.size(), 4U);
  EXPECT_DOUBLE_EQ(points[0].x, 1.0);
  EXPECT_DOUBLE_EQ(points[0].y, 0.25);
  EXPECT_DOUBLE_EQ(points[3].y, 1.0);
  ASSERT_EQ(chart.marks.size(), 3U);
  EXPECT_DOUBLE_EQ(chart.marks[1].at, 2.5);
}

TEST(Charts, CountWhatCannotBeDrawnAndNeverDrawIt) {
  results::TimingData data = gaining();
  for (const double bad : {static_cast<double>(INFINITY), std::nan(""), 0.0, -1.0}) {
    data.add(gpu(1 << 10, bad, "dot_global"));
  }
  for (const ChartKindInfo& info : chartKinds()) {
    const Chart chart = made(info.kind, data, {1 << 10});
    EXPECT_TRUE(says(chart, "4 timing(s) cannot be drawn")) << info.name.data();
    EXPECT_EQ(chart.undrawable(), 0U) << info.name.data();
  }
  Chart chart;
  chart.series.push_back(
      {"bad", ChartSeries::Kind::line, {}, {{1, std::nan("")}, {-1, 1}, {1, 1}}});
  EXPECT_EQ(chart.undrawable(), 2U);
}

TEST(Charts, WriteASpreadsheetOfTheirNumbers) {
  const QStringList lines = made(ChartKind::time, gaining()).csv().split(QLatin1Char('\n'));
  EXPECT_EQ(lines[0], QStringLiteral("series,elements,time (ms),low,high,samples,where,saved"));
  EXPECT_EQ(lines[1], QStringLiteral("dot_shared,1024,0.04,0.04,0.04,1,GPU: test,") + today());
  EXPECT_EQ(lines.size(), 2 + 2 * 4);
}

TEST(Charts, SayAtAPointWhatItIs) {
  const Chart chart = made(ChartKind::time, gaining());
  const ChartSeries* simd = seriesNamed(chart, "CPU, SIMD");
  EXPECT_EQ(chart.wordsOf(*simd, simd->points[1]),
            QStringLiteral("CPU, SIMD, 2¹⁴: 200 µs (middle half: 200 µs to 200 µs). n = 16384: "
                           "median 200 µs, quartiles 200 µs to 200 µs, 3 sample(s); CPU: test"));
}

TEST(Charts, OfNothingSayWhy) {
  for (const ChartKindInfo& info : chartKinds()) {
    const Chart chart = made(info.kind, results::TimingData());
    EXPECT_TRUE(chart.isEmpty()) << info.name.data();
    EXPECT_FALSE(chart.emptyNote.isEmpty()) << info.name.data();
  }
  results::TimingData alone;
  alone.add(cpu("1 thread", 1024, 1.0));
  EXPECT_TRUE(made(ChartKind::speedup, alone).emptyNote.contains(QLatin1String("No GPU")));
}

}  // namespace
}  // namespace lanescope::ui
