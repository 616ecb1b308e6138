// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/timing_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "app/results/recordings.h"
#include "app/text/result_text.h"
#include "tests/app/results/timings.h"

namespace lanescope::results {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

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
  EXPECT_TRUE(data.remarks().join(QLatin1Char(' ')).contains(QLatin1String("emulator")));
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
  EXPECT_TRUE(data.remarks().join(QLatin1Char(' ')).contains(QLatin1String("12 timing")));
}

TEST(TimingData, ARecordedGpuSaysWhenAndIsMeasuredTime) {
  values::BenchResult recorded;
  recorded.kernel = "dot_shared";
  recorded.date = "2026-01-02T03:04:05Z";
  recorded.series = {gpu(1024, 0.5), cpu("1 thread", 1024, 1.0)};
  TimingData data;
  data.addRecorded(recorded, TimingData::Part::gpu);
  ASSERT_EQ(data.points().size(), 1U);
  EXPECT_TRUE(data.points()[0].recorded);
  EXPECT_EQ(data.points()[0].where, QStringLiteral("GPU: test, recorded 2026-01-02"));
  EXPECT_DOUBLE_EQ(data.points()[0].total().count(), 2.5);
  EXPECT_TRUE(data.hasGpu());
}

TEST(TimingData, StoredResultsSideBySideAreToldApartByMachineAndDate) {
  values::BenchResult first;
  first.kernel = "dot_shared";
  first.device = "NVIDIA H200";
  first.machine = "Xeon";
  first.date = "2026-01-02T03:04:05Z";
  first.series = {gpu(1024, 0.5), cpu("1 thread", 1024, 1.0)};
  values::BenchResult second = first;
  second.date = "2026-01-02T09:00:00Z";
  TimingData data;
  data.addRecorded(first, TimingData::Part::all);
  data.addRecorded(second, TimingData::Part::all);
  ASSERT_EQ(data.lines().size(), 4U);
  EXPECT_EQ(data.titleOf(data.points()[0]), QStringLiteral("dot_shared · NVIDIA H200, 2026-01-02"));
  EXPECT_EQ(data.titleOf(data.points()[1]), QStringLiteral("CPU, 1 thread · 2026-01-02"));
  EXPECT_EQ(data.titleOf(data.points()[2]),
            QStringLiteral("dot_shared · NVIDIA H200, 2026-01-02 09:00:00Z"));
  const QString remarks = data.remarks().join(QLatin1Char(' '));
  EXPECT_TRUE(
      remarks.contains(QStringLiteral("Recorded 2026-01-02: NVIDIA H200 compared with Xeon.")));
}

TEST(TimingData, ARecordedGpuIsComparedWithItsOwnCpuAndWithoutOneWithThisMachines) {
  values::BenchResult recorded;
  recorded.kernel = "dot_shared";
  recorded.date = "2026-01-02T03:04:05Z";
  recorded.series = {gpu(1024, 0.5), cpu("theirs", 1024, 8.0)};
  TimingData with;
  with.addRecorded(recorded, TimingData::Part::all);
  with.begin("dot_shared", {});
  with.add(cpu("mine", 1024, 4.0));
  EXPECT_EQ(with.bestCpu(1024, 0)->name, QStringLiteral("theirs"));
  EXPECT_EQ(with.bestCpu(1024, 1)->name, QStringLiteral("mine"));
  TimingData without;
  without.addRecorded(recorded, TimingData::Part::gpu);
  without.begin("dot_shared", {});
  without.add(cpu("mine", 1024, 4.0));
  EXPECT_EQ(without.bestCpu(1024, 0)->name, QStringLiteral("mine"));
}

TEST(TimingData, KernelsThatWereRecordedInTurnShareTheTimesOfTheirCpu) {
  values::BenchResult first;
  first.kernel = "dot_global";
  first.device = "NVIDIA H200";
  first.date = "2026-01-02T03:04:05Z";
  first.series = {gpu(1024, 0.5, "dot_global"), cpu("theirs", 1024, 8.0)};
  values::BenchResult second = first;
  second.kernel = "dot_shared";
  second.series = {gpu(1024, 0.25)};
  TimingData data;
  data.addRecorded(second, TimingData::Part::all);
  data.addRecorded(first, TimingData::Part::cpu);
  ASSERT_EQ(data.points().size(), 2U);
  ASSERT_TRUE(data.bestCpu(1024, 0));
  EXPECT_EQ(data.bestCpu(1024, 0)->name, QStringLiteral("theirs"));
  values::BenchResult other = first;
  other.kernel = "scan_look_back";
  TimingData apart;
  apart.addRecorded(second, TimingData::Part::all);
  apart.addRecorded(other, TimingData::Part::cpu);
  EXPECT_FALSE(apart.bestCpu(1024, 0)) << "a scan is another problem";
}

TEST(TimingData, WhatCouldNotBeMeasuredIsSaidAndIsNoPoint) {
  TimingData data;
  values::BenchSeries failed = gpu(1024, 1.0);
  failed.samples.clear();
  failed.failure = "The GPU has no memory left.";
  data.add(failed);
  failed.n = 2048;
  data.add(failed);
  EXPECT_TRUE(data.points().empty());
  EXPECT_EQ(data.remarks(),
            QStringList{"Not timed at n = 2¹⁰, dot_shared: The GPU has no memory left."});
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
  EXPECT_TRUE(data.comparison(1024).join(QLatin1Char(' ')).contains(QLatin1String("noisy")));
  const QStringList lines = data.csv().split(QLatin1Char('\n'));
  EXPECT_EQ(lines[0].count(QLatin1Char(',')), lines[2].count(QLatin1Char(',')) - 1)
      << "one name has a comma";
  EXPECT_TRUE(
      lines[2].endsWith(QLatin1String(",0.25,0.125,cold,0.75,inf,1,2,true,1980,") + today()))
      << qPrintable(lines[2]);
}

TEST(TimingData, WritesATableForSpreadsheets) {
  TimingData data;
  data.add(cpu("quoted \"name\"", 1024, 3.0));
  data.add(gpu(1024, 0.5));
  const QStringList lines = data.csv().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4);
  EXPECT_TRUE(lines[1].startsWith(QLatin1String("\"quoted \"\"name\"\"\",CPU: test,1024,3,")));
  EXPECT_TRUE(lines[2].contains(QLatin1String("0.5")));
  EXPECT_EQ(lines[0].count(QLatin1Char(',')), lines[2].count(QLatin1Char(',')));
}

TEST(Recordings, ThatAreShippedCanBeRead) {
  for (const auto& [measure, least] :
       {std::pair{values::Measure::time, 2U}, {values::Measure::accuracy, 1U}}) {
    const std::span<const values::BenchResult> recordings = shippedRecordings(measure);
    ASSERT_GE(recordings.size(), least);
    for (const values::BenchResult& recording : recordings) {
      EXPECT_FALSE(recording.series.empty());
      EXPECT_EQ(recording.series.front().accuracy.has_value(),
                measure == values::Measure::accuracy);
    }
    EXPECT_EQ(shippedRecordings(measure).data(), recordings.data()) << "they are read once";
  }
}

}  // namespace
}  // namespace lanescope::results
