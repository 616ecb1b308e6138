// SPDX-License-Identifier: Apache-2.0
//
// The maps on the emulator: their results at odd sizes, and what the records of the transposes and
// of the stencil are there to show.
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"

namespace lanescope::tests {
namespace {

/// Runs the kernel under a schedule and compares each element with the reference.
void check(const catalog::KernelRow& row, const values::Parameters& parameters,
           const char* schedule) {
  const auto emulator = backend::makeEmulatorBackend();
  const auto inputs = catalog::makeInputs(row, parameters);
  backend::RunOptions options;
  options.target.schedule = values::scheduleFromName(schedule);
  const backend::RunOutcome outcome =
      emulator->run(row.plan(parameters), inputs, options, {}, [](double) {});
  ASSERT_TRUE(outcome.findings.empty()) << outcome.findings[0].sentence;
  const catalog::Comparison comparison =
      row.compare(parameters, inputs, row.reference(parameters, inputs),
                  {row.finish(parameters, outcome.outputs), outcome.outputs});
  EXPECT_TRUE(comparison.passes()) << textOf(row, parameters) << " " << schedule << ": error "
                                   << comparison.error << " for " << comparison.tolerance;
}

TEST(EmulatedMaps, MatchTheReferenceAtOddSizesUnderEverySchedule) {
  struct Size {
    std::int64_t m;
    std::int64_t n;
    std::int64_t block;  ///< of a kernel that has a choice
  };
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.family != "map") continue;
    for (const Size& size : {Size{1, 77, 7}, {77, 1, 3}, {31, 33, 5}, {65, 40, 64}}) {
      values::Parameters parameters = launchOf(row, size.n, size.block, 0);
      parameters.m = size.m;
      parameters.n = size.n;
      for (const char* const schedule : {"in-order", "reversed", "adversarial", "random:7"}) {
        check(row, parameters, schedule);
      }
    }
  }
}

values::Counters countersOf(const char* kernel, const values::Parameters& parameters) {
  const catalog::KernelRow& row = catalog::find(kernel);
  const values::Plan plan = row.plan(parameters);
  backend::RunOptions options;
  options.record = trace::Window{.blockCount = plan.launches[0].grid.total()};
  const auto emulator = backend::makeEmulatorBackend();
  const backend::RunOutcome outcome =
      emulator->run(plan, catalog::makeInputs(row, parameters), options, {}, [](double) {});
  EXPECT_TRUE(outcome.findings.empty()) << kernel;
  EXPECT_FALSE(outcome.record->truncated) << kernel;
  return trace::countersOf(*outcome.record);
}

/// Two by three squares of 32 rows and columns: 6 · 32 requests of 32 lanes each.
constexpr std::uint64_t kRequests = 6 * 32;

values::WarpCounters transposed(const char* kernel, values::DType dtype) {
  values::Parameters parameters = catalog::defaultsOf(catalog::find(kernel));
  parameters.m = 64;
  parameters.n = 96;
  parameters.dtype = dtype;
  return countersOf(kernel, parameters).total;
}

TEST(EmulatedTranspose, NaiveLoadsRowsAndTouchesASectorForEachElementThatItStores) {
  const values::WarpCounters naive = transposed("transpose_naive", values::DType::float32);
  EXPECT_EQ(naive.globalLoads.requests, kRequests);
  EXPECT_EQ(naive.globalLoads.sectors, 4 * kRequests);
  EXPECT_EQ(naive.globalStores.requests, kRequests);
  EXPECT_EQ(naive.globalStores.sectors, 32 * kRequests);
  EXPECT_EQ(naive.sharedLoads.requests + naive.sharedStores.requests + naive.barriers, 0U);
}

TEST(EmulatedTranspose, ATileLoadsAndStoresRowsAndReadsAColumnFromOneBank) {
  const values::WarpCounters tiled = transposed("transpose_tiled", values::DType::float32);
  EXPECT_EQ(tiled.globalLoads.sectors, 4 * kRequests);
  EXPECT_EQ(tiled.globalStores.sectors, 4 * kRequests);
  EXPECT_EQ(tiled.sharedStores.wavefronts, kRequests);
  EXPECT_EQ(tiled.sharedStores.conflicts, 0U);
  EXPECT_EQ(tiled.sharedLoads.requests, kRequests);
  EXPECT_EQ(tiled.sharedLoads.wavefronts, 32 * kRequests);
  EXPECT_EQ(tiled.sharedLoads.conflicts, 31 * kRequests);
  EXPECT_EQ(tiled.barriers, 6U * 8U);
}

TEST(EmulatedTranspose, APaddedTileAndASwizzledOneHaveNoConflicts) {
  for (const char* const kernel : {"transpose_padded", "transpose_swizzled"}) {
    const values::WarpCounters found = transposed(kernel, values::DType::float32);
    EXPECT_EQ(found.globalLoads.sectors, 4 * kRequests) << kernel;
    EXPECT_EQ(found.globalStores.sectors, 4 * kRequests) << kernel;
    for (const values::AccessCounters& shared : {found.sharedLoads, found.sharedStores}) {
      EXPECT_EQ(shared.requests, kRequests) << kernel;
      EXPECT_EQ(shared.wavefronts, kRequests) << kernel;
      EXPECT_EQ(shared.conflicts, 0U) << kernel;
    }
  }
}

/// Elements of 8 bytes are served by half warps: a request without conflicts takes two wavefronts.
TEST(EmulatedTranspose, OfWideElementsHasTheSameConflictsAndTheSameCures) {
  const auto loads = [](const char* kernel) {
    return transposed(kernel, values::DType::float64).sharedLoads;
  };
  EXPECT_EQ(loads("transpose_tiled").wavefronts, 32 * kRequests);
  EXPECT_EQ(loads("transpose_padded").wavefronts, 2 * kRequests);
  EXPECT_EQ(loads("transpose_padded").conflicts, 0U);
  EXPECT_EQ(loads("transpose_swizzled").wavefronts, 2 * kRequests);
  EXPECT_EQ(loads("transpose_swizzled").conflicts, 0U);
}

TEST(EmulatedVectorAdd, MovesWholeSectors) {
  values::Parameters parameters = catalog::defaultsOf(catalog::find("vector_add"));
  const values::Counters found = countersOf("vector_add", parameters);
  EXPECT_EQ(found.total.globalLoads.requests, 2U * 1024 / 32);
  EXPECT_EQ(found.total.globalLoads.sectors, 2U * 1024 / 8);
  EXPECT_EQ(found.total.globalStores.sectors, 1024U / 8);
  EXPECT_EQ(found.activeLanes, 32.0);
}

/// Four blocks of 256 threads: each loads its own elements and, but for the ends, three from either
/// neighbour.
TEST(EmulatedStencil, LoadsAnElementOnceAndTheHaloTwice) {
  const values::Parameters parameters = catalog::defaultsOf(catalog::find("stencil_halo"));
  ASSERT_EQ(parameters.n, 1024);
  ASSERT_EQ(parameters.block, 256);
  const values::WarpCounters found = countersOf("stencil_halo", parameters).total;
  EXPECT_EQ(found.globalLoads.elements, 1024U + 3 * 6);
  EXPECT_EQ(found.sharedLoads.elements, 7U * 1024);
  EXPECT_EQ(found.sharedLoads.conflicts + found.sharedStores.conflicts, 0U);
}

}  // namespace
}  // namespace lanescope::tests
