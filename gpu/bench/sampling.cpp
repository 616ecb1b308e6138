// SPDX-License-Identifier: Apache-2.0
#include "bench/sampling.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace lanescope::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// A sample lasts at least this long: a thousand times what reading the clock takes.
constexpr values::Milliseconds kShortestSample{0.05};

values::Milliseconds timeOf(const std::function<void()>& work, int repetitions) {
  const auto begin = Clock::now();
  for (int i = 0; i < repetitions; ++i) work();
  return values::Milliseconds(Clock::now() - begin) / repetitions;
}

}  // namespace

std::vector<values::Milliseconds> sampleWallTime(const std::function<void()>& work, int samples,
                                                 const std::stop_token& stop) {
  work();  // touches the memory and wakes the cores
  const values::Milliseconds once = timeOf(work, 1);
  const int repetitions = std::max(
      1, static_cast<int>(std::ceil(kShortestSample / std::max(once, values::Milliseconds(1e-5)))));
  std::vector<values::Milliseconds> times;
  times.reserve(static_cast<std::size_t>(samples));
  for (int i = 0; i < samples && !stop.stop_requested(); ++i)
    times.push_back(timeOf(work, repetitions));
  std::sort(times.begin(), times.end());
  return times;
}

values::Milliseconds median(const std::vector<values::Milliseconds>& ascending) {
  if (ascending.empty()) return {};
  const std::size_t middle = ascending.size() / 2;
  if (ascending.size() % 2 == 1) return ascending[middle];
  return (ascending[middle - 1] + ascending[middle]) / 2.0;
}

values::Phases medianPhases(const std::vector<values::Phases>& runs) {
  const auto of = [&](values::Milliseconds values::Phases::*phase) {
    std::vector<values::Milliseconds> times;
    times.reserve(runs.size());
    for (const values::Phases& run : runs) times.push_back(run.*phase);
    std::sort(times.begin(), times.end());
    return median(times);
  };
  return {of(&values::Phases::allocate), of(&values::Phases::hostToDevice),
          of(&values::Phases::kernel), of(&values::Phases::deviceToHost),
          of(&values::Phases::hostFinish)};
}

}  // namespace lanescope::bench
