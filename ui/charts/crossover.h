// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace lanescope::ui {

/// A speed-up at one size.
struct SpeedupAt {
  double n = 0;
  double factor = 0;
};

/// The size from which on one thing is at least as fast as another.
struct Crossover {
  enum class Kind {
    unknown,  ///< nothing to compare
    never,    ///< slower at every size
    always,   ///< at least as fast at every size
    from,     ///< at every size from `n` on
    until,    ///< not at the largest size; at sizes before `n`
  };
  Kind kind = Kind::unknown;
  double n = 0;
};

/// `speedups`: their sizes ascend; those that are not positive numbers are passed over. `n` lies on
/// the straight line between the two neighbouring sizes, both axes logarithmic; of several
/// crossings it is the last.
[[nodiscard]] Crossover crossoverOf(std::span<const SpeedupAt> speedups);

}  // namespace lanescope::ui
