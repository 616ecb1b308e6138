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

/// Numbers the elements that a block touches, so that what is known of each can stand in a plain
/// vector. Slots ascend by array, then by index. Takes some bits an element where neighbours are
/// touched, 24 bytes where none are.
class ElementMap {
 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range beyond.
  ElementMap(const Record& record, std::uint64_t recordedBlock);
  explicit ElementMap(const Timeline& timeline);

  [[nodiscard]] std::size_t size() const { return m_firstSlot.back(); }
  /// Nothing for an element that no thread of the block touches.
  [[nodiscard]] std::optional<std::size_t> slotOf(unsigned array, std::int64_t index) const;
  /// The indices of the array's touched elements, ascending.
  [[nodiscard]] std::vector<std::int64_t> touched(unsigned array) const;
  /// The least and the greatest of them; nothing where there are none.
  struct Extent {
    std::int64_t first = 0;
    std::int64_t last = 0;
  };
  [[nodiscard]] std::optional<Extent> extentOf(unsigned array) const;
  /// The slot of the first of `touched(array)`.
  [[nodiscard]] std::size_t firstSlot(unsigned array) const { return m_firstSlot[array]; }

 private:
  /// Of 64 neighbours those that are touched; of them at least one is.
  struct Word {
    std::int64_t key = 0;  ///< the first one's index over 64
    std::uint64_t bits = 0;
    std::uint32_t slot = 0;  ///< of the first touched one
  };
  [[nodiscard]] std::span<const Word> wordsOf(unsigned array) const {
    return std::span(m_words).subspan(m_firstWord[array],
                                      m_firstWord[array + 1] - m_firstWord[array]);
  }
  /// Adds touched elements to the last array; keys ascend.
  void append(std::int64_t key, std::uint64_t bits);

  std::vector<Word> m_words;
  std::vector<std::size_t> m_firstWord{0};  ///< one entry an array plus one
  std::vector<std::size_t> m_firstSlot{0};  ///< one entry an array plus one
  std::uint32_t m_slots = 0;                ///< numbered so far
};

}  // namespace lanescope::trace
