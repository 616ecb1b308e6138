// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/mistake_marks.h"

#include <QPainter>

namespace lanescope::ui {

void MistakeMarks::setPen(double width, bool isPale) const {
  constexpr double kPaleMark = 0.72;  // how much of the background is in it
  const QColor& ink = m_theme.finding.ink;
  m_painter.setPen(QPen(isPale ? mix(ink, m_theme.background, kPaleMark) : ink, width * m_unit));
}

void MistakeMarks::hatch(const QRectF& area) const {
  // Pale, so that the values can be read.
  const QColor ink = mix(m_theme.finding.ink, m_theme.background, 0.5);
  m_painter.fillRect(area, QBrush(ink, Qt::BDiagPattern));
}

void MistakeMarks::frame(const QRectF& area) const {
  setPen(0.2, false);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRect(area);
}

void MistakeMarks::underlay(const QList<QLineF>& edge, bool isPale) const {
  setPen(0.5, isPale);
  for (const QLineF& line : edge) m_painter.drawLine(line);
}

void MistakeMarks::drawLost(const QLineF& edge, double part, bool isPale) const {
  const QPointF end = edge.pointAt(part);
  m_painter.drawLine(edge.p1(), end);
  const double arm = 0.35 * m_unit;
  setPen(0.18, isPale);
  m_painter.drawLine(end + QPointF(-arm, -arm), end + QPointF(arm, arm));
  m_painter.drawLine(end + QPointF(-arm, arm), end + QPointF(arm, -arm));
}

}  // namespace lanescope::ui
