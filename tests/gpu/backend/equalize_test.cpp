// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"

// The equalisation, whole and launch by launch.

namespace lanescope::backend {
namespace {

constexpr std::array<const char*, 4> kPatterns{"haze", "random", "iota", "ones"};

values::Parameters imageOf(std::int64_t n, std::int64_t block, std::int64_t grid,
                           const char* pattern) {
  values::Parameters parameters = tests::launchOf(catalog::find("equalize"), n, block, grid);
  parameters.pattern = pattern;
  return parameters;
}

/// Whether every output is the reference's.
bool isRight(Backend& backend, const values::Parameters& parameters) {
  const catalog::KernelRow& row = catalog::find("equalize");
  const auto inputs = catalog::makeInputs(row, parameters);
  const RunOutcome outcome = backend.run(row.plan(parameters), inputs, {}, {}, [](double) {});
  return outcome.findings.empty() &&
         row.compare(parameters, inputs, row.reference(parameters, inputs),
                     {row.finish(parameters, outcome.outputs), outcome.outputs})
             .passes();
}

TEST(EmulatedEqualize, IsRightForEveryPatternAndEveryTail) {
  const auto emulator = makeEmulatorBackend();
  for (const char* const pattern : kPatterns) {
    for (const std::int64_t n : {1, 15, 16, 17, 31, 100, 1023, 16'384, 33'333}) {
      EXPECT_TRUE(isRight(*emulator, imageOf(n, 128, 3, pattern))) << pattern << " " << n;
    }
  }
}

TEST(GpuEqualize, IsRightForEveryPatternAndEveryTail) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  for (const char* const pattern : kPatterns) {
    for (const std::int64_t n : {1, 15, 16, 17, 31, 1023, 33'333, 1'000'003, 24'000'000}) {
      for (const std::int64_t grid : {1, 3, 528}) {
        EXPECT_TRUE(isRight(*gpu, imageOf(n, 512, grid, pattern))) << pattern << " " << n;
      }
    }
  }
}

trace::Record recordOf(const values::Parameters& parameters, std::uint32_t launch) {
  const catalog::KernelRow& row = catalog::find("equalize");
  const values::Plan plan = row.plan(parameters);
  RunOptions options;
  options.record = trace::Window{.firstBlock = 0,
                                 .blockCount = plan.launches[launch].grid.total(),
                                 .maxEvents = std::uint64_t{1} << 22,
                                 .launch = launch};
  RunOutcome outcome =
      makeEmulatorBackend()->run(plan, catalog::makeInputs(row, parameters), options, {}, {});
  EXPECT_FALSE(outcome.record->truncated);
  return std::move(*outcome.record);
}

/// What the header of the kernel's file promises, for the worst that an image can be.
TEST(EmulatedEqualize, CountsWithoutConflictAndLooksUpInTwoPassesAtMost) {
  for (const char* const pattern : kPatterns) {
    const values::Parameters parameters = imageOf(4096, 256, 1, pattern);
    const trace::Record counted = recordOf(parameters, 0);
    // Each lane has counters of its own, in a bank of its own.
    for (std::uint64_t thread = 0; thread < 256; ++thread) {
      for (const trace::Event& event : counted.eventsOf(0, thread)) {
        if (event.kind() != trace::EventKind::atomicWrite) continue;
        if (counted.arrays[event.array()].space != trace::Space::shared) continue;
        ASSERT_EQ(event.index() % 32, static_cast<std::int64_t>(thread % 32));
      }
    }
    const values::WarpCounters counting = trace::countersOf(counted).total;
    EXPECT_EQ(counting.sharedAtomics.requests, 4096U / 32);
    EXPECT_EQ(counting.sharedAtomics.conflicts, 0U) << pattern;
    EXPECT_EQ(counting.sharedLoads.conflicts, 0U) << pattern;
    EXPECT_EQ(counting.globalLoads.requests, 4096U / 16 / 32);
    EXPECT_EQ(counting.globalLoads.sectors, 4096U / 32);
    const values::WarpCounters mapping = trace::countersOf(recordOf(parameters, 2)).total;
    EXPECT_EQ(mapping.sharedLoads.requests, 4096U / 32);
    EXPECT_LE(mapping.sharedLoads.wavefronts, 2 * mapping.sharedLoads.requests) << pattern;
    EXPECT_EQ(mapping.globalStores.requests, 4096U / 16 / 32);
    EXPECT_EQ(mapping.globalStores.sectors, 4096U / 32);
  }
}

/// Kernel time of a photograph of 24 megapixels, of whatever contrast.
TEST(GpuEqualize, TakesLessThanATenthOfAMillisecondFor24Megapixels) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  if (gpu->devices().front().name.find("H200") == std::string::npos) {
    GTEST_SKIP() << "the figure is an H200's";
  }
  const catalog::KernelRow& row = catalog::find("equalize");
  for (const char* const pattern : kPatterns) {
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = 24'000'000;
    parameters.pattern = pattern;
    const auto inputs = catalog::makeInputs(row, parameters);
    std::vector<double> milliseconds;
    for (int i = 0; i < 21; ++i) {
      const RunOutcome outcome = gpu->run(row.plan(parameters), inputs, {}, {}, [](double) {});
      milliseconds.push_back(outcome.phases.kernel.count());
    }
    std::ranges::sort(milliseconds);
    std::printf("%-8s median %.1f us\n", pattern, 1e3 * milliseconds[10]);
    EXPECT_LT(milliseconds[10], 0.1) << pattern;
  }
}

}  // namespace
}  // namespace lanescope::backend
