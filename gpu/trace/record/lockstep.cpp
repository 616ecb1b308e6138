// SPDX-License-Identifier: Apache-2.0
#include "trace/record/lockstep.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>

namespace lanescope::trace {
namespace {

/// Returns line, kind, form and array of an event in one number; a smaller line gives a smaller
/// key.
std::uint64_t keyOf(const Event& event) {
  return static_cast<std::uint64_t>(event.line()) << 24 |
         static_cast<std::uint64_t>(event.kind()) << 16 |
         static_cast<std::uint64_t>(event.form()) << 8 | event.array();
}

int lineOf(std::uint64_t key) {
  return static_cast<int>(key >> 24);
}

EventKind kindOf(std::uint64_t key) {
  return static_cast<EventKind>(key >> 16 & 0xff);
}

constexpr std::size_t kAhead = 4;       // events in a cache line
constexpr std::size_t kMostWarps = 32;  // warps of a block, which has at most 1024 threads

std::uint64_t rankOf(std::uint32_t done, std::uint32_t thread) {
  return static_cast<std::uint64_t>(done) << 32 | thread;
}

/// Compares without a call; operator== of an array is one.
bool areSame(const LoopNest::Rounds& a, const LoopNest::Rounds& b) {
  using Halves = std::array<std::uint64_t, 2>;
  static_assert(sizeof(Halves) == sizeof(LoopNest::Rounds));
  const auto x = std::bit_cast<Halves>(a);
  const auto y = std::bit_cast<Halves>(b);
  return x[0] == y[0] && x[1] == y[1];
}

/// Whether the event is the first or only element of an access.
bool isFirstElement(const Event& event) {
  return !(isRead(event.kind()) || isWrite(event.kind())) || event.index() % event.width() == 0;
}

}  // namespace

Lockstep::Lockstep(const Record& record, const LoopNest& loops, std::uint64_t recordedBlock,
                   std::uint32_t firstThread, std::uint32_t threadCount)
    : m_loops(loops),
      m_firstThread(firstThread),
      m_threadCount(threadCount),
      m_phases(record, recordedBlock),
      m_places(threadCount) {
  for (std::uint32_t i = 0; i < threadCount; ++i) {
    m_places[i].events = record.eventsOf(recordedBlock, firstThread + i);
  }
  fill();
}

void Lockstep::fill() {
  for (std::uint32_t i = 0; i < m_threadCount; ++i) {
    Place& place = m_places[i];
    place = {.events = place.events, .next = place.next, .epochBegin = place.next};
    enter(m_firstThread + i);
  }
}

void Lockstep::enter(std::uint32_t thread) {
  Place& place = m_places[thread - m_firstThread];
  if (place.next >= place.events.size()) return;
  const Event& event = place.events[place.next];
  // Each thread's events lie in memory of their own: too many streams for the processor's
  // prefetcher.
  if (place.next + kAhead < place.events.size()) {
    __builtin_prefetch(&place.events[place.next + kAhead]);
  }
  const bool isBarrier = event.kind() == EventKind::barrier;
  std::vector<Bucket>& buckets = isBarrier ? m_arrived : m_working;
  const std::uint64_t key = keyOf(event);
  const int line = event.line();
  const bool isAgain = line == place.line && key == place.key && isFirstElement(event);
  m_loops.move(place.line, line, isAgain, place.rounds);
  if (line != place.line) place.key = key;
  place.line = line;
  // A barrier joins all threads, whatever they did before.
  const LoopNest::Rounds rounds = isBarrier ? LoopNest::Rounds{} : place.rounds;
  auto bucket = std::find_if(buckets.begin(), buckets.end(), [&](const Bucket& candidate) {
    return candidate.key == key && areSame(candidate.rounds, rounds);
  });
  if (bucket == buckets.end()) {
    // An empty bucket is reused: its accesses keep their memory.
    bucket = std::find_if(buckets.begin(), buckets.end(),
                          [](const Bucket& candidate) { return candidate.accesses.empty(); });
    if (bucket == buckets.end()) bucket = buckets.insert(buckets.end(), Bucket{});
    bucket->key = key;
    bucket->rounds = rounds;
  }
  const std::uint64_t rank = rankOf(place.next - place.epochBegin, thread);
  bucket->rank = bucket->accesses.empty() ? rank : std::min(bucket->rank, rank);
  bucket->accesses.push_back({thread, place.next});
}

void Lockstep::take(Bucket& bucket, LockstepGroup& group) {
  group.epoch = m_epoch;
  group.line = lineOf(bucket.key);
  group.kind = kindOf(bucket.key);
  group.form = static_cast<std::uint8_t>(bucket.key >> 8 & 0xff);
  group.array = namesElement(group.kind) ? static_cast<std::uint8_t>(bucket.key & 0xff) : 0;
  group.accesses.clear();
  std::swap(group.accesses, bucket.accesses);
  const auto byThread = [](const Access& a, const Access& b) { return a.thread < b.thread; };
  if (!std::is_sorted(group.accesses.begin(), group.accesses.end(), byThread)) {
    std::sort(group.accesses.begin(), group.accesses.end(), byThread);
  }
  const bool isOfPhases =
      group.kind == EventKind::memoryBarrier || group.kind == EventKind::bulkCopy;
  for (const Access& access : group.accesses) {
    Place& place = m_places[access.thread - m_firstThread];
    if (isOfPhases) m_phases.apply(place.events, access.event);
    ++place.next;
  }
}

bool Lockstep::isAssembled(const Bucket& bucket) const {
  const auto eventOf = [this](const Access& access) -> const Event& {
    return m_places[access.thread - m_firstThread].events[access.event];
  };
  if (kindOf(bucket.key) == EventKind::memoryBarrier) {
    return std::ranges::all_of(
        bucket.accesses, [&](const Access& access) { return m_phases.allows(eventOf(access)); });
  }
  if (!isWarpWide(kindOf(bucket.key))) return true;
  std::array<std::uint32_t, kMostWarps> present{};
  for (const Access& access : bucket.accesses) {
    present[access.thread / kWarpSize] |= 1U << access.thread % kWarpSize;
  }
  return std::ranges::all_of(bucket.accesses, [&](const Access& access) {
    const std::uint32_t warp = access.thread / kWarpSize;
    const Event& event = eventOf(access);
    // Lanes outside the block or outside this object are not waited for.
    const std::uint32_t known = m_firstThread + m_threadCount - warp * kWarpSize;
    const std::uint32_t lanes = known < kWarpSize ? (1U << known) - 1 : ~0U;
    return (event.mask() & lanes & ~present[warp]) == 0;
  });
}

bool Lockstep::goesBefore(const Bucket& a, const Bucket& b) const {
  const auto order = m_loops.compare(lineOf(a.key), a.rounds, lineOf(b.key), b.rounds);
  if (!std::is_eq(order)) return std::is_lt(order);
  // Lanes that load less for a value, as in `s[t] = t > 0 ? x[t - 1] : 0`, store it with the
  // others.
  const bool aLoads = kindOf(a.key) == EventKind::load;
  const bool bLoads = kindOf(b.key) == EventKind::load;
  if (aLoads && kindOf(b.key) == EventKind::store) return true;
  if (bLoads && kindOf(a.key) == EventKind::store) return false;
  return a.rank < b.rank;
}

Lockstep::Bucket* Lockstep::foremost() {
  Bucket* best = nullptr;
  Bucket* waiting = nullptr;
  for (Bucket& bucket : m_working) {
    if (bucket.accesses.empty()) continue;
    Bucket*& candidate = isAssembled(bucket) ? best : waiting;
    if (candidate == nullptr || goesBefore(bucket, *candidate)) candidate = &bucket;
  }
  return best != nullptr ? best : waiting;
}

bool Lockstep::next(LockstepGroup& group) {
  if (Bucket* bucket = m_atBarrier ? nullptr : foremost()) {
    take(*bucket, group);
    for (const Access& access : group.accesses) enter(access.thread);
    return true;
  }
  Bucket* arrived = nullptr;
  for (Bucket& bucket : m_arrived) {
    if (bucket.accesses.empty()) continue;
    if (arrived == nullptr || goesBefore(bucket, *arrived)) arrived = &bucket;
  }
  if (arrived != nullptr) {
    m_atBarrier = true;
    take(*arrived, group);
    return true;
  }
  if (!m_atBarrier) return false;
  m_atBarrier = false;
  ++m_epoch;
  fill();
  return next(group);
}

}  // namespace lanescope::trace
