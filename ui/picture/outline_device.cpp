// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/outline_device.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace lanescope::app {
namespace {

constexpr double kMillimetersPerInch = 25.4;

int millimeters(int dots) {
  return static_cast<int>(std::lround(dots * kMillimetersPerInch / kDotsPerInch));
}

}  // namespace

OutlineEngine::OutlineEngine(QPainter& target)
    : QPaintEngine(AllFeatures & ~PaintEngineFeatures(PatternBrush | PerspectiveTransform |
                                                      ConicalGradientFill | PorterDuff)),
      m_target(target) {}

bool OutlineEngine::begin(QPaintDevice*) {
  m_target.save();
  return true;
}

bool OutlineEngine::end() {
  m_target.restore();
  return true;
}

void OutlineEngine::updateState(const QPaintEngineState& changes) {
  const DirtyFlags changed = changes.state();
  if (changed & DirtyTransform) m_target.setTransform(changes.transform());
  if (changed & DirtyPen) m_target.setPen(changes.pen());
  if (changed & DirtyBrush) m_target.setBrush(changes.brush());
  if (changed & DirtyBrushOrigin) m_target.setBrushOrigin(changes.brushOrigin());
  if (changed & DirtyOpacity) m_target.setOpacity(changes.opacity());
  if (changed & DirtyHints) m_target.setRenderHints(changes.renderHints());
  if (changed & DirtyClipPath) m_target.setClipPath(changes.clipPath(), changes.clipOperation());
  if (changed & DirtyClipRegion)
    m_target.setClipRegion(changes.clipRegion(), changes.clipOperation());
  if (changed & DirtyClipEnabled) m_target.setClipping(changes.isClipEnabled());
}

void OutlineEngine::drawPath(const QPainterPath& path) {
  m_target.drawPath(path);
}

void OutlineEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  if (mode == PolylineMode) {
    m_target.drawPolyline(points, count);
  } else {
    m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
  }
}

void OutlineEngine::drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) {
  m_target.drawPixmap(to, pixmap, from);
}

void OutlineEngine::drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                              Qt::ImageConversionFlags flags) {
  m_target.drawImage(to, image, from, flags);
}

void OutlineEngine::drawTextItem(const QPointF& baseline, const QTextItem& item) {
  QPainterPath outlines;
  outlines.addText(baseline, item.font(), item.text());
  const QPen pen = m_target.pen();
  const QBrush brush = m_target.brush();
  m_target.setPen(Qt::NoPen);
  m_target.setBrush(pen.brush());
  m_target.drawPath(outlines);
  m_target.setPen(pen);
  m_target.setBrush(brush);
}

int OutlineDevice::metric(PaintDeviceMetric metric) const {
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
    case PdmDepth:
      return 32;
    default:
      return QPaintDevice::metric(metric);
  }
}

}  // namespace lanescope::app
