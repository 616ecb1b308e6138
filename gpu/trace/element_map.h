// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lanescope::trace {

class Timeline;

/// Numbers the elements that a block touches, so that what is known of each can stand in a plain
/// vector. Slots ascend by array, then by index.
class ElementMap {
 public:
  explicit ElementMap(const Timeline& timeline);

  [[nodiscard]] std::size_t size() const { return m_indices.size(); }
  /// Nothing for an element that no thread of the block touches.
  [[nodiscard]] std::optional<std::size_t> slotOf(unsigned array, std::int64_t index) const;
  /// The indices of the array's touched elements, ascending.
  [[nodiscard]] std::span<const std::int64_t> touched(unsigned array) const;
  /// The slot of the first of `touched(array)`.
  [[nodiscard]] std::size_t firstSlot(unsigned array) const { return m_firstSlot[array]; }

 private:
  std::vector<std::int64_t> m_indices;   ///< one entry a slot
  std::vector<std::size_t> m_firstSlot;  ///< one entry an array plus one
};

}  // namespace lanescope::trace
