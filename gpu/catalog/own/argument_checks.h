// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "catalog/own/own_arguments.h"

namespace lanescope::catalog {

inline constexpr std::size_t kMostOwnArrays = 16;

/// The least and the most input arrays of a problem.
struct InputCount {
  std::size_t least = 1;
  std::size_t most = 1;
};
[[nodiscard]] InputCount inputsOf(OwnProblem problem);

/// Throws values::Error (badInput) with a sentence that names what does not match: arrays of a
/// number or of types that the problem does not have, a parameter without a value, a choice for
/// what no launch has.
void checkArguments(const OwnKernel& kernel, const OwnArguments& matched);

}  // namespace lanescope::catalog
