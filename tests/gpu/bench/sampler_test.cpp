// SPDX-License-Identifier: Apache-2.0
#include "bench/sampler.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "values/error.h"

namespace lanescope::bench {
namespace {

using values::Milliseconds;

/// Gives samples that a test makes up, and writes its letter into a diary.
class Scripted final : public Subject {
 public:
  using Make = std::function<Sample(int taken)>;

  Scripted(char letter, std::string& diary, Make make)
      : m_letter(letter), m_diary(diary), m_make(std::move(make)) {}

  double peak = 0;

  [[nodiscard]] Sample take() override {
    m_diary += m_letter;
    // As long as a sample is, so that a warm-up has an end that can be counted.
    if (m_taken == 0) std::this_thread::sleep_for(std::chrono::milliseconds(51));
    return m_make(m_taken++);
  }
  [[nodiscard]] double peakMHz() const override { return peak; }

 private:
  char m_letter;
  std::string& m_diary;
  Make m_make;
  int m_taken = 0;
};

Sample steady(int) {
  return {Milliseconds(1.0)};
}
/// Evenly between 1.0 and 1.1.
Sample unsteady(int taken) {
  constexpr double kGoldenPart = 0.6180339887498949;
  const double turns = kGoldenPart * taken;
  return {Milliseconds(1.0 + 0.1 * (turns - std::floor(turns)))};
}

/// Gives up at its third sample.
Sample brittle(int taken) {
  if (taken == 2) throw values::Error(values::ErrorKind::unavailable, "No room.");
  return {Milliseconds(1.0)};
}

/// The samples alone, without the one round of the warm-up.
std::vector<Sampled> sample(std::vector<Subject*> subjects, const values::Sampling& sampling,
                            const std::stop_token& stop = {}) {
  return sampleInTurn(subjects, sampling, stop, [](double) {});
}

TEST(Sampler, GoesOnWithTheOthersWhereOneCannotBeSampled) {
  std::string diary;
  Scripted a('a', diary, brittle);
  Scripted b('b', diary, steady);
  const std::vector<Sampled> sampled = sample({&a, &b}, {});
  EXPECT_EQ(sampled[0].failure, "No room.");
  EXPECT_EQ(sampled[0].samples.size(), 1U) << "the warm-up took one more";
  EXPECT_EQ(sampled[1].failure, "");
  EXPECT_GE(sampled[1].samples.size(), 10U);
  EXPECT_FALSE(sampled[1].noisy);
  EXPECT_EQ(std::ranges::count(diary, 'a'), 3);
}

TEST(Sampler, EndsWhereTheProcessMustBeReplaced) {
  std::string diary;
  Scripted a('a', diary, [](int) -> Sample {
    throw values::Error(values::ErrorKind::engineLost, "The context is gone.");
  });
  EXPECT_THROW(static_cast<void>(sample({&a}, {})), values::Error);
}

TEST(Sampler, TakesTheFewestSamplesOfWhatIsSteady) {
  std::string diary;
  Scripted a('a', diary, steady);
  Scripted b('b', diary, steady);
  const std::vector<Sampled> sampled = sample({&a, &b}, {});
  ASSERT_EQ(sampled.size(), 2U);
  for (const Sampled& each : sampled) {
    EXPECT_EQ(each.samples.size(), 10U);
    EXPECT_FALSE(each.noisy);
    EXPECT_EQ(each.dropped, 0);
  }
}

TEST(Sampler, GoesOnUntilTheErrorIsSmallEnoughForAllOfThem) {
  std::string diary;
  Scripted a('a', diary, steady);
  Scripted b('b', diary, unsteady);
  const std::vector<Sampled> sampled = sample({&a, &b}, {});
  // 0.05 / √count is half a percent of 1.05 at 91 samples.
  EXPECT_GE(sampled[1].samples.size(), 80U);
  EXPECT_LE(sampled[1].samples.size(), 105U);
  EXPECT_EQ(sampled[0].samples.size(), sampled[1].samples.size());
  EXPECT_FALSE(sampled[1].noisy);
}

TEST(Sampler, SaysThatItIsNoisyAtTheLimits) {
  std::string diary;
  values::Sampling few;
  few.mostSamples = 40;
  Scripted a('a', diary, unsteady);
  const std::vector<Sampled> byCount = sample({&a}, few);
  EXPECT_EQ(byCount[0].samples.size(), 40U);
  EXPECT_TRUE(byCount[0].noisy);

  values::Sampling quick;
  quick.maxTime = Milliseconds(0);
  Scripted b('b', diary, unsteady);
  const std::vector<Sampled> byTime = sample({&b}, quick);
  EXPECT_EQ(byTime[0].samples.size(), 10U) << "the fewest are taken all the same";
  EXPECT_TRUE(byTime[0].noisy);
}

TEST(Sampler, TakesAsMuchTimeAsIsAskedFor) {
  std::string diary;
  values::Sampling sampling;
  sampling.minTime = Milliseconds(25.5);
  Scripted a('a', diary, steady);
  const std::vector<Sampled> sampled = sample({&a}, sampling);
  EXPECT_GE(sampled[0].samples.size(), 26U);
  EXPECT_LE(sampled[0].samples.size(), 28U);
}

TEST(Sampler, TimesAllOfThemOnceARoundInAnotherOrderEachRound) {
  std::string diary;
  Scripted a('a', diary, steady);
  Scripted b('b', diary, steady);
  Scripted c('c', diary, steady);
  values::Sampling sampling;
  sampling.samples = 60;
  static_cast<void>(sample({&a, &b, &c}, sampling));
  std::set<std::string> orders;
  for (std::size_t at = 0; at < diary.size(); at += 3) {
    std::string round = diary.substr(at, 3);
    orders.insert(round);
    std::ranges::sort(round);
    EXPECT_EQ(round, "abc");
  }
  EXPECT_EQ(orders.size(), 6U) << "all orders come up";

  const std::string first = std::exchange(diary, {});
  Scripted d('a', diary, steady);
  Scripted e('b', diary, steady);
  Scripted f('c', diary, steady);
  static_cast<void>(sample({&d, &e, &f}, sampling));
  EXPECT_EQ(diary, first) << "the seed decides";
}

TEST(Sampler, DropsAndCountsSamplesAtThrottledClocks) {
  std::string diary;
  Scripted a('a', diary, [](int taken) {
    const bool throttled = taken == 5 || taken == 6;
    return Sample{Milliseconds(throttled ? 2.0 : 1.0), throttled ? 1000.0 : 1900.0};
  });
  a.peak = 1980;
  const std::vector<Sampled> sampled = sample({&a}, {});
  EXPECT_EQ(sampled[0].dropped, 2);
  EXPECT_EQ(sampled[0].samples, std::vector<Milliseconds>(10, Milliseconds(1.0)));
  EXPECT_DOUBLE_EQ(sampled[0].clockMHz, 1900);
  EXPECT_FALSE(sampled[0].noisy);
}

TEST(Sampler, TakesADeviceThatNeverComesNearItsPeakAsItIs) {
  std::string diary;
  Scripted a('a', diary, [](int) { return Sample{Milliseconds(1.0), 900.0}; });
  a.peak = 1980;
  const std::vector<Sampled> sampled = sample({&a}, {});
  EXPECT_EQ(sampled[0].dropped, 10);
  EXPECT_EQ(sampled[0].samples.size(), 10U);
  EXPECT_DOUBLE_EQ(sampled[0].clockMHz, 900);
}

TEST(Sampler, SaysWhereTheHostsTimeIsInTheSamples) {
  std::string diary;
  Scripted a('a', diary, [](int) { return Sample{Milliseconds(1.0), 0, true}; });
  Scripted b('b', diary, steady);
  const std::vector<Sampled> sampled = sample({&a, &b}, {});
  EXPECT_TRUE(sampled[0].gaps);
  EXPECT_FALSE(sampled[1].gaps);
}

TEST(Sampler, EndsWithWhatThereIsWhenItIsStopped) {
  std::string diary;
  std::stop_source source;
  Scripted a('a', diary, [&](int taken) {
    if (taken == 5) source.request_stop();
    return unsteady(taken);
  });
  const std::vector<Sampled> sampled = sample({&a}, {}, source.get_token());
  EXPECT_EQ(sampled[0].samples.size(), 5U);
  EXPECT_TRUE(sampled[0].noisy);
}

TEST(Sampler, TellsHowFarItHasCome) {
  std::string diary;
  Scripted a('a', diary, unsteady);
  Subject* const subjects[]{&a};
  values::Sampling sampling;
  sampling.mostSamples = 50;
  double last = 0;
  static_cast<void>(sampleInTurn(subjects, sampling, {}, [&](double fraction) {
    EXPECT_GE(fraction, last);
    EXPECT_LE(fraction, 1.0);
    last = fraction;
  }));
}

TEST(CallsFor, MakesASampleOfAFifthOfAMillisecond) {
  EXPECT_EQ(callsFor(Milliseconds(1.0), 256), 1);
  EXPECT_EQ(callsFor(Milliseconds(0.2), 256), 1);
  EXPECT_EQ(callsFor(Milliseconds(0.01), 256), 20);
  EXPECT_EQ(callsFor(Milliseconds(0.0001), 256), 256);
  EXPECT_EQ(callsFor(Milliseconds(0.0), 1000), 1000);
}

}  // namespace
}  // namespace lanescope::bench
