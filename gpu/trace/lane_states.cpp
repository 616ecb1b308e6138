// SPDX-License-Identifier: Apache-2.0
#include "trace/lane_states.h"

#include "trace/timeline.h"
#include "trace/warp_activity.h"

namespace lanescope::trace {

LaneStates::LaneStates(const Timeline& timeline, const WarpActivity& activity, std::size_t step,
                       bool hidesFuture) {
  const std::uint32_t threads = timeline.threadCount();
  m_active.assign((threads + kWarpSize - 1) / kWarpSize, 0);
  m_lanes.assign(m_active.size() * kWarpSize, LaneState::ghost);
  for (const Access& access : timeline.accesses(step)) {
    m_lanes[access.thread] = LaneState::active;
    ++m_active[access.thread / kWarpSize];
  }
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    if (m_lanes[thread] == LaneState::active) continue;
    m_lanes[thread] = hidesFuture ? LaneState::idle : idleState(timeline, activity, step, thread);
  }
}

std::span<const LaneState> LaneStates::lanesOf(std::uint32_t warp) const {
  return std::span(m_lanes).subspan(std::size_t{warp} * kWarpSize, kWarpSize);
}

LaneState LaneStates::idleState(const Timeline& timeline, const WarpActivity& activity,
                                std::size_t step, std::uint32_t thread) const {
  if (!activity.accessesMemory(thread)) return LaneState::noAccess;
  const auto done = static_cast<std::uint32_t>(timeline.doneAfter(step + 1, thread));
  const auto isBarrier = [&](std::uint32_t event) {
    return timeline.event({thread, event}).kind() == EventKind::barrier;
  };
  // Where not all threads come to one barrier, those of an epoch are several steps: who has come to
  // an earlier one still waits.
  const std::uint32_t epoch = timeline.step(step).epoch;
  if (done > 0 && isBarrier(done - 1) &&
      timeline.step(timeline.stepOf({thread, done - 1})).epoch == epoch) {
    return LaneState::waiting;
  }
  if (done == timeline.eventCount(thread)) return LaneState::exited;
  const bool worksWithout = m_active[thread / kWarpSize] > 0;
  if (!isBarrier(done)) return worksWithout ? LaneState::diverged : LaneState::notAtTurn;
  const bool isAtBarrier = timeline.step(step).kind == EventKind::barrier;
  return worksWithout && !isAtBarrier ? LaneState::maskedOff : LaneState::waiting;
}

}  // namespace lanescope::trace
