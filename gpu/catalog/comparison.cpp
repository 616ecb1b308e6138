// SPDX-License-Identifier: Apache-2.0
#include "catalog/comparison.h"

#include <algorithm>
#include <cmath>

#include "catalog/rounding.h"

namespace lanescope::catalog {

double distance(const values::Number& a, const values::Number& b) {
  const auto* const left = std::get_if<std::int64_t>(&a);
  const auto* const right = std::get_if<std::int64_t>(&b);
  if (left != nullptr && right != nullptr) {
    const auto [least, greatest] = std::minmax(*left, *right);
    return static_cast<double>(static_cast<std::uint64_t>(greatest) -
                               static_cast<std::uint64_t>(least));
  }
  return std::abs(values::asDouble(a) - values::asDouble(b));
}

Compare within(Tolerance tolerance) {
  return [tolerance](const values::Parameters& parameters,
                     std::span<const values::HostArray> inputs, const Reference& reference,
                     const Answer& answer) -> Comparison {
    return {distance(answer.value, reference.value), tolerance(parameters, inputs, reference), {}};
  };
}

Comparison compareVariant(const CpuVariant& variant, const values::Parameters& parameters,
                          const values::Number& value, const Reference& reference) {
  if (variant.compare) return variant.compare(parameters, reference);
  return {distance(value, reference.value), variant.bound(parameters, reference.magnitude), {}};
}

double CpuVariant::bound(const values::Parameters& parameters, double magnitude) const {
  const values::DType type = precision.value_or(parameters.dtype);
  if (roundings > 0.0) return roundings * roundingBound(type, roundings, magnitude);
  // This holds for every order and every n. See Jeannerod and Rump, Improved error bounds for
  // inner products in floating-point arithmetic (2013).
  return static_cast<double>(parameters.n) * unitRoundoff(type) * magnitude;
}

}  // namespace lanescope::catalog
