// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

namespace lanescope::simt {

inline constexpr std::uint64_t kNoBlock = std::numeric_limits<std::uint64_t>::max();

/// Signs of life of one worker thread, for its watchdog.
struct alignas(64) Pulse {
  std::atomic<std::uint64_t> heartbeat{0};     ///< changes whenever a block makes progress
  std::atomic<std::uint64_t> block{kNoBlock};  ///< the block that runs
  std::atomic<std::uint64_t> evict{kNoBlock};  ///< the block that the eviction signal is to end

  void beat() {
    heartbeat.store(heartbeat.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
};

}  // namespace lanescope::simt
