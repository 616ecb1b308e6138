// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/work.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>

#include "runner/runner.h"
#include "values/error.h"

// Compares work and depth of the catalogue's one-block kernels, counted from their records, with
// the textbooks' values.

namespace lanescope::engine {
namespace {

values::RunResult recordOf(std::string_view kernel, std::int64_t n, bool exclusive = false,
                           std::int64_t block = 256) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters.n = n;
  request.parameters.block = block;
  request.parameters.grid = 1;
  request.parameters.exclusive = exclusive;
  request.window.flow = true;
  request.parameters.pattern = "random";
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  return runner.run(request, {}, [](double) {});
}

TEST(Work, OfHillisSteeleIsThatOfTheTextbook) {
  for (const std::uint64_t n : {1U, 2U, 3U, 19U, 32U, 33U, 256U, 1000U, 1024U}) {
    const auto steps = static_cast<std::uint32_t>(std::bit_width(n - 1));
    std::uint64_t additions = 0;  // step d leaves the first d elements unchanged
    for (std::uint64_t d = 1; d < n; d *= 2) additions += n - d;
    const auto work = recordOf("scan_hillis_steele", static_cast<std::int64_t>(n)).counters->work;
    ASSERT_TRUE(work) << n;
    EXPECT_EQ(*work, (values::Work{additions, steps})) << n;
  }
}

TEST(Work, OfBlellochIsThatOfTheTextbook) {
  for (const char* const kernel : {"scan_blelloch", "scan_blelloch_padded"}) {
    for (const std::uint64_t n : {2U, 3U, 19U, 64U, 1000U, 2048U}) {
      const std::uint64_t leaves = std::bit_ceil(n);
      const auto levels = static_cast<std::uint32_t>(std::bit_width(leaves) - 1);
      const auto exclusive = recordOf(kernel, static_cast<std::int64_t>(n), true).counters->work;
      ASSERT_TRUE(exclusive) << n;
      // Each inner node adds once on the way up and once on the way down.
      EXPECT_EQ(exclusive->operations, 2 * (leaves - 1)) << kernel << " " << n;
      EXPECT_LE(exclusive->depth, 2 * levels) << kernel << " " << n;
      EXPECT_GE(exclusive->depth, levels) << kernel << " " << n;
      const auto inclusive = recordOf(kernel, static_cast<std::int64_t>(n)).counters->work;
      EXPECT_EQ(inclusive->operations, 2 * (leaves - 1) + n) << kernel << " " << n;
    }
  }
}

TEST(Work, OfATreeOverOneBlockIsOneLessThanItsElements) {
  for (const std::int64_t block : {2, 64, 1024}) {
    for (const char* const kernel : {"reduce_interleaved_divergent", "reduce_sequential"}) {
      const auto work = recordOf(kernel, block, false, block).counters->work;
      ASSERT_TRUE(work);
      EXPECT_EQ(work->operations, static_cast<std::uint64_t>(block) - 1) << kernel;
      EXPECT_EQ(work->depth, std::bit_width(static_cast<std::uint64_t>(block)) - 1U) << kernel;
    }
  }
}

values::BenchRequest comparison(std::string_view kernel, std::vector<std::int64_t> sizes) {
  values::BenchRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(catalog::find(kernel));
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = std::move(sizes);
  request.measure = values::Measure::work;
  return request;
}

TEST(Work, OfSeveralKernelsOverSizesLeavesOutWhatHasNone) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::BenchRequest request = comparison("scan_hillis_steele", {1024, 16});
  request.compared = {"scan_blelloch", "scan_shuffle"};
  request.parameters.exclusive = true;
  std::vector<values::BenchSeries> sunk;
  const values::BenchResult result = runner.bench(
      request, {}, [](double, const std::string&) {},
      [&](const values::BenchSeries& s) { sunk.push_back(s); });
  ASSERT_EQ(result.series.size(), 6U);
  EXPECT_EQ(sunk.size(), 6U);
  constexpr std::uint64_t kHillisSteele = 10 * 1024 - 1023;
  EXPECT_EQ(result.series[0].n, 16);
  EXPECT_EQ(result.series[3].name, "scan_hillis_steele");
  EXPECT_EQ(result.series[3].work, (values::Work{kHillisSteele, 10}));
  EXPECT_EQ(result.series[4].name, "scan_blelloch");
  EXPECT_EQ(result.series[4].work->operations, 2U * 1023);
  EXPECT_EQ(result.series[5].name, "scan_shuffle");
  for (const values::BenchSeries& series : result.series) EXPECT_TRUE(series.passed);
}

TEST(Work, OfAReductionIsComparedInOneBlockOfEnoughThreads) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  const values::BenchResult result = runner.bench(
      comparison("reduce_sequential", {512}), {}, [](double, const std::string&) {},
      [](const values::BenchSeries&) {});
  ASSERT_EQ(result.series.size(), 1U);
  EXPECT_EQ(result.series[0].work, (values::Work{511, 9}));
}

TEST(Work, IsRefusedWhereNoKernelHasAny) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  EXPECT_THROW(static_cast<void>(runner.bench(
                   comparison("scan_three_launches", {64}), {}, [](double, const std::string&) {},
                   [](const values::BenchSeries&) {})),
               values::Error);
}

TEST(Work, OfAScanByShufflesCountsTheAdditionsOfEveryLane) {
  // In step d of a warp's scan the lanes from d on add: 32 - d additions.
  constexpr std::uint64_t kOfWarp = 31 + 30 + 28 + 24 + 16;
  const values::RunResult run = recordOf("scan_shuffle", 100);
  const std::uint64_t warps = run.record->block.total() / 32;
  ASSERT_TRUE(run.counters->work);
  // Each warp scans its elements, the first one also the warps' sums; all others add what precedes.
  EXPECT_EQ(run.counters->work->operations, kOfWarp * (warps + 1) + 32 * (warps - 1));
  // The last lanes of the first warp carry on, though nothing is made of their sums.
  EXPECT_EQ(run.counters->work->depth, 5U + 5U);
}

TEST(Work, IsAbsentWithoutAFlow) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::RunRequest request;
  request.kernel = "scan_hillis_steele";
  request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  const values::RunResult result = runner.run(request, {}, [](double) {});
  EXPECT_FALSE(result.counters->work);
}

TEST(Work, IsAbsentForPartsOfALaunch) {
  EXPECT_FALSE(recordOf("scan_three_launches", 1000).counters->work);
}

}  // namespace
}  // namespace lanescope::engine
