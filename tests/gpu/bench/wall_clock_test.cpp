// SPDX-License-Identifier: Apache-2.0
#include "bench/wall_clock.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <thread>

#include "bench/sampler.h"
#include "bench/statistics.h"

namespace lanescope::bench {
namespace {

using values::Milliseconds;

TEST(WallClock, TimesOneCallOfLongWork) {
  WallClock clock([] { std::this_thread::sleep_for(std::chrono::milliseconds(3)); });
  const Milliseconds time = clock.take().time;
  EXPECT_EQ(clock.calls(), 1);
  EXPECT_GE(time.count(), 3.0);
}

TEST(WallClock, CallsShortWorkSoOftenThatTheClockTellsItsTime) {
  std::vector<float> numbers(100, 1.0F);
  volatile float sum = 0;
  WallClock clock([&] { sum = std::accumulate(numbers.begin(), numbers.end(), 0.0F); });
  // Other programs may hold the core meanwhile, but not in every try.
  Milliseconds time = Milliseconds::max();
  for (int i = 0; i < 20; ++i) time = std::min(time, clock.take().time);
  EXPECT_GT(clock.calls(), 10);
  EXPECT_GT(time * clock.calls(), Milliseconds(0.02));
  EXPECT_LT(time, Milliseconds(0.1));
  EXPECT_EQ(clock.take().gaps, false);
}

/// Work that is timed against itself is as fast as itself. Other programs disturb both sides alike,
/// since these are timed in turn; the bound covers the rest.
TEST(WallClock, WhatIsTimedAgainstItselfIsAsFastAsItself) {
  for (const std::size_t n : {std::size_t{1} << 10, std::size_t{1} << 16, std::size_t{1} << 20}) {
    const std::vector<float> numbers(n, 1.0F);
    volatile float sum = 0;
    const auto work = [&] { sum = std::accumulate(numbers.begin(), numbers.end(), 0.0F); };
    WallClock a(work);
    WallClock b(work);
    Subject* const subjects[]{&a, &b};
    values::Sampling sampling;
    sampling.samples = 100;
    const std::vector<Sampled> sampled = sampleInTurn(subjects, sampling, {}, [](double) {});
    const Ratio ratio = ratioOfMedians(sampled[0].samples, sampled[1].samples);
    std::printf("n %8zu: %.2f us, A against A %.4f, 95%% interval %.4f to %.4f, %zu samples\n", n,
                1e3 * summarize(sampled[0].samples).median.count(), ratio.value, ratio.interval.low,
                ratio.interval.high, sampled[0].samples.size());
    // On a busy machine the medians differ by chance, which the interval says.
    EXPECT_LE(ratio.interval.low, 1.05);
    EXPECT_GE(ratio.interval.high, 0.95);
  }
}

}  // namespace
}  // namespace lanescope::bench
