// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdlib>
#include <optional>
#include <vector>

namespace lanescope::ui {

struct StageModel;

/// A grid of equal cells with a heading. It shows the threads or the shown part of an array.
struct CellPanel {
  int shown = -1;  ///< index into StageModel::arrays; -1: the threads
  int count = 0;   ///< number of cells
  int columns = 1;
  QRectF frame;    ///< includes heading and labels
  QPointF origin;  ///< top left of cell 0
  double cellWidth = 0;
  double cellHeight = 0;

  [[nodiscard]] bool isThreads() const { return shown < 0; }
  [[nodiscard]] int rows() const { return (count + columns - 1) / columns; }
  [[nodiscard]] QRectF cell(int position) const {
    const std::div_t at = std::div(position, columns);
    return {origin.x() + at.rem * cellWidth, origin.y() + at.quot * cellHeight, cellWidth,
            cellHeight};
  }
  [[nodiscard]] QRectF row(int which) const {
    return {origin.x(), origin.y() + which * cellHeight, columns * cellWidth, cellHeight};
  }
  [[nodiscard]] QRectF cells() const {
    return {origin.x(), origin.y(), columns * cellWidth, rows() * cellHeight};
  }
  /// The cell under a point.
  [[nodiscard]] std::optional<int> at(QPointF point) const;
};

/// Places the panels of the memory view: inputs, then the threads, then what they write. A warp is
/// one row, and arrays have rows of the same length, so that an element and the thread with the
/// same index in its row are in line. Blocks of few warps are stacked from top to bottom and large
/// ones stand side by side, whichever makes the larger cells. The matrices of a product stand as on
/// paper: A left of C, B above it, the threads and tiles in the corner. The places do not depend on
/// the step.
struct MemoryLayout {
  enum class Arrangement { stacked, sideBySide, product };

  /// `scale` is the factor of fonts and fixed distances, 1 for a picture 900 pixels high. `zoom` is
  /// the size of `bounds` over that of the visible part.
  MemoryLayout(const StageModel& model, const QRectF& bounds, double scale, double zoom);

  Arrangement arrangement = Arrangement::stacked;
  double headingHeight = 0;
  std::vector<CellPanel> panels;  ///< in reading order

  [[nodiscard]] bool isStacked() const { return arrangement == Arrangement::stacked; }
  [[nodiscard]] bool isSideBySide() const { return arrangement == Arrangement::sideBySide; }
  [[nodiscard]] bool isProduct() const { return arrangement == Arrangement::product; }
  [[nodiscard]] const CellPanel& threads() const;
  [[nodiscard]] const CellPanel* panelOf(unsigned array, const StageModel& model) const;

 private:
  /// What headings and gaps take of a stack. `tight`: less, so that low rows keep their numbers.
  /// `packed`: the least, and cells may be too low for numbers, so that nothing is cut.
  enum class Density { usual, tight, packed };
  /// Distances within a stack and the least heights of its cells, in pixels.
  struct StackSpacing {
    double margin;
    double heading;
    double leastSingle;  ///< cells of a panel of one row
    double leastGap;
    double lowest;  ///< cells of every panel
  };

  /// `isDense`: a panel has rows of cells. `room`: the height of the view for each panel.
  [[nodiscard]] static StackSpacing spacingOf(Density density, bool isDense, double room,
                                              double scale);
  void stack(const QRectF& bounds, double scale, double zoom, Density density);
  /// Whether a panel ends below the bounds.
  [[nodiscard]] bool overflows(const QRectF& bounds) const;
  /// Whether all cells have room for numbers.
  [[nodiscard]] bool showsNumbers(double scale) const;
  void placeSideBySide(const QRectF& bounds, double scale, double zoom);
  void placeProduct(const StageModel& model, const QRectF& bounds, double scale, double zoom);
};

}  // namespace lanescope::ui
