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

/// How one cell looks.
struct CellLook {
  QColor fill;
  QColor text;
  QColor border;   ///< invalid: none
  QString label;   ///< shown where it can be read
  QString corner;  ///< a small number at the top left, shown where there is ample room
  bool isStrong = false;
  trace::Taint::Mark wrong = trace::Taint::Mark::none;
};

/// How a cell looks by its part in the lineage that is lit: its ancestors and what is made of it in
/// colours of their own, everything else pale.
void lightLineage(const StageTheme& theme, trace::Lineage::Part part, CellLook& look);

/// Where equal cells stand in rows.
struct CellRaster {
  QPointF origin;
  int columns = 0;
  int rows = 0;
};

/// Paints equal cells with as much detail as their size allows: below 4 pixels plain fills without
/// gaps, up to some 22 plain fills with gaps, then rounded ones; labels once they can be read.
class CellPainter {
 public:
  /// `scale`: see MemoryLayout. `clip`: cells outside of it are skipped. `raster`: where all cells
  /// stand, if in rows; many small ones are then painted at once.
  CellPainter(QPainter& painter, const StageTheme& theme, double width, double height, double scale,
              const QRectF& clip, const CellRaster& raster = {});
  /// Paints what was put off: small cells, the corners of large ones, and marks of what is wrong.
  ~CellPainter();
  CellPainter(const CellPainter&) = delete;
  CellPainter& operator=(const CellPainter&) = delete;

  [[nodiscard]] bool showsLabels() const { return m_labelPixels > 0; }
  [[nodiscard]] bool showsCorners() const { return m_cornerPixels > 0; }
  /// The longest label that fits.
  [[nodiscard]] int maxChars() const { return m_maxChars; }
  [[nodiscard]] double labelPixels() const { return m_labelPixels; }
  [[nodiscard]] bool sees(const QRectF& cell) const { return m_clip.intersects(cell); }

  /// Whether each cell is a plain fill and all are painted at once.
  [[nodiscard]] bool isRaster() const { return !m_pixels.isNull(); }
  /// Fills the first cells of such a raster, row by row; what is painted later stands over it.
  void fillRaster(std::span<const QRgb> fills);
  void paint(const QRectF& cell, const CellLook& look);
  /// The same without any text: what cells that are too small for it come down to.
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
  QImage m_pixels;  ///< one a cell; null: cells are painted one by one
  QFont m_font;
  QFont m_strongFont;
  QFont m_cornerFont;
  double m_gap = 0;
  double m_radius = 0;
  double m_labelPixels = 0;
  double m_cornerPixels = 0;
  int m_maxChars = 0;
  bool m_fontIsStrong = false;
  std::vector<Corner> m_corners;
  std::vector<std::pair<QRectF, trace::Taint::Mark>> m_wrong;
};

}  // namespace lanescope::ui
