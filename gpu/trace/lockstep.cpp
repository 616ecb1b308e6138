// SPDX-License-Identifier: Apache-2.0
#include "trace/lockstep.h"

#include <algorithm>

namespace lanescope::trace {
namespace {

/// Line, kind and array of an event; smaller lines are smaller keys.
std::uint64_t keyOf(const Event& event) {
  return static_cast<std::uint64_t>(event.line()) << 16 |
         static_cast<std::uint64_t>(event.kind()) << 8 | event.array();
}

std::uint64_t rankOf(int line, std::uint32_t done, std::uint32_t thread) {
  constexpr int kThreadBits = 12;
  constexpr int kDoneBits = 38;
  return static_cast<std::uint64_t>(line) << (kDoneBits + kThreadBits) |
         static_cast<std::uint64_t>(done) << kThreadBits | thread;
}

}  // namespace

Lockstep::Lockstep(const Record& record, std::uint64_t recordedBlock, std::uint32_t firstThread,
                   std::uint32_t threadCount)
    : m_record(record),
      m_block(recordedBlock),
      m_firstThread(firstThread),
      m_threadCount(threadCount),
      m_next(threadCount, 0),
      m_epochBegin(threadCount, 0) {
  fill();
}

void Lockstep::fill() {
  for (std::uint32_t i = 0; i < m_threadCount; ++i) {
    m_epochBegin[i] = m_next[i];
    enter(m_firstThread + i);
  }
}

void Lockstep::enter(std::uint32_t thread) {
  const std::uint32_t slot = thread - m_firstThread;
  const auto events = m_record.eventsOf(m_block, thread);
  if (m_next[slot] >= events.size()) return;
  const Event& event = events[m_next[slot]];
  std::vector<Bucket>& buckets = event.kind() == EventKind::barrier ? m_arrived : m_working;
  const std::uint64_t key = keyOf(event);
  const std::uint64_t rank = rankOf(event.line(), m_next[slot] - m_epochBegin[slot], thread);
  auto bucket = std::find_if(buckets.begin(), buckets.end(),
                             [key](const Bucket& candidate) { return candidate.key == key; });
  if (bucket == buckets.end()) {
    // An empty bucket is used again: its accesses keep their memory.
    bucket = std::find_if(buckets.begin(), buckets.end(),
                          [](const Bucket& candidate) { return candidate.accesses.empty(); });
    if (bucket == buckets.end()) bucket = buckets.insert(buckets.end(), Bucket{});
    bucket->key = key;
  }
  bucket->rank = bucket->accesses.empty() ? rank : std::min(bucket->rank, rank);
  bucket->accesses.push_back({thread, m_next[slot]});
}

void Lockstep::take(Bucket& bucket, LockstepGroup& group) {
  group.epoch = m_epoch;
  group.line = static_cast<int>(bucket.key >> 16);
  group.kind = static_cast<EventKind>(bucket.key >> 8 & 0xff);
  group.array = group.kind == EventKind::barrier ? 0 : static_cast<std::uint8_t>(bucket.key & 0xff);
  group.accesses.clear();
  std::swap(group.accesses, bucket.accesses);
  const auto byThread = [](const Access& a, const Access& b) { return a.thread < b.thread; };
  if (!std::is_sorted(group.accesses.begin(), group.accesses.end(), byThread)) {
    std::sort(group.accesses.begin(), group.accesses.end(), byThread);
  }
  for (const Access& access : group.accesses) ++m_next[access.thread - m_firstThread];
}

bool Lockstep::next(LockstepGroup& group) {
  const auto foremost = [](std::vector<Bucket>& buckets) -> Bucket* {
    Bucket* best = nullptr;
    for (Bucket& bucket : buckets) {
      if (!bucket.accesses.empty() && (best == nullptr || bucket.rank < best->rank)) best = &bucket;
    }
    return best;
  };
  if (Bucket* bucket = m_atBarrier ? nullptr : foremost(m_working)) {
    take(*bucket, group);
    for (const Access& access : group.accesses) enter(access.thread);
    return true;
  }
  if (Bucket* bucket = foremost(m_arrived)) {
    m_atBarrier = true;
    take(*bucket, group);
    return true;
  }
  if (!m_atBarrier) return false;
  m_atBarrier = false;
  ++m_epoch;
  fill();
  return next(group);
}

}  // namespace lanescope::trace
