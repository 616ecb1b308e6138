// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

using trace::Event;
using trace::EventKind;

TEST(Recording, KeepsEachThreadsEventsInProgramOrder) {
  std::vector<int> out(6);
  Launcher launcher("rotate", {2}, {3});
  launcher.array("out", out).number(1);
  launcher.shared("even", values::DType::int32, 3).shared("odd", values::DType::int32, 3);
  const trace::Record record = launcher.record();
  ASSERT_EQ(record.blockCount, 2U);
  ASSERT_EQ(record.arrays.size(), 3U);
  EXPECT_FALSE(record.truncated);
  for (std::uint64_t block = 0; block < 2; ++block) {
    for (std::uint64_t thread = 0; thread < 3; ++thread) {
      const auto events = record.eventsOf(block, thread);
      const std::uint64_t left = (thread + 2) % 3;
      const std::uint64_t own = block * 10000 + thread;
      const std::uint64_t got = block * 10000 + left;
      struct Expected {
        EventKind kind;
        unsigned array;
        std::uint64_t index;
        std::uint64_t bits;
      };
      const std::vector<Expected> expected{
          {EventKind::store, 1, thread, own},
          {EventKind::barrier, 0, 0, 0},
          {EventKind::load, 1, left, got},
          {EventKind::store, 2, thread, got},
          {EventKind::barrier, 0, 0, 0},
          {EventKind::load, 2, thread, got},
          {EventKind::store, 0, block * 3 + thread, got},
      };
      ASSERT_EQ(events.size(), expected.size());
      for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(events[i].kind(), expected[i].kind) << i;
        EXPECT_EQ(events[i].array(), expected[i].array) << i;
        EXPECT_EQ(events[i].index(), static_cast<std::int64_t>(expected[i].index)) << i;
        EXPECT_EQ(events[i].bits, expected[i].bits) << i;
      }
    }
  }
}

TEST(Recording, DoesNotDependOnScheduleOrWorkers) {
  std::vector<int> out(40 * 64);
  const auto record = [&](values::Schedule schedule, unsigned workers) {
    Launcher launcher("rotate", {40}, {64});
    launcher.array("out", out).number(9).workers(workers);
    simt::LaunchOptions options;
    options.schedule = schedule;
    return launcher.record({}, options);
  };
  const trace::Record expected = record({}, 1);
  EXPECT_EQ(expected.events.size(), 40U * 64U * (1 + 1 + 9 * 3 + 2));
  using enum values::Schedule::Kind;
  for (const values::Schedule& schedule :
       {values::Schedule{inOrder, 0}, {reversed, 0}, {random, 1}, {random, 2}}) {
    const trace::Record other = record(schedule, 5);
    EXPECT_EQ(other.offsets, expected.offsets);
    EXPECT_EQ(other.events, expected.events);
  }
}

TEST(Recording, TakesTheWindowOnly) {
  std::vector<int> out(10 * 32);
  Launcher launcher("rotate", {10}, {32});
  launcher.array("out", out).number(2);
  const trace::Record all = launcher.record();
  const trace::Record part = launcher.record({.firstBlock = 4, .blockCount = 3});
  EXPECT_EQ(part.firstBlock, 4U);
  EXPECT_EQ(part.blockCount, 3U);
  for (std::uint64_t block = 0; block < 3; ++block) {
    for (std::uint64_t thread = 0; thread < 32; ++thread) {
      EXPECT_TRUE(
          std::ranges::equal(part.eventsOf(block, thread), all.eventsOf(block + 4, thread)));
    }
  }
  for (std::size_t block = 0; block < 10; ++block) {
    EXPECT_EQ(out[block * 32 + 2], static_cast<int>(block) * 10000);
  }
}

TEST(Recording, TellsTheLineOfEachIndex) {
  std::vector<int> out(4);
  std::vector<int> from{10, 11, 12, 13};
  std::vector<int> where{3, 2, 1, 0};
  Launcher launcher("gather", {}, {4});
  const trace::Record record =
      launcher.array("out", out).array("from", from).array("where", where).record();
  EXPECT_EQ(out, (std::vector<int>{13, 12, 11, 10}));
  const auto events = record.eventsOf(0, 1);
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[0].line(), lineOf("gatherLoad"));
  EXPECT_EQ(events[1].line(), lineOf("gatherLoad"));
  EXPECT_EQ(events[2].line(), lineOf("gatherStore"));
}

TEST(Recording, CutsEachThreadAtItsShare) {
  for (const std::uint64_t share : {1U, 26U, 27U, 28U, 54U, 100U}) {
    std::vector<int> out(32);
    Launcher launcher("patient", {1}, {32});
    launcher.array("out", out).number(200);
    const trace::Record record = launcher.record({.blockCount = 1, .maxEvents = share * 32});
    EXPECT_TRUE(record.truncated);
    EXPECT_EQ(out[31], 199);
    for (std::uint64_t thread = 0; thread < 32; ++thread) {
      const auto events = record.eventsOf(0, thread);
      ASSERT_EQ(events.size(), share);
      for (std::size_t i = 0; i < share; ++i) ASSERT_EQ(events[i].bits, i);
    }
  }
}

TEST(Recording, IsNotTruncatedWhenEverythingJustFits) {
  std::vector<int> out(32);
  Launcher launcher("patient", {1}, {32});
  launcher.array("out", out).number(200);
  EXPECT_FALSE(launcher.record({.blockCount = 1, .maxEvents = 200 * 32}).truncated);
}

TEST(Recording, NotesAnAccessOutOfBoundsAndSkipsIt) {
  std::vector<int> out(8, 5);
  Launcher launcher("storeAt", {3}, {4});
  launcher.array("out", out).number(-5).number(2);
  simt::LaunchOptions options;
  options.window = {0, 3, 10};
  EXPECT_FALSE(launcher.run(options).finding);
  EXPECT_EQ(out, std::vector<int>(8, 5));
  const trace::Record record = launcher.record();
  ASSERT_EQ(record.events.size(), 3U);
  for (std::uint64_t block = 0; block < 3; ++block) {
    const Event& event = record.eventsOf(block, 2)[0];
    EXPECT_EQ(event.kind(), EventKind::outOfBounds);
    EXPECT_EQ(event.line(), lineOf("storeAt"));
    EXPECT_EQ(event.index(), -5);
    EXPECT_EQ(static_cast<std::int64_t>(event.bits), -5);
  }
}

TEST(Recording, GivesZeroForAnElementOutOfBounds) {
  std::vector<int> a(32, 1);
  std::vector<float> wide(64, 1.0F);
  std::vector<int> flags(32, 1);
  std::vector<int> found(32 * 8, -1);
  Launcher launcher("misses", {}, {32});
  launcher.array("a", a).array("wide", wide).array("flags", flags).array("found", found);
  launcher.shared("cache", values::DType::int32, 32);
  const trace::Record record = launcher.record();
  const std::vector<int> ofOdd(found.begin() + 8, found.begin() + 16);
  EXPECT_EQ(ofOdd, (std::vector<int>{100, 200, 0, 0, 300, 400, 0, 0}));
  EXPECT_EQ(a[1], 1);
  EXPECT_EQ(wide[3], 1.0F);
  EXPECT_EQ(flags[1], 1);
  // Each access is one event, a wide one and an atomic too; `+=` makes two.
  std::vector<int> lines;
  for (const Event& event : record.eventsOf(0, 1)) {
    if (event.kind() == EventKind::outOfBounds) lines.push_back(event.line());
  }
  ASSERT_EQ(lines.size(), 13U);
  EXPECT_EQ(std::ranges::adjacent_find(lines) - lines.begin(), 3);
  EXPECT_TRUE(std::ranges::is_sorted(lines));
}

TEST(Recording, OfAWindowLeavesAnAccessOutOfBoundsElsewhereToEndTheRun) {
  std::vector<int> out(64);
  Launcher launcher("outOfBoundsFrom", {64}, {1});
  launcher.array("out", out).number(5).workers(3);
  simt::LaunchOptions options;
  options.window = {6, 4, 10};
  const simt::LaunchResult result = launcher.run(options);
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->block, 5U);
  launcher.launch().arguments.back() = std::int64_t{8};
  const simt::LaunchResult inside = launcher.run(options);
  ASSERT_TRUE(inside.finding);
  EXPECT_EQ(inside.finding->block, 10U) << "blocks 8 and 9 are recorded";
}

TEST(Recording, OfALoopThatABadLoadKeepsGoingEndsAtTheLimits) {
  std::vector<int> next{1, 2, 3, 4, 5, 6, 7, 99};
  simt::LaunchOptions options;
  options.limits.accesses = 1 << 20;
  options.window = {0, 1, 100};
  Launcher launcher("followLinks", {}, {32});
  const simt::LaunchResult result = launcher.array("next", next).run(options);
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->kind, trace::FindingKind::runaway);
  EXPECT_TRUE(result.truncated);
}

TEST(Recording, OfAFlagOutOfBoundsEndsWithAFinding) {
  std::vector<int> flags(8);
  simt::LaunchOptions options;
  options.limits.silence = std::chrono::milliseconds(100);
  options.window = {0, 3, 100};
  Launcher beyond("waitBeyond", {3}, {32});
  const simt::LaunchResult result = beyond.array("flags", flags).run(options);
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->kind, trace::FindingKind::runaway);
  EXPECT_EQ(result.finding->line, lineOf("waitBeyond"));
}

TEST(Recording, ShowsTheThreadsThatWaitAtADivergentBarrier) {
  Launcher launcher("barrierInBranch", {2}, {8});
  launcher.number(3);
  const trace::Record record = launcher.record();
  for (std::uint64_t thread = 0; thread < 8; ++thread) {
    EXPECT_EQ(record.eventsOf(0, thread).size(), thread < 3 ? 1U : 0U);
    EXPECT_TRUE(record.eventsOf(1, thread).empty());
  }
}

}  // namespace
}  // namespace lanescope::tests
