// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_layout.h"

#include <algorithm>
#include <cmath>

#include "trace/count/counters.h"
#include "ui/stage/memory/panel_heading.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"

namespace lanescope::ui {
namespace {

/// A measure of how well the cells of a layout can be told apart.
double legibility(const MemoryLayout& layout) {
  const CellPanel& cells = layout.threads();
  return std::min(cells.cellWidth, cells.cellHeight);
}

/// Cells of whole pixels have even gaps. Tiny cells keep their fractions.
double wholePixels(double size) {
  return size >= 6 ? std::floor(size) : size;
}

/// True for two input matrices and one output matrix.
bool isProductOfMatrices(const StageModel& model) {
  const auto matrices = [&](ArrayPart part) {
    return std::ranges::count_if(model.arrays, [part](const ShownArray& shown) {
      return shown.part == part && shown.isMatrix();
    });
  };
  return matrices(ArrayPart::input) == 2 && matrices(ArrayPart::output) == 1;
}

/// The panels of a matrix product.
struct ProductPanels {
  ProductPanels(const StageModel& model, std::vector<CellPanel>& panels) {
    for (CellPanel& panel : panels) {
      if (panel.isThreads()) {
        threads = &panel;
        continue;
      }
      const ArrayPart part = model.arrays[static_cast<std::size_t>(panel.shown)].part;
      if (part == ArrayPart::shared) tiles.push_back(&panel);
      if (part == ArrayPart::input) (a == nullptr ? a : b) = &panel;
      if (part == ArrayPart::output) c = &panel;
    }
  }

  CellPanel* a = nullptr;
  CellPanel* b = nullptr;
  CellPanel* c = nullptr;
  CellPanel* threads = nullptr;
  std::vector<CellPanel*> tiles;
};

/// The distances within and between the panels of a product, in pixels.
struct ProductSpacing {
  double heading = 0;
  double margin = 0;
  double labels = 0;
  double gap = 0;

  /// Width of a panel beyond that of its cells.
  [[nodiscard]] double extraWidth() const { return labels + 2 * margin; }
  [[nodiscard]] double extraHeight() const { return heading + margin; }
  void place(CellPanel& panel, QPointF corner, QSizeF cell) const {
    panel.cellWidth = cell.width();
    panel.cellHeight = cell.height();
    panel.frame = {corner.x(), corner.y(), panel.columns * cell.width() + extraWidth(),
                   panel.rows() * cell.height() + extraHeight()};
    panel.origin = {std::round(corner.x() + margin + labels), std::round(corner.y() + heading)};
  }
};

/// The size of a matrix element's cell within the given width and height.
QSizeF productCell(double width, double height, double largest) {
  constexpr double kFlattest = 2.4;
  const double cellHeight = wholePixels(std::clamp(std::min(height, width), 0.5, largest));
  return {wholePixels(std::clamp(std::min(width, kFlattest * cellHeight), 0.5, 2 * largest)),
          cellHeight};
}

/// Places the threads and the tiles left of B and above A. `corner` is their area, `bottom` the top
/// of A.
void placeCorner(const ProductPanels& product, const ProductSpacing& spacing, const QRectF& corner,
                 double bottom, double largest) {
  const auto& tiles = product.tiles;
  CellPanel& threads = *product.threads;
  const double gap = spacing.gap;
  const double forThreads = tiles.empty() ? corner.height() : corner.height() * 0.45;
  const double laneWidth = wholePixels((corner.width() - spacing.extraWidth()) / threads.columns);
  const double laneHeight = wholePixels(std::clamp(
      (forThreads - gap - spacing.extraHeight()) / threads.rows(), 0.5, 0.8 * laneWidth));
  spacing.place(threads, corner.topLeft() + QPointF(gap, gap), {laneWidth, laneHeight});
  QPointF place(corner.left() + gap, threads.frame.bottom() + gap);
  const double forTiles = bottom - gap - place.y();
  const double tileWidth = (corner.width() - static_cast<double>(tiles.size() - 1) * gap) /
                           static_cast<double>(std::max<std::size_t>(1, tiles.size()));
  for (CellPanel* tile : tiles) {
    spacing.place(*tile, place,
                  productCell((tileWidth - spacing.extraWidth()) / tile->columns,
                              (forTiles - spacing.extraHeight()) / tile->rows(), largest));
    place.setX(tile->frame.right() + gap);
  }
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
  stacked.stack(bounds, scale, zoom, Density::usual);
  if (stacked.overflows(bounds) || !stacked.showsNumbers(scale)) {
    MemoryLayout tight = *this;
    tight.stack(bounds, scale, zoom, Density::tight);
    if (stacked.overflows(bounds) || tight.showsNumbers(scale)) stacked = std::move(tight);
  }
  if (stacked.overflows(bounds)) stacked.stack(bounds, scale, zoom, Density::packed);
  placeSideBySide(bounds, scale, zoom);
  if (overflows(bounds) || legibility(stacked) >= legibility(*this)) *this = std::move(stacked);
}

bool MemoryLayout::overflows(const QRectF& bounds) const {
  return std::ranges::any_of(
      panels, [&bounds](const CellPanel& panel) { return panel.frame.bottom() > bounds.bottom(); });
}

bool MemoryLayout::showsNumbers(double scale) const {
  return std::ranges::all_of(panels, [scale](const CellPanel& panel) {
    return CellLabels::in(panel.cellWidth, panel.cellHeight, scale).pixels > 0;
  });
}

MemoryLayout::StackSpacing MemoryLayout::spacingOf(Density density, bool isDense, double room,
                                                   double scale) {
  if (density == Density::packed) {
    constexpr double kMostHeading = 0.7;  // of a panel's room
    return {1, std::min(PanelHeading::textHeight(scale), kMostHeading * room), 1, 1, 0.25};
  }
  if (density == Density::tight) return {3 * scale, 22 * scale, 20 * scale, 6 * scale, 1};
  return {(isDense ? 6 : 10) * scale, (isDense ? 26 : 30) * scale, 20 * scale, 14 * scale, 1};
}

void MemoryLayout::stack(const QRectF& bounds, double scale, double zoom, Density density) {
  arrangement = Arrangement::stacked;
  int rows = 0;     // rows of matrices
  int singles = 0;  // panels of one row, whose cells are never flat
  for (const CellPanel& panel : panels) {
    (panel.rows() > 1 ? rows : singles) += panel.rows();
  }
  const int columns = panels.front().columns;
  const auto count = static_cast<double>(panels.size());
  const bool isDense = rows > 0;
  const StackSpacing spacing = spacingOf(density, isDense, bounds.height() / count, scale);
  const double margin = spacing.margin;
  headingHeight = spacing.heading;
  const double labelWidth = isDense ? 62 * scale : 0;
  const double connectors = isDense ? 44 * scale : 0;
  const double side = 8 * scale;

  const double width = bounds.width() - labelWidth - connectors - 4 * side;
  const double cellWidth = wholePixels(std::min(width / columns, 128 * scale * zoom));
  const double height = bounds.height() - 2 * margin - count * (headingHeight + margin);
  const double narrow = std::min(cellWidth * 1.6, 36 * scale * zoom);
  const double tallest = std::max({1.0, narrow, std::min(cellWidth * 0.7, 72 * scale * zoom)});
  const double leastSingle = std::min(spacing.leastSingle * zoom, tallest);
  const double idealGap = 52 * scale * zoom;
  const auto heightWith = [&](double gap) {
    const double spare = height - (count - 1) * gap;
    const double even = spare / (rows + singles);
    return even >= leastSingle || rows == 0 ? even : (spare - singles * leastSingle) / rows;
  };
  // Cells grow before gaps do. Where gaps shrink the cells, these stay at least as high as a line
  // of text.
  double cellHeight = heightWith(idealGap);
  if (cellHeight < 26 * scale) cellHeight = std::min(26 * scale, heightWith(spacing.leastGap));
  cellHeight = wholePixels(std::clamp(cellHeight, spacing.lowest, tallest));
  const double singleHeight = std::max(cellHeight, wholePixels(leastSingle));
  const double cells = rows * cellHeight + singles * singleHeight;
  const double gap =
      count > 1 ? std::clamp((height - cells) / (count - 1), spacing.leastGap, 120 * scale * zoom)
                : 0.0;

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
  // A short array, such as one partial result per block, is one column of wide cells.
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
  const ProductPanels product(model, panels);
  const ProductSpacing spacing{headingHeight, 6 * scale, 44 * scale, 12 * scale};
  CellPanel* a = product.a;
  CellPanel* b = product.b;
  CellPanel* c = product.c;
  const double gap = spacing.gap;
  const double extraWidth = spacing.extraWidth();
  const double extraHeight = spacing.extraHeight();

  // The rows of A and C are in line, and so are the columns of B and C. The corner keeps room for
  // the threads.
  const auto share = [](int first, int second) {
    return std::clamp(static_cast<double>(first) / (first + second), 0.42, 0.62);
  };
  const double width = bounds.width() - 3 * gap;
  const double height = bounds.height() - 3 * gap;
  const double left = width * share(a->columns, c->columns);
  const double top = height * share(b->rows(), c->rows());
  const double cellWidth =
      std::min((left - extraWidth) / a->columns, (width - left - extraWidth) / c->columns);
  const double cellHeight =
      std::min((top - extraHeight) / b->rows(), (height - top - extraHeight) / c->rows());
  const double largest = 40 * scale * zoom;
  const QSizeF cell = productCell(cellWidth, cellHeight, largest);
  const QPointF cross(bounds.left() + 2 * gap + left, bounds.top() + 2 * gap + top);
  spacing.place(*c, cross, cell);
  spacing.place(*a, {cross.x() - gap - a->columns * cell.width() - extraWidth, cross.y()}, cell);
  spacing.place(*b, {cross.x(), cross.y() - gap - b->rows() * cell.height() - extraHeight}, cell);
  placeCorner(product, spacing, {bounds.topLeft(), QSizeF(left, top)}, cross.y(), largest);
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
