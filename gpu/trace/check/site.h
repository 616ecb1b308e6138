// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace lanescope::trace {

/// One event of a record: `event` is its position in `Record::eventsOf(block, thread)`, `epoch`
/// counts the barriers that its thread met before.
struct Site {
  std::uint32_t block = 0;  ///< within the recorded blocks
  std::uint32_t thread = 0;
  std::uint32_t event = 0;
  std::uint32_t epoch = 0;
};

}  // namespace lanescope::trace
