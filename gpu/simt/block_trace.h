// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "simt/event_arena.h"
#include "trace/record/event.h"
#include "trace/record/operation.h"

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

/// The operations of one thread, and the place of its last event.
struct ThreadFlow {
  std::vector<trace::Operation> operations;
  std::uint64_t most = 0;               ///< further operations are dropped
  const trace::Event* chunk = nullptr;  ///< the chunk that is being filled
  std::uint64_t eventsBefore = 0;       ///< those in the chunks before it
  bool dropped = false;
};

/// The events of one block, and its operations if they are asked for, for each of its threads.
class BlockTrace {
 public:
  /// Forgets the last block. Each thread will keep at most `eventsPerThread` events, and so many
  /// operations; 0: none is recorded.
  void begin(std::span<Thread> threads, std::uint64_t eventsPerThread,
             std::uint64_t operationsPerThread);
  /// Gives a thread that has filled its chunk another one; false when it has kept its
  /// `eventsPerThread`. Throws std::bad_alloc.
  bool extend(std::size_t position, Thread& thread);
  /// Counts the events, once the threads have stopped recording.
  void close(std::span<const Thread> threads);

  [[nodiscard]] const std::vector<ThreadTrace>& threads() const { return m_threads; }
  [[nodiscard]] std::uint64_t events() const;
  /// One entry a thread; empty where operations are not recorded.
  [[nodiscard]] std::vector<ThreadFlow>& flow() { return m_flow; }
  [[nodiscard]] const std::vector<ThreadFlow>& flow() const { return m_flow; }

 private:
  EventArena m_arena;
  std::vector<ThreadTrace> m_threads;
  std::vector<ThreadFlow> m_flow;
  std::uint64_t m_eventsPerThread = 0;
};

}  // namespace lanescope::simt
