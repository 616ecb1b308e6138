// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// A value other than 0 that a thread has stored in shared memory and nobody ever reads.
struct LeftOut {
  std::uint8_t array = 0;
  std::int64_t index = 0;
  Access store;
  /// The first one in a later epoch in which other elements of the array are read.
  std::uint32_t step = 0;
};

/// What a block leaves out, by array and index. What is stored when the array is read no more is
/// none.
[[nodiscard]] std::vector<LeftOut> leftOutIn(const Timeline& timeline);

}  // namespace lanescope::trace
