// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "simt/block_trace.h"
#include "trace/record/record.h"
#include "trace/record/record_builder.h"

namespace lanescope::simt {

/// Puts the events or the operations of the recorded blocks one after the other while the blocks
/// still run, which may end in any order.
template <class Entry>
class RecordedStream {
 public:
  using Entries = std::vector<Entry, trace::EventAllocator<Entry>>;

  /// `room`: number of entries for which address space is reserved. Memory comes page by page with
  /// the entries. Above it the vector grows as usual.
  RecordedStream(std::uint64_t blocks, std::uint64_t threadsPerBlock, std::uint64_t room);

  /// The entries of the block at `position` in the window; each position at most once.
  void add(std::uint64_t position, const std::vector<ThreadTrace<Entry>>& threads);
  /// Leaves the blocks from `kept` on, and those that never ran, without entries.
  void finish(std::uint64_t kept);

  /// One entry a thread of the window plus one, after `finish`.
  [[nodiscard]] std::vector<std::uint64_t>& offsets() { return m_offsets; }
  [[nodiscard]] Entries& entries() { return m_entries; }

 private:
  struct Waiting {
    Entries entries;
    std::vector<std::uint64_t> counts;
  };
  void takeWaiting();

  std::uint64_t m_blocks;
  std::uint64_t m_threads;
  std::uint64_t m_next = 0;  ///< position of the first block that is not yet in place
  std::map<std::uint64_t, Waiting> m_waiting;
  std::vector<Waiting> m_spare;  ///< kept for their memory
  std::vector<std::uint64_t> m_offsets;
  Entries m_entries;
};

/// What the recorded blocks of a launch did.
class RecordedEvents {
 public:
  RecordedEvents(const trace::ResolvedWindow& window, std::uint64_t threadsPerBlock);

  /// As RecordedStream::add, of events and operations.
  void add(std::uint64_t position, const BlockTrace& trace);
  void finish(std::uint64_t kept);

  /// See trace::Record; valid after `finish`.
  [[nodiscard]] RecordedStream<trace::Event>& events() { return m_events; }
  /// Returns the operations, where they are recorded. Call it once, after `finish`.
  [[nodiscard]] std::optional<trace::Flow> takeFlow();

 private:
  RecordedStream<trace::Event> m_events;
  std::optional<RecordedStream<trace::Operation>> m_operations;
  bool m_isFlowCutShort = false;
};

}  // namespace lanescope::simt
