// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "simt/block_trace.h"
#include "trace/record/event.h"
#include "trace/record/record.h"
#include "trace/record/record_builder.h"

namespace lanescope::simt {

/// Puts the events of the recorded blocks one after the other while the blocks still run, which may
/// end in any order.
class RecordedEvents {
 public:
  RecordedEvents(const trace::ResolvedWindow& window, std::uint64_t threadsPerBlock);

  /// The events of the block at `position` in the window; each position at most once.
  void add(std::uint64_t position, const BlockTrace& trace);
  /// Leaves the blocks from `kept` on, and those that never ran, without events.
  void finish(std::uint64_t kept);

  /// The operations, where they are recorded, after `finish`.
  [[nodiscard]] std::optional<trace::Flow>& flow() { return m_flow; }
  /// See trace::Record. One entry a thread of the window plus one, after `finish`.
  [[nodiscard]] std::vector<std::uint64_t>& offsets() { return m_offsets; }
  [[nodiscard]] trace::Events& events() { return m_events; }

 private:
  struct Waiting {
    trace::Events events;
    std::vector<std::uint64_t> counts;
  };

  const std::uint64_t m_blocks;
  const std::uint64_t m_threads;
  std::uint64_t m_next = 0;  ///< position of the first block that is not yet in place
  std::map<std::uint64_t, Waiting> m_waiting;
  std::vector<Waiting> m_spare;  ///< kept for their memory
  /// The operations of each block of the window, thread after thread.
  std::vector<std::vector<std::vector<trace::Operation>>> m_operations;
  std::optional<trace::Flow> m_flow;
  std::vector<std::uint64_t> m_offsets;
  trace::Events m_events;
};

}  // namespace lanescope::simt
