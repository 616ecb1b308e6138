// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/element_history.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>

#include "tests/gpu/trace/record_maker.h"
#include "trace/flow/dataflow.h"
#include "trace/record/timeline.h"
#include "values/host_array.h"

namespace lanescope::trace {
namespace {

using test::kA;
using test::kCache;

struct History {
  explicit History(std::shared_ptr<const Record> record)
      : timeline(std::move(record), 0),
        map(timeline),
        flow(timeline, map),
        history(timeline, map, flow) {}

  Timeline timeline;
  ElementMap map;
  Dataflow flow;
  ElementHistory history;
};

TEST(ElementHistory, AgreesWithReplayingAllStepsAtEveryStep) {
  const History all(test::makeDotShared({200, 32, 2}));
  std::map<std::pair<unsigned, std::int64_t>, std::uint64_t> memory;
  const auto check = [&](std::size_t stepsDone) {
    for (unsigned array = 0; array < all.timeline.record().arrays.size(); ++array) {
      for (const std::int64_t index : all.map.touched(array)) {
        const ElementState state = all.history.at(array, index, stepsDone);
        const auto found = memory.find({array, index});
        ASSERT_EQ(state.touched, found != memory.end());
        if (state.touched) {
          ASSERT_EQ(state.bits, found->second);
        }
      }
    }
  };
  for (std::size_t i = 0; i < all.timeline.stepCount(); ++i) {
    check(i);
    for (const Access& access : all.timeline.accesses(i)) {
      const Event& event = all.timeline.event(access);
      if (event.kind() != EventKind::barrier) memory[{event.array(), event.index()}] = event.bits;
    }
  }
  check(all.timeline.stepCount());
}

/// Loads, stores and atomics of a few elements in any order, whose values fit each other or not.
std::shared_ptr<const Record> makeWild(unsigned seed) {
  std::mt19937 random(seed);
  const auto any = [&](unsigned below) { return static_cast<unsigned>(random() % below); };
  test::Threads threads(2 + any(40));
  for (unsigned epoch = 0; epoch < 4; ++epoch) {
    for (auto& events : threads) {
      for (unsigned i = any(6); i > 0; --i) {
        const bool isPolled = any(4) == 0;
        const EventKind kind = std::array{EventKind::load, EventKind::store, EventKind::atomicRead,
                                          EventKind::atomicWrite}[any(4)];
        events.push_back(Event::make(
            kind, any(2), static_cast<int>(1 + any(5)), any(5), any(3),
            isPolled && kind == EventKind::load ? static_cast<unsigned>(AccessForm::polled) : 0));
      }
      events.push_back(Event::make(EventKind::barrier, 0, 9, 0, 0));
    }
  }
  const auto type = values::DType::uint32;
  return test::makeRecord({{"a", Space::global, type, 5}, {"b", Space::shared, type, 5}}, threads);
}

TEST(ElementHistory, AgreesWithReplayingRecordsWithRacesAtEveryStep) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    const History all(makeWild(seed));
    std::map<std::pair<unsigned, std::int64_t>, ElementState> memory;
    for (std::size_t done = 0; done <= all.timeline.stepCount(); ++done) {
      for (const auto& [element, expected] : memory) {
        const ElementState state = all.history.at(element.first, element.second, done);
        ASSERT_TRUE(state.touched);
        ASSERT_EQ(state.bits, expected.bits) << "seed " << seed << ", step " << done;
        ASSERT_EQ(state.origin, expected.origin) << "seed " << seed << ", step " << done;
        if (state.origin == ElementState::Origin::stored) {
          ASSERT_EQ(state.thread, expected.thread);
          ASSERT_EQ(state.step, expected.step);
        }
      }
      if (done == all.timeline.stepCount()) break;
      for (const Access& access : all.timeline.accesses(done)) {
        const Event& event = all.timeline.event(access);
        if (!namesElement(event.kind())) continue;
        auto [entry, isNew] = memory.try_emplace({event.array(), event.index()});
        if (!isNew && !isWrite(event.kind()) && entry->second.bits == event.bits) continue;
        entry->second = {
            isRead(event.kind()) ? ElementState::Origin::initial : ElementState::Origin::stored,
            true, event.bits, access.thread, static_cast<std::uint32_t>(done)};
      }
    }
  }
}

TEST(ElementHistory, KnowsAnInputBeforeItsFirstLoadAndNoValueBeforeAFirstStore) {
  const History all(test::makeDotShared({8, 8, 1}));
  const ElementState input = all.history.at(kA, 5, 0);
  EXPECT_EQ(input.origin, ElementState::Origin::initial);
  EXPECT_FALSE(input.touched);
  EXPECT_EQ(values::valueFromBits(values::DType::float32, input.bits), 5.0);
  EXPECT_EQ(all.history.at(kCache, 5, 0).origin, ElementState::Origin::unknown);
  EXPECT_EQ(all.history.at(kCache, 99, 0).origin, ElementState::Origin::unknown);
}

TEST(ElementHistory, NamesTheThreadThatStoredAValue) {
  const History all(test::makeDotShared({8, 8, 1}));
  const ElementState sum = all.history.at(kCache, 0, all.timeline.stepCount());
  EXPECT_EQ(sum.origin, ElementState::Origin::stored);
  EXPECT_EQ(sum.thread, 0U);
  EXPECT_EQ(values::valueFromBits(values::DType::float32, sum.bits), 56.0);
}

TEST(ElementHistory, KnowsTheRangeOfMagnitudes) {
  const History all(test::makeDotShared({8, 8, 1}));
  EXPECT_EQ(all.history.magnitudes(kA).least, 0.0);
  EXPECT_EQ(all.history.magnitudes(kA).largest, 7.0);
  EXPECT_EQ(all.history.magnitudes(kCache).largest, 56.0);
}

}  // namespace
}  // namespace lanescope::trace
