// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// The consecutive steps [first, last) of a block that are one execution of a line: they have the
/// same line and epoch and, in a loop of a single line, the same round.
struct LineVisit {
  std::size_t first = 0;
  std::size_t last = 0;
  bool operator==(const LineVisit&) const = default;
};

[[nodiscard]] LineVisit visitOf(const Timeline& timeline, std::size_t step);

}  // namespace lanescope::trace
