// SPDX-License-Identifier: Apache-2.0
#include "bench/sampler.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <optional>
#include <random>
#include <thread>

#include "bench/statistics.h"
#include "values/error.h"

namespace lanescope::bench {
namespace {

using Clock = std::chrono::steady_clock;
using values::Milliseconds;

constexpr Milliseconds kRecovery{50.0};
constexpr double kThrottled = 0.75;
/// This many throttled samples in a row are not throttling: the device is no faster.
constexpr std::size_t kInRow = 10;

double medianOf(std::vector<double> numbers) {
  std::ranges::sort(numbers);
  return numbers.empty() ? 0.0 : quantile(numbers, 0.5);
}

/// Collects the samples of one subject.
class Collector {
 public:
  explicit Collector(Subject& subject) : m_subject(subject), m_peak(subject.peakMHz()) {}

  void warmUp() { static_cast<void>(tryToTake()); }

  void take() {
    const std::optional<Sample> taken = tryToTake();
    if (!taken) return;
    const Sample& sample = *taken;
    m_sampled.gaps = m_sampled.gaps || sample.gaps;
    if (sample.clockMHz > 0 && sample.clockMHz < kThrottled * m_peak) return drop(sample);
    m_slow.clear();
    m_sampled.samples.push_back(sample.time);
    m_clocks.push_back(sample.clockMHz);
    m_taken += sample.time * m_subject.calls();
  }

  [[nodiscard]] std::size_t kept() const { return m_sampled.samples.size(); }
  [[nodiscard]] bool hasFewest(const values::Sampling& wanted) const {
    return hasFailed() || kept() >= static_cast<std::size_t>(wanted.samples);
  }
  [[nodiscard]] bool hasEnough(const values::Sampling& wanted) const {
    return hasFailed() || (hasFewest(wanted) && m_taken >= wanted.minTime &&
                           summarize(m_sampled.samples).relativeError <= wanted.relativeError);
  }
  [[nodiscard]] Sampled finish(const values::Sampling& wanted) && {
    m_sampled.noisy = !hasEnough(wanted);
    m_sampled.clockMHz = medianOf(std::move(m_clocks));
    return std::move(m_sampled);
  }

 private:
  [[nodiscard]] bool hasFailed() const { return !m_sampled.failure.empty(); }

  /// Takes a sample; returns nothing after a failure.
  [[nodiscard]] std::optional<Sample> tryToTake() {
    if (hasFailed()) return std::nullopt;
    try {
      return m_subject.take();
    } catch (const values::Error& error) {
      if (error.kind() != values::ErrorKind::unavailable) throw;
      m_sampled.failure = error.what();
      return std::nullopt;
    }
  }

  void drop(const Sample& sample) {
    ++m_sampled.dropped;
    m_slow.push_back(sample.clockMHz);
    if (m_slow.size() == kInRow) {
      m_peak = medianOf(m_slow);
      m_slow.clear();
    } else if (kept() > 0) {
      std::this_thread::sleep_for(kRecovery);
    }
  }

  Subject& m_subject;
  double m_peak;
  Sampled m_sampled;
  std::vector<double> m_clocks;
  std::vector<double> m_slow;  ///< clocks of the samples that were dropped since the last kept one
  Milliseconds m_taken{};
};

/// Own code, because the library's order differs between implementations.
void shuffle(std::vector<std::size_t>& order, std::mt19937_64& random) {
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[random() % left]);
  }
}

}  // namespace

int callsFor(Milliseconds once, int most) {
  constexpr Milliseconds kShortestSample{0.2};
  constexpr Milliseconds kShortestCall{1e-6};
  const double calls = std::ceil(kShortestSample / std::max(once, kShortestCall));
  return static_cast<int>(std::min(std::max(calls, 1.0), static_cast<double>(most)));
}

std::vector<Sampled> sampleInTurn(std::span<Subject* const> subjects,
                                  const values::Sampling& sampling, const std::stop_token& stop,
                                  const std::function<void(double)>& progress) {
  std::vector<Collector> collectors;
  for (Subject* const subject : subjects) collectors.emplace_back(*subject);
  std::vector<std::size_t> order(collectors.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::mt19937_64 random(sampling.seed);
  const auto round = [&](void (Collector::*step)()) {
    shuffle(order, random);
    for (const std::size_t at : order) {
      if (!stop.stop_requested()) (collectors[at].*step)();
    }
  };

  const auto warmUpEnd = Clock::now() + sampling.warmUp;
  do round(&Collector::warmUp);
  while (Clock::now() < warmUpEnd && !stop.stop_requested());

  const auto begin = Clock::now();
  int nextLook = 0;
  for (int rounds = 1; !collectors.empty() && !stop.stop_requested(); ++rounds) {
    round(&Collector::take);
    const Milliseconds taken = Clock::now() - begin;
    progress(std::min(1.0, std::max(taken / sampling.maxTime, 0.0)));
    if (!std::ranges::all_of(collectors, [&](const Collector& c) { return c.hasFewest(sampling); }))
      continue;
    if (rounds >= sampling.mostSamples || taken >= sampling.maxTime) break;
    if (rounds < nextLook) continue;
    if (std::ranges::all_of(collectors, [&](const Collector& c) { return c.hasEnough(sampling); }))
      break;
    // Looking at all samples after every round would take longer than the rounds.
    nextLook = rounds + 1 + rounds / 16;
  }
  std::vector<Sampled> sampled;
  sampled.reserve(collectors.size());
  for (Collector& collector : collectors) {
    sampled.push_back(std::move(collector).finish(sampling));
  }
  return sampled;
}

}  // namespace lanescope::bench
