// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>

namespace lanescope::simt {

/// The limits beyond which a thread counts as one that never ends.
struct Limits {
  /// Memory accesses of one thread between two barriers.
  std::uint64_t accesses = std::uint64_t{1} << 29;
  /// Barriers of one block.
  std::uint64_t barriers = std::uint64_t{1} << 16;
  /// Meetings of the lanes of a warp, over all warps of one block.
  std::uint64_t warpCalls = std::uint64_t{1} << 26;
  /// Passes over all threads of a block that can run, without a barrier: the threads wait for each
  /// other's flags.
  std::uint64_t turns = std::uint64_t{1} << 22;
  /// Processor time without an access, a barrier or the end of a thread. It is also the time in
  /// which no block makes progress because each waits for a value to change.
  std::chrono::milliseconds silence{2000};

  /// Limits that a kernel which goes over `elements` elements with `threads` threads a block stays
  /// far below, even if one block or one thread does all the work.
  [[nodiscard]] static Limits forWork(std::uint64_t elements, std::uint64_t threads) {
    Limits limits;
    limits.accesses += 2 * elements;
    limits.barriers += elements / threads;
    limits.warpCalls += elements;
    limits.turns += elements;
    return limits;
  }
};

}  // namespace lanescope::simt
