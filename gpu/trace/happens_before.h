// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record.h"

namespace lanescope::trace {

/// One event of a record: `event` is its position in `Record::eventsOf(block, thread)`, `epoch`
/// counts the barriers that its thread met before.
struct Site {
  std::uint32_t block = 0;  ///< within the recorded blocks
  std::uint32_t thread = 0;
  std::uint32_t event = 0;
  std::uint32_t epoch = 0;
};

/// Which of two events comes before the other in every run of the kernel, whatever the order was in
/// this one: what one thread does is in order, and so is what is done before and after a barrier of
/// the block.
class HappensBefore {
 public:
  [[nodiscard]] static bool before(const Site& a, const Site& b) {
    if (a.block != b.block) return false;
    if (a.thread == b.thread) return a.event < b.event;
    return a.epoch < b.epoch;
  }
};

}  // namespace lanescope::trace
