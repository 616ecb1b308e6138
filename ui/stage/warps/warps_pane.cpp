// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/warps_pane.h"

#include "ui/stage/model/stage_model.h"
#include "ui/stage/warps/efficiency_strip.h"
#include "ui/stage/warps/warps_painter.h"
#include "ui/stage/warps/warps_words.h"

namespace lanescope::ui {

WarpsPane::WarpsPane(const PaneFrame& frame)
    : m_frame(frame),
      m_states(*frame.model.timeline, frame.model.activity, static_cast<std::size_t>(frame.step),
               frame.hidesFuture),
      m_legend(
          WarpsPainter::legendOf(frame, WarpsLayout::legendWidth(frame.picture(), frame.scale))),
      m_layout(m_states.warpCount(), frame.picture(), m_legend.height(), frame.scale,
               frame.camera.zoom) {}

void WarpsPane::paint(QPainter& painter) const {
  WarpsPainter(m_frame, m_states, m_layout).paint(painter, m_legend);
  if (m_layout.strip.isEmpty()) return;
  EfficiencyStrip(m_frame, m_layout.strip).paint(painter);
}

QString WarpsPane::describeAt(QPointF point) const {
  if (const auto place = m_layout.at(point)) {
    return WarpsWords(m_frame.model, m_states, m_frame.step, m_frame.taint)
        .describe(place->warp, place->lane);
  }
  if (m_layout.strip.isEmpty()) return {};
  return EfficiencyStrip(m_frame, m_layout.strip).describeAt(point);
}

Chosen WarpsPane::threadAt(QPointF point) const {
  const auto place = m_layout.at(point);
  if (!place || m_states.lanesOf(place->warp)[place->lane] == trace::LaneState::noThread) return {};
  return place->warp * trace::kWarpSize + place->lane;
}

}  // namespace lanescope::ui
