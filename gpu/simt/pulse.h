// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

#include "simt/heartbeat.h"

namespace lanescope::simt {

inline constexpr std::uint64_t kNoBlock = std::numeric_limits<std::uint64_t>::max();

/// Signs of life of one worker thread, for its watchdog.
struct alignas(64) Pulse {
  Heartbeat heartbeat;
  std::atomic<std::uint64_t> block{kNoBlock};  ///< the block that runs
  std::atomic<std::uint64_t> evict{kNoBlock};  ///< the block that the eviction signal is to end
};

}  // namespace lanescope::simt
