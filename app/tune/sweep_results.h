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
  std::string words;  ///< description: "CUDA's suggestion: 768 threads …"
};

/// Returns "best", "API" or "rule".
[[nodiscard]] const char* nameOf(Mark::Kind kind);

/// The ratio of a cell's time to that of the best one, both measured in turn.
struct Lead {
  std::size_t cell = 0;
  bench::Ratio ratio;
  /// Whether the best one is faster beyond chance.
  [[nodiscard]] bool isCertain() const { return ratio.interval.low > 1.0; }
};

/// The results of a sweep so far, a plain value.
struct SweepResults {
  SweepSpace space;
  std::string machine;    ///< the CPU, once something was measured
  std::string device;     ///< "NVIDIA H200", "Emulator"
  bool emulated = false;  ///< then counters take the place of times
  std::string date;       ///< ISO 8601, UTC
  /// The points of the space, followed by marked launches that are not among the points.
  std::vector<SweepCell> cells;
  std::vector<Mark> marks;
  std::vector<Lead> leads;  ///< one per finalist but the best, nearest first; empty before the end
  std::vector<std::string> notes;  ///< plain sentences

  /// Sets the mark of the best cell and the leads. It considers `finalists`, which were measured in
  /// turn, or all cells where there are no finalists.
  void decide(const std::vector<std::size_t>& finalists);
  /// Returns at most `most` measured cells, fastest first.
  [[nodiscard]] std::vector<std::size_t> fastest(std::size_t most) const;
  [[nodiscard]] const Mark* mark(Mark::Kind kind) const;
  /// Returns the names of a cell's marks: "best, rule"; empty for most cells.
  [[nodiscard]] std::string marksOf(std::size_t cell) const;
  [[nodiscard]] std::size_t count(SweepCell::State state) const;
};

/// Returns a launch in words, with the parameters that the sweep varies: "block 256, grid 32".
[[nodiscard]] std::string launchText(const SweepSpace& space, const values::Parameters& parameters);

}  // namespace lanescope::tune
