// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record/record.h"

namespace lanescope::trace {

/// What the recorded blocks load from global memory for what they store there.
struct Traffic {
  std::uint64_t loads = 0;   ///< of elements
  std::uint64_t loaded = 0;  ///< elements that are loaded, each counted once
  std::uint64_t stored = 0;  ///< elements that are stored, each counted once
};

[[nodiscard]] Traffic trafficOf(const Record& record);

}  // namespace lanescope::trace
