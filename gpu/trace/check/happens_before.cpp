// SPDX-License-Identifier: Apache-2.0
#include "trace/check/happens_before.h"

#include <algorithm>

#include "trace/check/async_order.h"
#include "trace/check/sync_chains.h"

namespace lanescope::trace {

HappensBefore::HappensBefore(const Record& record, std::uint64_t mostEvents)
    : m_record(record), m_mostEvents(mostEvents) {
  for (const Event& event : record.events) {
    m_hasSyncwarp = m_hasSyncwarp || joinsWarp(event);
    m_hasFence = m_hasFence || event.kind() == EventKind::fence;
  }
  if (record.cluster > 1) countClusterBarriers();
  if (AsyncOrder::appliesTo(record)) m_async = std::make_unique<AsyncOrder>(record, *this);
}

/// Counts the cluster's barriers before each epoch. The threads of a block meet at the same
/// barriers; the thread with the longest record shows the most of them.
void HappensBefore::countClusterBarriers() {
  m_clusterBarriers.resize(m_record.blockCount);
  std::vector<std::uint32_t> counts;
  for (std::uint64_t block = 0; block < m_record.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < m_record.threadsPerBlock(); ++thread) {
      counts.assign(1, 0);
      for (const Event& event : m_record.eventsOf(block, thread)) {
        if (event.kind() != EventKind::barrier) continue;
        const bool isOfCluster = static_cast<BarrierForm>(event.form()) == BarrierForm::cluster;
        counts.push_back(counts.back() + (isOfCluster ? 1 : 0));
      }
      if (counts.size() > m_clusterBarriers[block].size()) m_clusterBarriers[block].swap(counts);
    }
  }
}

std::uint32_t HappensBefore::clusterBarriersBefore(const Site& site) const {
  if (m_clusterBarriers.empty()) return 0;
  const std::vector<std::uint32_t>& counts = m_clusterBarriers[site.block];
  return counts[std::min<std::size_t>(site.epoch, counts.size() - 1)];
}

HappensBefore::~HappensBefore() = default;

const WarpOrder& HappensBefore::warpOrder(std::uint32_t block, std::uint32_t warp) {
  const std::pair key(block, warp);
  auto found = m_warps.find(key);
  if (found == m_warps.end()) {
    found = m_warps.try_emplace(key, m_record, block, warp, m_mostEvents).first;
  }
  return found->second;
}

bool HappensBefore::beforeByBarriers(const Site& a, const Site& b) {
  if (a.block != b.block) {
    return m_record.clusterOf(a.block) == m_record.clusterOf(b.block) &&
           clusterBarriersBefore(a) < clusterBarriersBefore(b);
  }
  if (a.thread == b.thread) return a.event < b.event;
  if (a.epoch != b.epoch) return a.epoch < b.epoch;
  if (!m_hasSyncwarp || a.thread / kWarpSize != b.thread / kWarpSize) return false;
  return warpOrder(a.block, a.thread / kWarpSize)
      .before(a.thread % kWarpSize, a.event, b.thread % kWarpSize, b.event);
}

bool HappensBefore::before(const Site& a, const Site& b) {
  if (m_async != nullptr) return m_async->before(a, b);
  if (beforeByBarriers(a, b)) return true;
  const bool isInOrder = a.block == b.block && (a.thread == b.thread || a.epoch != b.epoch);
  if (!m_hasFence || isInOrder) return false;
  if (m_chains == nullptr) m_chains = std::make_unique<SyncChains>(m_record, *this);
  return m_chains->before(a, b);
}

bool HappensBefore::isExhausted() const {
  return m_chains != nullptr && m_chains->isExhausted();
}

}  // namespace lanescope::trace
