// SPDX-License-Identifier: Apache-2.0
#include "trace/counters.h"

#include <gtest/gtest.h>

#include <numeric>

#include "trace/record_maker.h"

namespace lanescope::trace {
namespace {

using values::DType;

std::vector<std::int64_t> lanes(std::int64_t stride, std::int64_t first = 0, int count = 32) {
  std::vector<std::int64_t> indices(static_cast<std::size_t>(count));
  for (int lane = 0; lane < count; ++lane) {
    indices[static_cast<std::size_t>(lane)] = first + lane * stride;
  }
  return indices;
}

const ArrayInfo kShared{"s", Space::shared, DType::float32, 1024};
const ArrayInfo kSharedWide{"s", Space::shared, DType::float64, 1024};
const ArrayInfo kGlobal{"g", Space::global, DType::float32, 1 << 20};
const ArrayInfo kGlobalWide{"g", Space::global, DType::float64, 1 << 20};

TEST(SharedAccess, OfNeighboursHasNoConflict) {
  const AccessCost cost = costOf(kShared, lanes(1));
  EXPECT_EQ(cost.passes, 1U);
  EXPECT_EQ(cost.conflicts, 0U);
  EXPECT_EQ(cost.words, 32U);
}

TEST(SharedAccess, OfAStrideHasAsManyWaysAsLanesShareABank) {
  for (const auto& [stride, ways] : std::vector<std::pair<int, unsigned>>{
           {2, 2}, {4, 4}, {8, 8}, {16, 16}, {32, 32}, {33, 1}, {3, 1}}) {
    EXPECT_EQ(costOf(kShared, lanes(stride)).passes, ways) << "stride " << stride;
  }
}

TEST(SharedAccess, OfOneWordIsABroadcast) {
  const AccessCost cost = costOf(kShared, lanes(0, 5));
  EXPECT_EQ(cost.words, 1U);
  EXPECT_EQ(cost.conflicts, 0U);
}

TEST(SharedAccess, OfWideElementsIsServedByHalfWarps) {
  const AccessCost neighbours = costOf(kSharedWide, lanes(1));
  EXPECT_EQ(neighbours.passes, 2U);
  EXPECT_EQ(neighbours.conflicts, 0U);
  const AccessCost strided = costOf(kSharedWide, lanes(2));
  EXPECT_EQ(strided.passes, 4U);
  EXPECT_EQ(strided.conflicts, 2U);
}

TEST(GlobalAccess, TouchesTheSectorsThatItsAddressesLieIn) {
  EXPECT_EQ(costOf(kGlobal, lanes(1)).sectors, 4U);
  EXPECT_EQ(costOf(kGlobal, lanes(1, 1)).sectors, 5U);
  EXPECT_EQ(costOf(kGlobal, lanes(8)).sectors, 32U);
  EXPECT_EQ(costOf(kGlobal, lanes(0)).sectors, 1U);
  EXPECT_EQ(costOf(kGlobal, lanes(1, 0, 3)).sectors, 1U);
  EXPECT_EQ(costOf(kGlobalWide, lanes(1)).sectors, 8U);
}

// A profiler on an H200 counts 50 load and 40 store wavefronts in shared memory for the sequential
// tree of 256 threads in 2 blocks.
TEST(Counters, OfTheSequentialTreeAreAsAProfilerMeasuresThem) {
  const values::Counters counters = countersOf(*test::makeDotShared({512, 256, 2}));
  EXPECT_EQ(counters.sharedRequests, 50U + 40U);
  EXPECT_EQ(counters.bankConflicts, 0U);
}

TEST(Counters, OfOneWarpsTreeAreAsCountedByHand) {
  const values::Counters counters = countersOf(*test::makeDotShared({32, 32, 1}));
  EXPECT_EQ(counters.recordedBlocks, 1U);
  EXPECT_EQ(counters.blocks, 1U);
  EXPECT_EQ(counters.barriers, 6U);
  EXPECT_EQ(counters.globalLoads, 64U);
  EXPECT_EQ(counters.globalStores, 1U);
  EXPECT_EQ(counters.sharedLoads, 2U * 31 + 1);
  EXPECT_EQ(counters.sharedStores, 32U + 31);
  EXPECT_EQ(counters.globalRequests, 3U);
  EXPECT_EQ(counters.globalSectors, 4U + 4 + 1);
  EXPECT_EQ(counters.sharedRequests, 1U + 5 * 3 + 1);
  const double lanesInAll = 64 + 1 + 63 + 63;
  EXPECT_DOUBLE_EQ(counters.activeLanes, lanesInAll / (3 + 17));
}

TEST(Counters, OfATailWarpCountOneRequestForLanesThatJoinAgain) {
  // Eight lanes have an element, the rest none; all store to the cache at once.
  const values::Counters counters = countersOf(*test::makeDotShared({8, 32, 1}));
  EXPECT_EQ(counters.globalLoads, 16U);
  EXPECT_EQ(counters.globalRequests, 3U);
  EXPECT_EQ(counters.sharedRequests, 17U);
}

TEST(Counters, OfAnEmptyRecordAreZero) {
  const values::Counters counters = countersOf(*test::makeRecord({}, {{}}));
  EXPECT_EQ(counters.globalRequests + counters.sharedRequests + counters.barriers, 0U);
  EXPECT_EQ(counters.activeLanes, 0.0);
}

}  // namespace
}  // namespace lanescope::trace
