// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

namespace lanescope::values {

// What the emulator is taken for where a launch is to fill its device: a small GPU, whose
// multiprocessors hold what one of compute capability 9.0 does. It is the same on every machine, so
// that the same parameters launch the same blocks, and sums come out as the same bits, however many
// cores there are.

inline constexpr std::int64_t kEmulatedMultiprocessors = 16;

/// Blocks of so many threads, at least 1, that it holds at the same time.
[[nodiscard]] constexpr std::int64_t emulatedFilling(std::int64_t block) {
  constexpr std::int64_t kThreads = 2048;
  constexpr std::int64_t kMostBlocks = 32;
  return kEmulatedMultiprocessors * std::clamp<std::int64_t>(kThreads / block, 1, kMostBlocks);
}

}  // namespace lanescope::values
