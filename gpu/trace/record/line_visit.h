// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// The steps [first, last) in which a block goes once through a line: those around a step that
/// follow each other on its line, within its epoch and, in a loop of a single line, within its
/// round.
struct LineVisit {
  std::size_t first = 0;
  std::size_t last = 0;
  bool operator==(const LineVisit&) const = default;
};

[[nodiscard]] LineVisit visitOf(const Timeline& timeline, std::size_t step);

}  // namespace lanescope::trace
