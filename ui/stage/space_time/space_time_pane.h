// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/model/stage_pane.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "ui/stage/space_time/space_time_layout.h"

namespace lanescope::ui {

/// The space-time diagram around the current epoch.
class SpaceTimePane : public StagePane {
 public:
  explicit SpaceTimePane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] std::optional<std::uint32_t> valueAt(QPointF point) const override;

 private:
  PaneFrame m_frame;
  SpaceTimeGraph m_graph;
  SpaceTimeLayout m_layout;
};

}  // namespace lanescope::ui
