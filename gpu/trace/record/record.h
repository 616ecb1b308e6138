// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "trace/record/event.h"
#include "trace/record/event_memory.h"
#include "trace/record/operation.h"
#include "trace/record/raw_events.h"
#include "values/dim3.h"
#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::trace {

enum class Space : std::uint8_t { global, shared };

/// An array that the kernel works on. A shared array exists once per block.
struct ArrayInfo {
  std::string name;  ///< name in the kernel's source
  Space space = Space::global;
  values::DType type = values::DType::float32;
  std::uint64_t count = 0;  ///< elements
  /// True for global memory whose elements neither the host nor an earlier launch has written.
  bool isUnwritten = false;
  std::optional<values::DType> tagged = {};  ///< as values::Buffer::tagged
  std::uint64_t columns = 0;                 ///< as values::Buffer::columns
  /// An array in another block's shared memory (distributed shared memory). A block's own array is
  /// never remote, even where it was mapped.
  struct Remote {
    std::uint8_t rank = 0;   ///< the owner's rank in the cluster
    std::uint8_t array = 0;  ///< position in `Record::arrays` of the owner's own array
    bool operator==(const Remote&) const = default;
  };
  std::optional<Remote> remote = {};
  bool operator==(const ArrayInfo&) const = default;
};

/// Selects the launch and the blocks that are recorded, and how many events of each thread. The
/// rest of the grid and the other launches run unrecorded.
struct Window {
  std::uint64_t firstBlock = 0;
  std::uint64_t blockCount = 0;              ///< 0: as many as fit into `maxEvents`, at least one
  std::uint64_t maxEvents = 4'000'000;       ///< over all threads of the window; 16 bytes each
  std::optional<std::uint32_t> launch = {};  ///< in the plan, from 0; absent: the last one
  bool flow = false;  ///< also record the operations that made the values, see Flow
  bool operator==(const Window&) const = default;
};

/// The operations of one launch, by threads as the events of a Record. `offsets` has one entry per
/// recorded thread plus one.
struct Flow {
  std::vector<std::uint64_t> offsets;
  Operations operations;
  bool truncated = false;  ///< some thread had more operations than were kept
};

/// The events of one launch. A plain value that can be written to a file, sent to another process
/// and compared. `offsets` has one entry per recorded thread plus one. The events of recorded
/// thread t are events[offsets[t]] … events[offsets[t + 1]), in program order. Recorded threads are
/// numbered by block (linear, from `firstBlock`), then by thread in the block (linear, x fastest).
struct Record {
  std::string kernel;
  std::string source;          ///< origin: "GPU: NVIDIA H200" or "Emulator"
  std::uint32_t launch = 0;    ///< number among the run's launches, from 0
  std::uint32_t launches = 1;  ///< launches of the run
  values::Dim3 grid;
  values::Dim3 block;
  std::uint32_t cluster = 1;  ///< blocks in a thread-block cluster; they are consecutive
  std::uint64_t firstBlock = 0;
  std::uint64_t blockCount = 0;  ///< recorded blocks
  std::vector<ArrayInfo> arrays;
  std::vector<values::Loop> loops;  ///< as values::Plan::loops; lanes join again in each round
  std::vector<std::uint64_t> offsets;
  Events events;
  bool truncated = false;  ///< some thread had more events than its share of `Window::maxEvents`
  /// What the threads computed, where it was recorded (Window::flow).
  std::optional<Flow> flow = {};

  /// How much the record tells of what the threads computed.
  enum class FlowState : std::uint8_t { whole, absent, truncated };
  [[nodiscard]] FlowState flowState() const {
    if (!flow) return FlowState::absent;
    return flow->truncated || truncated ? FlowState::truncated : FlowState::whole;
  }
  [[nodiscard]] bool hasWholeFlow() const { return flowState() == FlowState::whole; }
  [[nodiscard]] std::uint64_t threadsPerBlock() const { return block.total(); }
  /// The cluster of the grid that contains a recorded block.
  [[nodiscard]] std::uint64_t clusterOf(std::uint64_t recordedBlock) const {
    return (firstBlock + recordedBlock) / cluster;
  }
  /// The linear index of the block whose array this is when a recorded block accesses it.
  [[nodiscard]] std::uint64_t ownerOf(const ArrayInfo& array, std::uint64_t recordedBlock) const {
    return array.remote ? clusterOf(recordedBlock) * cluster + array.remote->rank
                        : firstBlock + recordedBlock;
  }
  /// The events of a block, thread after thread. `recordedBlock` counts from 0 within the recorded
  /// blocks.
  [[nodiscard]] std::span<const Event> eventsOf(std::uint64_t recordedBlock) const {
    const std::uint64_t first = offsets[recordedBlock * threadsPerBlock()];
    return std::span(events).subspan(first,
                                     offsets[(recordedBlock + 1) * threadsPerBlock()] - first);
  }
  /// The operations of one thread of that block; the record has a flow.
  [[nodiscard]] std::span<const Operation> operationsOf(std::uint64_t recordedBlock,
                                                        std::uint64_t thread) const {
    const std::uint64_t slot = recordedBlock * threadsPerBlock() + thread;
    return std::span(flow->operations)
        .subspan(flow->offsets[slot], flow->offsets[slot + 1] - flow->offsets[slot]);
  }
  /// The events of one thread of that block.
  [[nodiscard]] std::span<const Event> eventsOf(std::uint64_t recordedBlock,
                                                std::uint64_t thread) const {
    const std::uint64_t slot = recordedBlock * threadsPerBlock() + thread;
    return std::span(events).subspan(offsets[slot], offsets[slot + 1] - offsets[slot]);
  }
};

}  // namespace lanescope::trace
