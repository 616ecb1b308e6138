// SPDX-License-Identifier: Apache-2.0
#include "bench/statistics.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <limits>
#include <random>

namespace lanescope::bench {
namespace {

using values::Milliseconds;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::vector<double> ascending(std::span<const Milliseconds> samples) {
  std::vector<double> numbers;
  numbers.reserve(samples.size());
  for (const Milliseconds sample : samples) numbers.push_back(sample.count());
  // This order is total: samples from a file may contain NaN.
  std::ranges::sort(numbers, [](double a, double b) {
    return std::strong_order(a, b) == std::strong_ordering::less;
  });
  return numbers;
}

/// Draws as many numbers as there are, with replacement, and returns their median.
class Resampler {
 public:
  explicit Resampler(std::span<const Milliseconds> samples)
      : m_numbers(ascending(samples)), m_drawn(m_numbers.size()) {}

  [[nodiscard]] double median() const { return quantile(m_numbers, 0.5); }
  [[nodiscard]] double drawMedian(std::mt19937_64& random) {
    for (std::size_t& drawn : m_drawn) drawn = random() % m_numbers.size();
    // The numbers are in ascending order, so the middle positions are those of the middle numbers.
    const std::size_t half = m_drawn.size() / 2;
    const auto middle = m_drawn.begin() + static_cast<std::ptrdiff_t>(half);
    std::nth_element(m_drawn.begin(), middle, m_drawn.end());
    if (m_drawn.size() % 2 == 1) return m_numbers[*middle];
    return (m_numbers[*std::max_element(m_drawn.begin(), middle)] + m_numbers[*middle]) / 2;
  }

 private:
  std::vector<double> m_numbers;
  std::vector<std::size_t> m_drawn;
};

/// Returns the median of each part of the runs on its own.
template <class Run, class Parts>
Run mediansOf(const std::vector<Run>& runs, const Parts& parts) {
  Run medians;
  for (const auto part : parts) {
    std::vector<double> times;
    times.reserve(runs.size());
    for (const Run& run : runs) times.push_back((run.*part).count());
    std::ranges::sort(times);
    medians.*part = Milliseconds(quantile(times, 0.5));
  }
  return medians;
}

}  // namespace

double quantile(std::span<const double> ascending, double q) {
  if (ascending.empty()) return kNaN;
  const double position = q * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(position);
  const double part = position - static_cast<double>(below);
  if (part == 0.0) return ascending[below];  // the neighbour may be infinite or absent
  return std::lerp(ascending[below], ascending[below + 1], part);
}

Summary summarize(std::span<const Milliseconds> samples) {
  const std::vector<double> numbers = ascending(samples);
  const auto at = [&](double q) { return Milliseconds(quantile(numbers, q)); };
  Summary summary{numbers.size(), at(0), at(0.25), at(0.5), at(0.75), kNaN};
  if (numbers.size() == 1) summary.relativeError = std::numeric_limits<double>::infinity();
  if (numbers.size() > 1) {
    const double step = 0.5 / std::sqrt(static_cast<double>(numbers.size()));
    summary.relativeError = (at(0.5 + step) - at(0.5 - step)) / summary.median / 2;
  }
  return summary;
}

Ratio ratioOfMedians(std::span<const Milliseconds> a, std::span<const Milliseconds> b,
                     std::uint64_t seed) {
  if (a.empty() || b.empty()) return {kNaN, {kNaN, kNaN}};
  Resampler ofA(a);
  Resampler ofB(b);
  constexpr std::size_t kDraws = 2'000;
  std::mt19937_64 random(seed);
  std::vector<double> ratios(kDraws);
  for (double& ratio : ratios) {
    const double median = ofA.drawMedian(random);
    ratio = median / ofB.drawMedian(random);
  }
  std::ranges::sort(ratios);
  return {ofA.median() / ofB.median(), {quantile(ratios, 0.025), quantile(ratios, 0.975)}};
}

values::Phases medianPhases(const std::vector<values::Phases>& runs) {
  return mediansOf(runs, values::kPhases);
}

values::PinnedTransfers medianTransfers(const std::vector<values::PinnedTransfers>& runs) {
  return mediansOf(runs, values::kPinnedTransfers);
}

}  // namespace lanescope::bench
