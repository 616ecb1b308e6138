// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>
#include <optional>

namespace lanescope::ui {

/// Places the parts of the warps view from top to bottom: two lines of heading, the lane numbers, a
/// row per warp with its count at the right, the legend and a strip over all steps. The places do
/// not depend on the step.
struct WarpsLayout {
  /// `legendHeight` is in pixels. Legend and strip are left out where there is little room.
  WarpsLayout(std::uint32_t warps, const QRectF& bounds, double legendHeight, double scale,
              double zoom);

  /// The width for the legend, in pixels.
  [[nodiscard]] static double legendWidth(const QRectF& bounds, double scale);

  std::uint32_t warpCount = 0;
  QRectF frame;
  QRectF heading;  ///< two lines
  QRectF grid;     ///< area of the cells
  double cellWidth = 0;
  double rowHeight = 0;
  QRectF numbers;  ///< above the grid
  QRectF counts;   ///< right of the grid
  QRectF legend;   ///< empty: no legend
  QRectF strip;    ///< empty: no strip

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
