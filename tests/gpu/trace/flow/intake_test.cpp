// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/intake.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/traffic.h"

namespace lanescope::trace {
namespace {

const std::vector<ArrayInfo> kIntakeArrays{{"in", Space::global, values::DType::float32, 8},
                                           {"out", Space::global, values::DType::float32, 8, true},
                                           {"s", Space::shared, values::DType::float32, 8}};

Event loadOf(unsigned array, std::int64_t index, int line) {
  return Event::make(EventKind::load, array, line, index, 0);
}
Event storeOf(unsigned array, std::int64_t index, int line) {
  return Event::make(EventKind::store, array, line, index, 0);
}

std::vector<double> usedOf(const test::Threads& threads) {
  const Timeline timeline(test::makeRecord(kIntakeArrays, threads), 0);
  const Intake intake(timeline);
  std::vector<double> used;
  for (std::size_t i = 0; i <= timeline.stepCount(); ++i) used.push_back(intake.after(i));
  return used;
}

TEST(Intake, IsThePartOfTheInputThatWasLoadedOnce) {
  // Two of four elements, one of them again, what is shared, the other two, the result.
  const std::vector<double> used = usedOf(
      {{loadOf(0, 0, 1), loadOf(0, 1, 2), loadOf(2, 0, 3), loadOf(0, 2, 4), storeOf(1, 0, 5)},
       {loadOf(0, 1, 1), loadOf(0, 0, 2), loadOf(2, 1, 3), loadOf(0, 3, 4), storeOf(1, 1, 5)}});
  const std::vector<double> expected{0, 0.5 / 3, 1.0 / 3, 0.5, 0.75, 1};
  ASSERT_EQ(used.size(), expected.size());
  for (std::size_t i = 0; i < used.size(); ++i) EXPECT_NEAR(used[i], expected[i], 1e-12) << i;
}

TEST(Intake, WaitsForTheSlowestArray) {
  // Two tiles, each of one element of a and one of b.
  const std::vector<ArrayInfo> arrays{{"a", Space::global, values::DType::float32, 2},
                                      {"b", Space::global, values::DType::float32, 2},
                                      {"s", Space::shared, values::DType::float32, 2}};
  const Timeline timeline(
      test::makeRecord(arrays, {{loadOf(0, 0, 1), loadOf(1, 0, 2), loadOf(2, 0, 3), loadOf(0, 1, 4),
                                 loadOf(1, 1, 5), loadOf(2, 1, 6)}}),
      0);
  const Intake intake(timeline);
  const std::vector<double> expected{0, 0.125, 0.25, 0.375, 0.5, 0.75, 1};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(intake.after(i), expected[i], 1e-12) << i;
  }
}

TEST(Intake, OfABlockThatLoadsNothingIsItsSteps) {
  EXPECT_EQ(usedOf({{storeOf(2, 0, 1), loadOf(2, 0, 2), storeOf(1, 0, 3), storeOf(1, 1, 4)}}),
            (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
  EXPECT_EQ(usedOf({{}}), (std::vector<double>{0}));
}

TEST(Intake, FindsTheStepsForAPart) {
  const Timeline timeline(test::makeRecord(kIntakeArrays, {{loadOf(0, 0, 1), loadOf(2, 0, 2),
                                                            loadOf(0, 1, 3), storeOf(1, 0, 4)}}),
                          0);
  const Intake intake(timeline);  // 0, 1/4, 1/2, 3/4, 1
  EXPECT_EQ(intake.stepsFor(0), 0U);
  EXPECT_EQ(intake.stepsFor(0.25), 1U);
  EXPECT_EQ(intake.stepsFor(0.3), 2U);
  EXPECT_EQ(intake.stepsFor(1), 4U);
  EXPECT_EQ(intake.stepsFor(2), 4U);
}

TEST(Traffic, CountsLoadsAndElements) {
  // Both lanes load the same element, then each its own; the shared ones are none.
  const auto record = test::makeRecord(
      kIntakeArrays, {{loadOf(0, 0, 1), loadOf(0, 0, 2), loadOf(2, 0, 3), storeOf(1, 0, 4)},
                      {loadOf(0, 0, 1), loadOf(0, 1, 2), loadOf(2, 1, 3), storeOf(1, 0, 4)}});
  const Traffic traffic = trafficOf(*record);
  EXPECT_EQ(traffic.loads, 4U);
  EXPECT_EQ(traffic.loaded, 2U);
  EXPECT_EQ(traffic.stored, 1U);
}

}  // namespace
}  // namespace lanescope::trace
