// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_pane.h"

#include "ui/stage/space_time/space_time_painter.h"
#include "ui/stage/space_time/space_time_words.h"

namespace lanescope::ui {

SpaceTimePane::SpaceTimePane(const PaneFrame& frame)
    : m_frame(frame),
      m_graph(frame.model, frame.step, frame.hidesFuture),
      m_layout(m_graph, frame.picture(), frame.scale, frame.camera.zoom) {}

void SpaceTimePane::paint(QPainter& painter) const {
  SpaceTimePainter(m_frame, m_graph, m_layout).paint(painter);
}

std::optional<std::uint32_t> SpaceTimePane::valueAt(QPointF point) const {
  const auto found = m_layout.nodeAt(point);
  if (!found) return std::nullopt;
  return m_graph.nodes[*found].node;
}

QString SpaceTimePane::describeAt(QPointF point) const {
  const auto found = m_layout.nodeAt(point);
  if (!found) return {};
  const SpaceTimeWords words(m_frame.model, m_graph);
  QString what = words.describe(*found);
  if (m_frame.taint == nullptr) return what;
  const QString wrong = words.wrong(*found, *m_frame.taint, m_frame.step);
  return wrong.isEmpty() ? what : what + QLatin1Char('\n') + wrong;
}

}  // namespace lanescope::ui
