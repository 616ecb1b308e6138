// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "trace/record/operation.h"

// Operations in float32 on line 1, for tests of what follows from them.

namespace lanescope::test {

/// The source that stands for what an operation made, by its number.
inline trace::Source made(std::size_t operation) {
  return static_cast<trace::Source>(operation) | trace::kOperationMark;
}

inline trace::Operation of(trace::OperationKind kind, trace::Source first,
                           trace::Source second = trace::kNoSource,
                           trace::Source third = trace::kNoSource) {
  return trace::Operation::make(kind, trace::ScalarType::float32, 1, first, second, third);
}

}  // namespace lanescope::test
