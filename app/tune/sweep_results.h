// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/tune/sweep_cell.h"
#include "app/tune/sweep_space.h"

namespace lanescope::tune {

/// A launch that stands out.
struct Mark {
  enum class Kind : std::uint8_t {
    best,  ///< the shortest median, measured again in turn with those next to it
    api,   ///< the block and grid that CUDA suggests
    rule,  ///< the book's rule of launches, or how the kernel is usually launched
  };
  Kind kind = Kind::best;
  std::size_t cell = 0;
  std::string words;  ///< what it is: "CUDA's suggestion: 768 threads …"
};

/// "best", "API", "rule".
[[nodiscard]] const char* nameOf(Mark::Kind kind);

/// How much longer a cell takes than the best one, both measured in turn.
struct Lead {
  std::size_t cell = 0;
  bench::Ratio ratio;
  /// Whether the best one is faster beyond chance.
  [[nodiscard]] bool isCertain() const { return ratio.interval.low > 1.0; }
};

/// What a sweep has found so far. A plain value.
struct SweepResults {
  SweepSpace space;
  std::string device;     ///< "NVIDIA H200", "Emulator"
  bool emulated = false;  ///< then counters take the place of times
  std::string date;       ///< ISO 8601, UTC
  /// The points of the space, and behind them marked launches that are not among them.
  std::vector<SweepCell> cells;
  std::vector<Mark> marks;
  std::vector<Lead> leads;  ///< of the finalists but the best, nearest first; empty before the end
  std::vector<std::string> notes;  ///< plain sentences

  /// Sets the mark of the best cell and the leads: of `finalists`, which were measured in turn, or
  /// of all cells where there are none.
  void decide(const std::vector<std::size_t>& finalists);
  /// The measured cells, fastest first, at most `most`.
  [[nodiscard]] std::vector<std::size_t> fastest(std::size_t most) const;
  [[nodiscard]] const Mark* mark(Mark::Kind kind) const;
  /// "best, rule"; empty for most cells.
  [[nodiscard]] std::string marksOf(std::size_t cell) const;
  [[nodiscard]] std::size_t count(SweepCell::State state) const;
};

/// A launch in words: "block 256, grid 32", with the parameters that the sweep is over.
[[nodiscard]] std::string launchText(const SweepSpace& space, const values::Parameters& parameters);

}  // namespace lanescope::tune
