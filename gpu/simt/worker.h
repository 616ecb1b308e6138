// SPDX-License-Identifier: Apache-2.0
#pragma once

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
  std::vector<BlockRunner*> atBarrier;  ///< those that wait for the others
  std::vector<BlockRunner*> ended;
  bool isBroken = false;  ///< one of those that ended had not come to its end

  /// Whether nobody is left who may come to the barrier that some wait at, or to the end.
  [[nodiscard]] bool isSettled() const { return atBarrier.size() + ended.size() == runners.size(); }
};

/// One operating-system thread's means to run blocks. Kept from launch to launch for its stacks.
struct Worker {
  Pulse pulse;
  /// One a resident block: a block that has begun and not ended. A second one is needed only once a
  /// block waits for another one.
  std::vector<std::unique_ptr<BlockRunner>> runners;

  /// Frees the stacks of runners beyond `count`: many small blocks leave room for few large ones.
  void limitRunners(std::size_t count) {
    if (runners.size() > count) runners.resize(count);
  }

  // Of the launch that runs.
  std::vector<BlockRunner*> stalled;  ///< those whose block waits, the oldest first
  std::vector<BlockRunner*> free;
  std::list<Cluster> clusters;  ///< where the launch has any: their addresses stay
  std::uint64_t stillAt = 0;    ///< GridRun's count of changes when last nothing moved …
  std::chrono::nanoseconds stillSince{};  ///< … and its time on the processor then
  bool isCounted = false;                 ///< among those that stand still for long
};

}  // namespace lanescope::simt
