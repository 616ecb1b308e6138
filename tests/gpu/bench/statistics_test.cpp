// SPDX-License-Identifier: Apache-2.0
#include "bench/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <utility>

namespace lanescope::bench {
namespace {

using values::Milliseconds;

std::vector<Milliseconds> times(std::initializer_list<double> numbers) {
  std::vector<Milliseconds> result;
  for (const double number : numbers) result.emplace_back(number);
  return result;
}

TEST(Statistics, QuantilesAreThoseOfNumPyAndR) {
  const std::vector<double> four{1, 2, 4, 8};
  EXPECT_DOUBLE_EQ(quantile(four, 0), 1);
  EXPECT_DOUBLE_EQ(quantile(four, 0.25), 1.75);
  EXPECT_DOUBLE_EQ(quantile(four, 0.5), 3);
  EXPECT_DOUBLE_EQ(quantile(four, 0.75), 5);
  EXPECT_DOUBLE_EQ(quantile(four, 1), 8);
  EXPECT_TRUE(std::isnan(quantile({}, 0.5)));
}

TEST(Statistics, TheSummaryOfKnownSamplesIsKnownWhateverTheirOrder) {
  const Summary summary = summarize(times({8, 1, 4, 2}));
  EXPECT_EQ(summary.count, 4U);
  EXPECT_DOUBLE_EQ(summary.least.count(), 1);
  EXPECT_DOUBLE_EQ(summary.lower.count(), 1.75);
  EXPECT_DOUBLE_EQ(summary.median.count(), 3);
  EXPECT_DOUBLE_EQ(summary.upper.count(), 5);
  EXPECT_DOUBLE_EQ(summary.relativeError, (5 - 1.75) / 3 / 2) << "those quantiles of four";
}

TEST(Statistics, NoSamplesAndOneSampleTellNoError) {
  EXPECT_EQ(summarize({}).count, 0U);
  EXPECT_TRUE(std::isnan(summarize({}).median.count()));
  EXPECT_TRUE(std::isnan(summarize({}).relativeError));
  EXPECT_DOUBLE_EQ(summarize(times({5})).median.count(), 5);
  EXPECT_EQ(summarize(times({5})).relativeError, std::numeric_limits<double>::infinity());
}

TEST(Statistics, NumbersThatAreNoneAreOrderedToo) {
  const double none = std::nan("");
  EXPECT_DOUBLE_EQ(summarize(times({none, 1, none, 3, 2})).median.count(), 3);
}

TEST(Statistics, TheStandardErrorIsThatOfTheMediansOfNormalSamples) {
  std::mt19937_64 random(5);
  std::normal_distribution<double> normal(100, 2);
  constexpr int kRepeats = 400;
  constexpr int kSamples = 50;
  double estimated = 0;
  double squares = 0;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    std::vector<Milliseconds> samples;
    samples.reserve(kSamples);
    for (int i = 0; i < kSamples; ++i) samples.emplace_back(normal(random));
    const Summary summary = summarize(samples);
    estimated += summary.relativeError / kRepeats;
    squares += std::pow(summary.median.count() / 100 - 1, 2) / kRepeats;
  }
  EXPECT_NEAR(estimated / std::sqrt(squares), 1.0, 0.12);
}

TEST(Statistics, TheErrorIsLargeWhereTheMedianLiesBetweenTwoHeaps) {
  std::vector<Milliseconds> samples(500, Milliseconds(1.0));
  samples.resize(1000, Milliseconds(1.1));
  EXPECT_GT(summarize(samples).relativeError, 0.04);
  samples.resize(1200, Milliseconds(1.1));
  EXPECT_EQ(summarize(samples).relativeError, 0);
}

TEST(RatioOfMedians, IsOneWithoutWidthOfSamplesThatAreAlike) {
  const Ratio ratio = ratioOfMedians(times({2, 2, 2}), times({1, 1, 1, 1}));
  EXPECT_DOUBLE_EQ(ratio.value, 2);
  EXPECT_DOUBLE_EQ(ratio.interval.low, 2);
  EXPECT_DOUBLE_EQ(ratio.interval.high, 2);
}

TEST(RatioOfMedians, DependsOnTheSamplesAndTheSeedAlone) {
  const auto a = times({1.0, 1.1, 1.2, 1.3, 1.4, 1.5});
  const auto b = times({2.0, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6});
  const Ratio first = ratioOfMedians(a, b, 7);
  const Ratio again = ratioOfMedians(times({1.5, 1.4, 1.3, 1.2, 1.1, 1.0}), b, 7);
  EXPECT_DOUBLE_EQ(first.value, 1.25 / 2.3);
  EXPECT_EQ(first.interval.low, again.interval.low);
  EXPECT_EQ(first.interval.high, again.interval.high);
  EXPECT_LT(first.interval.low, first.value);
  EXPECT_GT(first.interval.high, first.value);
}

TEST(RatioOfMedians, OfNothingIsNoNumber) {
  EXPECT_TRUE(std::isnan(ratioOfMedians({}, times({1})).value));
  EXPECT_TRUE(std::isnan(ratioOfMedians(times({1}), {}).interval.low));
}

/// How often the interval holds the true ratio, over repeats of an experiment of `count` samples
/// each. The samples are times as machines give them: a floor, and a tail to the right.
double coverage(int count, double truth) {
  std::mt19937_64 random(11);
  std::lognormal_distribution<double> excess(0, 1);
  constexpr int kRepeats = 400;
  int held = 0;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    std::vector<Milliseconds> a;
    std::vector<Milliseconds> b;
    for (int i = 0; i < count; ++i) {
      a.emplace_back(truth * (10 + excess(random)));
      b.emplace_back(10 + excess(random));
    }
    const Interval interval = ratioOfMedians(a, b).interval;
    held += interval.low <= truth && truth <= interval.high ? 1 : 0;
  }
  return static_cast<double>(held) / kRepeats;
}

TEST(RatioOfMedians, TheIntervalHoldsTheTruthInAbout95Of100Experiments) {
  for (const auto& [count, truth] : {std::pair(10, 1.0), std::pair(40, 3.5)}) {
    const double held = coverage(count, truth);
    EXPECT_GE(held, 0.92) << count << " samples, ratio " << truth;
    EXPECT_LE(held, 0.98) << count << " samples, ratio " << truth;
  }
}

}  // namespace
}  // namespace lanescope::bench
