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

/// The loops of a kernel's file, and the order of threads within them. Lanes that skip a branch
/// wait at its end for those that took it: a thread in an earlier round of a loop goes before one
/// in a later round, even where the latter is at a smaller line again.
class LoopNest {
 public:
  /// Loops nested deeper than this are not told apart.
  static constexpr std::size_t kDeepest = 4;
  /// The rounds that a thread has completed of each loop around a line, the outermost loop first.
  using Rounds = std::array<std::uint32_t, kDeepest>;

  /// Lines are 1 … 4095. An outer loop comes before those within it.
  explicit LoopNest(std::span<const values::Loop> loops);

  /// Updates `rounds` for a thread that goes from an event at line `from` (0: none) to one at line
  /// `to`. `isAgain`: it repeats, on the same line, its first event there.
  void move(int from, int to, bool isAgain, Rounds& rounds) const;
  /// Orders two threads; the lesser goes first. Threads at one line in the same rounds are equal.
  [[nodiscard]] std::strong_ordering compare(int lineA, const Rounds& a, int lineB,
                                             const Rounds& b) const;

 private:
  /// The loops around a line.
  struct Chain {
    std::size_t depth = 0;
    std::array<std::uint16_t, kDeepest> loops{};
    bool operator==(const Chain&) const = default;
  };
  /// Returns a position in m_chains.
  [[nodiscard]] std::size_t around(int line) const;

  std::vector<int> m_firsts;             ///< first line of each loop
  std::vector<Chain> m_chains{Chain{}};  ///< the first chain is empty, for lines in no loop
  std::vector<std::uint16_t> m_around;   ///< per line: position of its chain
};

}  // namespace lanescope::trace
