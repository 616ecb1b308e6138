// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_layout.h"

#include <algorithm>
#include <cmath>

#include "trace/count/counters.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

/// How well the cells of a layout can be told apart.
double legibility(const MemoryLayout& layout) {
  const CellPanel& cells = layout.threads();
  return std::min(cells.cellWidth, cells.cellHeight);
}

/// Cells of whole pixels have even gaps; tiny ones need every part of a pixel.
double wholePixels(double size) {
  return size >= 6 ? std::floor(size) : size;
}

/// Two matrices in, one out.
bool isProductOfMatrices(const StageModel& model) {
  const auto matrices = [&](ArrayPart part) {
    return std::ranges::count_if(model.arrays, [part](const ShownArray& shown) {
      return shown.part == part && shown.isMatrix();
    });
  };
  return matrices(ArrayPart::input) == 2 && matrices(ArrayPart::output) == 1;
}

}  // namespace

std::optional<int> CellPanel::at(QPointF point) const {
  const QRectF area = cells();
  if (!area.contains(point)) return std::nullopt;
  const int column = std::min(columns - 1, static_cast<int>((point.x() - area.x()) / cellWidth));
  const int position = static_cast<int>((point.y() - area.y()) / cellHeight) * columns + column;
  if (position >= count) return std::nullopt;
  return position;
}

MemoryLayout::MemoryLayout(const StageModel& model, const QRectF& bounds, double scale,
                           double zoom) {
  const auto threads = static_cast<int>(model.timeline->threadCount());
  int columns = threads;
  for (const ShownArray& shown : model.arrays) {
    if (shown.part != ArrayPart::output) columns = std::max(columns, std::min(shown.capacity, 8));
  }
  columns = std::clamp(columns, 1, static_cast<int>(trace::kWarpSize));
  bool hasThreads = false;
  const auto addThreads = [&] {
    if (!hasThreads) panels.push_back({-1, threads, columns, {}, {}, 0, 0});
    hasThreads = true;
  };
  for (std::size_t i = 0; i < model.arrays.size(); ++i) {
    if (model.arrays[i].part != ArrayPart::input) addThreads();
    const ShownArray& shown = model.arrays[i];
    const int itsColumns =
        shown.isMatrix() ? static_cast<int>(model.matrixPartOf(static_cast<int>(i), 0).columns)
                         : columns;
    panels.push_back({static_cast<int>(i), shown.capacity, itsColumns, {}, {}, 0, 0});
  }
  addThreads();
  if (isProductOfMatrices(model)) {
    placeProduct(model, bounds, scale, zoom);
    return;
  }

  MemoryLayout stacked = *this;
  stacked.stack(bounds, scale, zoom);
  placeSideBySide(bounds, scale, zoom);
  if (legibility(stacked) >= legibility(*this)) *this = std::move(stacked);
}

void MemoryLayout::stack(const QRectF& bounds, double scale, double zoom) {
  arrangement = Arrangement::stacked;
  int rows = 0;     // of matrices
  int singles = 0;  // panels of one row, which are never flat
  for (const CellPanel& panel : panels) {
    (panel.rows() > 1 ? rows : singles) += panel.rows();
  }
  const int columns = panels.front().columns;
  const auto count = static_cast<double>(panels.size());
  const bool isDense = rows > 0;
  const double margin = (isDense ? 6 : 10) * scale;
  headingHeight = (isDense ? 21 : 25) * scale;
  const double labelWidth = isDense ? 62 * scale : 0;
  const double connectors = isDense ? 44 * scale : 0;
  const double side = 8 * scale;

  const double width = bounds.width() - labelWidth - connectors - 4 * side;
  const double cellWidth = wholePixels(std::min(width / columns, 128 * scale * zoom));
  const double height = bounds.height() - 2 * margin - count * (headingHeight + margin);
  const double narrow = std::min(cellWidth * 1.6, 36 * scale * zoom);
  const double tallest = std::max({1.0, narrow, std::min(cellWidth * 0.7, 72 * scale * zoom)});
  const double leastSingle = std::min(20 * scale * zoom, tallest);
  const double leastGap = 14 * scale;
  const double idealGap = 52 * scale * zoom;
  const auto heightWith = [&](double gap) {
    const double spare = height - (count - 1) * gap;
    const double even = spare / (rows + singles);
    return even >= leastSingle || rows == 0 ? even : (spare - singles * leastSingle) / rows;
  };
  // Large cells before large gaps, but no flatter than a line of text for the sake of a gap.
  double cellHeight = heightWith(idealGap);
  if (cellHeight < 26 * scale) cellHeight = std::min(26 * scale, heightWith(leastGap));
  cellHeight = wholePixels(std::clamp(cellHeight, 1.0, tallest));
  const double singleHeight = std::max(cellHeight, wholePixels(leastSingle));
  const double cells = rows * cellHeight + singles * singleHeight;
  const double gap =
      count > 1 ? std::clamp((height - cells) / (count - 1), leastGap, 120 * scale * zoom) : 0.0;

  const double used = count * (headingHeight + margin) + (count - 1) * gap + cells;
  double y = bounds.top() + std::max(margin, (bounds.height() - used) / 2);
  const double panelWidth = columns * cellWidth + labelWidth + 2 * side;
  const double left = bounds.left() + (bounds.width() - panelWidth - connectors) / 2;
  for (CellPanel& panel : panels) {
    panel.cellWidth = cellWidth;
    panel.cellHeight = panel.rows() > 1 ? cellHeight : singleHeight;
    panel.origin = {std::round(left + side + labelWidth), std::round(y + headingHeight)};
    panel.frame = {left, y, panelWidth, headingHeight + panel.rows() * panel.cellHeight + margin};
    y = panel.frame.bottom() + gap;
  }
}

void MemoryLayout::placeSideBySide(const QRectF& bounds, double scale, double zoom) {
  arrangement = Arrangement::sideBySide;
  const double margin = 8 * scale;
  headingHeight = 44 * scale;
  const auto labelWidthOf = [scale](const CellPanel& panel) {
    return (panel.isThreads() ? 56 : 40) * scale;
  };
  // A short array, such as one partial a block, is one column of wide cells.
  const double shortCell = 84 * scale * std::sqrt(zoom);
  double columns = 0;
  double fixedWidth = 2 * margin;
  int mostRows = 1;
  for (CellPanel& panel : panels) {
    const bool isShort = panel.count <= static_cast<int>(trace::kWarpSize) && !panel.isThreads();
    if (isShort) panel.columns = 1;
    (isShort ? fixedWidth : columns) += isShort ? shortCell : panel.columns;
    fixedWidth += labelWidthOf(panel) + 2 * margin;
    mostRows = std::max(mostRows, panel.rows());
  }
  const double gap = std::min(56 * scale, bounds.width() * 0.035) * std::sqrt(zoom);
  fixedWidth += static_cast<double>(panels.size() - 1) * gap;
  const double cellWidth = wholePixels(std::max(0.5, (bounds.width() - fixedWidth) / columns));
  const double height = bounds.height() - headingHeight - 4 * margin;
  const double cellHeight = wholePixels(std::clamp(height / mostRows, 1.0, 40 * scale * zoom));

  const double spare = bounds.width() - fixedWidth - columns * cellWidth;
  double x = bounds.left() + margin + std::max(0.0, spare / 2);
  const double top = bounds.top() + margin + std::max(0.0, (height - mostRows * cellHeight) / 2);
  for (CellPanel& panel : panels) {
    const bool isShort = panel.columns == 1 && panel.count <= static_cast<int>(trace::kWarpSize);
    panel.cellWidth = isShort ? shortCell : cellWidth;
    panel.cellHeight = cellHeight;
    const double labels = labelWidthOf(panel);
    panel.frame = {x, top, panel.columns * panel.cellWidth + labels + 2 * margin,
                   headingHeight + panel.rows() * cellHeight + margin};
    panel.origin = {std::round(x + margin + labels), std::round(top + headingHeight)};
    x = panel.frame.right() + gap;
  }
}

void MemoryLayout::placeProduct(const StageModel& model, const QRectF& bounds, double scale,
                                double zoom) {
  arrangement = Arrangement::product;
  headingHeight = 21 * scale;
  const double margin = 6 * scale;
  const double labels = 44 * scale;
  const double gap = 12 * scale;
  const double comparedCells = labels + 2 * margin;
  const double aboveCells = headingHeight + margin;
  CellPanel* a = nullptr;
  CellPanel* b = nullptr;
  CellPanel* c = nullptr;
  std::vector<CellPanel*> tiles;
  CellPanel* lanes = nullptr;
  for (CellPanel& panel : panels) {
    if (panel.isThreads()) {
      lanes = &panel;
      continue;
    }
    const ArrayPart part = model.arrays[static_cast<std::size_t>(panel.shown)].part;
    if (part == ArrayPart::shared) tiles.push_back(&panel);
    if (part == ArrayPart::input) (a == nullptr ? a : b) = &panel;
    if (part == ArrayPart::output) c = &panel;
  }
  const auto placeAt = [&](CellPanel& panel, QPointF corner, double cellWidth, double cellHeight) {
    panel.cellWidth = cellWidth;
    panel.cellHeight = cellHeight;
    panel.frame = {corner.x(), corner.y(), panel.columns * cellWidth + comparedCells,
                   panel.rows() * cellHeight + aboveCells};
    panel.origin = {std::round(corner.x() + margin + labels),
                    std::round(corner.y() + headingHeight)};
  };

  // Rows of A and C are in line, and columns of B and C; the corner keeps room for the threads.
  const auto share = [](int first, int second) {
    return std::clamp(static_cast<double>(first) / (first + second), 0.42, 0.62);
  };
  const double width = bounds.width() - 3 * gap;
  const double height = bounds.height() - 3 * gap;
  const double left = width * share(a->columns, c->columns);
  const double top = height * share(b->rows(), c->rows());
  double cellWidth =
      std::min((left - comparedCells) / a->columns, (width - left - comparedCells) / c->columns);
  double cellHeight =
      std::min((top - aboveCells) / b->rows(), (height - top - aboveCells) / c->rows());
  constexpr double kFlattest = 2.4;
  const double largest = 40 * scale * zoom;
  cellHeight = wholePixels(std::clamp(std::min(cellHeight, cellWidth), 0.5, largest));
  cellWidth =
      wholePixels(std::clamp(std::min(cellWidth, kFlattest * cellHeight), 0.5, 2 * largest));
  const QPointF cross(bounds.left() + 2 * gap + left, bounds.top() + 2 * gap + top);
  placeAt(*c, cross, cellWidth, cellHeight);
  placeAt(*a, {cross.x() - gap - a->columns * cellWidth - comparedCells, cross.y()}, cellWidth,
          cellHeight);
  placeAt(*b, {cross.x(), cross.y() - gap - b->rows() * cellHeight - aboveCells}, cellWidth,
          cellHeight);

  const double forThreads = tiles.empty() ? top : top * 0.45;
  const double laneWidth = wholePixels((left - comparedCells) / lanes->columns);
  const double laneHeight = wholePixels(
      std::clamp((forThreads - gap - aboveCells) / lanes->rows(), 0.5, 0.8 * laneWidth));
  placeAt(*lanes, {bounds.left() + gap, bounds.top() + gap}, laneWidth, laneHeight);
  const QPointF belowThreads(bounds.left() + gap, lanes->frame.bottom() + gap);
  const double forTiles = cross.y() - gap - belowThreads.y();
  const double ofATile = (left - static_cast<double>(tiles.size() - 1) * gap) /
                         static_cast<double>(std::max<std::size_t>(1, tiles.size()));
  double x = belowThreads.x();
  for (CellPanel* tile : tiles) {
    const double side = (forTiles - aboveCells) / tile->rows();
    const double widest = (ofATile - comparedCells) / tile->columns;
    const double tileHeight = wholePixels(std::clamp(std::min(side, widest), 0.5, largest));
    placeAt(*tile, {x, belowThreads.y()},
            wholePixels(std::clamp(std::min(widest, kFlattest * tileHeight), 0.5, 2 * largest)),
            tileHeight);
    x = tile->frame.right() + gap;
  }
}

const CellPanel& MemoryLayout::threads() const {
  return *std::find_if(panels.begin(), panels.end(),
                       [](const CellPanel& panel) { return panel.isThreads(); });
}

const CellPanel* MemoryLayout::panelOf(unsigned array, const StageModel& model) const {
  const auto found = std::find_if(panels.begin(), panels.end(), [&](const CellPanel& panel) {
    return !panel.isThreads() && model.arrays[static_cast<std::size_t>(panel.shown)].array == array;
  });
  return found == panels.end() ? nullptr : &*found;
}

}  // namespace lanescope::ui
