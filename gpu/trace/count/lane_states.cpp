// SPDX-License-Identifier: Apache-2.0
#include "trace/count/lane_states.h"

#include "trace/count/warp_activity.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

LaneStates::LaneStates(const Timeline& timeline, const WarpActivity& activity, std::size_t step,
                       bool hidesFuture) {
  const std::uint32_t threads = timeline.threadCount();
  m_active.assign((threads + kWarpSize - 1) / kWarpSize, 0);
  m_lanes.assign(m_active.size() * kWarpSize, LaneState::noThread);
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

/// Returns the state of a lane whose access is on the other side of an array's bounds: the accesses
/// of one instruction outside the array are a step of their own, next to the step of those within
/// it. Returns `active` where this does not apply.
LaneState LaneStates::boundsState(const Timeline& timeline, std::size_t step, std::uint32_t thread,
                                  std::uint32_t done) {
  const Step& here = timeline.step(step);
  if (!isAccess(here.kind)) return LaneState::active;
  const auto isOther = [&](std::uint32_t event, std::size_t itsStep) {
    if (timeline.stepOf({thread, event}) != itsStep) return false;
    const Step& other = timeline.step(itsStep);
    return isAccess(other.kind) && other.line == here.line && other.array == here.array &&
           (other.kind == EventKind::outOfBounds) != (here.kind == EventKind::outOfBounds);
  };
  const bool isBehind = done > 0 && step > 0 && isOther(done - 1, step - 1);
  const bool isAhead = done < timeline.eventCount(thread) && isOther(done, step + 1);
  if (!isBehind && !isAhead) return LaneState::active;
  return here.kind == EventKind::outOfBounds ? LaneState::within : LaneState::outside;
}

LaneState LaneStates::idleState(const Timeline& timeline, const WarpActivity& activity,
                                std::size_t step, std::uint32_t thread) const {
  if (!activity.accessesMemory(thread)) return LaneState::noAccess;
  const auto done = static_cast<std::uint32_t>(timeline.doneAfter(step + 1, thread));
  const auto isBarrier = [&](std::uint32_t event) {
    return timeline.event({thread, event}).kind() == EventKind::barrier;
  };
  // Where not all threads come to the same barrier, the barriers of an epoch are several steps; a
  // thread at an earlier one still waits.
  const std::uint32_t epoch = timeline.step(step).epoch;
  const bool worksWithout = m_active[thread / kWarpSize] > 0;
  if (done > 0 && isBarrier(done - 1) &&
      timeline.step(timeline.stepOf({thread, done - 1})).epoch == epoch) {
    return LaneState::waiting;
  }
  if (worksWithout) {
    const LaneState state = boundsState(timeline, step, thread, done);
    if (state != LaneState::active) return state;
  }
  if (done == timeline.eventCount(thread)) return LaneState::exited;
  if (!isBarrier(done)) return worksWithout ? LaneState::diverged : LaneState::notAtTurn;
  const bool isAtBarrier = timeline.step(step).kind == EventKind::barrier;
  return worksWithout && !isAtBarrier ? LaneState::maskedOff : LaneState::waiting;
}

}  // namespace lanescope::trace
