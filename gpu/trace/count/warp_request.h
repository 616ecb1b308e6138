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

/// The joint request of one warp's lanes to memory.
struct WarpRequest {
  EventKind kind = EventKind::load;
  unsigned array = 0;       ///< position in `Record::arrays`
  int width = 1;            ///< elements that each lane requests, from its index on
  std::uint32_t warp = 0;   ///< number of the warp in the block
  std::uint32_t lanes = 0;  ///< bit mask of the lanes that take part
  std::array<std::int64_t, kWarpSize> indices{};  ///< per lane: its first element
  /// False for events that belong to an earlier request: the further elements of a wide access and
  /// the second half of an atomic.
  bool isNew = true;
};

/// Returns the request of some lanes of a warp of a recorded block. `accesses`: at least one, all
/// of the same kind, to one array.
[[nodiscard]] WarpRequest requestOf(const Record& record, std::uint64_t recordedBlock,
                                    std::span<const Access> accesses);

/// Returns the requests of a step, one per warp that takes part; none where the step accesses no
/// array.
[[nodiscard]] std::vector<WarpRequest> requestsOf(const Timeline& timeline, std::size_t step);

}  // namespace lanescope::trace
