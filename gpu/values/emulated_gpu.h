// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

namespace lanescope::values {

// The device that the emulator stands for where a launch is to fill its device: a small GPU whose
// multiprocessors hold as much as those of compute capability 9.0. It is the same on every machine,
// however many cores there are, so that the same parameters launch the same blocks and sums have
// the same bits.

inline constexpr std::int64_t kEmulatedMultiprocessors = 16;

/// The number of blocks of `block` threads (at least 1) that the emulated GPU holds at the same
/// time.
[[nodiscard]] constexpr std::int64_t emulatedFilling(std::int64_t block) {
  constexpr std::int64_t kThreads = 2048;
  constexpr std::int64_t kMostBlocks = 32;
  return kEmulatedMultiprocessors * std::clamp<std::int64_t>(kThreads / block, 1, kMostBlocks);
}

}  // namespace lanescope::values
