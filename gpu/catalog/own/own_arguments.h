// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// What a parameter of a kernel gets.
enum class OwnUse : std::uint8_t { firstInput, secondInput, output, n, m, k };

/// What each parameter of a kernel gets, in their order.
struct OwnArguments {
  std::vector<OwnUse> uses;
  values::DType type = values::DType::float32;  ///< of all arrays
  bool isSquare = false;  ///< of a matrix product: one size serves for all, or none is passed
};

/// Returns the number of input arrays of a problem.
[[nodiscard]] std::size_t inputsOf(OwnProblem problem);

/// Matches a kernel's parameters with its problem. The output is the array that the kernel may
/// write to; among several the one with an output's name (out, result, partial, c, …), else the
/// last. The other arrays are the inputs in their order. Whole numbers are matched by name (n, m,
/// k, width, wA, …); a single one is n. Throws values::Error (badInput) that names what does not
/// match.
[[nodiscard]] OwnArguments matchArguments(const OwnKernel& kernel);

}  // namespace lanescope::catalog
