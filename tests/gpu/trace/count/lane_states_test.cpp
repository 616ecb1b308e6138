// SPDX-License-Identifier: Apache-2.0
#include "trace/count/lane_states.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/warp_activity.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {
namespace {

/// A block with the activity of its warps.
struct Block {
  explicit Block(std::shared_ptr<const Record> record, std::uint64_t which = 0)
      : timeline(std::make_shared<Timeline>(std::move(record), which)), activity(timeline) {}

  [[nodiscard]] LaneStates at(std::size_t step, bool hidesFuture = false) const {
    return {*timeline, activity, step, hidesFuture};
  }
  /// Returns one letter per lane: active, diverged, outside of the array, within it, masked off,
  /// not at its turn, waiting, exited, no access, idle, no thread.
  [[nodiscard]] std::string textOf(std::size_t step, std::uint32_t warp = 0,
                                   bool hidesFuture = false) const {
    const LaneStates states = at(step, hidesFuture);
    std::string text;
    for (const LaneState state : states.lanesOf(warp)) {
      text += "adeymnwxoig"[static_cast<std::size_t>(state)];
    }
    return text;
  }

  std::shared_ptr<const Timeline> timeline;
  WarpActivity activity;
};

std::string lanes(std::initializer_list<std::pair<int, char>> runs) {
  std::string text;
  for (const auto& [count, letter] : runs) text.append(static_cast<std::size_t>(count), letter);
  return text;
}

Event load(int line) {
  return Event::make(EventKind::load, 0, line, 0, 0);
}
Event barrier(int line) {
  return Event::make(EventKind::barrier, 0, line, 0, 0);
}
std::shared_ptr<const Record> recordOf(const test::Threads& threads) {
  return test::makeRecord({{"a", Space::global, values::DType::float32, 4}}, threads);
}

TEST(LaneStates, OfATreeShrinkWithItsWarps) {
  const Block block(test::makeDotShared({128, 128, 1}));
  const std::size_t first = block.timeline->firstStepOf(1);
  for (std::uint32_t warp = 0; warp < 4; ++warp) {
    EXPECT_EQ(block.textOf(0, warp), lanes({{32, 'a'}}));
    EXPECT_EQ(block.textOf(first, warp), lanes({{32, warp < 2 ? 'a' : 'w'}}));
  }
  const std::size_t third = block.timeline->firstStepOf(3);
  EXPECT_EQ(block.textOf(third, 0), lanes({{16, 'a'}, {16, 'm'}}));
  EXPECT_EQ(block.at(third).activeIn(0), 16U);
  EXPECT_EQ(block.at(third).activeIn(1), 0U);
  // At a barrier all lanes take part. Behind the last one thread 0 is alone and the others have
  // exited.
  EXPECT_EQ(block.textOf(block.timeline->firstStepOf(4) - 1, 3), lanes({{32, 'a'}}));
  const std::size_t last = block.timeline->stepCount() - 1;
  EXPECT_EQ(block.textOf(last, 0), lanes({{1, 'a'}, {31, 'x'}}));
  EXPECT_EQ(block.textOf(last, 2), lanes({{32, 'x'}}));
}

TEST(LaneStates, DistinguishADivergedLaneFromOneWithoutWork) {
  const Block block(
      recordOf({{load(3), barrier(9)}, {load(5), barrier(9)}, {barrier(9), load(12)}}));
  EXPECT_EQ(block.textOf(0), "adm" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(1), "mam" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(2), "aaa" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(3), "xxa" + lanes({{29, 'g'}}));
}

TEST(LaneStates, DistinguishAnAccessOutsideItsArrayFromABranch) {
  const auto outside = [](int line, unsigned array) {
    return Event::make(EventKind::outOfBounds, array, line, 9, 9);
  };
  const auto read = [](int line, unsigned array) {
    return Event::make(EventKind::load, array, line, 0, 0);
  };
  // a[i] * b[i] on one line. Thread 2 takes a branch in which it also reaches outside.
  const Block block(test::makeRecord(
      {{"a", Space::global, values::DType::float32, 4},
       {"b", Space::global, values::DType::float32, 4}},
      {{read(3, 0), read(3, 1)}, {outside(3, 0), outside(3, 1)}, {outside(7, 0)}}));
  const std::string noThreads = lanes({{29, 'g'}});
  ASSERT_EQ(block.timeline->stepCount(), 5U);
  EXPECT_EQ(block.textOf(0), "aed" + noThreads);
  EXPECT_EQ(block.textOf(1), "yad" + noThreads);
  EXPECT_EQ(block.textOf(2), "aed" + noThreads);
  EXPECT_EQ(block.textOf(3), "yad" + noThreads);
  EXPECT_EQ(block.textOf(4), "xxa" + noThreads);
}

TEST(LaneStates, OfAWarpThatIsNotAtItsTurnAreNotDiverged) {
  test::Threads threads(64, {load(7)});
  for (std::size_t t = 0; t < 32; ++t) threads[t] = {load(3)};
  const Block block(recordOf(threads));
  EXPECT_EQ(block.textOf(0, 1), lanes({{32, 'n'}}));
  EXPECT_EQ(block.textOf(1, 0), lanes({{32, 'x'}}));
}

TEST(LaneStates, HaveGhostsBehindTheBlockAndThreadsWithoutAnyAccess) {
  for (const std::uint32_t threads : {1U, 19U, 33U}) {
    const Block block(test::makeDotGlobal({5, threads, 1}));
    const auto warps = (threads + 31) / 32;
    ASSERT_EQ(block.at(0).warpCount(), warps);
    const std::string text = block.textOf(0, warps - 1);
    EXPECT_EQ(static_cast<std::uint32_t>(std::ranges::count(text, 'g')), warps * 32 - threads);
  }
  EXPECT_EQ(Block(test::makeDotGlobal({5, 19, 1})).textOf(0),
            lanes({{5, 'a'}, {14, 'o'}, {13, 'g'}}));
  // A thread that only comes to barriers takes part in them.
  const Block block(recordOf({{load(3), barrier(9)}, {barrier(9)}}));
  EXPECT_EQ(block.textOf(0), "ao" + lanes({{30, 'g'}}));
  EXPECT_EQ(block.textOf(1), "aa" + lanes({{30, 'g'}}));
}

TEST(LaneStates, WaitAtTheBarrierToWhichTheyCame) {
  // Thread 0 comes to one barrier, thread 1 to another, thread 2 to none.
  const Block block(
      recordOf({{load(1), barrier(3), load(8)}, {load(1), barrier(5), load(8)}, {load(1)}}));
  ASSERT_EQ(block.timeline->stepCount(), 4U);
  EXPECT_EQ(block.textOf(1), "awx" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(2), "wax" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(3), "aax" + lanes({{29, 'g'}}));
}

TEST(LaneStates, OfIdleLanesHaveNoReasonWhereTheFutureIsHidden) {
  const Block block(recordOf({{load(1), load(2), barrier(3)}, {load(2), barrier(3)}, {load(1)}}));
  EXPECT_EQ(block.textOf(0, 0, true), "aia" + lanes({{29, 'g'}}));
  EXPECT_EQ(block.textOf(1, 0, true), "aai" + lanes({{29, 'g'}}));
}

TEST(WarpActivity, SumsWarpsAndLanesOverAnySteps) {
  const Block block(test::makeDotShared({128, 128, 1}));
  const std::size_t third = block.timeline->firstStepOf(3);
  const WarpActivity::Sum one = block.activity.over(third, third + 1);
  EXPECT_EQ(one.warps, 1U);
  EXPECT_EQ(one.lanes, 16U);
  EXPECT_DOUBLE_EQ(one.efficiency(), 0.5);
  const std::size_t all = block.timeline->stepCount();
  WarpActivity::Sum sum;
  for (std::size_t i = 0; i < all; ++i) {
    const LaneStates states = block.at(i);
    const WarpActivity::Sum its = block.activity.over(i, i + 1);
    std::uint64_t warps = 0;
    std::uint64_t active = 0;
    for (std::uint32_t warp = 0; warp < states.warpCount(); ++warp) {
      warps += states.activeIn(warp) > 0 ? 1 : 0;
      active += states.activeIn(warp);
    }
    EXPECT_EQ(its.warps, warps);
    EXPECT_EQ(its.lanes, active);
    sum.warps += warps;
    sum.lanes += active;
  }
  EXPECT_EQ(block.activity.over(0, all).warps, sum.warps);
  EXPECT_EQ(block.activity.over(0, all).lanes, sum.lanes);
  EXPECT_EQ(block.activity.over(2, 2).efficiency(), 0.0);
}

}  // namespace
}  // namespace lanescope::trace
