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
/// Bytes that one lane moves at most.
inline constexpr int kMostLaneBytes = 16;

/// A word of shared memory that a warp asks for: it comes once for all these lanes.
struct BankWord {
  std::int64_t word = 0;  ///< of 4 bytes, from the array's beginning
  std::uint32_t lanes = 0;

  [[nodiscard]] unsigned bank() const { return static_cast<std::uint64_t>(word) % kBanks; }
};

/// How the 32 banks of shared memory serve a warp's request. Arrays begin at bank 0. A bank gives
/// one word a pass; lanes that want the same word, or bytes of it, share it. Requests for more than
/// 4 bytes a lane are served in parts: so many lanes that they want 128 bytes at a time; twice as
/// many where all of them share what they want with the neighbour, or all with the next but one.
/// (Found by measuring; no document of NVIDIA's says so.)
class BankUse {
 public:
  /// `elementBytes`: of the array's type.
  BankUse(int elementBytes, const WarpRequest& request);

  /// Lanes that are served before the next ones.
  struct Part {
    std::uint32_t lanes = 0;
    std::uint32_t passes = 0;  ///< the most different words that one bank has to give
    std::uint32_t firstWord = 0;
    std::uint32_t wordCount = 0;
  };
  [[nodiscard]] std::span<const Part> parts() const { return std::span(m_parts).first(m_count); }
  /// The different words that a part's lanes want; they ascend.
  [[nodiscard]] std::span<const BankWord> wordsOf(const Part& part) const {
    return std::span(m_words).subspan(part.firstWord, part.wordCount);
  }
  /// Times that the banks are asked.
  [[nodiscard]] std::uint32_t passes() const;
  /// Passes beyond those that any such request needs.
  [[nodiscard]] std::uint32_t conflicts() const {
    return passes() - static_cast<std::uint32_t>(m_count);
  }

 private:
  static constexpr std::size_t kMostParts = kMostLaneBytes / kBankBytes;
  static constexpr std::size_t kMostWords = kMostParts * std::size_t{kWarpSize};

  /// What each lane wants.
  struct Wanted {
    std::array<std::int64_t, kWarpSize> accesses{};  ///< by lane: its index in accesses
    std::uint32_t lanes = 0;
    int bytes = 0;  ///< of an access
  };

  [[nodiscard]] static bool isSharedByNeighbours(const Wanted& wanted, std::uint32_t lanes,
                                                 unsigned distance);
  void serve(const Wanted& wanted, std::uint32_t lanes);

  std::array<BankWord, kMostWords> m_words{};
  std::array<Part, kMostParts> m_parts{};
  std::size_t m_count = 0;
};

}  // namespace lanescope::trace
