// SPDX-License-Identifier: Apache-2.0
#include "simt/recorded_events.h"

#include <algorithm>
#include <utility>

#include "simt/sanitizers.h"

namespace lanescope::simt {

RecordedEvents::RecordedEvents(const trace::ResolvedWindow& window, std::uint64_t threadsPerBlock)
    : m_blocks(window.blockCount), m_threads(threadsPerBlock) {
  m_offsets.reserve(m_blocks * m_threads + 1);
  m_offsets.push_back(0);
  // This reserves address space. Memory comes page by page with the events. Above the limit the
  // vector grows as usual.
#if defined(LANESCOPE_SIMT_ASAN)
  constexpr std::uint64_t kMostReserved = 0;  // it marks all of what is reserved
#else
  constexpr std::uint64_t kMostReserved = std::uint64_t{1} << 24;
#endif
  const std::uint64_t room =
      std::min(kMostReserved / m_blocks / m_threads, window.eventsPerThread) * m_blocks * m_threads;
  m_events.reserve(room);
  if (window.operationsPerThread > 0) {
    m_flow.emplace();
    m_operations.resize(m_blocks);
  }
}

void RecordedEvents::add(std::uint64_t position, const BlockTrace& trace) {
  if (m_flow) {
    for (const ThreadFlow& thread : trace.flow()) {
      m_operations[position].push_back(thread.operations);
      m_flow->truncated = m_flow->truncated || thread.dropped;
    }
  }
  if (position != m_next) {
    Waiting& waiting = m_waiting[position];
    if (!m_spare.empty()) {
      waiting = std::move(m_spare.back());
      m_spare.pop_back();
    }
    waiting.events.resize(trace.events());
    trace::Event* out = waiting.events.data();
    for (const ThreadTrace& thread : trace.threads()) out = thread.copyTo(out);
    waiting.counts.clear();
    for (const ThreadTrace& thread : trace.threads()) waiting.counts.push_back(thread.events);
    return;
  }
  const std::size_t end = m_events.size();
  m_events.resize(end + trace.events());
  trace::Event* out = m_events.data() + end;
  for (const ThreadTrace& thread : trace.threads()) out = thread.copyTo(out);
  for (const ThreadTrace& thread : trace.threads()) {
    m_offsets.push_back(m_offsets.back() + thread.events);
  }
  ++m_next;
  for (auto next = m_waiting.find(m_next); next != m_waiting.end(); next = m_waiting.find(m_next)) {
    Waiting& waiting = next->second;
    m_events.insert(m_events.end(), waiting.events.begin(), waiting.events.end());
    for (const std::uint64_t count : waiting.counts) {
      m_offsets.push_back(m_offsets.back() + count);
    }
    m_spare.push_back(std::move(waiting));
    m_waiting.erase(next);
    ++m_next;
  }
}

void RecordedEvents::finish(std::uint64_t kept) {
  m_waiting.clear();
  if (m_flow) {
    m_operations.resize(std::min(kept, m_next));
    m_flow->offsets.push_back(0);
    for (std::vector<std::vector<trace::Operation>>& block : m_operations) {
      for (const std::vector<trace::Operation>& thread : block) {
        m_flow->operations.insert(m_flow->operations.end(), thread.begin(), thread.end());
        m_flow->offsets.push_back(m_flow->operations.size());
      }
      block = {};
    }
    m_flow->offsets.resize(m_blocks * m_threads + 1, m_flow->operations.size());
  }
  m_offsets.resize(std::min(kept, m_next) * m_threads + 1);
  m_events.resize(m_offsets.back());
  m_offsets.resize(m_blocks * m_threads + 1, m_offsets.back());
}

}  // namespace lanescope::simt
