// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/warps_layout.h"

#include <algorithm>

#include "trace/record/event.h"

namespace lanescope::ui {
namespace {

double marginOf(double scale) {
  return 10 * scale;
}
double innerMarginOf(double scale) {
  return 12 * scale;
}

}  // namespace

double WarpsLayout::legendWidth(const QRectF& bounds, double scale) {
  return bounds.width() - 2 * (marginOf(scale) + innerMarginOf(scale));
}

WarpsLayout::WarpsLayout(std::uint32_t warps, const QRectF& bounds, double legendHeight,
                         double scale, double zoom)
    : warpCount(warps) {
  const double margin = marginOf(scale);
  const double inner = innerMarginOf(scale);
  frame = bounds.adjusted(margin, margin, -margin, -margin);
  const double lineHeight = std::max(14.0, 25 * scale);
  heading = QRectF(frame.left() + inner, frame.top() + 3 * scale, frame.width() - 2 * inner,
                   2 * lineHeight);

  const double numbersHeight = std::max(12.0, 18 * scale);
  // Rows are the picture: what else there is must leave them as much.
  const double least = std::max(40.0, warps * 4.0);
  double top = heading.bottom() + numbersHeight;
  double bottom = frame.bottom() - 8 * scale;
  const double stripLeast = std::max(34.0, 46 * scale);
  const double gap = 8 * scale;
  const bool hasLegend = bottom - top - legendHeight - gap >= least;
  if (hasLegend) bottom -= legendHeight + gap;
  const bool hasStrip = bottom - top - stripLeast - gap >= least;
  if (hasStrip) bottom -= stripLeast + gap;

  const double labels = std::clamp(0.11 * frame.width(), 26.0, 74 * scale);
  const double countsWidth = std::clamp(0.12 * frame.width(), 30.0, 96 * scale);
  const double width = frame.width() - labels - countsWidth - inner;
  constexpr double kLeast = 1e-3;  // positive, even where the bounds leave no room
  cellWidth = std::max(kLeast, width / trace::kWarpSize);
  rowHeight =
      std::clamp((bottom - top) / warps, kLeast, std::min(2 * cellWidth, 54 * scale * zoom));
  if (hasStrip) {
    // What the rows of a small block leave goes to the strip first, then around all of it.
    const double spare = bottom - top - warps * rowHeight;
    const double more = std::clamp(0.7 * spare, 0.0, 230 * scale * zoom);
    bottom -= more;
    strip = QRectF(0, 0, 1, stripLeast + more);
  }
  top += std::max(0.0, (bottom - top - warps * rowHeight) / 3);
  numbers = QRectF(frame.left() + labels, top - numbersHeight, width, numbersHeight);
  grid = QRectF(numbers.left(), top, width, warps * rowHeight);
  counts = QRectF(grid.right() + 6 * scale, grid.top(), countsWidth - 6 * scale, grid.height());
  double y = grid.bottom() + gap;
  if (hasLegend) {
    legend = QRectF(frame.left() + inner, y, legendWidth(bounds, scale), legendHeight);
    y = legend.bottom() + gap;
  }
  if (hasStrip) {
    strip = QRectF(grid.left(), y, grid.width(), strip.height() - gap);
  }
}

std::optional<WarpsLayout::Place> WarpsLayout::at(QPointF point) const {
  if (!grid.contains(point)) return std::nullopt;
  const auto lane = static_cast<std::uint32_t>((point.x() - grid.left()) / cellWidth);
  const auto warp = static_cast<std::uint32_t>((point.y() - grid.top()) / rowHeight);
  return Place{std::min(warp, warpCount - 1), std::min(lane, trace::kWarpSize - 1)};
}

}  // namespace lanescope::ui
