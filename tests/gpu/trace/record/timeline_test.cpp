// SPDX-License-Identifier: Apache-2.0
#include "trace/record/timeline.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

struct Case {
  const char* kernel;
  test::DotLaunch launch;
};

// GoogleTest finds it by this name.
void PrintTo(const Case& each, std::ostream* stream) {  // NOLINT(readability-identifier-naming)
  *stream << each.kernel << " n " << each.launch.n << " block " << each.launch.block << " grid "
          << each.launch.grid;
}

class TimelineOfDots : public testing::TestWithParam<Case> {
 protected:
  [[nodiscard]] static std::shared_ptr<const Record> record() {
    const Case& each = GetParam();
    return std::string(each.kernel) == "dot_shared" ? test::makeDotShared(each.launch)
                                                    : test::makeDotGlobal(each.launch);
  }
};

TEST_P(TimelineOfDots, HasEveryEventInExactlyOneStep) {
  const auto events = record();
  for (std::uint64_t block = 0; block < events->blockCount; ++block) {
    const Timeline timeline(events, block);
    std::vector<std::vector<int>> seen(timeline.threadCount());
    for (std::uint32_t t = 0; t < timeline.threadCount(); ++t) {
      seen[t].assign(timeline.eventCount(t), 0);
    }
    for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
      ASSERT_FALSE(timeline.accesses(i).empty());
      for (const Access& access : timeline.accesses(i)) {
        ++seen[access.thread][access.event];
        EXPECT_EQ(timeline.stepOf(access), i);
      }
    }
    for (const auto& counts : seen) {
      for (const int count : counts) ASSERT_EQ(count, 1);
    }
  }
}

TEST_P(TimelineOfDots, KeepsEachThreadInProgramOrder) {
  const auto events = record();
  const Timeline timeline(events, 0);
  std::vector<std::uint32_t> next(timeline.threadCount(), 0);
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    for (const Access& access : timeline.accesses(i)) {
      ASSERT_EQ(access.event, next[access.thread]++);
    }
  }
}

TEST_P(TimelineOfDots, PutsEventsOfOneLineKindAndArrayIntoAStep) {
  const Timeline timeline(record(), 0);
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    const Step& step = timeline.step(i);
    for (const Access& access : timeline.accesses(i)) {
      const Event& event = timeline.event(access);
      ASSERT_EQ(event.line(), step.line);
      ASSERT_EQ(event.kind(), step.kind);
      if (step.kind != EventKind::barrier) {
        ASSERT_EQ(event.array(), step.array);
      }
    }
  }
}

TEST_P(TimelineOfDots, CountsTheEventsThatAThreadHasDone) {
  const Timeline timeline(record(), 0);
  std::vector<std::size_t> done(timeline.threadCount(), 0);
  for (std::size_t i = 0; i <= timeline.stepCount(); ++i) {
    for (std::uint32_t t = 0; t < timeline.threadCount(); ++t) {
      ASSERT_EQ(timeline.doneAfter(i, t), done[t]);
    }
    if (i == timeline.stepCount()) break;
    for (const Access& access : timeline.accesses(i)) ++done[access.thread];
  }
}

INSTANTIATE_TEST_SUITE_P(
    Launches, TimelineOfDots,
    testing::Values(Case{"dot_shared", {8, 8, 1}}, Case{"dot_shared", {1, 1, 1}},
                    Case{"dot_shared", {1000, 256, 4}}, Case{"dot_shared", {4097, 32, 7}},
                    Case{"dot_shared", {4097, 1024, 2}}, Case{"dot_global", {1, 64, 1}},
                    Case{"dot_global", {1000, 32, 2}}));

TEST(Timeline, EndsEachEpochOfTheTreeWithItsBarrier) {
  const Timeline timeline(test::makeDotShared({8, 8, 1}), 0);
  ASSERT_EQ(timeline.epochCount(), 5U);  // the products, three halvings, the partial
  for (std::size_t epoch = 0; epoch + 1 < timeline.epochCount(); ++epoch) {
    const Step& last = timeline.step(timeline.firstStepOf(epoch + 1) - 1);
    EXPECT_EQ(last.kind, EventKind::barrier);
    EXPECT_EQ(last.epoch, epoch);
    EXPECT_EQ(last.accessCount, 8U);
  }
  EXPECT_EQ(timeline.firstStepOf(timeline.epochCount()), timeline.stepCount());
}

TEST(Timeline, JoinsThreadsBehindALoopThatSomeLeaveEarlier) {
  // Block 1 of 2 over n = 12: threads 0 to 3 have an element each, 4 to 7 have none.
  const Timeline timeline(test::makeDotShared({12, 8, 2}), 1);
  ASSERT_GE(timeline.stepCount(), 3U);
  EXPECT_EQ(timeline.step(0).accessCount, 4U);
  EXPECT_EQ(timeline.step(1).accessCount, 4U);
  EXPECT_EQ(timeline.step(2).kind, EventKind::store);
  EXPECT_EQ(timeline.step(2).accessCount, 8U);
}

/// Two rounds of the loop from line 10 to 13, in which thread 0 skips line 12:
/// `for (…) { x = a[…]; if (…) { b[…] = x; } }`.
std::shared_ptr<const Record> skippingRecord(bool knowsLoops) {
  const auto load = [](std::int64_t i) { return Event::make(EventKind::load, 0, 11, i, 0); };
  const auto store = [](std::int64_t i) { return Event::make(EventKind::store, 1, 12, i, 0); };
  Record record = *test::makeRecord({{"a", Space::global, values::DType::float32, 4},
                                     {"b", Space::global, values::DType::float32, 4}},
                                    {{load(0), load(2)}, {load(1), store(1), load(3), store(3)}});
  if (knowsLoops) record.loops = {{10, 13}};
  return std::make_shared<const Record>(std::move(record));
}

std::vector<std::uint32_t> accessCounts(const Timeline& timeline) {
  std::vector<std::uint32_t> counts;
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    counts.push_back(timeline.step(i).accessCount);
  }
  return counts;
}

TEST(Timeline, JoinsThreadsInEachRoundOfALoopThatSomeSkipAPartOf) {
  EXPECT_EQ(accessCounts(Timeline(skippingRecord(true), 0)),
            (std::vector<std::uint32_t>{2, 1, 2, 1}));
  // Who does not know where the loop ends takes the smaller line for the earlier one.
  EXPECT_EQ(accessCounts(Timeline(skippingRecord(false), 0)),
            (std::vector<std::uint32_t>{2, 1, 1, 1, 1}));
}

TEST(Timeline, LetsThreadsOfAnInnerLoopFinishBeforeTheRestOfTheOuterOne) {
  // Thread 0 goes through the inner loop once in each of two rounds, thread 1 three times.
  const auto inner = [](std::int64_t i) { return Event::make(EventKind::load, 0, 3, i, 0); };
  const auto outer = [](std::int64_t i) { return Event::make(EventKind::store, 0, 5, i, 0); };
  Record record = *test::makeRecord(
      {{"a", Space::global, values::DType::float32, 4}},
      {{inner(0), outer(0), inner(0), outer(0)},
       {inner(0), inner(1), inner(2), outer(1), inner(0), inner(1), inner(2), outer(1)}});
  record.loops = {{1, 6}, {2, 4}};
  EXPECT_EQ(accessCounts(Timeline(std::make_shared<const Record>(std::move(record)), 0)),
            (std::vector<std::uint32_t>{2, 1, 1, 2, 2, 1, 1, 2}));
}

TEST(Timeline, CountsAWideAccessOnceInALoop) {
  // One thread loads a pair in a round, the other nothing; both store.
  const auto pair = [](std::int64_t i) {
    return Event::make(EventKind::load, 0, 3, i, 0, static_cast<unsigned>(AccessForm::pair));
  };
  const auto store = [](std::int64_t i) { return Event::make(EventKind::store, 0, 5, i, 0); };
  Record record = *test::makeRecord(
      {{"a", Space::global, values::DType::float32, 4}},
      {{store(0), store(0)}, {pair(0), pair(1), store(1), pair(2), pair(3), store(1)}});
  record.loops = {{1, 6}};
  EXPECT_EQ(accessCounts(Timeline(std::make_shared<const Record>(std::move(record)), 0)),
            (std::vector<std::uint32_t>{1, 1, 2, 1, 1, 2}));
}

TEST(Timeline, ShowsABarrierThatOnlySomeThreadsReach) {
  const Event barrier = Event::make(EventKind::barrier, 0, 5, 0, 0);
  const Event load = Event::make(EventKind::load, 0, 7, 0, 0);
  const Timeline timeline(
      test::makeRecord({{"a", Space::global, values::DType::float32, 1}}, {{barrier}, {load}}), 0);
  ASSERT_EQ(timeline.stepCount(), 2U);
  EXPECT_EQ(timeline.step(0).kind, EventKind::load);
  EXPECT_EQ(timeline.step(1).kind, EventKind::barrier);
  EXPECT_EQ(timeline.step(1).accessCount, 1U);
}

TEST(Timeline, HasOneEmptyEpochForABlockThatDoesNothing) {
  const Timeline timeline(test::makeRecord({}, {{}, {}}), 0);
  EXPECT_EQ(timeline.stepCount(), 0U);
  EXPECT_EQ(timeline.epochCount(), 1U);
}

TEST(Timeline, RefusesABlockThatIsNotRecordedAndAnArrayThatIsNotThere) {
  EXPECT_THROW(Timeline(test::makeDotShared({8, 8, 1}), 1), std::out_of_range);
  const Event load = Event::make(EventKind::load, 3, 7, 0, 0);
  EXPECT_THROW(Timeline(test::makeRecord({}, {{load}}), 0), std::out_of_range);
}

TEST(Timeline, FindsTheThreadAndTheStepOfEachEventByItsPosition) {
  const auto event = Event::make(EventKind::load, 0, 4, 0, 0);
  // Threads with as many events as others, with none, and with more.
  const std::vector<std::vector<std::size_t>> counts{{3, 3, 3}, {0, 5, 0, 0, 1, 0}, {1, 9, 2}};
  for (const std::vector<std::size_t>& each : counts) {
    test::Threads threads;
    for (const std::size_t count : each) threads.emplace_back(count, event);
    const Timeline timeline(
        test::makeRecord({{"a", Space::global, values::DType::float32, 1}}, threads), 0);
    std::uint32_t position = 0;
    for (std::uint32_t thread = 0; thread < each.size(); ++thread) {
      for (std::uint32_t i = 0; i < each[thread]; ++i, ++position) {
        EXPECT_EQ(timeline.threadAt(position), thread);
        EXPECT_EQ(timeline.positionOf({thread, i}), position);
        EXPECT_EQ(timeline.stepAt(position), timeline.stepOf({thread, i}));
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::trace
