// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/warp_costs.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <bit>

#include "ui/picture/picture_group.h"
#include "ui/stage/banks/cost_words.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/banks/request_colors.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

WarpCosts::WarpCosts(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area)
    : m_frame(frame), m_cost(cost), m_area(area), m_titleHeight(std::max(26.0, 40 * frame.scale)) {
  const auto rows = static_cast<double>(cost.requests().size());
  m_rowHeight = std::clamp((area.height() - m_titleHeight) / rows, 1e-3,
                           std::max(15.0, 22 * frame.scale * frame.camera.zoom));
}

QRectF WarpCosts::rowOf(std::size_t which) const {
  return {m_area.left(), m_area.top() + m_titleHeight + static_cast<double>(which) * m_rowHeight,
          m_area.width(), m_rowHeight};
}

void WarpCosts::paint(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("warps"));
  const double scale = m_frame.scale;
  const StageTheme& theme = m_frame.theme;
  const RequestColors colors(m_cost, theme);
  const double pixels = std::max(9.0, 12 * scale);
  std::uint64_t sum = 0;
  std::uint32_t most = 1;
  for (const trace::AccessCost& cost : m_cost.costs()) {
    sum += MemoryCost::sizeOf(cost);
    most = std::max(most, MemoryCost::sizeOf(cost));
  }
  painter.save();
  const QFont plain = theme.sansFont(pixels);
  const QFont strong = theme.sansFont(pixels, QFont::Bold);
  const QFontMetricsF metrics(strong);
  const double line = m_titleHeight / 2;
  painter.setPen(theme.mutedText);
  painter.setFont(plain);
  //: Above a list of warps
  painter.drawText(
      QRectF(m_area.left(), m_area.top(), m_area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
      m_cost.requests().size() == 1 ? tr("1 warp")
                                    : /*: Above a list of warps. %1: how many */ tr("%1 warps")
                                          .arg(m_cost.requests().size()));
  painter.setPen(theme.text);
  painter.drawText(QRectF(m_area.left(), m_area.top() + 0.85 * line, m_area.width(), line),
                   Qt::AlignLeft | Qt::AlignVCenter, m_cost.sizeText(sum));
  const double names = metrics.horizontalAdvance(QStringLiteral("88")) + 6 * scale;
  const double numbers = metrics.horizontalAdvance(QStringLiteral("88")) + 4 * scale;
  const double bars = std::max(4.0, m_area.width() - names - numbers);
  std::size_t every = 1;
  while (static_cast<double>(every) * m_rowHeight < 1.15 * pixels && every < 64) every *= 2;
  for (std::size_t i = 0; i < m_cost.requests().size(); ++i) {
    const QRectF row = rowOf(i);
    const bool isShown = i == m_cost.shown();
    const std::uint32_t size = MemoryCost::sizeOf(m_cost.costs()[i]);
    const QRectF bar(row.left() + names, row.top() + 0.15 * row.height(), bars * size / most,
                     0.7 * row.height());
    painter.fillRect(bar, isShown ? colors.role.fill : colors.unused);
    if (isShown) {
      painter.setPen(QPen(theme.text, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(bar);
    }
    if (i % every != 0) continue;
    painter.setFont(isShown ? strong : plain);
    painter.setPen(isShown ? theme.text : theme.mutedText);
    const QRectF place = row.adjusted(0, -pixels, 0, pixels);
    painter.drawText(QRectF(place.left(), place.top(), names - 6 * scale, place.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(m_cost.requests()[i].warp));
    painter.drawText(QRectF(bar.right() + 4 * scale, place.top(), numbers, place.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, QString::number(size));
  }
  painter.restore();
}

std::optional<std::size_t> WarpCosts::at(QPointF point) const {
  for (std::size_t i = 0; i < m_cost.requests().size(); ++i) {
    if (rowOf(i).contains(point)) return i;
  }
  return std::nullopt;
}

QString WarpCosts::describeAt(QPointF point) const {
  const auto which = at(point);
  return which ? CostWords(m_cost).warp(*which) : QString();
}

Chosen WarpCosts::threadAt(QPointF point) const {
  const auto which = at(point);
  if (!which) return {};
  const trace::WarpRequest& request = m_cost.requests()[*which];
  return request.warp * trace::kWarpSize +
         static_cast<std::uint32_t>(std::countr_zero(request.lanes));
}

}  // namespace lanescope::ui
