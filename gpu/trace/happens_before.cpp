// SPDX-License-Identifier: Apache-2.0
#include "trace/happens_before.h"

#include "trace/sync_chains.h"

namespace lanescope::trace {

HappensBefore::HappensBefore(const Record& record, std::uint64_t mostEvents)
    : m_record(record), m_mostEvents(mostEvents) {
  for (const Event& event : record.events) {
    m_hasSyncwarp = m_hasSyncwarp || event.kind() == EventKind::syncwarp;
    m_hasFence = m_hasFence || event.kind() == EventKind::fence;
  }
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
  if (a.block != b.block) return false;
  if (a.thread == b.thread) return a.event < b.event;
  if (a.epoch != b.epoch) return a.epoch < b.epoch;
  if (!m_hasSyncwarp || a.thread / kWarpSize != b.thread / kWarpSize) return false;
  return warpOrder(a.block, a.thread / kWarpSize)
      .before(a.thread % kWarpSize, a.event, b.thread % kWarpSize, b.event);
}

bool HappensBefore::before(const Site& a, const Site& b) {
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
