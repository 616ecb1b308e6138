// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace lanescope::soak {

/// What the window's process has while nothing is asked of it.
struct Sample {
  double minute = 0;  ///< since the begin
  double residentMiB = 0;
  double heapMiB = 0;  ///< of them allocated and not freed
  double idleCpu = 0;  ///< share of one processor that the window and its engines take
  int descriptors = 0;
  int children = 0;
};

/// What is there after a window was closed.
struct Remains {
  int descriptors = 0;
  int children = 0;
  std::vector<std::string> files;  ///< in the folder of temporary files
};

/// The first minutes fill caches. Growth is judged where at least twice as many follow.
inline constexpr double kWarmUpMinutes = 10;
inline constexpr double kLeastMinutesOfAVerdict = 3 * kWarmUpMinutes;
inline constexpr double kMostGrowth = 0.01;
inline constexpr double kMostIdleCpu = 0.01;

/// Returns a sentence for each thing that the samples show to be wrong: memory that grows by more
/// than 1% from the ten minutes after the first ten to the last ten, by their medians, and 1% or
/// more of a processor at rest.
[[nodiscard]] std::vector<std::string> troubleOf(const std::vector<Sample>& samples);
/// Returns a sentence for each child, file descriptor and file that `now` has and `before`, what
/// remained of an earlier window, has not.
[[nodiscard]] std::vector<std::string> leaksOf(const Remains& before, const Remains& now);

}  // namespace lanescope::soak
