// SPDX-License-Identifier: Apache-2.0
#include "trace/check/warp_order.h"

#include <algorithm>
#include <limits>

namespace lanescope::trace {

WarpOrder::WarpOrder(const Record& record, std::uint64_t recordedBlock, std::uint32_t warp,
                     std::uint64_t mostEvents) {
  collect(record, recordedBlock, warp, mostEvents);
  const auto waits = [](const Lane& lane) { return lane.done < lane.meetings.size(); };
  for (;;) {
    bool hasMet = false;
    for (Lane& lane : m_lanes) {
      bool isComplete = true;
      while (waits(lane)) {
        const std::uint32_t lanes = partners(lane, isComplete);
        if (!isComplete) break;
        meet(lane.meetings[lane.done].mask, lanes);
        hasMet = true;
      }
    }
    if (hasMet) continue;
    // The masks do not agree. Lanes that wait with the same mask go on together.
    const auto stuck = std::ranges::find_if(m_lanes, waits);
    if (stuck == m_lanes.end()) return;
    bool isComplete = true;
    meet(stuck->meetings[stuck->done].mask, partners(*stuck, isComplete));
  }
}

void WarpOrder::collect(const Record& record, std::uint64_t block, std::uint32_t warp,
                        std::uint64_t mostEvents) {
  const std::uint64_t first = std::uint64_t{warp} * kWarpSize;
  const std::uint64_t count = std::min<std::uint64_t>(kWarpSize, record.threadsPerBlock() - first);
  for (std::uint64_t lane = 0; lane < count; ++lane) {
    const auto events = record.eventsOf(block, first + lane);
    m_lanes[lane].isCut = events.size() >= mostEvents;
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (!joinsWarp(events[i])) continue;
      const bool isWhole = events[i].kind() == EventKind::asyncGroup;
      m_lanes[lane].meetings.push_back(
          {static_cast<std::uint32_t>(i), isWhole ? ~0U : events[i].mask(), 0});
    }
  }
}

std::uint32_t WarpOrder::partners(const Lane& lane, bool& isComplete) const {
  const std::uint32_t mask = lane.meetings[lane.done].mask;
  std::uint32_t present = 0;
  for (std::uint32_t other = 0; other < kWarpSize; ++other) {
    const Lane& partner = m_lanes[other];
    // A lane that has ended is not waited for.
    if ((mask >> other & 1) == 0 || partner.done == partner.meetings.size()) continue;
    if (partner.meetings[partner.done].mask == mask) {
      present |= 1U << other;
    } else {
      isComplete = false;
    }
  }
  return present;
}

void WarpOrder::meet(std::uint32_t mask, std::uint32_t partners) {
  Clock joined{};
  for (std::uint32_t i = 0; i < kWarpSize; ++i) {
    const Lane& lane = m_lanes[i];
    if ((partners >> i & 1) != 0) {
      if (lane.done > 0) {
        const Clock& known = m_clocks[lane.meetings[lane.done - 1].clock];
        std::ranges::transform(joined, known, joined.begin(),
                               [](std::uint32_t a, std::uint32_t b) { return std::max(a, b); });
      }
      joined[i] = std::max(joined[i], lane.done + 1);
    } else if ((mask >> i & 1) != 0 && lane.isCut) {
      // The lane came to this meeting, but beyond the end of the record.
      joined[i] = std::numeric_limits<std::uint32_t>::max();
    }
  }
  const auto clock = static_cast<std::uint32_t>(m_clocks.size());
  m_clocks.push_back(joined);
  for (std::uint32_t i = 0; i < kWarpSize; ++i) {
    if ((partners >> i & 1) == 0) continue;
    Lane& lane = m_lanes[i];
    lane.meetings[lane.done++].clock = clock;
  }
}

std::uint32_t WarpOrder::meetingsBefore(const Lane& lane, std::uint32_t event) {
  return static_cast<std::uint32_t>(
      std::ranges::lower_bound(lane.meetings, event, {}, &Meeting::event) - lane.meetings.begin());
}

bool WarpOrder::before(std::uint32_t laneA, std::uint32_t a, std::uint32_t laneB,
                       std::uint32_t b) const {
  const std::uint32_t known = meetingsBefore(m_lanes[laneB], b);
  if (known == 0) return false;
  const Clock& clock = m_clocks[m_lanes[laneB].meetings[known - 1].clock];
  return clock[laneA] > meetingsBefore(m_lanes[laneA], a);
}

}  // namespace lanescope::trace
