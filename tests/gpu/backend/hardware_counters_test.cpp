// SPDX-License-Identifier: Apache-2.0
//
// The GPU's own counters, read through CUPTI by the program itself.
#include "backend/cuda/hardware_counters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <map>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/counter_cases.h"
#include "tests/gpu/backend/cuda_available.h"
#include "trace/count/counters.h"

namespace lanescope::backend {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

RunOutcome runOnGpu(Backend& gpu, const Case& one, const RunOptions& options) {
  return gpu.run(one.row->plan(one.parameters), catalog::makeInputs(*one.row, one.parameters),
                 options, {}, [](double) {});
}

RunOptions withHardwareCounters(const Case& one) {
  RunOptions options;
  options.counted = static_cast<std::uint32_t>(one.row->plan(one.parameters).launches.size() - 1);
  return options;
}

/// Returns the counts of the GPU's record of the whole launch.
Ours countersOfRecord(Backend& gpu, const Case& one) {
  RunOptions options;
  options.record =
      trace::Window{.firstBlock = 0,
                    .blockCount = one.row->plan(one.parameters).launches.back().grid.total(),
                    .maxEvents = 1U << 24,
                    .flow = true};
  return oursOf(*runOnGpu(gpu, one, options).record);
}

/// Returns the median time of a small kernel.
Milliseconds kernelTime(Backend& gpu, const Case& one) {
  constexpr std::size_t kTimes = 51;
  std::vector<Milliseconds> times(kTimes);
  for (Milliseconds& time : times) time = runOnGpu(gpu, one, {}).phases.kernel;
  std::nth_element(times.begin(), times.begin() + kTimes / 2, times.end());
  return times[kTimes / 2];
}

TEST(HardwareCounters, SayInASentenceThatTheLibraryIsMissing) {
  int calls = 0;
  const MeasuredWork work{[&] { ++calls; }, [&] { ++calls; }};
  const values::HardwareCounters read = readHardwareCounters(0, work, {"libno_such_cupti.so.1"});
  EXPECT_FALSE(read.launch);
  EXPECT_EQ(read.reason,
            "The GPU's own counters cannot be read: NVIDIA's library for that, CUPTI, was not "
            "found (libno_such_cupti.so.1); it comes with the CUDA Toolkit.");
  EXPECT_EQ(calls, 0);
}

TEST(HardwareCounters, SayInASentenceThatALibraryIsNotCupti) {
  const values::HardwareCounters read =
      readHardwareCounters(0, {[] {}, [] {}}, {"libno_such_cupti.so.1", "libm.so.6"});
  EXPECT_FALSE(read.launch);
  EXPECT_NE(read.reason.find("too old, it has no cuptiGetErrorMessage."), std::string::npos)
      << read.reason;
}

TEST(HardwareCounters, AreThoseOfTheRecord) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  struct Totals {
    int compared = 0;
    int explained = 0;
  };
  std::map<std::string_view, Totals> totals;
  std::map<std::string_view, std::size_t> seen;
  std::vector<Case> cases;
  for (const std::string_view kernel : countedKernels()) {
    std::ranges::copy(counterCases(catalog::find(kernel)), std::back_inserter(cases));
  }
  for (const Case& one : cases) {
    // Every third case: some of each size, some of each block.
    if (seen[one.row->id]++ % 3 != 0) continue;
    values::HardwareCounters read =
        *runOnGpu(*gpu, one, withHardwareCounters(one)).hardwareCounters;
    if (!read.launch) GTEST_SKIP() << read.reason;
    const Ours ours = countersOfRecord(*gpu, one);
    for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
      const std::uint64_t mine = ours.of(metric);
      const auto value = [&] { return *read.launch.*metric.access.*metric.counter; };
      // Now and then the memory pipe serves another client first and counts a wavefront more, in
      // kernels of thousands of blocks a few. Another reading is without them.
      constexpr int kMostReadings = 8;
      for (int again = 0;
           again < kMostReadings && mine < value() && !isExplained(one, metric, ours, value());
           ++again) {
        read = *runOnGpu(*gpu, one, withHardwareCounters(one)).hardwareCounters;
      }
      const std::uint64_t theirs = value();
      Totals& kernel = totals[one.row->id];
      ++kernel.compared;
      if (mine == theirs) continue;
      ++kernel.explained;
      EXPECT_TRUE(isExplained(one, metric, ours, theirs))
          << tests::textOf(*one.row, one.parameters) << " " << metric.name << ": " << mine
          << " here, " << theirs << " in the GPU";
    }
    // What the tensor cores compute is no operation of a thread, so that the flow is not whole.
    if (ours.forStores) continue;
    ASSERT_TRUE(ours.asWritten.arithmetic);
    ASSERT_TRUE(read.arithmetic);
    for (const auto type : {&values::Arithmetic::float32, &values::Arithmetic::float64}) {
      const values::FloatOperations& mine = *ours.asWritten.arithmetic.*type;
      const values::FloatOperations& theirs = *read.arithmetic.*type;
      Totals& kernel = totals[one.row->id];
      ++kernel.compared;
      if (mine == theirs) continue;
      ++kernel.explained;
      EXPECT_TRUE(isExplained(one, mine, theirs))
          << tests::textOf(*one.row, one.parameters) << ": " << textOf(mine) << " here, "
          << textOf(theirs) << " in the GPU";
    }
  }
  for (const auto& [kernel, counts] : totals) {
    EXPECT_GE(counts.compared, 3 * static_cast<int>(values::kHardwareMetrics.size())) << kernel;
    std::printf("%-20s %d counters compared, %d differ\n", std::string(kernel).c_str(),
                counts.compared, counts.explained);
  }
}

TEST(HardwareCounters, LeaveTheRunsResultAndLaterTimesAsTheyAre) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  Case one{&catalog::find("dot_shared"), {}};
  one.parameters.n = 1 << 20;
  const RunOutcome plain = runOnGpu(*gpu, one, {});
  EXPECT_FALSE(plain.hardwareCounters);
  const Milliseconds before = kernelTime(*gpu, one);
  std::printf("reading took");
  for (int i = 0; i < 4; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const RunOutcome read = runOnGpu(*gpu, one, withHardwareCounters(one));
    const Milliseconds took = std::chrono::steady_clock::now() - begin;
    EXPECT_EQ(read.outputs, plain.outputs);
    ASSERT_TRUE(read.hardwareCounters);
    if (!read.hardwareCounters->launch) GTEST_SKIP() << read.hardwareCounters->reason;
    std::printf(" %.1f", took.count());
  }
  const Milliseconds after = kernelTime(*gpu, one);
  std::printf(" ms; the kernel %.4f ms before, %.4f ms after\n", before.count(), after.count());
  EXPECT_LT(after.count(), 1.5 * before.count() + 0.002);
}

}  // namespace
}  // namespace lanescope::backend
