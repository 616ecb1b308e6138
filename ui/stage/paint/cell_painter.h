// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <QString>
#include <span>
#include <utility>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/flow/lineage.h"

class QPainter;

namespace lanescope::ui {

struct StageTheme;

/// The look of one cell.
struct CellLook {
  QColor fill;
  QColor text;
  QColor border;   ///< invalid: none
  QString label;   ///< drawn only where it can be read
  QString corner;  ///< a small number at the top left, drawn only in large cells
  bool isStrong = false;
  trace::Taint::Mark wrong = trace::Taint::Mark::none;
};

/// Colours a cell by its part in the lit lineage: ancestors and descendants have a colour each,
/// everything else is pale.
void lightLineage(const StageTheme& theme, trace::Lineage::Part part, CellLook& look);

/// The type of the labels in cells of one size.
struct CellLabels {
  double pixels = 0;  ///< 0: the cells are too small for labels that can be read
  int maxChars = 0;   ///< of the longest label that fits

  /// `scale`: see MemoryLayout.
  [[nodiscard]] static CellLabels in(double width, double height, double scale);
};

/// A grid of equal cells.
struct CellRaster {
  QPointF origin;
  int columns = 0;
  int rows = 0;
};

/// Paints equal cells with as much detail as their size allows. Cells below 4 pixels are plain
/// fills without gaps, up to some 22 pixels plain fills with gaps, larger ones rounded. Labels
/// appear once they can be read.
class CellPainter {
 public:
  /// `scale`: see MemoryLayout. Cells outside of `clip` are skipped. `raster` is the grid that the
  /// cells stand in; many small cells are then painted at once.
  CellPainter(QPainter& painter, const StageTheme& theme, double width, double height, double scale,
              const QRectF& clip, const CellRaster& raster = {});
  /// Paints what was put off: small cells, the corners of large ones, and marks of wrong values.
  ~CellPainter();
  CellPainter(const CellPainter&) = delete;
  CellPainter& operator=(const CellPainter&) = delete;

  [[nodiscard]] bool showsLabels() const { return m_labels.pixels > 0; }
  [[nodiscard]] bool showsCorners() const { return m_cornerPixels > 0; }
  /// Length of the longest label that fits.
  [[nodiscard]] int maxChars() const { return m_labels.maxChars; }
  [[nodiscard]] bool sees(const QRectF& cell) const { return m_clip.intersects(cell); }

  /// True when each cell is a plain fill and all are painted at once.
  [[nodiscard]] bool isRaster() const { return !m_pixels.isNull(); }
  /// Fills the first cells of a raster, row by row. Later painting covers them.
  void fillRaster(std::span<const QRgb> fills);
  void paint(const QRectF& cell, const CellLook& look);
  /// As `paint`, for cells that are too small for text.
  void paintPlain(const QRectF& cell, const QColor& fill, const QColor& border);

 private:
  struct Corner {
    QRectF cell;
    QColor color;
    QString text;
  };

  void paintPixels();

  QPainter& m_painter;
  const StageTheme& m_theme;
  QRectF m_clip;
  double m_width;
  double m_height;
  CellRaster m_raster;
  QImage m_pixels;  ///< one pixel per cell; null: cells are painted one by one
  QFont m_font;
  QFont m_strongFont;
  QFont m_cornerFont;
  double m_gap = 0;
  bool m_isOutlined = false;
  double m_radius = 0;
  CellLabels m_labels;
  double m_cornerPixels = 0;
  bool m_fontIsStrong = false;
  std::vector<Corner> m_corners;
  std::vector<std::pair<QRectF, trace::Taint::Mark>> m_wrong;
};

}  // namespace lanescope::ui
