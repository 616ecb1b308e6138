// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "simt/event_arena.h"
#include "trace/record/event.h"

namespace lanescope::simt {

struct Thread;

/// The events of one thread: a list of chunks, all full but the last.
struct ThreadTrace {
  EventChunk* first = nullptr;
  EventChunk* last = nullptr;
  std::uint64_t chunks = 0;
  std::uint64_t events = 0;  ///< set by `close`

  /// Writes the events to `out`; returns where they end.
  trace::Event* copyTo(trace::Event* out) const;
};

/// The events of one block, for each of its threads.
class BlockTrace {
 public:
  /// Forgets the events so far. Each thread will keep at most `eventsPerThread` events.
  void begin(std::span<Thread> threads, std::uint64_t eventsPerThread);
  /// Gives a thread that has filled its chunk another one; false when it has kept its
  /// `eventsPerThread`. Throws std::bad_alloc.
  bool extend(std::size_t position, Thread& thread);
  /// Counts the events, once the threads have stopped recording.
  void close(std::span<const Thread> threads);

  [[nodiscard]] const std::vector<ThreadTrace>& threads() const { return m_threads; }
  [[nodiscard]] std::uint64_t events() const;

 private:
  EventArena m_arena;
  std::vector<ThreadTrace> m_threads;
  std::uint64_t m_eventsPerThread = 0;
};

}  // namespace lanescope::simt
