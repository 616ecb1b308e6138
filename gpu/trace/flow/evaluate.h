// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "trace/record/operation.h"

namespace lanescope::trace {

/// Returns the bits of what an operation makes of the bits of its sources, in their order: rounded
/// to nearest, a fused multiply-add once, integers wrapped around. `sources` behind the operation's
/// last source are ignored. A pass returns its source. Throws values::Error (badInput) for an
/// operation or a type that there is not, a division of integers by 0, and an atomic, whose result
/// needs the element's value (see evaluateAtomic).
[[nodiscard]] std::uint64_t evaluate(const Operation& operation,
                                     const std::array<std::uint64_t, 3>& sources);

/// Returns the bits that an atomic leaves in an element that held `before`. `isGlobal`: the element
/// is in global memory, where a sum of floats takes subnormal numbers as 0. Throws as `evaluate`.
[[nodiscard]] std::uint64_t evaluateAtomic(const Operation& operation, std::uint64_t before,
                                           std::uint64_t operand, std::uint64_t compare,
                                           bool isGlobal);

}  // namespace lanescope::trace
