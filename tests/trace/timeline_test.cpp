// SPDX-License-Identifier: Apache-2.0
#include "trace/timeline.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "trace/record_maker.h"

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

}  // namespace
}  // namespace lanescope::trace
