// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/soak/action.h"
#include "tests/soak/verdict.h"

namespace lanescope::soak {
namespace {

std::vector<Sample> hour(double growth) {
  std::vector<Sample> samples;
  for (int minute = 0; minute <= 60; ++minute) {
    samples.push_back(
        {static_cast<double>(minute), 200 * (1 + growth * minute / 60), 150, 0.001, 30, 1});
  }
  return samples;
}

TEST(SoakTest, TheSameSeedGivesTheSameActions) {
  ActionSource one(7);
  ActionSource two(7);
  ActionSource other(8);
  int same = 0;
  for (int i = 0; i < 1000; ++i) {
    const Action action = one.next();
    EXPECT_EQ(action, two.next());
    same += action == other.next() ? 1 : 0;
  }
  EXPECT_LT(same, 5);
}

TEST(SoakTest, SteadyMemoryIsNoTroubleAndGrowingMemoryIs) {
  EXPECT_TRUE(troubleOf(hour(0)).empty());
  EXPECT_TRUE(troubleOf(hour(0.01)).empty()) << "0.7% in the time that is judged";
  ASSERT_EQ(troubleOf(hour(0.03)).size(), 1U);
  EXPECT_NE(troubleOf(hour(0.03)).front().find("Memory grows"), std::string::npos);
}

TEST(SoakTest, AFewHighSamplesAreNoGrowth) {
  std::vector<Sample> samples = hour(0);
  samples[55].residentMiB = 400;
  EXPECT_TRUE(troubleOf(samples).empty());
}

TEST(SoakTest, AProgramThatComputesAtRestIsTrouble) {
  std::vector<Sample> samples(1);
  samples[0].idleCpu = 0.01;
  EXPECT_EQ(troubleOf(samples).size(), 1U);
}

TEST(SoakTest, WhatAWindowLeavesIsNamed) {
  const Remains before{20, 1, {"known"}};
  EXPECT_TRUE(leaksOf(before, before).empty());
  EXPECT_EQ(leaksOf(before, {22, 2, {"known", "new"}}).size(), 3U);
}

}  // namespace
}  // namespace lanescope::soak
