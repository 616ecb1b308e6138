// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record/record.h"

namespace lanescope::trace {

/// What the recorded blocks load from and store to global memory.
struct Traffic {
  std::uint64_t loads = 0;   ///< number of loaded elements, counted at each load
  std::uint64_t loaded = 0;  ///< number of different elements that are loaded
  std::uint64_t stored = 0;  ///< number of different elements that are stored
};

[[nodiscard]] Traffic trafficOf(const Record& record);

}  // namespace lanescope::trace
