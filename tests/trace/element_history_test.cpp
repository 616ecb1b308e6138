// SPDX-License-Identifier: Apache-2.0
#include "trace/element_history.h"

#include <gtest/gtest.h>

#include <map>

#include "trace/record_maker.h"
#include "trace/timeline.h"
#include "values/host_array.h"

namespace lanescope::trace {
namespace {

using test::kA;
using test::kCache;

struct History {
  explicit History(std::shared_ptr<const Record> record)
      : timeline(std::make_shared<Timeline>(std::move(record), 0)),
        map(std::make_shared<ElementMap>(*timeline)),
        history(timeline, map) {}

  std::shared_ptr<const Timeline> timeline;
  std::shared_ptr<const ElementMap> map;
  ElementHistory history;
};

TEST(ElementHistory, AgreesWithReplayingAllStepsAtEveryStep) {
  const History all(test::makeDotShared({200, 32, 2}));
  std::map<std::pair<unsigned, std::int64_t>, std::uint64_t> memory;
  const auto check = [&](std::size_t stepsDone) {
    for (unsigned array = 0; array < all.timeline->record().arrays.size(); ++array) {
      for (const std::int64_t index : all.map->touched(array)) {
        const ElementState state = all.history.at(array, index, stepsDone);
        const auto found = memory.find({array, index});
        ASSERT_EQ(state.touched, found != memory.end());
        if (state.touched) {
          ASSERT_EQ(state.bits, found->second);
        }
      }
    }
  };
  for (std::size_t i = 0; i < all.timeline->stepCount(); ++i) {
    check(i);
    for (const Access& access : all.timeline->accesses(i)) {
      const Event& event = all.timeline->event(access);
      if (event.kind() != EventKind::barrier) memory[{event.array(), event.index()}] = event.bits;
    }
  }
  check(all.timeline->stepCount());
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
  const ElementState sum = all.history.at(kCache, 0, all.timeline->stepCount());
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
