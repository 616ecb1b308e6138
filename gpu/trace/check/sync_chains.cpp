// SPDX-License-Identifier: Apache-2.0
#include "trace/check/sync_chains.h"

#include <algorithm>

namespace lanescope::trace {
namespace {

bool isAtomic(EventKind kind) {
  return kind == EventKind::atomicRead || kind == EventKind::atomicWrite;
}

bool isFlag(const Event& event) {
  if (isAtomic(event.kind())) return true;
  return (event.kind() == EventKind::load || event.kind() == EventKind::store) &&
         static_cast<AccessForm>(event.form()) == AccessForm::polled;
}

}  // namespace

/// Takes in one thread's events.
class SyncChains::Collector {
 public:
  Collector(SyncChains& chains, Site first) : m_chains(chains), m_site(first) {}

  void take(const Event& event) {
    if (event.kind() == EventKind::fence) fence(event);
    if (isFlag(event)) flag(event);
    if (event.kind() == EventKind::barrier) ++m_site.epoch;
    ++m_site.event;
  }

 private:
  void fence(const Event& event) {
    const bool isDevice = static_cast<FenceScope>(event.form()) != FenceScope::block;
    m_last.any = m_site;
    for (; m_anyDone < m_reads.size(); ++m_anyDone) {
      m_chains.m_acquires.push_back({m_reads[m_anyDone], m_site, isDevice});
      if (!isDevice) m_waiting.push_back(m_reads[m_anyDone]);
    }
    if (!isDevice) return;
    m_last.device = m_site;
    for (const Value& read : m_waiting) m_chains.m_acquires.push_back({read, m_site, true});
    m_waiting.clear();
  }

  void flag(const Event& event) {
    const ArrayInfo& array = m_chains.m_record.arrays[event.array()];
    const Value value{
        array.remote ? array.remote->array : event.array(),
        array.space == Space::shared ? m_chains.m_record.ownerOf(array, m_site.block) : 0,
        event.index(), event.bits};
    if (isRead(event.kind())) {
      m_reads.push_back(value);
      return;
    }
    // The first half of an atomic is the event before.
    const bool hasRead = event.kind() == EventKind::atomicWrite && !m_reads.empty();
    m_chains.m_writes.push_back(
        {value, m_site, m_last, hasRead ? std::optional(m_reads.back()) : std::nullopt});
  }

  SyncChains& m_chains;
  Site m_site;
  Fences m_last;
  std::vector<Value> m_reads;
  std::size_t m_anyDone = 0;     ///< so many of the reads have a fence behind them
  std::vector<Value> m_waiting;  ///< reads with a fence behind them, but none for the device
};

SyncChains::SyncChains(const Record& record, HappensBefore& barriers)
    : m_record(record), m_barriers(barriers) {
  const auto threads = static_cast<std::uint32_t>(record.threadsPerBlock());
  for (std::uint32_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t thread = 0; thread < threads; ++thread) {
      Collector collector(*this, {block, thread, 0, 0});
      for (const Event& event : record.eventsOf(block, thread)) collector.take(event);
    }
  }
  std::ranges::stable_sort(m_writes, {}, &Write::value);
}

std::span<const SyncChains::Write> SyncChains::writesOf(const Value& value) const {
  return {std::ranges::lower_bound(m_writes, value, {}, &Write::value),
          std::ranges::upper_bound(m_writes, value, {}, &Write::value)};
}

/// Those whose fence comes before `site` or is the event there.
std::vector<std::uint32_t> SyncChains::acquiresBefore(const Site& site) {
  const std::uint64_t cluster = m_record.clusterOf(site.block);
  const auto clusterOf = [this](const Acquire& acquire) {
    return m_record.clusterOf(acquire.fence.block);
  };
  const std::span<const Acquire> inCluster(
      std::ranges::lower_bound(m_acquires, cluster, {}, clusterOf),
      std::ranges::upper_bound(m_acquires, cluster, {}, clusterOf));
  std::vector<std::uint32_t> found;
  for (const Acquire& acquire : inCluster) {
    ++m_work;
    // One fence may stand behind a read and before a write, and then it hands on what was read.
    const bool isThere = acquire.fence.block == site.block && acquire.fence.thread == site.thread &&
                         acquire.fence.event == site.event;
    if (isThere || m_barriers.beforeByBarriers(acquire.fence, site)) {
      found.push_back(static_cast<std::uint32_t>(&acquire - m_acquires.data()));
    }
  }
  return found;
}

void SyncChains::follow(const Acquire& acquire, Past& past, std::vector<std::uint32_t>& open,
                        std::vector<std::uint8_t>& seen) {
  const bool isWhole = m_record.blockCount == m_record.grid.total() && !m_record.truncated;
  std::vector<Value> values{acquire.value};
  while (!values.empty()) {
    const auto writes = writesOf(values.back());
    values.pop_back();
    if (writes.empty() && !isWhole) past.isUnknown = true;
    for (const Write& write : writes) {
      std::uint8_t& mark = seen[static_cast<std::size_t>(&write - m_writes.data())];
      const bool isOneBlock = write.site.block == acquire.fence.block;
      const std::uint8_t way = isOneBlock ? 1 : acquire.isDevice ? 2 : 4;
      ++m_work;
      if ((mark & way) != 0) continue;
      mark |= way;
      const std::optional<Site> release = isOneBlock         ? write.release.any
                                          : acquire.isDevice ? write.release.device
                                                             : std::nullopt;
      if (release) {
        past.fences[m_record.clusterOf(release->block)].push_back(*release);
        const auto more = acquiresBefore(*release);
        open.insert(open.end(), more.begin(), more.end());
      }
      if (write.read) values.push_back(*write.read);
    }
  }
}

const SyncChains::Past& SyncChains::pastOf(const std::vector<std::uint32_t>& acquires) {
  const auto [position, isNew] = m_pasts.try_emplace(acquires);
  Past& past = position->second;
  if (!isNew) return past;
  std::vector<std::uint8_t> seen(m_writes.size(), 0);
  std::vector<bool> isDone(m_acquires.size(), false);
  m_work += seen.size() / 64;  // they have to be cleared
  std::vector<std::uint32_t> open = acquires;
  while (!open.empty() && !isExhausted()) {
    const std::uint32_t next = open.back();
    open.pop_back();
    if (isDone[next]) continue;
    isDone[next] = true;
    follow(m_acquires[next], past, open, seen);
  }
  return past;
}

bool SyncChains::before(const Site& a, const Site& b) {
  if (isExhausted()) return true;
  const std::vector<std::uint32_t> acquires = acquiresBefore(b);
  if (acquires.empty()) return false;
  const Past& past = pastOf(acquires);
  if (past.isUnknown || isExhausted()) return true;
  const auto fences = past.fences.find(m_record.clusterOf(a.block));
  if (fences == past.fences.end()) return false;
  return std::ranges::any_of(fences->second, [&](const Site& fence) {
    ++m_work;
    return m_barriers.beforeByBarriers(a, fence);
  });
}

}  // namespace lanescope::trace
