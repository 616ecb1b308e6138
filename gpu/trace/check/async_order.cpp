// SPDX-License-Identifier: Apache-2.0
#include "trace/check/async_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "trace/check/access_rules.h"
#include "trace/record/barrier_phases.h"
#include "trace/record/tile_shape.h"

namespace lanescope::trace {
namespace {

MbarrierForm mbarrierFormOf(const Event& event) {
  return static_cast<MbarrierForm>(event.form());
}

/// The operations of a thread that it has not waited for, in groups.
class Groups {
 public:
  void add(std::uint32_t event) { m_open.push_back(event); }
  void commit() { m_groups.push_back(std::exchange(m_open, {})); }
  /// Passes the operations that a wait at `event` covers to `ends`.
  void wait(std::uint64_t prior, std::uint32_t event,
            std::map<std::uint32_t, std::uint32_t>& ends) {
    while (m_first < m_groups.size() && m_groups.size() - m_first > prior) {
      for (const std::uint32_t operation : m_groups[m_first]) ends[operation] = event;
      ++m_first;
    }
  }

 private:
  std::vector<std::uint32_t> m_open;
  std::vector<std::vector<std::uint32_t>> m_groups;
  std::size_t m_first = 0;  ///< the first group that was not waited for
};

}  // namespace

bool AsyncOrder::appliesTo(const Record& record) {
  return std::ranges::any_of(record.events, [](const Event& event) {
    return event.kind() >= EventKind::memoryBarrier || isCopiedStore(event);
  });
}

AsyncOrder::AsyncOrder(const Record& record, HappensBefore& barriers)
    : m_record(record), m_barriers(barriers) {
  m_threads.resize(record.blockCount * record.threadsPerBlock());
  for (std::size_t i = 0; i < m_threads.size(); ++i) {
    m_threads[i].block = static_cast<std::uint32_t>(i / record.threadsPerBlock());
    m_threads[i].number = static_cast<std::uint32_t>(i % record.threadsPerBlock());
  }
  findBarriers();
  for (Thread& thread : m_threads) {
    thread.known.assign(m_phases.size(), kNoPhase);
    findEnds(thread);
  }
  if (!m_phases.empty()) goThrough();
}

void AsyncOrder::findBarriers() {
  for (std::uint32_t block = 0; block < m_record.blockCount; ++block) {
    for (const Event& event : m_record.eventsOf(block)) {
      const bool isNamed = event.kind() == EventKind::namedBarrier;
      const bool isMemory = event.kind() == EventKind::memoryBarrier;
      if (!isNamed && !isMemory) continue;
      const auto named = NamedBarrier::of(event.bits);
      const Key key =
          isNamed ? Key(block, kNamed, named.number) : Key(block, event.array(), event.index());
      const auto [entry, isNew] = m_numbers.try_emplace(key, m_phases.size());
      if (isNew) m_phases.emplace_back();
      Barrier& barrier = m_phases[entry->second];
      if (isNamed) barrier.expected = named.threads;
      if (isMemory && mbarrierFormOf(event) == MbarrierForm::initialize) {
        barrier.expected = event.bits;
      }
    }
  }
  for (Barrier& barrier : m_phases) {
    barrier.now.assign(m_phases.size(), kNoPhase);
    m_isIncomplete = m_isIncomplete || barrier.expected == 0;
  }
}

void AsyncOrder::findEnds(Thread& thread) {
  Groups copies;
  Groups products;
  const auto events = m_record.eventsOf(thread.block, thread.number);
  for (std::uint32_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (isCopiedStore(event) || event.kind() == EventKind::tensorProduct) {
      thread.ends[i] = kNever;
      (isCopiedStore(event) ? copies : products).add(i);
    }
    if (event.kind() != EventKind::asyncGroup) continue;
    switch (static_cast<GroupForm>(event.form())) {
      case GroupForm::commitCopies:
        copies.commit();
        break;
      case GroupForm::waitCopies:
        copies.wait(event.bits, i, thread.ends);
        break;
      case GroupForm::commitProducts:
        products.commit();
        break;
      case GroupForm::waitProducts:
        products.wait(event.bits, i, thread.ends);
        break;
      default:
        break;
    }
  }
}

std::size_t AsyncOrder::barrierAt(std::uint32_t block, unsigned array, std::int64_t index) const {
  const auto found = m_numbers.find(Key(block, array, index));
  return found == m_numbers.end() ? kNoBarrier : found->second;
}

/// The recorded block with this rank in the cluster of `block`.
std::optional<std::uint32_t> AsyncOrder::blockOfRank(std::uint32_t block, unsigned rank) const {
  const std::uint64_t number = m_record.clusterOf(block) * m_record.cluster + rank;
  if (number < m_record.firstBlock || number >= m_record.firstBlock + m_record.blockCount) {
    return std::nullopt;
  }
  return static_cast<std::uint32_t>(number - m_record.firstBlock);
}

void AsyncOrder::learn(Thread& thread, const Knowledge& more) {
  bool isNew = false;
  for (std::size_t i = 0; i < more.size(); ++i) {
    isNew = isNew || more[i] > thread.known[i];
    thread.known[i] = std::max(thread.known[i], more[i]);
  }
  if (isNew) thread.snapshots.push_back({thread.next, thread.known});
}

void AsyncOrder::arrive(Thread& thread, std::size_t number) {
  Barrier& barrier = m_phases[number];
  for (std::size_t i = 0; i < barrier.now.size(); ++i) {
    barrier.now[i] = std::max(barrier.now[i], thread.known[i]);
  }
  thread.arrivals[number].push_back({thread.next, thread.epoch, barrier.phase});
  if (++barrier.arrived != barrier.expected) return;
  barrier.now[number] = barrier.phase++;
  barrier.phases.push_back(barrier.now);
  barrier.arrived = 0;
}

bool AsyncOrder::passMemoryBarrier(Thread& thread, const Event& event) {
  const std::size_t own = barrierAt(thread.block, event.array(), event.index());
  switch (mbarrierFormOf(event)) {
    case MbarrierForm::initialize:
      return true;
    case MbarrierForm::expect:
      arrive(thread, own);
      return true;
    case MbarrierForm::arrive: {
      const auto block = blockOfRank(thread.block, static_cast<unsigned>(event.bits));
      const std::size_t there =
          block ? barrierAt(*block, event.array(), event.index()) : kNoBarrier;
      if (there != kNoBarrier) arrive(thread, there);
      return true;
    }
    case MbarrierForm::wait: {
      int& last = thread.waitedFor.try_emplace(own, kNoPhase).first->second;
      const int phase = phaseWaitedFor(last, event.bits);
      if (phase >= m_phases[own].phase) return false;
      last = phase;
      if (phase != kNoPhase) learn(thread, m_phases[own].phases[static_cast<std::size_t>(phase)]);
      return true;
    }
  }
  return true;
}

bool AsyncOrder::passNamedBarrier(Thread& thread, const Event& event) {
  const std::size_t own = barrierAt(thread.block, kNamed, NamedBarrier::of(event.bits).number);
  if (!thread.hasArrived) {
    arrive(thread, own);
    thread.hasArrived = true;
  }
  const int phase = thread.arrivals[own].back().phase;
  if (phase >= m_phases[own].phase) return false;
  thread.hasArrived = false;
  learn(thread, m_phases[own].phases[static_cast<std::size_t>(phase)]);
  return true;
}

void AsyncOrder::takeCopy(Thread& thread, const Event& event) {
  const std::size_t own = barrierAt(thread.block, event.array(), event.index());
  const auto arrivals = thread.arrivals.find(own);
  Copy copy{.event = thread.next - 1, .phase = 0, .barriers = {}};
  if (arrivals != thread.arrivals.end()) {
    copy.phase = arrivals->second.back().phase;
  } else if (own != kNoBarrier) {
    copy.phase = m_phases[own].phase;
  }
  for (unsigned rank = 0; rank < m_record.cluster; ++rank) {
    const bool goesThere = (event.bits >> rank & 1) != 0;
    const auto block = blockOfRank(thread.block, rank);
    copy.barriers.push_back(goesThere && block ? barrierAt(*block, event.array(), event.index())
                                               : kNoBarrier);
  }
  thread.copies.push_back(std::move(copy));
}

bool AsyncOrder::goOn(Thread& thread) {
  const auto events = m_record.eventsOf(thread.block, thread.number);
  const std::uint32_t begin = thread.next;
  for (; thread.next < events.size(); ++thread.next) {
    const Event& event = events[thread.next];
    if (event.kind() == EventKind::barrier) break;
    if (event.kind() == EventKind::memoryBarrier && !passMemoryBarrier(thread, event)) break;
    if (event.kind() == EventKind::namedBarrier && !passNamedBarrier(thread, event)) break;
    if (event.kind() == EventKind::bulkCopy &&
        static_cast<BulkCopyForm>(event.form()) == BulkCopyForm::barrier) {
      takeCopy(thread, event);
    }
  }
  return thread.next != begin;
}

bool AsyncOrder::passBlockBarriers() {
  // By block, or by cluster: what the threads that stand there know together.
  std::map<std::pair<bool, std::uint64_t>, std::pair<Knowledge, std::vector<Thread*>>> meetings;
  for (Thread& thread : m_threads) {
    const auto events = m_record.eventsOf(thread.block, thread.number);
    if (thread.next >= events.size() || events[thread.next].kind() != EventKind::barrier) continue;
    const bool isOfCluster = isClusterBarrier(events[thread.next]);
    auto& [known, waiting] =
        meetings[{isOfCluster, isOfCluster ? m_record.clusterOf(thread.block) : thread.block}];
    known.resize(m_phases.size(), kNoPhase);
    for (std::size_t i = 0; i < known.size(); ++i) known[i] = std::max(known[i], thread.known[i]);
    waiting.push_back(&thread);
  }
  for (auto& [place, meeting] : meetings) {
    for (Thread* thread : meeting.second) {
      learn(*thread, meeting.first);
      ++thread->next;
      ++thread->epoch;
    }
  }
  return !meetings.empty();
}

void AsyncOrder::goThrough() {
  do {
    for (bool isMoving = true; isMoving;) {
      isMoving = false;
      for (Thread& thread : m_threads) isMoving = goOn(thread) || isMoving;
    }
  } while (passBlockBarriers());
  for (const Thread& thread : m_threads) {
    const bool isStuck = thread.next < m_record.eventsOf(thread.block, thread.number).size();
    m_isIncomplete = m_isIncomplete || isStuck;
  }
}

/// What the site's thread knows as it comes there; null: nothing.
const AsyncOrder::Knowledge* AsyncOrder::knownAt(const Site& site) {
  const std::vector<Snapshot>& snapshots = threadAt(site).snapshots;
  const auto later = std::ranges::lower_bound(snapshots, site.event, {}, &Snapshot::event);
  return later == snapshots.begin() ? nullptr : &std::prev(later)->known;
}

bool AsyncOrder::isSeen(const Copy& copy, const Site& b) {
  const Knowledge* const known = knownAt(b);
  if (known == nullptr) return false;
  const auto isOver = [&](std::size_t barrier) {
    return barrier != kNoBarrier && (*known)[barrier] >= copy.phase;
  };
  const auto rank = (m_record.firstBlock + b.block) % m_record.cluster;
  return copy.barriers[rank] != kNoBarrier ? isOver(copy.barriers[rank])
                                           : std::ranges::any_of(copy.barriers, isOver);
}

bool AsyncOrder::beforeByPhases(const Site& a, const Site& b) {
  const Knowledge* const known = knownAt(b);
  if (known == nullptr) return false;
  // An arrival of the thread itself counts, or of a lane that its warp has met with.
  const std::uint32_t first = a.thread / kWarpSize * kWarpSize;
  const auto end = static_cast<std::uint32_t>(
      std::min<std::uint64_t>(first + kWarpSize, m_record.threadsPerBlock()));
  for (std::uint32_t lane = first; lane < end; ++lane) {
    Site arrival{a.block, lane, 0, 0};
    for (const auto& [barrier, arrivals] : threadAt(arrival).arrivals) {
      const auto later = std::ranges::upper_bound(arrivals, (*known)[barrier], {}, &Arrival::phase);
      if (later == arrivals.begin()) continue;
      arrival.event = std::prev(later)->event;
      arrival.epoch = std::prev(later)->epoch;
      if (m_barriers.beforeByBarriers(a, arrival)) return true;
    }
  }
  return false;
}

bool AsyncOrder::before(const Site& a, const Site& b) {
  const Thread& thread = threadAt(a);
  const Event& event = m_record.eventsOf(a.block, a.thread)[a.event];
  if (event.kind() == EventKind::bulkCopy) {
    const auto copy = std::ranges::lower_bound(thread.copies, a.event, {}, &Copy::event);
    if (copy == thread.copies.end() || copy->event != a.event) return m_isIncomplete;
    return isSeen(*copy, b) || m_isIncomplete;
  }
  Site end = a;
  if (const auto wait = thread.ends.find(a.event); wait != thread.ends.end()) {
    if (wait->second == kNever) return false;
    end.event = wait->second;
    const auto events = m_record.eventsOf(a.block, a.thread);
    end.epoch += static_cast<std::uint32_t>(
        std::count_if(events.begin() + a.event, events.begin() + end.event,
                      [](const Event& each) { return each.kind() == EventKind::barrier; }));
  }
  return m_barriers.beforeByBarriers(end, b) || beforeByPhases(end, b) || m_isIncomplete;
}

std::optional<std::uint32_t> AsyncOrder::neverWaitedFor(std::uint32_t block,
                                                        std::uint32_t thread) const {
  const auto& ends = m_threads[block * m_record.threadsPerBlock() + thread].ends;
  const auto found =
      std::ranges::find_if(ends, [](const auto& each) { return each.second == kNever; });
  if (found == ends.end()) return std::nullopt;
  return found->first;
}

}  // namespace lanescope::trace
