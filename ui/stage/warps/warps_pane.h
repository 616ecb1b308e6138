// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/count/lane_states.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/pane_legend.h"
#include "ui/stage/warps/warps_layout.h"

namespace lanescope::ui {

/// The warps view: a row for each warp, what its 32 lanes do in the step and why others are idle;
/// below, the warp efficiency of all steps.
class WarpsPane : public StagePane {
 public:
  explicit WarpsPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  PaneFrame m_frame;
  trace::LaneStates m_states;
  PaneLegend m_legend;
  WarpsLayout m_layout;
};

}  // namespace lanescope::ui
