// SPDX-License-Identifier: Apache-2.0
#include "trace/step_facts.h"

#include <gtest/gtest.h>

#include "trace/record_maker.h"

namespace lanescope::trace {
namespace {

struct Facts {
  explicit Facts(std::shared_ptr<const Record> record, std::uint64_t block = 0)
      : timeline(std::move(record), block), map(timeline), flow(timeline, map) {}
  [[nodiscard]] StepFacts of(std::size_t epoch, std::size_t step) const {
    return factsOf(timeline, flow, timeline.firstStepOf(epoch) + step);
  }

  Timeline timeline;
  ElementMap map;
  Dataflow flow;
};

TEST(StepFacts, SayHowFarATreeStepReaches) {
  const Facts facts(test::makeDotShared({256, 64, 4}));
  const StepFacts far = facts.of(1, 0);
  EXPECT_EQ(far.active, 32U);
  EXPECT_EQ(far.threads, 64U);
  EXPECT_EQ(far.activeWarps, 1U);
  EXPECT_EQ(far.warps, 2U);
  EXPECT_EQ(far.offset, 32);
  EXPECT_EQ(far.stride, 1);
  EXPECT_EQ(facts.of(1, 1).offset, 0);
}

TEST(StepFacts, RecogniseWhatAStoreHasComputed) {
  const Facts once(test::makeDotShared({64, 64, 1}));
  EXPECT_EQ(once.of(0, 2).operation, Operation::product);
  EXPECT_EQ(once.of(1, 2).operation, Operation::sum);
  EXPECT_EQ(once.of(7, 1).operation, Operation::copy);
  const Facts twice(test::makeDotShared({256, 64, 2}));
  EXPECT_EQ(twice.of(0, 4).operation, Operation::runningDot);
  EXPECT_EQ(twice.of(0, 4).loadsEach, 4U);
  const Facts global(test::makeDotGlobal({64, 64, 1}));
  EXPECT_EQ(global.of(0, 2).operation, Operation::product);
}

TEST(StepFacts, CountTheThreadsThatStoreWithoutHavingLoaded) {
  const Facts facts(test::makeDotShared({1000, 256, 4}), 3);
  const StepFacts store = facts.of(0, 2);
  EXPECT_EQ(store.active, 256U);
  EXPECT_EQ(store.withoutLoads, 24U);
  EXPECT_EQ(store.operation, Operation::product);
}

TEST(StepFacts, ClaimNothingOfAValueThatTheLoadsDoNotExplain) {
  const auto event = [](EventKind kind, std::int64_t index, std::uint64_t bits) {
    return Event::make(kind, 0, 3, index, bits);
  };
  const Facts facts(test::makeRecord({{"x", Space::shared, values::DType::int32, 3}},
                                     {{event(EventKind::load, 0, 5), event(EventKind::load, 1, 6),
                                       event(EventKind::store, 2, 99)}}));
  EXPECT_EQ(facts.of(0, 2).operation, Operation::unknown);
}

TEST(StepFacts, CountIntegersAsAGpuDoesWhenTheyOverflow) {
  const auto event = [](EventKind kind, std::int64_t index, std::uint64_t bits) {
    return Event::make(kind, 0, 3, index, bits);
  };
  const Facts facts(
      test::makeRecord({{"x", Space::shared, values::DType::int32, 3}},
                       {{event(EventKind::load, 0, 0x7fffffff), event(EventKind::load, 1, 1),
                         event(EventKind::store, 2, 0x80000000)}}));
  EXPECT_EQ(facts.of(0, 2).operation, Operation::sum);
}

}  // namespace
}  // namespace lanescope::trace
