// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>
#include <optional>

namespace lanescope::ui {

/// Where everything stands in the warps view, from top to bottom: two lines of heading, the lanes'
/// numbers, a row for each warp with its count at the right, the legend and a strip over all steps.
/// The places do not depend on the step.
struct WarpsLayout {
  /// `legendHeight`: what the legend takes. Without much room, legend and strip are left out.
  WarpsLayout(std::uint32_t warps, const QRectF& bounds, double legendHeight, double scale,
              double zoom);

  /// What the legend may be wide.
  [[nodiscard]] static double legendWidth(const QRectF& bounds, double scale);

  std::uint32_t warpCount = 0;
  QRectF frame;
  QRectF heading;  ///< two lines
  QRectF grid;     ///< of the cells
  double cellWidth = 0;
  double rowHeight = 0;
  QRectF numbers;  ///< above the grid
  QRectF counts;   ///< right of the grid
  QRectF legend;   ///< empty: none
  QRectF strip;    ///< empty: none

  [[nodiscard]] QRectF row(std::uint32_t warp) const {
    return {grid.left(), grid.top() + warp * rowHeight, grid.width(), rowHeight};
  }
  [[nodiscard]] QRectF cell(std::uint32_t warp, std::uint32_t lane) const {
    return {grid.left() + lane * cellWidth, grid.top() + warp * rowHeight, cellWidth, rowHeight};
  }
  struct Place {
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
  };
  [[nodiscard]] std::optional<Place> at(QPointF point) const;
};

}  // namespace lanescope::ui
