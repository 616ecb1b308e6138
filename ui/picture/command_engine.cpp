// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/command_engine.h"

#include <QImage>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/picture/svg_engine.h"

namespace lanescope::app {
namespace {

/// A distance in a command.
int milli(double pixels) {
  constexpr double kParts = 1000;
  return static_cast<int>(std::lround(pixels * kParts));
}

}  // namespace

CommandEngine::CommandEngine(PaintTables& tables)
    : QPaintEngine(PrimitiveTransform | PixmapTransform | AlphaBlend | PainterPaths | Antialiasing |
                   BrushStroke | ConstantOpacity | PaintOutsidePaintEvent),
      m_tables(tables) {}

bool CommandEngine::begin(QPaintDevice*) {
  m_commands.clear();
  m_clipped = {PaintCommand::clip};
  m_hasClip = false;
  return true;
}

void CommandEngine::updateState(const QPaintEngineState& changes) {
  const DirtyFlags changed = changes.state();
  if (changed & DirtyTransform) m_transform = changes.transform();
  if (changed & DirtyPen) m_pen = changes.pen();
  if (changed & DirtyBrush) m_brush = changes.brush();
  if (changed & DirtyOpacity) m_opacity = changes.opacity();
  if (changed & DirtyHints) m_isSmooth = changes.renderHints().testFlag(QPainter::Antialiasing);
  if (changed & DirtyClipPath) clip(changes.clipPath().boundingRect(), changes.clipOperation());
  if (changed & DirtyClipRegion) {
    clip(QRectF(changes.clipRegion().boundingRect()), changes.clipOperation());
  }
  if (changed & DirtyClipEnabled) m_isClipEnabled = changes.isClipEnabled();
}

void CommandEngine::clip(QRectF area, Qt::ClipOperation operation) {
  area = m_transform.mapRect(area);
  if (operation == Qt::IntersectClip && m_hasClip) area &= m_clip;
  m_hasClip = operation != Qt::NoClip;
  m_clip = area;
}

QRgb CommandEngine::rgbOf(const QColor& color) const {
  const int alpha = static_cast<int>(std::lround(color.alpha() * m_opacity));
  if (alpha == 0) return 0;
  return qRgba(color.red(), color.green(), color.blue(), alpha);
}

QRgb CommandEngine::penColor() const {
  return m_pen.style() == Qt::NoPen ? 0 : rgbOf(m_pen.color());
}

QRgb CommandEngine::brushColor() const {
  return m_brush.style() == Qt::NoBrush ? 0 : rgbOf(m_brush.color());
}

void CommandEngine::add(const QRectF& bounds, std::vector<int> numbers, std::vector<QRgb> colors) {
  const bool isClipped = m_hasClip && m_isClipEnabled;
  const double half = m_pen.style() == Qt::NoPen ? 0.01 : std::max(0.5, m_pen.widthF() / 2);
  if (isClipped && !m_clip.intersects(bounds.adjusted(-half, -half, half, half))) return;
  std::vector<int> clipped{PaintCommand::clip};
  if (isClipped) {
    for (const double edge : {m_clip.x(), m_clip.y(), m_clip.width(), m_clip.height()}) {
      clipped.push_back(milli(edge));
    }
  }
  if (clipped != m_clipped) {
    m_clipped = clipped;
    m_commands.push_back({std::move(clipped), {}});
  }
  m_commands.push_back({std::move(numbers), std::move(colors)});
}

void CommandEngine::addPath(const QPainterPath& path, bool isFilled) {
  if (path.isEmpty()) return;
  const QPainterPath mapped = m_transform.map(path);
  const QRectF bounds = mapped.controlPointRect();
  const int shape = m_tables.shapeOf(mapped.translated(-bounds.topLeft()));
  add(bounds,
      {PaintCommand::path, m_isSmooth ? 1 : 0, m_tables.penOf(m_pen),
       path.fillRule() == Qt::OddEvenFill ? 1 : 0, shape, milli(bounds.x()), milli(bounds.y())},
      {penColor(), isFilled ? brushColor() : 0});
}

void CommandEngine::drawPath(const QPainterPath& path) {
  addPath(path, true);
}

void CommandEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  if (count < 2) return;
  QPainterPath path(points[0]);
  for (int i = 1; i < count; ++i) path.lineTo(points[i]);
  if (mode != PolylineMode) path.closeSubpath();
  path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
  addPath(path, mode != PolylineMode);
}

void CommandEngine::drawRects(const QRectF* rects, int count) {
  for (int i = 0; i < count; ++i) {
    if (m_transform.type() > QTransform::TxScale) {
      QPainterPath path;
      path.addRect(rects[i]);
      addPath(path, true);
      continue;
    }
    const QRectF rect = m_transform.mapRect(rects[i].normalized());
    add(rect,
        {PaintCommand::rect, m_isSmooth ? 1 : 0, m_tables.penOf(m_pen), milli(rect.x()),
         milli(rect.y()), milli(rect.width()), milli(rect.height())},
        {penColor(), brushColor()});
  }
}

void CommandEngine::drawLines(const QLineF* lines, int count) {
  if (m_pen.style() == Qt::NoPen) return;
  for (int i = 0; i < count; ++i) {
    const QLineF line = m_transform.map(lines[i]);
    add(QRectF(line.p1(), line.p2()).normalized(),
        {PaintCommand::line, m_isSmooth ? 1 : 0, m_tables.penOf(m_pen), milli(line.x1()),
         milli(line.y1()), milli(line.x2()), milli(line.y2())},
        {penColor()});
  }
}

void CommandEngine::drawEllipse(const QRectF& bounds) {
  QPainterPath path;
  path.addEllipse(bounds);
  addPath(path, true);
}

void CommandEngine::drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) {
  drawImage(to, pixmap.toImage(), from, Qt::AutoColor);
}

void CommandEngine::drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                              Qt::ImageConversionFlags) {
  const QImage cells = image.copy(from.toAlignedRect()).convertToFormat(QImage::Format_ARGB32);
  const QRectF area = m_transform.mapRect(to);
  std::vector<QRgb> colors;
  for (int y = 0; y < cells.height(); ++y) {
    const auto* row = reinterpret_cast<const QRgb*>(cells.constScanLine(y));
    std::transform(row, row + cells.width(), std::back_inserter(colors),
                   [this](QRgb color) { return rgbOf(QColor::fromRgba(color)); });
  }
  add(area,
      {PaintCommand::image, milli(area.x()), milli(area.y()), milli(area.width()),
       milli(area.height()), cells.width()},
      std::move(colors));
}

void CommandEngine::drawTextItem(const QPointF& baseline, const QTextItem& item) {
  if (item.text().trimmed().isEmpty() || m_pen.style() == Qt::NoPen) return;
  const QPointF at = m_transform.map(baseline);
  const QRectF bounds(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
  add(bounds,
      {PaintCommand::text, m_tables.runOf(item.font(), item.text()), milli(at.x()), milli(at.y())},
      {rgbOf(m_pen.color())});
}

int CommandDevice::metric(PaintDeviceMetric metric) const {
  constexpr double kMillimetersPerInch = 25.4;
  const auto millimeters = [](int pixels) {
    return static_cast<int>(std::lround(pixels * kMillimetersPerInch / kDotsPerInch));
  };
  switch (metric) {
    case PdmWidth:
      return m_size.width();
    case PdmHeight:
      return m_size.height();
    case PdmWidthMM:
      return millimeters(m_size.width());
    case PdmHeightMM:
      return millimeters(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return kDotsPerInch;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDepth:
      return 32;
    default:
      return QPaintDevice::metric(metric);
  }
}

}  // namespace lanescope::app
