// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSize>
#include <cstddef>
#include <optional>
#include <vector>

#include "app/tune/sweep_results.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;

namespace lanescope::ui {

/// What of a sweep a heat map shows: the first axis from left to right, the second from bottom to
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
  /// The reverse; nothing for a cell that is not shown.
  [[nodiscard]] std::optional<QPoint> placeOf(const tune::SweepSpace& space, std::size_t at) const;
};

/// The values of the first axes; one row where there is no second.
[[nodiscard]] QSize sizeOf(const tune::SweepSpace& space);

/// Times by their logarithms, the shortest brightest; counters linearly. Failed cells are crossed
/// out, waiting ones empty.
void drawSweep(QCustomPlot& plot, const tune::SweepResults& results, const SweepView& view,
               const StageTheme& theme);

/// The cell under a point of the plot.
[[nodiscard]] std::optional<std::size_t> cellAt(const QCustomPlot& plot,
                                                const tune::SweepResults& results,
                                                const SweepView& view, QPointF at);

}  // namespace lanescope::ui
