// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/efficiency_strip.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/text/number_text.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/paint/step_role.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr double kWidestBar = 60;

double titlePixels(double scale) {
  return std::max(10.0, 13 * scale);
}

}  // namespace

EfficiencyStrip::EfficiencyStrip(const PaneFrame& frame, const QRectF& area)
    : m_model(frame.model),
      m_theme(frame.theme),
      m_step(frame.step),
      m_count(frame.hidesFuture ? frame.step + 1 : frame.model.stepCount()),
      m_area(area),
      m_bars(area.adjusted(0, titlePixels(frame.scale) * 1.35, 0, -6 * frame.scale)),
      m_scale(frame.scale) {
  // With few steps the bars leave a part of the strip empty.
  m_width = std::min(m_bars.width(), m_count * kWidestBar * m_scale);
}

void EfficiencyStrip::paint(QPainter& painter) const {
  const app::PictureGroup group(painter, QStringLiteral("efficiency"));
  const auto steps = static_cast<std::size_t>(m_count);
  const auto percent = std::lround(100 * m_model.activity.over(0, steps).efficiency());
  //: Ends the heading "efficiency, …". %1: how many; %2: percent
  const QString ofSteps =
      (m_count < m_model.stepCount()
           ? tr("of the %1 steps so far: %2 %")
           : /*: Ends the heading "efficiency, …". %1: how many; %2: percent */ tr(
                 "of all %1 steps: %2 %"))
          .arg(groupedNumber(m_count))
          .arg(percent);
  painter.save();
  painter.setFont(m_theme.sansFont(titlePixels(m_scale)));
  painter.setPen(m_theme.mutedText);
  paintWhole(
      painter, QRectF(m_area.left(), m_area.top(), m_area.width(), titlePixels(m_scale) * 1.3),
      {//: A heading. Efficiency: the part of the lanes that work. %1: "of all 30 steps: 42 %"
       tr("efficiency of each step; %1").arg(ofSteps),
       //: A heading. Efficiency: the part of the lanes that work. %1: "of all 30 steps: 42 %"
       tr("efficiency, %1").arg(ofSteps)});
  painter.fillRect(m_bars, m_theme.cellUnknown);
  const auto bars = std::min(steps, static_cast<std::size_t>(std::max(1.0, m_width / 2)));
  const double width = m_width / static_cast<double>(bars);
  const double gap = width >= 6 ? 1.5 : width >= 3 ? 1 : 0;
  const QColor ofSeveral = mix(m_theme.mutedText, m_theme.panel, 0.45);
  for (std::size_t bar = 0; bar < bars; ++bar) {
    const double efficiency =
        m_model.activity.over(bar * steps / bars, (bar + 1) * steps / bars).efficiency();
    const double height = std::max(1.0, efficiency * m_bars.height());
    painter.fillRect(QRectF(m_bars.left() + static_cast<double>(bar) * width,
                            m_bars.bottom() - height, width - gap, height),
                     bars < steps ? ofSeveral
                                  : mix(roleOf(m_model.timeline->step(bar).kind, m_theme).fill,
                                        m_theme.panel, 0.45));
  }
  painter.setPen(QPen(m_theme.border, 1));
  painter.drawLine(m_bars.topLeft(), m_bars.topRight());
  painter.drawLine(QPointF(m_bars.left(), m_bars.center().y()),
                   QPointF(m_bars.right(), m_bars.center().y()));
  painter.setPen(QPen(m_theme.mutedText, 1));
  painter.drawLine(m_bars.bottomLeft(), m_bars.bottomRight());
  painter.setFont(m_theme.sansFont(std::max(9.0, 11 * m_scale)));
  const double label = std::max(14.0, 16 * m_scale);
  const double left = m_bars.right() + 6 * m_scale;
  //: The upper end of a scale
  painter.drawText(QRectF(left, m_bars.top() - label / 2, 6 * label, label),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("100 %"));
  if (m_bars.height() > 2.2 * label) {
    //: The middle of a scale
    painter.drawText(QRectF(left, m_bars.center().y() - label / 2, 6 * label, label),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("50 %"));
  }
  paintCurrent(painter);
  painter.restore();
}

void EfficiencyStrip::paintCurrent(QPainter& painter) const {
  const auto step = static_cast<std::size_t>(m_step);
  const double width = m_width / m_count;
  const double shown = std::max(3.0, width - (width >= 6 ? 1.5 : 0));
  const double left = std::min(m_bars.left() + m_step * width, m_bars.left() + m_width - shown);
  const double height =
      std::max(1.0, m_model.activity.over(step, step + 1).efficiency() * m_bars.height());
  const RoleColors& role = roleOf(m_model.timeline->step(step).kind, m_theme);
  painter.fillRect(QRectF(left, m_bars.top(), shown, m_bars.height()),
                   mix(m_theme.panel, role.fill, 0.3));
  painter.fillRect(QRectF(left, m_bars.bottom() - height, shown, height), role.fill);
  const double size = std::max(3.0, 4.5 * m_scale);
  const QPointF tip(left + shown / 2, m_bars.bottom() + 1);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.text);
  painter.drawPolygon(
      QPolygonF({tip, tip + QPointF(-size, 1.3 * size), tip + QPointF(size, 1.3 * size)}));
}

QString EfficiencyStrip::describeAt(QPointF point) const {
  if (!m_bars.contains(point) || point.x() >= m_bars.left() + m_width) return {};
  const int step =
      std::clamp(static_cast<int>((point.x() - m_bars.left()) / m_width * m_count), 0, m_count - 1);
  const auto first = static_cast<std::size_t>(step);
  const trace::WarpActivity::Sum sum = m_model.activity.over(first, first + 1);
  //: %1, %2: numbers; %3: how many; %4: of how many; %5: percent
  return tr("Step %1, line %2: %3 of %4 lanes of the working warps take part, %5 %")
      .arg(step + 1)
      .arg(m_model.timeline->step(first).line)
      .arg(sum.lanes)
      .arg(sum.warps * trace::kWarpSize)
      .arg(std::lround(100 * sum.efficiency()));
}

}  // namespace lanescope::ui
