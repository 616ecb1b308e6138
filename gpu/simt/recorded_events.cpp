// SPDX-License-Identifier: Apache-2.0
#include "simt/recorded_events.h"

#include <algorithm>
#include <utility>

#include "simt/sanitizers.h"

namespace lanescope::simt {
namespace {

/// Number of entries for which a stream reserves address space. `perThread`: as many a thread may
/// keep. `streams`: number of streams that the launch records; freed memory of both is cached.
std::uint64_t roomFor(std::uint64_t threads, std::uint64_t perThread, std::uint64_t streams) {
#if defined(LANESCOPE_SIMT_ASAN)
  constexpr std::uint64_t kMostReserved = 0;  // it marks all of what is reserved
#else
  constexpr std::uint64_t kMostReserved = trace::kMostCachedBytes / sizeof(trace::Event);
#endif
  return std::min(kMostReserved / streams / threads, perThread) * threads;
}

}  // namespace

template <class Entry>
RecordedStream<Entry>::RecordedStream(std::uint64_t blocks, std::uint64_t threadsPerBlock,
                                      std::uint64_t room)
    : m_blocks(blocks), m_threads(threadsPerBlock) {
  m_offsets.reserve(m_blocks * m_threads + 1);
  m_offsets.push_back(0);
  m_entries.reserve(room);
}

template <class Entry>
void RecordedStream<Entry>::add(std::uint64_t position,
                                const std::vector<ThreadTrace<Entry>>& threads) {
  std::uint64_t count = 0;
  for (const ThreadTrace<Entry>& thread : threads) count += thread.count;
  if (position != m_next) {
    Waiting& waiting = m_waiting[position];
    if (!m_spare.empty()) {
      waiting = std::move(m_spare.back());
      m_spare.pop_back();
    }
    waiting.entries.resize(count);
    Entry* out = waiting.entries.data();
    for (const ThreadTrace<Entry>& thread : threads) out = thread.copyTo(out);
    endStream();
    waiting.counts.clear();
    for (const ThreadTrace<Entry>& thread : threads) waiting.counts.push_back(thread.count);
    return;
  }
  const std::size_t end = m_entries.size();
  m_entries.resize(end + count);
  Entry* out = m_entries.data() + end;
  for (const ThreadTrace<Entry>& thread : threads) {
    out = thread.copyTo(out);
    m_offsets.push_back(m_offsets.back() + thread.count);
  }
  endStream();
  ++m_next;
  takeWaiting();
}

template <class Entry>
void RecordedStream<Entry>::takeWaiting() {
  for (auto next = m_waiting.find(m_next); next != m_waiting.end(); next = m_waiting.find(m_next)) {
    Waiting& waiting = next->second;
    m_entries.insert(m_entries.end(), waiting.entries.begin(), waiting.entries.end());
    for (const std::uint64_t count : waiting.counts) {
      m_offsets.push_back(m_offsets.back() + count);
    }
    m_spare.push_back(std::move(waiting));
    m_waiting.erase(next);
    ++m_next;
  }
}

template <class Entry>
void RecordedStream<Entry>::finish(std::uint64_t kept) {
  m_waiting.clear();
  m_offsets.resize(std::min(kept, m_next) * m_threads + 1);
  m_entries.resize(m_offsets.back());
  m_offsets.resize(m_blocks * m_threads + 1, m_offsets.back());
}

template class RecordedStream<trace::Event>;
template class RecordedStream<trace::Operation>;

RecordedEvents::RecordedEvents(const trace::ResolvedWindow& window, std::uint64_t threadsPerBlock)
    : m_events(window.blockCount, threadsPerBlock,
               roomFor(window.blockCount * threadsPerBlock, window.eventsPerThread,
                       window.operationsPerThread > 0 ? 2 : 1)) {
  if (window.operationsPerThread > 0) {
    m_operations.emplace(
        window.blockCount, threadsPerBlock,
        roomFor(window.blockCount * threadsPerBlock, window.operationsPerThread, 2));
  }
}

void RecordedEvents::add(std::uint64_t position, const BlockTrace& trace) {
  m_events.add(position, trace.events());
  if (!m_operations) return;
  m_operations->add(position, trace.operations());
  m_isFlowCutShort = m_isFlowCutShort || trace.isFlowCutShort();
}

void RecordedEvents::finish(std::uint64_t kept) {
  m_events.finish(kept);
  if (m_operations) m_operations->finish(kept);
}

std::optional<trace::Flow> RecordedEvents::takeFlow() {
  if (!m_operations) return std::nullopt;
  return trace::Flow{.offsets = std::move(m_operations->offsets()),
                     .operations = std::move(m_operations->entries()),
                     .truncated = m_isFlowCutShort};
}

}  // namespace lanescope::simt
