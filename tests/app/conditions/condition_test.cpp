// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition.h"

#include <bit>
#include <cmath>
#include <limits>

#include "tests/app/conditions/condition_fixture.h"

namespace lanescope::app {
namespace {

using trace::ArrayInfo;
using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;

std::uint64_t floatBits(float value) {
  return std::bit_cast<std::uint32_t>(value);
}

/// Two threads store to x on line 1 and load it on line 2; between them is a barrier.
const ConditionRun& pairRun() {
  static const ConditionRun run(
      test::makeRecord({{"x", Space::shared, DType::float32, 4}},
                       {{Event::make(EventKind::store, 0, 1, 0, floatBits(1.5F)),
                         Event::make(EventKind::barrier, 0, 2, 0, 0),
                         Event::make(EventKind::load, 0, 3, 1, floatBits(NAN))},
                        {Event::make(EventKind::store, 0, 1, 1, floatBits(NAN)),
                         Event::make(EventKind::barrier, 0, 2, 0, 0),
                         Event::make(EventKind::load, 0, 3, 0, floatBits(1.5F))}}));
  return run;
}

/// The steps at which it holds, as text: "0 2".
std::string stepsOf(const ConditionRun& run, const char* text) {
  Condition condition = run.condition(QString::fromUtf8(text));
  std::string steps;
  for (std::size_t step = 0; step < run.timeline.stepCount(); ++step) {
    if (condition.holdsAt(step)) steps += (steps.empty() ? "" : " ") + std::to_string(step);
  }
  return steps;
}

TEST(Condition, HoldsWhereAnEventSatisfiesIt) {
  const ConditionRun& run = pairRun();
  ASSERT_EQ(run.timeline.stepCount(), 3U);
  EXPECT_EQ(stepsOf(run, "1"), "0 1 2");
  EXPECT_EQ(stepsOf(run, "0"), "");
  EXPECT_EQ(stepsOf(run, "line == 3"), "2");
  EXPECT_EQ(stepsOf(run, "step == 1"), "0");
  EXPECT_EQ(stepsOf(run, "epoch == 1 && blockIdx.x == 0 && block == 0"), "2");
  EXPECT_EQ(stepsOf(run, "kind == barrier"), "1");
  EXPECT_EQ(stepsOf(run, "kind==store||kind==load"), "0 2");
  EXPECT_EQ(stepsOf(run, "thread == 1 && index == 0"), "2");
  EXPECT_EQ(stepsOf(run, "thread == 1 && index == 1"), "0");
  EXPECT_EQ(stepsOf(run, "thread == 0 && thread == 1"), "");
  EXPECT_EQ(stepsOf(run, "value is nan"), "0 2");
  EXPECT_EQ(stepsOf(run, "value   is\tnan && thread == 0"), "2");
  EXPECT_EQ(stepsOf(run, "value is inf"), "");
  EXPECT_EQ(stepsOf(run, "value == 1.5 && lane == 0"), "0");
  EXPECT_EQ(stepsOf(run, "!(value is nan) && kind == load"), "2");
  EXPECT_EQ(stepsOf(run, "x[0] > 1"), "0 1 2");
  EXPECT_EQ(stepsOf(run, "x [ thread ] > 1 && kind == barrier"), "1");
  EXPECT_EQ(stepsOf(run, "threadIdx.x % 2 == 1 && warp == 0 && threadIdx.y + threadIdx.z == 0"),
            "0 1 2");
  EXPECT_EQ(stepsOf(run, "max(1, line, 2) == 3 && min(4, line) == 3"), "2");
  EXPECT_EQ(stepsOf(run, "abs(-line) == 3 && sqrt(4) == 2 && floor(1.7) == 1"), "2");
  EXPECT_EQ(
      stepsOf(run, "1 + 2 * 3 - 4 / 2 == 5 && -(-1) == 1 && !(!1) && 2 - -1 == 3 && .5e1 == 5"),
      "0 1 2");
}

TEST(Condition, DoesNotHoldWhereItNeedsWhatIsNotThere) {
  const ConditionRun& run = pairRun();
  EXPECT_EQ(stepsOf(run, "x[thread + 3] != 5 && thread == 1"), "");
  EXPECT_EQ(stepsOf(run, "x[thread + 3] is nan"), "");
  EXPECT_EQ(stepsOf(run, "x[2] != 5"), "");
  EXPECT_EQ(stepsOf(run, "x[thread / 2] != 5 && thread == 1"), "");
  EXPECT_EQ(stepsOf(run, "index != 5 && kind == barrier"), "");
  // An alternative that lacks nothing holds beside one that does.
  EXPECT_EQ(stepsOf(run, "x[2] != 5 || line == 3"), "2");

  Condition outside = run.condition(QStringLiteral("x[thread + 3]"));
  EXPECT_EQ(outside.valueOf(0, 1), std::nullopt);
  EXPECT_EQ(outside.missing(), QStringLiteral("x has 4 elements; there is no x[4]."));
  Condition fraction = run.condition(QStringLiteral("x[thread / 2]"));
  EXPECT_EQ(fraction.valueOf(0, 0), 1.5);
  EXPECT_EQ(fraction.missing(), QString());
  EXPECT_EQ(fraction.valueOf(0, 1), std::nullopt);
  EXPECT_EQ(fraction.missing(), QStringLiteral("An index is a whole number; for x it is 0.5."));
  Condition unknown = run.condition(QStringLiteral("x[2]"));
  EXPECT_EQ(unknown.valueOf(2, 0), std::nullopt);
  EXPECT_EQ(unknown.missing(), QStringLiteral("The record does not tell the value of x[2] here."));
  Condition index = run.condition(QStringLiteral("index"));
  EXPECT_EQ(index.valueOf(1, 0), std::nullopt);
  EXPECT_EQ(index.valueOf(2, 0), 1);
  Condition huge = run.condition(QStringLiteral("x[thread + 1e300]"));
  EXPECT_EQ(huge.valueOf(0, 0), std::nullopt);
  Condition nan = run.condition(QStringLiteral("x[0 / 0]"));
  EXPECT_EQ(nan.valueOf(0, 0), std::nullopt);
}

TEST(Condition, GivesTheValueOfEachThreadOnceTheStepIsOver) {
  const ConditionRun run(test::makeDotShared({8, 8, 1}));
  Condition own = run.condition(QStringLiteral("cache[threadIdx.x]"));
  for (std::size_t step = 0; step < run.timeline.stepCount(); ++step) {
    for (std::uint32_t thread = 0; thread < 8; ++thread) {
      const auto state = run.history.at(test::kCache, thread, step + 1);
      const auto value = own.valueOf(step, thread);
      if (state.origin == trace::ElementState::Origin::unknown) {
        EXPECT_FALSE(value);
      } else {
        EXPECT_EQ(value, values::valueFromBits(DType::float32, state.bits));
      }
    }
  }
  Condition logic = run.condition(QStringLiteral("thread > 3 && step > 1"));
  EXPECT_EQ(logic.valueOf(0, 7), 0);
  EXPECT_EQ(logic.valueOf(1, 7), 1);
}

TEST(Condition, TakesTheBlocksOwnArrayAndLeavesOutNamesThatCannotBeTyped) {
  std::vector<ArrayInfo> arrays{{"x", Space::shared, DType::int32, 2},
                                {"x", Space::shared, DType::int32, 2},
                                {"); 1", Space::global, DType::int32, 2},
                                {"", Space::global, DType::int32, 2}};
  arrays[0].remote = ArrayInfo::Remote{1, 1};
  const ConditionRun run(test::makeRecord(arrays, {{Event::make(EventKind::store, 1, 1, 0, 5)}}));
  EXPECT_EQ(run.condition(QStringLiteral("x[0]")).valueOf(0, 0), 5);
}

TEST(Condition, ReadsTheIndexOfAnAccessOutOfBounds) {
  const ConditionRun run(test::makeRecord({{"x", Space::shared, DType::int32, 2}},
                                          {{Event::make(EventKind::outOfBounds, 0, 1, 9, 9),
                                            Event::make(EventKind::store, 0, 2, 0, 5)}}));
  EXPECT_EQ(stepsOf(run, "kind == outOfBounds && index > 8"), "0");
  EXPECT_EQ(stepsOf(run, "value == 9"), "");
}

}  // namespace
}  // namespace lanescope::app
