// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "trace/count/warp_request.h"

namespace lanescope::trace {

inline constexpr unsigned kBanks = 32;
inline constexpr int kBankBytes = 4;
/// The most bytes that one lane moves.
inline constexpr int kMostLaneBytes = 16;

/// A word of shared memory that a warp requests. One transfer serves all its lanes.
struct BankWord {
  std::int64_t word = 0;  ///< number of the 4-byte word in the array
  std::uint32_t lanes = 0;

  [[nodiscard]] unsigned bank() const { return static_cast<std::uint64_t>(word) % kBanks; }
};

/// How the 32 banks of shared memory serve a warp's request. Arrays begin at bank 0. A bank
/// delivers one word per pass; lanes that request the same word, or bytes of it, share it. A
/// request for more than 4 bytes per lane is served in parts of 128 bytes, in the order of lanes. A
/// part covers twice as many lanes where all lanes in it request the same as their neighbour, or
/// all the same as the next but one. This was found by measurement; no document of NVIDIA describes
/// it.
class BankUse {
 public:
  /// `elementBytes`: size of an element of the array.
  BankUse(int elementBytes, const WarpRequest& request);

  /// Lanes that are served together.
  struct Part {
    std::uint32_t lanes = 0;
    std::uint32_t passes = 0;  ///< the largest number of different words in one bank
    std::uint32_t firstWord = 0;
    std::uint32_t wordCount = 0;
  };
  [[nodiscard]] std::span<const Part> parts() const { return std::span(m_parts).first(m_count); }
  /// The different words that a part's lanes request, in ascending order.
  [[nodiscard]] std::span<const BankWord> wordsOf(const Part& part) const {
    return std::span(m_words).subspan(part.firstWord, part.wordCount);
  }
  /// The number of passes over the banks.
  [[nodiscard]] std::uint32_t passes() const;
  /// The number of passes beyond one per part.
  [[nodiscard]] std::uint32_t conflicts() const {
    return passes() - static_cast<std::uint32_t>(m_count);
  }

 private:
  static constexpr std::size_t kMostParts = kMostLaneBytes / kBankBytes;
  static constexpr std::size_t kMostWords = kMostParts * std::size_t{kWarpSize};

  /// The requests of the lanes.
  struct Wanted {
    /// Per lane: element index divided by the width.
    std::array<std::int64_t, kWarpSize> accesses{};
    std::uint32_t lanes = 0;
    int bytes = 0;  ///< bytes of one lane's access
  };

  [[nodiscard]] static bool isSharedByNeighbours(const Wanted& wanted, std::uint32_t lanes,
                                                 unsigned distance);
  void serve(const Wanted& wanted, std::uint32_t lanes);

  std::array<BankWord, kMostWords> m_words{};
  std::array<Part, kMostParts> m_parts{};
  std::size_t m_count = 0;
};

}  // namespace lanescope::trace
