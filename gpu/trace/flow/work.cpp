// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/work.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "trace/flow/dataflow.h"
#include "trace/flow/operation_values.h"
#include "trace/record/atomics.h"

namespace lanescope::trace {
namespace {

/// The operations on two values that an operation is.
std::uint64_t countOf(const Operation& operation) {
  if (operation.kind() == OperationKind::atomic) {
    return operation.detail() == static_cast<unsigned>(AtomicOp::exchange) ? 0 : 1;
  }
  const int sources = sourceCountOf(operation.kind());
  return sources > 1 ? static_cast<std::uint64_t>(sources) - 1 : 0;
}

/// The lowest lane of a reduction stands for the warp's instruction.
bool isFirstLane(const Event& event, std::uint64_t thread) {
  return static_cast<unsigned>(std::countr_zero(event.mask())) == thread % kWarpSize;
}

/// The depth of each value of one block.
class Depths {
 public:
  explicit Depths(const std::shared_ptr<const Record>& record)
      : m_timeline(record, 0), m_map(m_timeline), m_flow(m_timeline, m_map) {
    const Record& all = m_timeline.record();
    m_operations.resize(all.flow->operations.size());
    m_passed.resize(all.events.size());
    m_next.resize(m_timeline.threadCount());
    m_end.resize(all.events.size());
    for (std::uint32_t thread = 0; thread < m_timeline.threadCount(); ++thread) {
      const auto operations = all.operationsOf(0, thread);
      for (std::uint32_t i = 0; i < operations.size(); ++i) {
        if (!passes(operations[i])) continue;
        m_end[m_timeline.positionOf({thread, operations[i].sources[1]})] = i + 1;
      }
    }
    // A node's value is made before a later node is: in the order of nodes, all that an operation
    // takes has its depth.
    std::uint32_t number = 0;
    for (const DataNode& node : m_flow.nodes()) {
      const std::uint32_t position = m_flow.eventOf(number++);
      const Event& event = m_timeline.eventAt(position);
      std::uint32_t depth = 0;
      if (isWrite(event.kind())) {
        const Access access = accessAt(position);
        depth = ofPassed(access);
      } else if (isWarpWide(event.kind())) {
        depth = ofReceived(node, event);
      }
      m_nodes.push_back(depth);
    }
    // What was computed last may be handed to no event.
    for (std::uint32_t thread = 0; thread < m_timeline.threadCount(); ++thread) {
      computeUpTo(thread, static_cast<std::uint32_t>(all.operationsOf(0, thread).size()));
    }
    for (const auto* const depths : {&m_operations, &m_nodes}) {
      if (!depths->empty()) m_deepest = std::max(m_deepest, std::ranges::max(*depths));
    }
  }

  [[nodiscard]] std::uint32_t deepest() const { return m_deepest; }

 private:
  [[nodiscard]] Access accessAt(std::uint32_t position) const {
    const std::uint32_t thread = m_timeline.threadAt(position);
    return {thread, position - m_timeline.positionOf({thread, 0})};
  }

  [[nodiscard]] std::uint32_t ofSource(std::uint32_t thread, Source source) const {
    if (source == kNoSource) return 0;
    const std::uint32_t number = source & ~kOperationMark;
    if ((source & kOperationMark) != 0) {
      return m_operations[m_timeline.record().flow->offsets[thread] + number];
    }
    const std::uint32_t version = m_flow.versionOf(m_timeline.positionOf({thread, number}));
    // A received value's node comes with its step, before any value is made of it.
    return version < m_nodes.size() ? m_nodes[version] : 0;
  }

  static bool passes(const Operation& operation) {
    return namesEvent(operation.kind()) && operation.sources[1] != kNoSource;
  }

  /// The depth of the value that the event stored or sent. Computes the thread's operations up to
  /// the one that passes it, all of whose sources have their depth by now.
  std::uint32_t ofPassed(const Access& access) {
    const std::uint32_t position = m_timeline.positionOf(access);
    computeUpTo(access.thread, m_end[position]);
    return m_passed[position];
  }

  void computeUpTo(std::uint32_t thread, std::uint32_t end) {
    const auto operations = m_timeline.record().operationsOf(0, thread);
    const std::uint64_t first = m_timeline.record().flow->offsets[thread];
    const std::uint32_t position = m_timeline.positionOf({thread, 0});
    for (std::uint32_t& i = m_next[thread]; i < end; ++i) {
      const Operation& operation = operations[i];
      const bool isAtomic = operation.kind() == OperationKind::atomic;
      std::uint32_t depth = 0;
      for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
        depth = std::max(depth, ofSource(thread, operation.sources[k]));
      }
      if (isAtomic) depth = std::max(depth, ofSource(thread, operation.sources[1] - 1));
      depth += countOf(operation) > 0 ? 1 : 0;
      m_operations[first + i] = depth;
      if (passes(operation)) m_passed[position + operation.sources[1]] = depth;
    }
  }

  std::uint32_t ofReceived(const DataNode& node, const Event& event) {
    const std::uint32_t firstLane = node.thread / kWarpSize * kWarpSize;
    const bool isShuffle = event.kind() == EventKind::shuffle;
    std::uint32_t lanes = isShuffle ? 1U << event.detail() : event.mask();
    const auto steps = static_cast<std::uint32_t>(
        isShuffle ? 0 : std::bit_width(static_cast<unsigned>(std::popcount(event.mask())) - 1));
    std::uint32_t depth = 0;
    for (; lanes != 0; lanes &= lanes - 1) {
      const auto thread = firstLane + static_cast<std::uint32_t>(std::countr_zero(lanes));
      const auto sent = m_timeline.accessOf(node.step, thread);
      if (sent) depth = std::max(depth, ofPassed(*sent));
    }
    return depth + steps;
  }

  Timeline m_timeline;
  ElementMap m_map;
  Dataflow m_flow;
  std::vector<std::uint32_t> m_operations;  ///< per operation of the block
  std::vector<std::uint32_t> m_passed;      ///< per event of the block: of the value passed to it
  std::vector<std::uint32_t> m_nodes;       ///< per node of the flow
  std::vector<std::uint32_t> m_next;        ///< per thread: its first operation without a depth
  /// Per event: one past the operation that passes its value, counted within the thread; 0: none.
  std::vector<std::uint32_t> m_end;
  std::uint32_t m_deepest = 0;
};

}  // namespace

std::optional<std::uint64_t> operationsOf(const Record& record) {
  if (!record.hasWholeFlow()) return std::nullopt;
  std::uint64_t count = 0;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
      const auto events = record.eventsOf(block, thread);
      const auto operations = record.operationsOf(block, thread);
      if (!tellsAllStores(events, operations)) return std::nullopt;
      for (const Operation& operation : operations) count += countOf(operation);
      for (const Event& event : events) {
        if (event.kind() != EventKind::reduce || !isFirstLane(event, thread)) continue;
        count += static_cast<std::uint64_t>(std::popcount(event.mask())) - 1;
      }
    }
  }
  return count;
}

std::optional<values::Work> workOf(const std::shared_ptr<const Record>& record) {
  constexpr std::size_t kMostEvents = 1 << 20;
  const bool isWhole = record->grid.total() == 1 && record->blockCount == 1;
  if (!isWhole || record->events.size() > kMostEvents) return std::nullopt;
  const auto operations = operationsOf(*record);
  if (!operations) return std::nullopt;
  return values::Work{*operations, Depths(record).deepest()};
}

}  // namespace lanescope::trace
