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
  active,     ///< it takes part
  diverged,   ///< its warp works without it; it does other work before the next barrier
  outside,    ///< its warp accesses an array without it: its own access is outside of that array
  within,     ///< its own access is within the array; those lanes work whose accesses are not
  maskedOff,  ///< its warp works without it; it does nothing more before the next barrier
  notAtTurn,  ///< no lane of its warp works; it has more to do before the next barrier
  waiting,    ///< it waits at a barrier
  exited,     ///< it has done all that it does
  noAccess,   ///< it accesses no array in the whole block, as beyond the end of the data
  idle,       ///< it takes no part, and what it does later is not to be told
  ghost,      ///< the block has no such thread: it does not fill its last warp
};
inline constexpr std::size_t kLaneStates = static_cast<std::size_t>(LaneState::ghost) + 1;

/// The states of all lanes of a block's warps in one step.
class LaneStates {
 public:
  /// `hidesFuture`: idle lanes are just that, since the reasons are in what comes later.
  LaneStates(const Timeline& timeline, const WarpActivity& activity, std::size_t step,
             bool hidesFuture = false);

  [[nodiscard]] std::uint32_t warpCount() const {
    return static_cast<std::uint32_t>(m_active.size());
  }
  /// The 32 lanes of a warp.
  [[nodiscard]] std::span<const LaneState> lanesOf(std::uint32_t warp) const;
  /// How many lanes of a warp take part.
  [[nodiscard]] std::uint32_t activeIn(std::uint32_t warp) const { return m_active[warp]; }

 private:
  [[nodiscard]] LaneState idleState(const Timeline& timeline, const WarpActivity& activity,
                                    std::size_t step, std::uint32_t thread) const;

  [[nodiscard]] static LaneState stateMissesOfCompared(const Timeline& timeline, std::size_t step,
                                                       std::uint32_t thread, std::uint32_t done);

  std::vector<LaneState> m_lanes;
  std::vector<std::uint32_t> m_active;  ///< one entry a warp
};

}  // namespace lanescope::trace
