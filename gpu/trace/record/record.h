// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "trace/record/event.h"
#include "trace/record/event_memory.h"
#include "values/dim3.h"
#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::trace {

enum class Space : std::uint8_t { global, shared };

/// The most blocks that a thread-block cluster has on any GPU so far; up to 8 are portable.
inline constexpr std::uint32_t kMostCluster = 16;

/// An array that the kernel works on. Shared arrays exist once a block.
struct ArrayInfo {
  std::string name;  ///< as in the kernel's source
  Space space = Space::global;
  values::DType type = values::DType::float32;
  std::uint64_t count = 0;  ///< elements
  /// Of global memory: neither the host nor an earlier launch has given its elements a value.
  bool isUnwritten = false;
  std::optional<values::DType> tagged = {};  ///< as values::Buffer::tagged
  std::uint64_t columns = 0;                 ///< as values::Buffer::columns
  /// An array of another block's shared memory (distributed shared memory): whose, and which. A
  /// block's own array is never meant, also where it was mapped.
  struct Remote {
    std::uint8_t rank = 0;   ///< of the owner in the cluster
    std::uint8_t array = 0;  ///< position in `Record::arrays` of what it is for the owner
    bool operator==(const Remote&) const = default;
  };
  std::optional<Remote> remote = {};
  bool operator==(const ArrayInfo&) const = default;
};

/// Which launch of a run and which of its blocks are recorded, and how much of each thread. The
/// rest of the grid and the other launches run unrecorded.
struct Window {
  std::uint64_t firstBlock = 0;
  std::uint64_t blockCount = 0;              ///< 0: as many as `maxEvents` leaves room for, or one
  std::uint64_t maxEvents = 4'000'000;       ///< over all threads of the window; 16 bytes each
  std::optional<std::uint32_t> launch = {};  ///< of the plan, from 0; absent: the last one
  bool operator==(const Window&) const = default;
};

/// The events of one launch. A plain value: it can be written to a file, sent to another process,
/// compared. `offsets` has one entry a recorded thread plus one; the events of recorded thread t
/// are events[offsets[t]] … events[offsets[t + 1]), in program order. Recorded threads are numbered
/// by block (linear, from `firstBlock`), then by thread in the block (linear, x fastest).
struct Record {
  std::string kernel;
  std::string source;          ///< where it came from: "GPU: NVIDIA H200" or "Emulator"
  std::uint32_t launch = 0;    ///< which of the run's launches, from 0
  std::uint32_t launches = 1;  ///< how many there were
  values::Dim3 grid;
  values::Dim3 block;
  std::uint32_t cluster = 1;  ///< blocks of one thread-block cluster; they follow each other
  std::uint64_t firstBlock = 0;
  std::uint64_t blockCount = 0;  ///< recorded blocks
  std::vector<ArrayInfo> arrays;
  std::vector<values::Loop> loops;  ///< as values::Plan::loops; lanes join again in each round
  std::vector<std::uint64_t> offsets;
  Events events;
  bool truncated = false;  ///< some thread had more events than its share of `Window::maxEvents`

  [[nodiscard]] std::uint64_t threadsPerBlock() const { return block.total(); }
  /// Which cluster of the grid a recorded block is in.
  [[nodiscard]] std::uint64_t clusterOf(std::uint64_t recordedBlock) const {
    return (firstBlock + recordedBlock) / cluster;
  }
  /// The block that has this array when a recorded block accesses it, linear in the grid.
  [[nodiscard]] std::uint64_t ownerOf(const ArrayInfo& array, std::uint64_t recordedBlock) const {
    return array.remote ? clusterOf(recordedBlock) * cluster + array.remote->rank
                        : firstBlock + recordedBlock;
  }
  /// The events of a block, thread after thread; `recordedBlock` counts from 0 within the recorded
  /// blocks.
  [[nodiscard]] std::span<const Event> eventsOf(std::uint64_t recordedBlock) const {
    const std::uint64_t first = offsets[recordedBlock * threadsPerBlock()];
    return std::span(events).subspan(first,
                                     offsets[(recordedBlock + 1) * threadsPerBlock()] - first);
  }
  /// The events of one of its threads.
  [[nodiscard]] std::span<const Event> eventsOf(std::uint64_t recordedBlock,
                                                std::uint64_t thread) const {
    const std::uint64_t slot = recordedBlock * threadsPerBlock() + thread;
    return std::span(events).subspan(offsets[slot], offsets[slot + 1] - offsets[slot]);
  }
};

}  // namespace lanescope::trace
