// SPDX-License-Identifier: Apache-2.0
#include "simt/block_trace.h"

#include <algorithm>
#include <utility>

#include "simt/current.h"

namespace lanescope::simt {

trace::Event* ThreadTrace::copyTo(trace::Event* out) const {
  std::uint64_t left = events;
  for (const EventChunk* chunk = first; left > 0; chunk = chunk->next) {
    const std::uint64_t count = std::min<std::uint64_t>(left, EventChunk::kEvents);
    out = std::copy_n(chunk->events, count, out);
    left -= count;
  }
  return out;
}

void BlockTrace::begin(std::span<Thread> threads, std::uint64_t eventsPerThread,
                       std::uint64_t operationsPerThread) {
  m_flow.resize(operationsPerThread == 0 ? 0 : threads.size());
  for (ThreadFlow& flow : m_flow) {
    flow.operations.clear();
    flow = {.operations = std::move(flow.operations), .most = operationsPerThread};
  }
  m_eventsPerThread = eventsPerThread;
  m_threads.assign(threads.size(), {});
  m_arena.reset();
  for (Thread& thread : threads) thread.cursor = thread.end = nullptr;
}

bool BlockTrace::extend(std::size_t position, Thread& thread) {
  ThreadTrace& trace = m_threads[position];
  const std::uint64_t used = trace.chunks * EventChunk::kEvents;
  if (used >= m_eventsPerThread) return false;
  EventChunk* const chunk = m_arena.take();
  (trace.last != nullptr ? trace.last->next : trace.first) = chunk;
  trace.last = chunk;
  ++trace.chunks;
  thread.cursor = chunk->events;
  if (!m_flow.empty()) {
    m_flow[position].chunk = chunk->events;
    m_flow[position].eventsBefore = used;
  }
  thread.end =
      chunk->events + std::min<std::uint64_t>(EventChunk::kEvents, m_eventsPerThread - used);
  return true;
}

void BlockTrace::close(std::span<const Thread> threads) {
  for (std::size_t i = 0; i < m_threads.size(); ++i) {
    ThreadTrace& trace = m_threads[i];
    if (trace.chunks == 0) continue;
    trace.events = (trace.chunks - 1) * EventChunk::kEvents +
                   static_cast<std::uint64_t>(threads[i].cursor - trace.last->events);
  }
}

std::uint64_t BlockTrace::events() const {
  std::uint64_t total = 0;
  for (const ThreadTrace& thread : m_threads) total += thread.events;
  return total;
}

}  // namespace lanescope::simt
