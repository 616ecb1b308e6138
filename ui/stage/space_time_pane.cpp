// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time_pane.h"

namespace lanescope::ui {

SpaceTimePane::SpaceTimePane(const PaneFrame& frame)
    : m_area(frame.area),
      m_graph(frame.model, frame.step),
      m_painter(frame.model, m_graph, frame.theme, frame.step, frame.progress, frame.picture(),
                frame.scale, frame.camera.zoom, frame.lineage) {}

void SpaceTimePane::paint(QPainter& painter) const {
  m_painter.paint(painter, m_area);
}

QString SpaceTimePane::describeAt(QPointF point) const {
  return m_painter.describeAt(point);
}

std::optional<std::uint32_t> SpaceTimePane::valueAt(QPointF point) const {
  return m_painter.valueAt(point);
}

}  // namespace lanescope::ui
