// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/miniature_painter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lanescope::ui {
namespace {

/// A single access shows, and 128 accesses have the whole colour.
double shadeOf(double accesses) {
  constexpr double kOnce = 0.35;
  if (accesses <= 0) return 0;
  return kOnce + (1 - kOnce) * std::clamp(std::log2(std::max(accesses, 1.0)) / 7, 0.0, 1.0);
}

}  // namespace

void MiniaturePainter::paint(QPainter& painter, const QRectF& area) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const bool areMatrices =
      std::ranges::all_of(m_miniature.parts, [](const auto& part) { return part.rows > 1; });
  const bool isProduct = m_miniature.parts.size() == 3 && m_miniature.loadsPerResult > 0;
  if (m_miniature.parts.empty()) {
    paintNetwork(painter, area);
  } else if (isProduct) {
    paintProduct(painter, area);
  } else if (areMatrices) {
    paintSquares(painter, area);
  } else {
    paintStrips(painter, area);
  }
  painter.restore();
}

void MiniaturePainter::paintNetwork(QPainter& painter, const QRectF& area) const {
  const auto rows = static_cast<double>(m_miniature.isInputRow.size());
  if (rows == 0 || m_miniature.columns == 0) return;
  const double column = area.width() / m_miniature.columns;
  const double row = area.height() / rows;
  const auto placeOf = [&](const Miniature::Node& node) {
    return QPointF(area.left() + node.column * column, area.top() + (node.row + 0.5) * row);
  };
  const double thin = std::clamp(area.height() / 60, 0.7, 1.4);
  painter.setPen(QPen(m_theme.mutedText, thin));
  for (const Miniature::Edge& edge : m_miniature.edges) {
    painter.drawLine(placeOf(m_miniature.nodes[edge.from]), placeOf(m_miniature.nodes[edge.to]));
  }
  std::uint32_t last = 1;
  for (const Miniature::Node& node : m_miniature.nodes) last = std::max(last, node.thread);
  const double radius = std::clamp(std::min(column * 0.32, row * 0.3), 1.0, 6.0);
  painter.setPen(Qt::NoPen);
  for (const Miniature::Node& node : m_miniature.nodes) {
    const bool isInput = m_miniature.isInputRow[static_cast<std::size_t>(node.row)];
    const double depth = 0.45 + 0.55 * node.thread / last;
    painter.setBrush(isInput ? m_theme.read.ink : mix(m_theme.panel, m_theme.write.ink, depth));
    const QPointF place = placeOf(node);
    if (node.merged > 1) {
      painter.drawRect(
          QRectF(place.x() - column / 2 + thin, place.y() - radius / 2, column - 2 * thin, radius));
    } else {
      painter.drawEllipse(place, isInput ? radius * 0.8 : radius, isInput ? radius * 0.8 : radius);
    }
  }
}

void MiniaturePainter::paintProduct(QPainter& painter, const QRectF& area) const {
  const double gap = std::max(1.0, area.height() / 24);
  const double side = (std::min(area.width(), area.height()) - gap) / 2;
  const QPointF corner(area.center().x() - side - gap / 2, area.top());
  const QSizeF square(side, side);
  paintPart(painter, {corner + QPointF(0, side + gap), square}, m_miniature.parts[0]);
  paintPart(painter, {corner + QPointF(side + gap, 0), square}, m_miniature.parts[1]);
  paintPart(painter, {corner + QPointF(side + gap, side + gap), square}, m_miniature.parts[2]);
}

void MiniaturePainter::paintSquares(QPainter& painter, const QRectF& area) const {
  const auto count = static_cast<double>(m_miniature.parts.size());
  const double gap = std::max(1.0, area.width() / 24);
  const double side = std::min(area.height(), (area.width() - (count - 1) * gap) / count);
  double left = area.center().x() - (count * side + (count - 1) * gap) / 2;
  for (const Miniature::Part& part : m_miniature.parts) {
    paintPart(painter, {left, area.center().y() - side / 2, side, side}, part);
    left += side + gap;
  }
}

void MiniaturePainter::paintStrips(QPainter& painter, const QRectF& area) const {
  const double row = area.height() / static_cast<double>(m_miniature.parts.size());
  const double gap = std::min(row * 0.3, 6.0);
  double top = area.top();
  for (const Miniature::Part& part : m_miniature.parts) {
    paintPart(painter, {area.left(), top + gap / 2, area.width(), row - gap}, part);
    top += row;
  }
}

void MiniaturePainter::paintPart(QPainter& painter, const QRectF& area,
                                 const Miniature::Part& part) const {
  const QColor full = part.isWritten ? m_theme.write.ink : m_theme.read.ink;
  const double width = area.width() / part.columns;
  const double height = area.height() / part.rows;
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(area, m_theme.cellUnknown);
  std::size_t cell = 0;
  for (int row = 0; row < part.rows; ++row) {
    for (int column = 0; column < part.columns; ++column) {
      const double accesses = part.perElement[cell++];
      if (accesses <= 0) continue;
      painter.fillRect(
          QRectF(area.left() + column * width, area.top() + row * height, width, height),
          mix(m_theme.cellUnknown, full, shadeOf(accesses)));
    }
  }
  painter.setPen(QPen(m_theme.mutedText, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area);
}

}  // namespace lanescope::ui
