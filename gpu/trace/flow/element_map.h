// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

class Timeline;

/// Numbers the elements that a block touches, so that data about them can be in a plain vector.
/// Slots ascend by array, then by index. Takes a few bits per element where neighbours are touched,
/// 24 bytes where none are.
class ElementMap {
 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range when there
  /// is no such block.
  ElementMap(const Record& record, std::uint64_t recordedBlock);
  explicit ElementMap(const Timeline& timeline);

  [[nodiscard]] std::size_t size() const { return m_firstSlot.back(); }
  /// The slot of an element, or none if no thread of the block touches it.
  [[nodiscard]] std::optional<std::size_t> slotOf(unsigned array, std::int64_t index) const;
  /// The indices of the array's touched elements, ascending.
  [[nodiscard]] std::vector<std::int64_t> touched(unsigned array) const;
  /// The range of the touched indices; none where no element is touched.
  struct Extent {
    std::int64_t first = 0;
    std::int64_t last = 0;
  };
  [[nodiscard]] std::optional<Extent> extentOf(unsigned array) const;
  /// The slot of the first element of `touched(array)`.
  [[nodiscard]] std::size_t firstSlot(unsigned array) const { return m_firstSlot[array]; }

 private:
  /// The touched elements among 64 neighbours; there is at least one.
  struct Word {
    std::int64_t key = 0;  ///< index of the first neighbour, divided by 64
    std::uint64_t bits = 0;
    std::uint32_t slot = 0;  ///< slot of the first touched element
  };
  [[nodiscard]] std::span<const Word> wordsOf(unsigned array) const {
    return std::span(m_words).subspan(m_firstWord[array],
                                      m_firstWord[array + 1] - m_firstWord[array]);
  }
  /// Adds touched elements to the last array. Calls come in ascending order of keys.
  void append(std::int64_t key, std::uint64_t bits);

  std::vector<Word> m_words;
  std::vector<std::size_t> m_firstWord{0};  ///< one entry per array plus one
  std::vector<std::size_t> m_firstSlot{0};  ///< one entry per array plus one
  std::uint32_t m_slots = 0;                ///< number of slots so far
};

}  // namespace lanescope::trace
