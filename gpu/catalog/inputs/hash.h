// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// Device code includes this file too.
#if defined(__CUDACC__)
#define LANESCOPE_PATTERN_FN __host__ __device__ constexpr
#else
#define LANESCOPE_PATTERN_FN constexpr
#endif

namespace lanescope::catalog {

/// Returns 64 random-looking bits, the same for the same number. See Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators" (2014).
LANESCOPE_PATTERN_FN std::uint64_t mixed(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// Returns element i, 64 bits, of a reproducible stream. It is a hash of its position, so that any
/// part can be made alone.
LANESCOPE_PATTERN_FN std::uint64_t hashAt(std::uint64_t seed, std::uint64_t stream,
                                          std::uint64_t i) {
  return mixed(seed * 0xd1342543de82ef95ULL + stream * 0xa0761d6478bd642fULL +
               i * 0x9e3779b97f4a7c15ULL);
}

}  // namespace lanescope::catalog
