// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lanescope::trace {

class Timeline;
class WarpActivity;

/// What a lane does in a step, or why it does nothing.
enum class LaneState : std::uint8_t {
  active,    ///< the lane takes part
  diverged,  ///< its warp works without it; the lane has other work before the next barrier
  outside,   ///< its warp accesses an array without it: the lane's own access is outside the array
  within,  ///< the lane's own access is within the array; the lanes at work access elements outside
  maskedOff,  ///< its warp works without it; the lane has no more work before the next barrier
  notAtTurn,  ///< no lane of its warp works; the lane has more work before the next barrier
  waiting,    ///< the lane waits at a barrier
  exited,     ///< the lane has ended
  noAccess,   ///< the lane accesses no array in the whole block, as beyond the end of the data
  idle,       ///< the lane takes no part, and its later work is hidden
  noThread,   ///< the block has no such thread: it does not fill its last warp
};
inline constexpr std::size_t kLaneStates = static_cast<std::size_t>(LaneState::noThread) + 1;

/// The states of all lanes of a block's warps in one step.
class LaneStates {
 public:
  /// `hidesFuture`: a lane that takes no part is `idle`, since the reasons lie in later steps.
  LaneStates(const Timeline& timeline, const WarpActivity& activity, std::size_t step,
             bool hidesFuture = false);

  [[nodiscard]] std::uint32_t warpCount() const {
    return static_cast<std::uint32_t>(m_active.size());
  }
  /// The 32 lanes of a warp.
  [[nodiscard]] std::span<const LaneState> lanesOf(std::uint32_t warp) const;
  /// The number of lanes of a warp that take part.
  [[nodiscard]] std::uint32_t activeIn(std::uint32_t warp) const { return m_active[warp]; }

 private:
  [[nodiscard]] LaneState idleState(const Timeline& timeline, const WarpActivity& activity,
                                    std::size_t step, std::uint32_t thread) const;

  [[nodiscard]] static LaneState boundsState(const Timeline& timeline, std::size_t step,
                                             std::uint32_t thread, std::uint32_t done);

  std::vector<LaneState> m_lanes;
  std::vector<std::uint32_t> m_active;  ///< one entry per warp
};

}  // namespace lanescope::trace
