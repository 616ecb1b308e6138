// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Whether the lanes of a warp meet there. wgmma's fences, commits and waits are of whole warps.
[[nodiscard]] inline bool joinsWarp(const Event& event) {
  if (event.kind() != EventKind::asyncGroup) return event.kind() == EventKind::syncwarp;
  const auto form = static_cast<GroupForm>(event.form());
  return form == GroupForm::commitProducts || form == GroupForm::waitProducts ||
         form == GroupForm::fenceProducts;
}

/// The order that __syncwarp() makes among the lanes of one warp. Shuffles, votes and reductions
/// order no memory accesses (CUDA C++ Programming Guide, warp shuffle and warp vote functions).
/// Each lane has a vector clock, after Mattern 1989, "Virtual time and global states of distributed
/// systems".
class WarpOrder {
 public:
  /// `mostEvents`: a thread with this many events may have had more.
  WarpOrder(const Record& record, std::uint64_t recordedBlock, std::uint32_t warp,
            std::uint64_t mostEvents);

  /// Whether event `a` of one lane comes before event `b` of another one. Events are positions in
  /// `Record::eventsOf`.
  [[nodiscard]] bool before(std::uint32_t laneA, std::uint32_t a, std::uint32_t laneB,
                            std::uint32_t b) const;

 private:
  /// Per lane: the number of its stretches between two meetings that have happened before.
  using Clock = std::array<std::uint32_t, kWarpSize>;
  struct Meeting {
    std::uint32_t event = 0;
    std::uint32_t mask = 0;
    std::uint32_t clock = 0;  ///< position in m_clocks of the lane's clock after the meeting
  };
  struct Lane {
    std::vector<Meeting> meetings;
    std::uint32_t done = 0;  ///< number of completed meetings
    bool isCut = false;      ///< more meetings may be missing
  };

  void collect(const Record& record, std::uint64_t block, std::uint32_t warp,
               std::uint64_t mostEvents);
  /// Returns the lanes that the next meeting of `lane` waits for. `isComplete` becomes false unless
  /// all of them have come to it.
  [[nodiscard]] std::uint32_t partners(const Lane& lane, bool& isComplete) const;
  void meet(std::uint32_t mask, std::uint32_t partners);
  [[nodiscard]] static std::uint32_t meetingsBefore(const Lane& lane, std::uint32_t event);

  std::array<Lane, kWarpSize> m_lanes;
  std::vector<Clock> m_clocks;
};

}  // namespace lanescope::trace
