// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/warps/warps_pane.h"

#include "ui/stage/model/stage_model.h"
#include "ui/stage/warps/efficiency_strip.h"
#include "ui/stage/warps/warps_painter.h"
#include "ui/stage/words/lane_sentence.h"
#include "ui/stage/words/wrong_sentence.h"

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
    QString what =
        LaneSentence(m_frame.model, m_frame.step)
            .compose(place->warp, place->lane, m_states.lanesOf(place->warp)[place->lane]);
    if (m_frame.taint == nullptr) return what;
    const QString wrong = WrongSentence(m_frame.model, *m_frame.taint)
                              .ofThread(static_cast<std::size_t>(m_frame.step),
                                        place->warp * trace::kWarpSize + place->lane);
    return wrong.isEmpty() ? what : what + QLatin1Char('\n') + wrong;
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
