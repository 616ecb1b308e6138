// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/crossover.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace lanescope::ui {
namespace {

Crossover of(const std::vector<SpeedupAt>& speedups) {
  return crossoverOf(speedups);
}

TEST(Crossover, LiesOnTheStraightLineOfBothLogarithms) {
  // From a quarter to four times: in the middle of the logarithms, at 2^12.
  const Crossover middle = of({{1 << 10, 0.25}, {1 << 14, 4.0}});
  EXPECT_EQ(middle.kind, Crossover::Kind::from);
  EXPECT_NEAR(middle.n, 4096.0, 1e-6);
  // A third of the way up from a half to four.
  const Crossover third = of({{1 << 10, 0.5}, {1 << 16, 4.0}});
  EXPECT_NEAR(third.n, 4096.0, 1e-6);
}

TEST(Crossover, KnowsNeverAndAlways) {
  EXPECT_EQ(of({{10, 0.1}, {100, 0.99}}).kind, Crossover::Kind::never);
  EXPECT_EQ(of({{10, 1.0}, {100, 5.0}}).kind, Crossover::Kind::always);
  EXPECT_EQ(of({}).kind, Crossover::Kind::unknown);
}

TEST(Crossover, OfSeveralTheLastCountsAndALossAtTheEndIsNoWin) {
  const Crossover last = of({{1, 0.5}, {4, 2.0}, {16, 0.5}, {64, 2.0}, {256, 3.0}});
  EXPECT_EQ(last.kind, Crossover::Kind::from);
  EXPECT_NEAR(last.n, 32.0, 1e-9);
  const Crossover lost = of({{1, 2.0}, {4, 2.0}, {16, 0.5}});
  EXPECT_EQ(lost.kind, Crossover::Kind::until);
  EXPECT_NEAR(lost.n, 8.0, 1e-9);
}

TEST(Crossover, ExactlyAsFastAtASizeIsThatSize) {
  const Crossover at = of({{10, 0.5}, {100, 1.0}, {1000, 2.0}});
  EXPECT_EQ(at.kind, Crossover::Kind::from);
  EXPECT_NEAR(at.n, 100.0, 1e-9);
}

TEST(Crossover, NumbersThatAreNoSpeedUpsArePassedOver) {
  const Crossover at = of({{5, std::nan("")}, {10, 0.25}, {20, 0.0}, {50, INFINITY}, {1000, 4.0}});
  EXPECT_EQ(at.kind, Crossover::Kind::from);
  EXPECT_NEAR(at.n, 100.0, 1e-9);
}

}  // namespace
}  // namespace lanescope::ui
