// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/element_map.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>

#include "trace/record/timeline.h"

namespace lanescope::trace {
namespace {

constexpr std::int64_t kBits = 64;

/// Shifts right: also a negative index is in the word below it.
std::int64_t keyOf(std::int64_t index) {
  return index >> 6;
}

std::uint64_t bitOf(std::int64_t index) {
  return std::uint64_t{1} << (static_cast<std::uint64_t>(index) % kBits);
}

/// What a block touches of an array.
struct Reach {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
  std::size_t accesses = 0;
  std::vector<std::uint64_t> bits;      ///< of the elements from the least one on, by 64; or else
  std::vector<std::int64_t> scattered;  ///< their indices

  /// Whether a bit for each element between is little memory; made-up indices may be far apart.
  [[nodiscard]] bool isNear() const {
    constexpr std::size_t kFew = 1024;
    return words() <= std::max(kFew, accesses);
  }
  [[nodiscard]] std::size_t words() const {
    return static_cast<std::size_t>(keyOf(greatest) - keyOf(least)) + 1;
  }
  void add(std::int64_t index) {
    if (bits.empty()) {
      scattered.push_back(index);
    } else {
      bits[static_cast<std::size_t>(keyOf(index) - keyOf(least))] |= bitOf(index);
    }
  }
};

}  // namespace

ElementMap::ElementMap(const Timeline& timeline)
    : ElementMap(timeline.record(), timeline.recordedBlock()) {}

ElementMap::ElementMap(const Record& record, std::uint64_t recordedBlock) {
  if (recordedBlock >= record.blockCount) throw std::out_of_range("the record has fewer blocks");
  std::vector<Reach> reaches(record.arrays.size());
  const auto forEachTouch = [&](const auto& visit) {
    for (const Event& event : record.eventsOf(recordedBlock)) {
      if ((isRead(event.kind()) || isWrite(event.kind())) && event.array() < reaches.size()) {
        visit(reaches[event.array()], event.index());
      }
    }
  };
  forEachTouch([](Reach& reach, std::int64_t index) {
    reach.least = std::min(reach.least, index);
    reach.greatest = std::max(reach.greatest, index);
    ++reach.accesses;
  });
  for (Reach& reach : reaches) {
    if (reach.accesses > 0 && reach.isNear()) reach.bits.resize(reach.words());
  }
  forEachTouch([](Reach& reach, std::int64_t index) { reach.add(index); });
  for (Reach& reach : reaches) {
    for (std::size_t i = 0; i < reach.bits.size(); ++i) {
      append(keyOf(reach.least) + static_cast<std::int64_t>(i), reach.bits[i]);
    }
    std::ranges::sort(reach.scattered);
    for (const std::int64_t index : reach.scattered) append(keyOf(index), bitOf(index));
    m_firstWord.push_back(m_words.size());
    m_firstSlot.push_back(m_slots);
  }
}

void ElementMap::append(std::int64_t key, std::uint64_t bits) {
  if (bits == 0) return;
  if (m_words.size() == m_firstWord.back() || m_words.back().key != key) {
    m_words.push_back({key, 0, m_slots});
  }
  Word& word = m_words.back();
  m_slots += static_cast<std::uint32_t>(std::popcount(bits & ~word.bits));
  word.bits |= bits;
}

std::vector<std::int64_t> ElementMap::touched(unsigned array) const {
  std::vector<std::int64_t> indices;
  indices.reserve(m_firstSlot[array + 1] - m_firstSlot[array]);
  for (const Word& word : wordsOf(array)) {
    for (std::uint64_t bits = word.bits; bits != 0; bits &= bits - 1) {
      indices.push_back(word.key * kBits + std::countr_zero(bits));
    }
  }
  return indices;
}

std::optional<ElementMap::Extent> ElementMap::extentOf(unsigned array) const {
  const auto words = wordsOf(array);
  if (words.empty()) return std::nullopt;
  return Extent{words.front().key * kBits + std::countr_zero(words.front().bits),
                words.back().key * kBits + kBits - 1 - std::countl_zero(words.back().bits)};
}

std::optional<std::size_t> ElementMap::slotOf(unsigned array, std::int64_t index) const {
  const auto words = wordsOf(array);
  const std::int64_t key = keyOf(index);
  if (words.empty() || key < words.front().key || key > words.back().key) return std::nullopt;
  // Mostly there is no gap before.
  const auto offset = static_cast<std::size_t>(key - words.front().key);
  const Word* word = offset < words.size() && words[offset].key == key
                         ? &words[offset]
                         : &*std::ranges::lower_bound(words, key, {}, &Word::key);
  const std::uint64_t bit = bitOf(index);
  if (word->key != key || (word->bits & bit) == 0) return std::nullopt;
  return word->slot + static_cast<std::size_t>(std::popcount(word->bits & (bit - 1)));
}

}  // namespace lanescope::trace
