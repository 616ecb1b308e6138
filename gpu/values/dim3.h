// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace lanescope::values {

/// The extent of a grid in blocks or of a block in threads; x varies fastest.
struct Dim3 {
  std::uint32_t x = 1;
  std::uint32_t y = 1;
  std::uint32_t z = 1;

  [[nodiscard]] constexpr std::uint64_t total() const { return std::uint64_t{x} * y * z; }
  bool operator==(const Dim3&) const = default;
};

}  // namespace lanescope::values
