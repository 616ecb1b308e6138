// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "simt/chunk_arena.h"
#include "simt/stream_copy.h"
#include "simt/thread_flow.h"

namespace lanescope::simt {

struct Thread;

/// The events or the operations of one thread: a list of chunks, all full but the last.
template <class Entry>
struct ThreadTrace {
  Chunk<Entry>* first = nullptr;
  Chunk<Entry>* last = nullptr;
  std::uint64_t chunks = 0;
  std::uint64_t count = 0;  ///< number of entries; set by BlockTrace::close

  /// Gives the thread one more chunk, unless it has kept `most` entries. Returns how many further
  /// entries it may write to `last`. Throws std::bad_alloc.
  std::uint64_t extend(ChunkArena& arena, std::uint64_t most) {
    const std::uint64_t used = chunks * Chunk<Entry>::kEntries;
    if (used >= most) return 0;
    auto* const chunk = arena.take<Entry>();
    (last != nullptr ? last->next : first) = chunk;
    last = chunk;
    ++chunks;
    return std::min<std::uint64_t>(Chunk<Entry>::kEntries, most - used);
  }
  /// Sets `count`. `cursor`: where the thread would have written next.
  void close(const Entry* cursor) {
    if (chunks == 0) return;
    count =
        (chunks - 1) * Chunk<Entry>::kEntries + static_cast<std::uint64_t>(cursor - last->entries);
  }
  /// Writes the entries to `out` by `streamCopy`; returns where they end.
  Entry* copyTo(Entry* out) const {
    std::uint64_t left = count;
    for (const Chunk<Entry>* chunk = first; left > 0; chunk = chunk->next) {
      const std::uint64_t here = std::min<std::uint64_t>(left, Chunk<Entry>::kEntries);
      out = streamCopy(chunk->entries, here, out);
      left -= here;
    }
    return out;
  }
};

/// The events of one block, and its operations if they are asked for, for each of its threads.
class BlockTrace {
 public:
  using Events = ThreadTrace<trace::Event>;
  using Operations = ThreadTrace<trace::Operation>;

  /// Forgets the last block. Each thread will keep at most `eventsPerThread` events, and so many
  /// operations; 0: none is recorded.
  void begin(std::span<Thread> threads, std::uint64_t eventsPerThread,
             std::uint64_t operationsPerThread);
  /// Gives a thread that has filled its chunk another one; false when it has kept its
  /// `eventsPerThread`. Throws std::bad_alloc.
  bool extend(std::size_t position, Thread& thread);
  /// The same for its operations.
  bool extendFlow(std::size_t position);
  /// Counts the events and operations, once the threads have stopped recording.
  void close(std::span<const Thread> threads);

  /// One entry a thread.
  [[nodiscard]] const std::vector<Events>& events() const { return m_events; }
  /// One entry a thread; empty where operations are not recorded.
  [[nodiscard]] const std::vector<Operations>& operations() const { return m_operations; }
  /// One entry a thread; null where operations are not recorded.
  [[nodiscard]] ThreadFlow* flow() { return m_flow.empty() ? nullptr : m_flow.data(); }
  /// Whether some thread had more operations than it may keep.
  [[nodiscard]] bool isFlowCutShort() const { return m_isFlowCutShort; }

 private:
  ChunkArena m_arena;
  std::vector<Events> m_events;
  std::vector<Operations> m_operations;
  std::vector<ThreadFlow> m_flow;
  std::uint64_t m_eventsPerThread = 0;
  std::uint64_t m_operationsPerThread = 0;
  bool m_isFlowCutShort = false;
};

}  // namespace lanescope::simt
