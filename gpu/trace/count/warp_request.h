// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"

namespace lanescope::trace {

class Timeline;

/// What the lanes of one warp ask of memory together.
struct WarpRequest {
  EventKind kind = EventKind::load;
  unsigned array = 0;       ///< position in `Record::arrays`
  int width = 1;            ///< elements that each lane wants, from its index on
  std::uint32_t warp = 0;   ///< of the block
  std::uint32_t lanes = 0;  ///< a bit for each that takes part
  std::array<std::int64_t, kWarpSize> indices{};  ///< by lane: its first element
  /// Not the case of what came with an earlier request: the other elements of a wide access, and
  /// the second half of an atomic.
  bool isNew = true;
};

/// The request of some lanes of a warp of a recorded block, which do the same thing: at least one
/// of them, and it accesses an array.
[[nodiscard]] WarpRequest requestOf(const Record& record, std::uint64_t recordedBlock,
                                    std::span<const Access> accesses);

/// The requests of a step, one a warp that takes part; none where the step accesses no array.
[[nodiscard]] std::vector<WarpRequest> requestsOf(const Timeline& timeline, std::size_t step);

}  // namespace lanescope::trace
