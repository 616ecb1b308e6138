// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace lanescope::values {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// Where a kernel's data are when a timed call begins.
enum class Cache : std::uint8_t {
  hot,   ///< in the L2 cache, as far as they fit: a call went before
  cold,  ///< in none of the GPU's caches: they were overwritten
};

/// "hot", "cold", and back. `cacheFromName` throws Error (badInput).
[[nodiscard]] std::string_view nameOf(Cache cache);
[[nodiscard]] Cache cacheFromName(std::string_view name);

/// How long something is timed: until the standard error of its median, as a part of the median, is
/// small enough, or until a limit.
struct Sampling {
  int samples = 10;              ///< of each thing at least
  int mostSamples = 1'000;       ///< of each thing
  double relativeError = 0.005;  ///< wanted
  Milliseconds minTime{};        ///< that all samples of each thing take at least
  /// What sampling may take at one size, of the kernels and of the CPU variants each; the fewest
  /// samples are taken whatever they take.
  Milliseconds maxTime{500.0};
  /// What would take longer for one call, by its time at the size before, is left out at this size
  /// and all larger ones, and it is said; 0: nothing is.
  Milliseconds longestCall{};
  bool hot = true;  ///< a GPU's kernels; a CPU is always timed hot
  bool cold = false;
  std::uint64_t seed = 1;     ///< of the order in which things are timed
  Milliseconds warmUp{50.0};  ///< that all of them take together, before the first sample
  bool phases = true;         ///< a GPU's kernels: also the phases of whole runs
  bool operator==(const Sampling&) const = default;
};

}  // namespace lanescope::values
