// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>

namespace lanescope::simt {

/// The limits beyond which a thread counts as one that never ends.
struct Limits {
  /// Memory accesses of one thread between two barriers.
  std::uint64_t accesses = std::uint64_t{1} << 29;
  /// Memory accesses of all threads of one block between two barriers.
  std::uint64_t blockAccesses = std::numeric_limits<std::uint64_t>::max();
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
  /// The kernel may call the operating system and start threads: one that waits in such a call is
  /// ended, too, and one that cannot be ended ends the process.
  bool isForeign = false;

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
  /// The limits for a kernel from anywhere, which is to be told within a second that it does not
  /// come to an end. Few kernels that do come to one need more.
  [[nodiscard]] static Limits forQuickAnswer(std::uint64_t elements, std::uint64_t threads) {
    // A block that multiplies two matrices makes so many for each element.
    const double ofAnElement = 8 * std::sqrt(static_cast<double>(elements));
    const auto ofAll = static_cast<std::uint64_t>(ofAnElement * static_cast<double>(elements));
    Limits limits = forWork(elements, threads);
    limits.blockAccesses = std::min(limits.accesses, (std::uint64_t{1} << 24) + ofAll);
    limits.barriers = (std::uint64_t{1} << 15) + elements / threads;
    limits.warpCalls = (std::uint64_t{1} << 20) + elements;
    limits.turns = (std::uint64_t{1} << 16) + elements;
    limits.silence = std::chrono::milliseconds(250);
    limits.isForeign = true;
    return limits;
  }
};

}  // namespace lanescope::simt
