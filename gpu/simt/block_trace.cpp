// SPDX-License-Identifier: Apache-2.0
#include "simt/block_trace.h"

#include "simt/current.h"

namespace lanescope::simt {

void BlockTrace::begin(std::span<Thread> threads, std::uint64_t eventsPerThread,
                       std::uint64_t operationsPerThread) {
  m_eventsPerThread = eventsPerThread;
  m_operationsPerThread = operationsPerThread;
  m_isFlowCutShort = false;
  m_events.assign(threads.size(), {});
  m_operations.assign(operationsPerThread == 0 ? 0 : threads.size(), {});
  m_flow.assign(m_operations.size(), {});
  m_arena.reset();
  for (Thread& thread : threads) thread.cursor = thread.end = nullptr;
}

bool BlockTrace::extend(std::size_t position, Thread& thread) {
  Events& trace = m_events[position];
  const std::uint64_t before = trace.chunks * Chunk<trace::Event>::kEntries;
  const std::uint64_t room = trace.extend(m_arena, m_eventsPerThread);
  if (room == 0) return false;
  thread.cursor = trace.last->entries;
  thread.end = thread.cursor + room;
  if (!m_flow.empty()) {
    m_flow[position].events = thread.cursor;
    m_flow[position].eventsBefore = static_cast<trace::Source>(before);
  }
  return true;
}

bool BlockTrace::extendFlow(std::size_t position) {
  Operations& trace = m_operations[position];
  const std::uint64_t room = trace.extend(m_arena, m_operationsPerThread);
  m_isFlowCutShort = m_isFlowCutShort || room == 0;
  if (room == 0) return false;
  m_flow[position].cursor = trace.last->entries;
  m_flow[position].end = trace.last->entries + room;
  return true;
}

void BlockTrace::close(std::span<const Thread> threads) {
  for (std::size_t i = 0; i < m_events.size(); ++i) m_events[i].close(threads[i].cursor);
  for (std::size_t i = 0; i < m_flow.size(); ++i) m_operations[i].close(m_flow[i].cursor);
}

}  // namespace lanescope::simt
