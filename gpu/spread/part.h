// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

namespace lanescope::spread {

/// Consecutive elements, rows or columns.
struct Part {
  std::int64_t first = 0;
  std::int64_t count = 0;
  [[nodiscard]] std::int64_t end() const { return first + count; }
};

/// Returns part number `index` of `parts` parts of n elements. They differ by one element at most;
/// where there are fewer elements than parts, some are empty.
[[nodiscard]] constexpr Part partOf(std::int64_t n, std::int64_t index, std::int64_t parts) {
  const std::int64_t first = index * n / parts;
  return {first, (index + 1) * n / parts - first};
}

/// A part in chunks of the same size; the last may be smaller.
struct Chunks {
  Part part;
  std::int64_t size = 1;

  [[nodiscard]] std::int64_t count() const { return (part.count + size - 1) / size; }
  [[nodiscard]] Part at(std::int64_t index) const {
    const std::int64_t first = index * size;
    return {part.first + first, std::min(size, part.count - first)};
  }
  [[nodiscard]] bool endsSmaller() const { return part.count % size != 0 && count() > 1; }
};

}  // namespace lanescope::spread
