// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/paint_commands.h"

#include <QGlyphRun>
#include <QTextLayout>
#include <algorithm>

namespace lanescope::app {
namespace {

/// A number without needless zeros.
QByteArray numberText(double value, int decimals) {
  QByteArray text = QByteArray::number(value, 'f', decimals);
  if (decimals > 0) {
    while (text.endsWith('0')) text.chop(1);
    if (text.endsWith('.')) text.chop(1);
  }
  return text == "-0" ? QByteArray("0") : text;
}

const char* nameOf(Qt::PenCapStyle cap) {
  return cap == Qt::RoundCap ? "round" : cap == Qt::SquareCap ? "square" : "butt";
}

const char* nameOf(Qt::PenJoinStyle join) {
  return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

}  // namespace

int InternedTexts::idOf(const QByteArray& text) {
  const auto found = m_ids.constFind(text);
  if (found != m_ids.constEnd()) return *found;
  const auto id = static_cast<int>(m_texts.size());
  m_ids.insert(text, id);
  m_texts.push_back(text);
  return id;
}

QByteArray PaintTables::pathText(const QPainterPath& path, int decimals) {
  QByteArray text = "\"";
  const auto add = [&](char letter, const QPainterPath::Element& point) {
    text += letter + numberText(point.x, decimals) + ' ' + numberText(point.y, decimals);
  };
  QPainterPath::Element start{};
  const auto close = [&](int end) {
    if (end == 0) return;
    const QPainterPath::Element last = path.elementAt(end - 1);
    if (last.x == start.x && last.y == start.y) text += 'Z';
  };
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    switch (element.type) {
      case QPainterPath::MoveToElement:
        close(i);
        start = element;
        add('M', element);
        break;
      case QPainterPath::LineToElement:
        add('L', element);
        break;
      case QPainterPath::CurveToElement:
        add('C', element);
        break;
      case QPainterPath::CurveToDataElement:
        add(' ', element);
        break;
    }
  }
  close(path.elementCount());
  return text + '"';
}

int PaintTables::outlineOf(const QRawFont& font, quint32 glyph) {
  const QString name =
      font.familyName() + QLatin1Char('/') + font.styleName() + QString::number(font.weight());
  const auto key = std::make_pair(name, glyph);
  const auto found = m_outlines.constFind(key);
  if (found != m_outlines.constEnd()) return *found;
  QRawFont large = font;
  large.setPixelSize(kOutlineSize);
  const int id = m_shapes.idOf(pathText(large.pathForGlyph(glyph), 0));
  m_outlines.insert(key, id);
  return id;
}

int PaintTables::runOf(const QFont& font, const QString& text) {
  if (m_fontKey.isEmpty() || font != m_font) {
    m_font = font;
    m_fontKey = font.key();
  }
  const auto key = std::make_pair(m_fontKey, text);
  const auto found = m_runsByText.constFind(key);
  if (found != m_runsByText.constEnd()) return *found;
  QTextLayout layout(text, font);
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  QByteArray run;
  double size = 0;
  if (line.isValid()) {
    for (const QGlyphRun& glyphs : layout.glyphRuns()) {
      const QRawFont raw = glyphs.rawFont();
      size = raw.pixelSize();
      const QList<quint32> indexes = glyphs.glyphIndexes();
      const QList<QPointF> positions = glyphs.positions();
      for (qsizetype i = 0; i < indexes.size(); ++i) {
        run += ',' + QByteArray::number(outlineOf(raw, indexes[i])) + ',' +
               numberText(positions[i].x(), 2);
      }
    }
  }
  const int id = m_runs.idOf('[' + numberText(size / kOutlineSize, 6) + run + ']');
  m_runsByText.insert(key, id);
  return id;
}

int PaintTables::penOf(const QPen& pen) {
  if (pen.style() == Qt::NoPen) return -1;
  const double width = pen.widthF() > 0 ? pen.widthF() : 1.0;
  QByteArray text = '[' + numberText(width, 3) + ",\"" + nameOf(pen.capStyle()) + "\",\"" +
                    nameOf(pen.joinStyle()) + '"';
  if (pen.style() != Qt::SolidLine) {
    for (const double dash : pen.dashPattern()) text += ',' + numberText(dash * width, 3);
  }
  return m_pens.idOf(text + ']');
}

}  // namespace lanescope::app
