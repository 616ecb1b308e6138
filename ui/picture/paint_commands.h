// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QHash>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QRawFont>
#include <QString>
#include <utility>
#include <vector>

namespace lanescope::app {

/// One command of a painted picture, as a page replays it. Its geometry and its colours are apart,
/// so that one list of commands serves several themes.
struct PaintCommand {
  enum Kind : int {
    clip,   ///< x, y, width, height; nothing: no clip
    rect,   ///< smooth, pen, x, y, width, height; colours of pen and brush
    line,   ///< smooth, pen, x1, y1, x2, y2; colour of the pen
    path,   ///< smooth, pen, rule (1: even-odd), shape, x, y; colours of pen and brush
    text,   ///< run, x, y of its baseline; colour
    image,  ///< x, y, width, height, columns; a colour for each cell, row by row
  };
  /// The kind and its numbers. Distances are in thousandths of a pixel, the others are indices into
  /// PaintTables; pen -1 is none.
  std::vector<int> numbers;
  std::vector<QRgb> colors;  ///< not premultiplied; 0 is none
};

/// Keeps each of equal texts once, numbered in the order of their first use.
class InternedTexts {
 public:
  int idOf(const QByteArray& text);
  [[nodiscard]] const QList<QByteArray>& texts() const { return m_texts; }

 private:
  QHash<QByteArray, int> m_ids;
  QList<QByteArray> m_texts;
};

/// What commands refer to. Letters are outlines, so that a page has the very letters of the window
/// without a font. All entries are JSON.
class PaintTables {
 public:
  /// Pixels of the font size at which letters are kept.
  static constexpr double kOutlineSize = 512;

  /// A path with its bounds' corner at (0, 0), in pixels.
  int shapeOf(const QPainterPath& path) { return m_shapes.idOf(pathText(path, 2)); }
  /// A laid-out text: the factor of its outlines, then for each letter its shape and x.
  int runOf(const QFont& font, const QString& text);
  /// Width, cap, join and dashes of a pen, in pixels.
  int penOf(const QPen& pen);

  /// SVG path data.
  [[nodiscard]] const QList<QByteArray>& shapes() const { return m_shapes.texts(); }
  [[nodiscard]] const QList<QByteArray>& runs() const { return m_runs.texts(); }
  [[nodiscard]] const QList<QByteArray>& pens() const { return m_pens.texts(); }

 private:
  static QByteArray pathText(const QPainterPath& path, int decimals);
  int outlineOf(const QRawFont& font, quint32 glyph);

  InternedTexts m_shapes;
  InternedTexts m_runs;
  InternedTexts m_pens;
  QHash<std::pair<QString, quint32>, int> m_outlines;    ///< by the font's name and the glyph
  QHash<std::pair<QString, QString>, int> m_runsByText;  ///< by the font's key and the text
  QFont m_font;                                          ///< the last one, whose key is known
  QString m_fontKey;
};

}  // namespace lanescope::app
