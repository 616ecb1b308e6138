// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <vector>

#include "simt/block_runner.h"
#include "simt/pulse.h"

namespace lanescope::simt {

/// A thread-block cluster that has begun and not ended: all its blocks are resident.
struct Cluster {
  std::vector<BlockRunner*> runners;    ///< by rank
  std::vector<BlockRunner*> atBarrier;  ///< the blocks that wait for the others
  std::vector<BlockRunner*> ended;
  bool isBroken = false;  ///< a block ended before it was complete

  /// Whether no block is left that may come to the barrier at which others wait, or to its end.
  [[nodiscard]] bool isSettled() const { return atBarrier.size() + ended.size() == runners.size(); }
};

/// What one operating-system thread needs to run blocks. It is kept from launch to launch for its
/// stacks.
struct Worker {
  Pulse pulse;
  /// One for each resident block, which has begun and not ended. A second runner is needed only
  /// once a block waits for another one.
  std::vector<std::unique_ptr<BlockRunner>> runners;

  /// Frees the stacks of the runners beyond `count`, so that few large blocks find memory after
  /// many small ones.
  void limitRunners(std::size_t count) {
    if (runners.size() > count) runners.resize(count);
  }

  /// The most stacks that it may hold in a launch that needs `count` runners with `threads` each.
  [[nodiscard]] std::size_t stacksFor(std::size_t count, std::size_t threads) const {
    std::size_t stacks = 0;
    for (std::size_t i = 0; i < std::max(count, runners.size()); ++i) {
      const std::size_t held = i < runners.size() ? runners[i]->stacks() : 0;
      stacks += std::max(held, i < count ? threads : 0);
    }
    return stacks;
  }

  // The state of the launch that runs.
  std::vector<BlockRunner*> stalled;  ///< the runners whose block waits, the oldest first
  std::vector<BlockRunner*> free;
  std::list<Cluster> clusters;  ///< where the launch has any: their addresses stay
  std::uint64_t stillAt = 0;    ///< GridRun's count of changes when last nothing moved …
  std::chrono::nanoseconds stillSince{};  ///< … and its processor time then
  bool isCounted = false;  ///< counted among the workers that have stood still for long
};

}  // namespace lanescope::simt
