// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "values/plan.h"

namespace lanescope::trace {

/// The loops of a kernel's file, and who is behind in them. Lanes that skip a branch wait at the
/// end of it for those that took it: a thread in an earlier round of a loop goes before one that is
/// in a later round already, though that one may be at a smaller line again.
class LoopNest {
 public:
  /// Loops deeper than this are not told apart.
  static constexpr std::size_t kDeepest = 4;
  /// Of each loop around a line, the outermost first: the rounds that a thread has ended in it.
  using Rounds = std::array<std::uint32_t, kDeepest>;

  /// Lines are 1 … 4095; an outer loop comes before those within it.
  explicit LoopNest(std::span<const values::Loop> loops);

  /// Takes a thread from an event at line `from` (0: from none) on to one at line `to`. `isAgain`:
  /// on the same line, to what it did there first.
  void move(int from, int to, bool isAgain, Rounds& rounds) const;
  /// Who goes first; equal for threads at one line in the same rounds.
  [[nodiscard]] std::strong_ordering compare(int lineA, const Rounds& a, int lineB,
                                             const Rounds& b) const;

 private:
  /// Which loops are around a line.
  struct Chain {
    std::size_t depth = 0;
    std::array<std::uint16_t, kDeepest> loops{};
    bool operator==(const Chain&) const = default;
  };
  /// Position in m_chains.
  [[nodiscard]] std::size_t around(int line) const;

  std::vector<int> m_firsts;             ///< of a loop: its first line
  std::vector<Chain> m_chains{Chain{}};  ///< the first one is of the lines in no loop
  std::vector<std::uint16_t> m_around;   ///< of a line: position of its chain
};

}  // namespace lanescope::trace
