// SPDX-License-Identifier: Apache-2.0
#include "trace/count/counters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/tensor_products.h"
#include "trace/record/tile_shape.h"

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
const ArrayInfo kSharedBytes{"s", Space::shared, DType::uint8, 4096};
const ArrayInfo kGlobalBytes{"g", Space::global, DType::uint8, 1 << 20};
const ArrayInfo kGlobalWide{"g", Space::global, DType::float64, 1 << 20};

TEST(SharedAccess, OfNeighboursHasNoConflict) {
  const AccessCost cost = costOf(kShared, lanes(1));
  EXPECT_EQ(cost.passes, 1U);
  EXPECT_EQ(cost.conflicts, 0U);
}

TEST(SharedAccess, OfAStrideHasAsManyWaysAsLanesShareABank) {
  for (const auto& [stride, ways] : std::vector<std::pair<int, unsigned>>{
           {2, 2}, {4, 4}, {8, 8}, {16, 16}, {32, 32}, {33, 1}, {3, 1}}) {
    EXPECT_EQ(costOf(kShared, lanes(stride)).passes, ways) << "stride " << stride;
  }
}

TEST(SharedAccess, OfOneWordIsABroadcast) {
  const AccessCost cost = costOf(kShared, lanes(0, 5));
  EXPECT_EQ(cost.passes, 1U);
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

TEST(SharedAccess, OfOneWideElementInEachHalfWarpIsServedTwice) {
  const auto passesOf = [](std::vector<std::int64_t> indices, std::uint32_t lanes) {
    return costOf(kSharedWide, indices, 1, lanes).passes;
  };
  EXPECT_EQ(passesOf({0, 1}, 1U << 0 | 1U << 16), 2U);
  EXPECT_EQ(passesOf({0, 1}, 1U << 0 | 1U << 15), 1U);
  EXPECT_EQ(passesOf({4, 4, 4, 4}, 3U << 0 | 3U << 16), 1U);  // all neighbours agree
}

TEST(SharedAccess, OfBytesInOneWordIsABroadcast) {
  EXPECT_EQ(costOf(kSharedBytes, lanes(1)).passes, 1U);
  EXPECT_EQ(costOf(kSharedBytes, lanes(4)).passes, 1U);     // one word each
  EXPECT_EQ(costOf(kSharedBytes, lanes(8)).passes, 2U);     // every other bank
  EXPECT_EQ(costOf(kSharedBytes, lanes(128)).passes, 32U);  // one bank
  // A table of 256 bytes has two words per bank.
  EXPECT_EQ(costOf(kSharedBytes, {{0, 128, 1, 129, 3, 131}}).passes, 2U);
}

TEST(GlobalAccess, OfBytesTouchesFewerSectors) {
  EXPECT_EQ(costOf(kGlobalBytes, lanes(1)).sectors, 1U);
  EXPECT_EQ(costOf(kGlobalBytes, lanes(1, 1)).sectors, 2U);
  EXPECT_EQ(costOf(kGlobalBytes, lanes(16), 16).sectors, 16U);
  EXPECT_EQ(costOf(kGlobalBytes, lanes(16), 16).lanes, 32U);
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
  EXPECT_EQ(counters.total.sharedLoads.wavefronts, 50U);
  EXPECT_EQ(counters.total.sharedStores.wavefronts, 40U);
  EXPECT_EQ(counters.total.sharedLoads.conflicts + counters.total.sharedStores.conflicts, 0U);
}

TEST(Counters, OfOneWarpsTreeAreAsCountedByHand) {
  const values::Counters counters = countersOf(*test::makeDotShared({32, 32, 1}));
  EXPECT_EQ(counters.recordedBlocks, 1U);
  EXPECT_EQ(counters.blocks, 1U);
  EXPECT_EQ(counters.total.barriers, 6U);
  EXPECT_EQ(counters.total.globalLoads.elements, 64U);
  EXPECT_EQ(counters.total.globalStores.elements, 1U);
  EXPECT_EQ(counters.total.sharedLoads.elements, 2U * 31 + 1);
  EXPECT_EQ(counters.total.sharedStores.elements, 32U + 31);
  EXPECT_EQ(counters.total.globalLoads.requests, 2U);
  EXPECT_EQ(counters.total.globalLoads.sectors, 4U + 4);
  EXPECT_EQ(counters.total.globalStores.sectors, 1U);
  EXPECT_EQ(counters.total.sharedLoads.requests, 5U * 2 + 1);
  EXPECT_EQ(counters.total.sharedStores.requests, 1U + 5);
  const double lanesInAll = 64 + 1 + 63 + 63;
  EXPECT_DOUBLE_EQ(counters.activeLanes, lanesInAll / (3 + 17));
}

TEST(Counters, OfATailWarpCountOneRequestForLanesThatJoinAgain) {
  // Eight lanes have an element, the others none; all store to the cache together.
  const values::Counters counters = countersOf(*test::makeDotShared({8, 32, 1}));
  EXPECT_EQ(counters.total.globalLoads.elements, 16U);
  EXPECT_EQ(counters.total.globalLoads.requests, 2U);
  EXPECT_EQ(counters.total.sharedStores.requests, 1U + 5);
}

TEST(Counters, OfLanesThatLoadLessForAValueCountOneStoreWithTheOthers) {
  // `s[t] = t > 0 ? g[t - 1] : 0;`
  constexpr int kLine = 6;
  test::Threads threads(4);
  for (std::int64_t t = 0; t < 4; ++t) {
    auto& events = threads[static_cast<std::size_t>(t)];
    if (t > 0) events.push_back(Event::make(EventKind::load, 0, kLine, t - 1, 0));
    events.push_back(Event::make(EventKind::store, 1, kLine, t, 0));
  }
  const values::Counters counters = countersOf(*test::makeRecord({kGlobal, kShared}, threads));
  EXPECT_EQ(counters.total.globalLoads.requests, 1U);
  EXPECT_EQ(counters.total.sharedStores.requests, 1U);
  EXPECT_EQ(counters.total.sharedStores.wavefronts, 1U);
}

TEST(Counters, OfTheLinesAddUpToTheTotal) {
  const values::Counters counters = countersOf(*test::makeDotShared({100, 64, 2}));
  std::uint64_t barriers = 0;
  std::uint64_t wavefronts = 0;
  for (const values::LineCounters& line : counters.lines) {
    barriers += line.warps.barriers;
    wavefronts += line.warps.sharedLoads.wavefronts;
  }
  EXPECT_EQ(barriers, counters.total.barriers);
  EXPECT_EQ(wavefronts, counters.total.sharedLoads.wavefronts);
  const auto add = std::ranges::find(counters.lines, test::kAddLine, &values::LineCounters::line);
  ASSERT_NE(add, counters.lines.end());
  // Two blocks. In each, 32, 16, 8, 4, 2, 1 threads of one warp add, with two loads and one store
  // each.
  EXPECT_EQ(add->warps.sharedLoads.requests, 2U * 6 * 2);
  EXPECT_EQ(add->warps.sharedStores.elements, 2U * 63);
}

TEST(Counters, OfWhatAThreadTellsOtherUnitsAreNoLoadsAndNoStores) {
  const auto event = [](EventKind kind, unsigned array, unsigned form, std::uint64_t bits) {
    return Event::make(kind, array, 7, 0, bits, form);
  };
  const std::vector<Event> events{
      event(EventKind::memoryBarrier, 0, static_cast<unsigned>(MbarrierForm::initialize), 1),
      event(EventKind::memoryBarrier, 0, static_cast<unsigned>(MbarrierForm::arrive), 0),
      event(EventKind::memoryBarrier, 0, static_cast<unsigned>(MbarrierForm::expect), 4096),
      event(EventKind::bulkCopy, 1, static_cast<unsigned>(BulkCopyForm::from), 0),
      event(EventKind::bulkCopy, 0, static_cast<unsigned>(BulkCopyForm::into), 0),
      event(EventKind::bulkCopy, 0, static_cast<unsigned>(BulkCopyForm::barrier), 1),
      event(EventKind::memoryBarrier, 0, static_cast<unsigned>(MbarrierForm::wait), 0),
      event(EventKind::tensorProduct, 0, static_cast<unsigned>(ProductForm::right), 0)};
  const values::Counters counters =
      countersOf(*test::makeRecord({kShared, kGlobal}, test::Threads(32, events)));
  EXPECT_EQ(counters.total, values::WarpCounters{});
}

TEST(TensorMultiplyAdds, AreThoseOfEachProductOfAWarpGroup) {
  const auto operand = [](ProductForm form, const TileShape& shape) {
    return Event::make(EventKind::tensorProduct, 0, 7, 0, shape.bits(),
                       static_cast<unsigned>(form));
  };
  // TF32, 64×8 by 8×128, with the left operand in registers; then bfloat16, 64×16 by 16×192.
  const std::vector<Event> events{operand(ProductForm::right, {128, 8}),
                                  operand(ProductForm::left, {64, 8}),
                                  operand(ProductForm::right, {16, 32, 3, 1024})};
  EXPECT_EQ(tensorMultiplyAdds(*test::makeRecord({kShared}, test::Threads(128, events))),
            64U * 8 * 128 + 64U * 16 * 192);
  EXPECT_EQ(tensorMultiplyAdds(*test::makeDotShared({32, 32, 1})), 0U);
}

TEST(Counters, OfAnEmptyRecordAreZero) {
  const values::Counters counters = countersOf(*test::makeRecord({}, {{}}));
  EXPECT_EQ(counters.total, values::WarpCounters{});
  EXPECT_EQ(counters.activeLanes, 0.0);
}

}  // namespace
}  // namespace lanescope::trace
