// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <limits>

#include "values/host_array.h"

namespace lanescope::catalog {

/// Returns half the distance from 1 to the next number: the relative error of one rounding; 0 for
/// integers, which are not rounded.
[[nodiscard]] constexpr double unitRoundoff(values::DType type) {
  if (type == values::DType::float32) return std::numeric_limits<float>::epsilon() / 2.0;
  if (type == values::DType::float64) return std::numeric_limits<double>::epsilon() / 2.0;
  return 0.0;
}

/// Returns the error bound of so many roundings in a row of exact values with this sum of
/// magnitudes. The divisor accounts for values that are rounded already.
[[nodiscard]] constexpr double roundingBound(values::DType type, double roundings,
                                             double magnitudes) {
  const double u = unitRoundoff(type);
  return u * magnitudes / (1.0 - std::min(roundings * u, 0.5));
}

}  // namespace lanescope::catalog
