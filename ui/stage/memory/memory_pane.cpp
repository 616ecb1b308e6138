// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_pane.h"

#include "ui/stage/memory/memory_lookup.h"
#include "ui/stage/memory/memory_painter.h"

namespace lanescope::ui {

MemoryPane::MemoryPane(const PaneFrame& frame)
    : m_frame(frame), m_layout(frame.model, frame.picture(), frame.scale, frame.camera.zoom) {}

void MemoryPane::paint(QPainter& painter) const {
  MemoryPainter(m_frame.model, m_frame.theme, m_frame.step, m_frame.progress, m_frame.scale,
                m_frame.chosen, m_frame.lineage, m_frame.hidesFuture, m_frame.taint, m_frame.kept)
      .paint(painter, m_layout, m_frame.area);
}

QString MemoryPane::describeAt(QPointF point) const {
  return MemoryLookup(m_frame.model, m_frame.step, m_frame.hidesFuture, m_frame.taint)
      .describeAt(m_layout, point);
}

Chosen MemoryPane::threadAt(QPointF point) const {
  return MemoryLookup(m_frame.model, m_frame.step, m_frame.hidesFuture).threadAt(m_layout, point);
}

std::optional<std::uint32_t> MemoryPane::valueAt(QPointF point) const {
  return MemoryLookup(m_frame.model, m_frame.step, m_frame.hidesFuture).valueAt(m_layout, point);
}

}  // namespace lanescope::ui
