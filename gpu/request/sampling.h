// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>

#include "values/names.h"

namespace lanescope::values {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// Where a kernel's data are when a timed call begins.
enum class Cache : std::uint8_t {
  hot,   ///< in the L2 cache as far as they fit, because an untimed call went before
  cold,  ///< in none of the GPU's caches, because these were overwritten
};

template <>
inline constexpr auto kNamesOf<Cache> =
    NameTable<Cache, 2>{"a state of the cache", {{{Cache::hot, "hot"}, {Cache::cold, "cold"}}}};

/// How long a kernel or CPU variant is timed: until the standard error of its median, relative to
/// the median, is small enough, or until a limit.
struct Sampling {
  int samples = 10;              ///< the least number for each subject
  int mostSamples = 1'000;       ///< the largest number for each subject
  double relativeError = 0.005;  ///< wanted standard error of the median, relative to the median
  Milliseconds minTime{};        ///< the least time of all samples of each subject
  /// The longest time of sampling at one size, for the kernels and for the CPU variants each. The
  /// fewest samples are taken even if they take longer.
  Milliseconds maxTime{500.0};
  /// A subject whose call took longer than this at the size before is left out at this size and all
  /// larger ones, and the result says so. 0: none is left out.
  Milliseconds longestCall{};
  /// Time a GPU's kernels with hot caches; a CPU is always timed hot. Neither hot nor cold: there
  /// are no samples of the kernels, only phases.
  bool hot = true;
  bool cold = false;
  std::uint64_t seed = 1;     ///< seed of the order in which subjects are timed
  Milliseconds warmUp{50.0};  ///< total time of calls before the first sample
  bool phases = true;         ///< also time the phases of whole runs of a GPU's kernels
  bool operator==(const Sampling&) const = default;
};

}  // namespace lanescope::values
