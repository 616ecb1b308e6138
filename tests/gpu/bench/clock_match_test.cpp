// SPDX-License-Identifier: Apache-2.0
#include "bench/clock_match.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace lanescope::bench {
namespace {

TEST(ClockMatch, OfOnePairIsTheMiddleOfTheHostsReadings) {
  const std::array pairs{ClockPair{1000, 1600, 300}};
  EXPECT_EQ(clockOffset(pairs), 1000);
}

TEST(ClockMatch, LiesWithinWhatEveryPairPermits) {
  // The offset is 5000. The first pair bounds it from below, the last from above.
  const std::array pairs{ClockPair{5990, 9000, 1000}, ClockPair{2000, 9000, 2000},
                         ClockPair{1000, 8020, 3000}};
  const auto offset = clockOffset(pairs);
  ASSERT_TRUE(offset);
  for (const ClockPair& pair : pairs) {
    EXPECT_GE(pair.device + *offset, pair.hostBefore);
    EXPECT_LE(pair.device + *offset, pair.hostAfter);
  }
  EXPECT_EQ(*offset, 5005);
}

TEST(ClockMatch, DoesNotDependOnTheOrderOfThePairs) {
  std::array pairs{ClockPair{90, 200, 10}, ClockPair{100, 150, 30}, ClockPair{60, 400, 5}};
  const auto offset = clockOffset(pairs);
  std::swap(pairs[0], pairs[2]);
  EXPECT_EQ(clockOffset(pairs), offset);
}

TEST(ClockMatch, TakesTheMiddleOfTheGapWherePairsContradictEachOther) {
  // The first says at least 100, the second at most 80.
  const std::array pairs{ClockPair{100, 130, 0}, ClockPair{1050, 1080, 1000}};
  EXPECT_EQ(clockOffset(pairs), 90);
}

TEST(ClockMatch, HasNegativeOffsetsToo) {
  const std::array pairs{ClockPair{10, 20, 1'000'000'000'000}};
  EXPECT_EQ(clockOffset(pairs), 15 - 1'000'000'000'000);
}

TEST(ClockMatch, OfNothingIsNothing) {
  EXPECT_FALSE(clockOffset({}));
}

}  // namespace
}  // namespace lanescope::bench
