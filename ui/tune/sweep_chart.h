// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/tune/sweep_results.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// What a heat map shows of a sweep: the first axis from left to right, the second from bottom to
/// top, and one value of each of the others.
struct SweepView {
  tune::Metric metric = tune::Metric::time;
  std::vector<std::size_t> depth;     ///< of each axis behind the second: which of its values
  std::optional<std::size_t> cursor;  ///< a cell
  std::vector<std::size_t> chosen;    ///< cells that are compared: A, B

  /// The cell in this column and row; both are within the axes.
  [[nodiscard]] std::size_t cell(const tune::SweepSpace& space, std::size_t column,
                                 std::size_t row) const;
  /// Chooses the values of the other axes so that this cell is shown, where it is one of the space.
  void showLayerOf(const tune::SweepSpace& space, std::size_t at);
  /// Takes a cell among the chosen ones, or out of them. The last two stay.
  void toggle(std::size_t at);
};

/// The heat map. Times are coloured by their logarithms, the shortest brightest, counters linearly.
/// Failed cells are crossed out, waiting ones empty. `results` must outlive the chart.
[[nodiscard]] Chart sweepChart(const tune::SweepResults& results, const SweepView& view);

/// The cells: the launch, what was measured, occupancy, marks. `results` must outlive the table.
[[nodiscard]] ChartTable sweepTable(const tune::SweepResults& results, tune::Metric metric);

}  // namespace lanescope::ui
