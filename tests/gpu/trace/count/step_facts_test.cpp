// SPDX-License-Identifier: Apache-2.0
#include "trace/count/step_facts.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/gpu/trace/record_maker.h"

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
  EXPECT_EQ(once.of(0, 2).computation, Computation::product);
  EXPECT_EQ(once.of(1, 2).computation, Computation::sum);
  EXPECT_EQ(once.of(7, 1).computation, Computation::copy);
  const Facts twice(test::makeDotShared({256, 64, 2}));
  EXPECT_EQ(twice.of(0, 4).computation, Computation::dotProduct);
  EXPECT_EQ(twice.of(0, 4).loadsEach, 4U);
  const Facts global(test::makeDotGlobal({64, 64, 1}));
  EXPECT_EQ(global.of(0, 2).computation, Computation::product);
}

TEST(StepFacts, CountTheThreadsThatStoreWithoutHavingLoaded) {
  const Facts facts(test::makeDotShared({1000, 256, 4}), 3);
  const StepFacts store = facts.of(0, 2);
  EXPECT_EQ(store.active, 256U);
  EXPECT_EQ(store.withoutLoads, 24U);
  EXPECT_EQ(store.computation, Computation::product);
}

TEST(StepFacts, TakeACopyBesideSumsForASumOfOne) {
  const auto event = [](EventKind kind, int line, std::int64_t index) {
    return Event::make(kind, 0, line, index, 1);
  };
  const Facts facts(test::withSums(
      test::makeRecord({{"x", Space::shared, values::DType::int32, 4}},
                       {{event(EventKind::load, 3, 0), event(EventKind::store, 5, 2)},
                        {event(EventKind::load, 3, 1), event(EventKind::load, 4, 0),
                         event(EventKind::store, 5, 3)}})));
  const StepFacts store = facts.of(0, facts.timeline.stepCount() - 1);
  EXPECT_EQ(store.active, 2U);
  EXPECT_EQ(store.computation, Computation::sum);
  EXPECT_EQ(store.fewestLoads, 1U);
  EXPECT_EQ(store.loadsEach, 2U);
}

TEST(StepFacts, ClaimNothingOfAValueWithoutOperations) {
  const auto event = [](EventKind kind, std::int64_t index, std::uint64_t bits) {
    return Event::make(kind, 0, 3, index, bits);
  };
  const auto record = test::makeRecord({{"x", Space::shared, values::DType::int32, 3}},
                                       {{event(EventKind::load, 0, 5), event(EventKind::load, 1, 6),
                                         event(EventKind::store, 2, 11)}});
  const StepFacts without = Facts(record).of(0, 2);
  EXPECT_EQ(without.computation, Computation::unknown);
  EXPECT_EQ(without.loadsEach, 0U);
  EXPECT_EQ(without.withoutLoads, 0U);
  const StepFacts with = Facts(test::withSums(record)).of(0, 2);
  EXPECT_EQ(with.computation, Computation::sum);
  EXPECT_EQ(with.loadsEach, 2U);
}

/// Returns the facts of a step in which every thread makes one event, which `make` derives from its
/// number.
template <class Make>
Facts oneEach(std::size_t threads, const ArrayInfo& info, const Make& make) {
  test::Threads events(threads);
  for (std::size_t thread = 0; thread < threads; ++thread) {
    events[thread].push_back(make(static_cast<std::int64_t>(thread)));
  }
  return Facts(test::makeRecord({info}, events));
}

const ArrayInfo kMatrix{"m",   Space::shared, values::DType::float32, 64,
                        false, std::nullopt,  /*columns=*/8};

TEST(StepFacts, FindThePartOfAMatrixThatIsAccessedWhole) {
  const auto loadOf = [](std::int64_t index) {
    return Event::make(EventKind::load, 0, 3, index, 1);
  };
  const Facts column =
      oneEach(64, kMatrix, [&](std::int64_t thread) { return loadOf(thread / 8 * 8 + 3); });
  const StepPlaces places = column.of(0, 0).places;
  ASSERT_TRUE(places.rectangle);
  EXPECT_EQ(places.rectangle->top, 0);
  EXPECT_EQ(places.rectangle->bottom, 7);
  EXPECT_EQ(places.rectangle->left, 3);
  EXPECT_EQ(places.rectangle->right, 3);
  EXPECT_EQ(places.distinct, 8U);
  EXPECT_EQ(places.fewest, 8U);
  EXPECT_EQ(places.most, 8U);
}

TEST(StepFacts, TakeNoPartOfAMatrixForWholeThatHasHoles) {
  // As many elements as a square of two by two has, including its first and its last one.
  constexpr std::array<std::int64_t, 4> kIndices{0, 3, 5, 9};
  const Facts holes = oneEach(4, kMatrix, [&](std::int64_t thread) {
    return Event::make(EventKind::load, 0, 3, kIndices.at(static_cast<std::size_t>(thread)), 1);
  });
  EXPECT_FALSE(holes.of(0, 0).places.rectangle);
}

TEST(StepFacts, CountTheThreadsThatMeetAtAnElement) {
  const Facts facts = oneEach(5, kMatrix, [](std::int64_t thread) {
    return Event::make(EventKind::load, 0, 3, thread < 3 ? 40 : 4, 1);
  });
  const StepPlaces places = facts.of(0, 0).places;
  EXPECT_EQ(places.lowest, 4);
  EXPECT_EQ(places.highest, 40);
  EXPECT_EQ(places.distinct, 2U);
  EXPECT_EQ(places.fewest, 2U);
  EXPECT_EQ(places.most, 3U);
}

Facts shuffled(ShuffleForm form, unsigned (*sourceOf)(unsigned lane)) {
  return oneEach(32, kMatrix, [=](std::int64_t thread) {
    return Event::warpWide(EventKind::shuffle, 3, ~0U, sourceOf(static_cast<unsigned>(thread)),
                           static_cast<unsigned>(values::DType::float32), 1,
                           static_cast<unsigned>(form));
  });
}

TEST(StepFacts, SayFromWhichLaneAShuffleBringsAValue) {
  using Kind = LaneRule::Kind;
  const StepFacts down = shuffled(ShuffleForm::down, [](unsigned lane) {
                           return lane < 16 ? lane + 16 : lane;
                         }).of(0, 0);
  EXPECT_EQ(down.from, (LaneRule{Kind::distance, 16}));
  EXPECT_EQ(down.receiving, 16U);
  const StepFacts up =
      shuffled(ShuffleForm::up, [](unsigned lane) { return lane == 0 ? 0 : lane - 1; }).of(0, 0);
  EXPECT_EQ(up.from, (LaneRule{Kind::distance, -1}));
  EXPECT_EQ(up.receiving, 31U);
  EXPECT_EQ(
      shuffled(ShuffleForm::exclusiveOr, [](unsigned lane) { return lane ^ 5; }).of(0, 0).from,
      (LaneRule{Kind::flip, 5}));
  EXPECT_EQ(shuffled(ShuffleForm::indexed, [](unsigned) { return 7U; }).of(0, 0).from,
            (LaneRule{Kind::same, 7}));
  const StepFacts mixed =
      shuffled(ShuffleForm::indexed, [](unsigned lane) { return lane * 3 % 32; }).of(0, 0);
  EXPECT_EQ(mixed.from, LaneRule());
}

}  // namespace
}  // namespace lanescope::trace
