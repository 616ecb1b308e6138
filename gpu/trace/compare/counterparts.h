// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Which accesses of two runs of the same work correspond: those of the same thread to the array of
/// the same name that are, among its loads or among its stores there, the ones with the same
/// number. What a thread loads between two of its stores it may load in another order: where the
/// values are not the same in turn, those loads correspond in the order of their elements, unless
/// more of their values differ then. Thread by thread, so that it needs no memory for all of them.
class Counterparts {
 public:
  /// In place of a counterpart: the other run does not have the array, or this is no access.
  static constexpr std::uint32_t kForeign = std::numeric_limits<std::uint32_t>::max();
  /// The other run's thread has no further load or store there.
  static constexpr std::uint32_t kExtra = kForeign - 1;

  /// Both records outlive this object.
  Counterparts(const Record& mine, const Record& other);

  /// Whether the other run has an array of that name.
  [[nodiscard]] bool isKnown(unsigned array) const { return m_otherArray[array] != kNoArray; }
  /// Position among the other run's arrays, for one that is known.
  [[nodiscard]] unsigned otherArrayOf(unsigned array) const { return m_otherArray[array]; }

  /// Matches a thread of a recorded block with that of the other run. What was matched before is
  /// gone.
  void match(std::uint64_t block, std::uint64_t otherBlock, std::uint32_t thread);
  /// One entry an event of the thread: the position of its counterpart, kForeign or kExtra.
  [[nodiscard]] std::span<const std::uint32_t> all() const { return m_matches; }

  /// A store of the other run for which there is none.
  struct Absent {
    std::uint8_t array = 0;   ///< position among this run's arrays
    std::uint32_t event = 0;  ///< position among the other thread's events
  };
  [[nodiscard]] std::span<const Absent> absent() const { return m_absent; }

 private:
  static constexpr unsigned kArrays = 1U << Event::kArrayBits;
  static constexpr std::uint8_t kNoArray = kArrays;

  static std::size_t keyOf(unsigned array, EventKind kind) {
    return 2 * std::size_t{array} + (isWrite(kind) ? 1 : 0);
  }

  void reorder(std::span<const Event> mine, std::span<const Event> others);
  void reorder(std::span<const Event> mine, std::span<const Event> others,
               const std::vector<std::uint32_t>& loads);

  const Record& m_mine;
  const Record& m_other;
  std::array<std::uint8_t, kArrays> m_otherArray{};
  std::array<std::vector<std::uint32_t>, 2 * kArrays> m_positions;  ///< by the other's array
  std::array<std::size_t, 2 * kArrays> m_passed{};
  std::array<std::vector<std::uint32_t>, kArrays> m_loads;  ///< since the last store
  std::vector<std::uint32_t> m_matches;
  std::vector<Absent> m_absent;
};

}  // namespace lanescope::trace
