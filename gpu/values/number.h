// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <variant>

namespace lanescope::values {

/// A result: a whole number exactly, any other in double.
using Number = std::variant<double, std::int64_t>;

/// Whole numbers beyond 2^53 are rounded.
[[nodiscard]] inline double asDouble(const Number& number) {
  return std::visit([](auto value) { return static_cast<double>(value); }, number);
}

}  // namespace lanescope::values
