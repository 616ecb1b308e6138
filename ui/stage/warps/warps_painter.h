// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>

#include "trace/count/lane_states.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/pane_legend.h"
#include "ui/stage/warps/warps_words.h"

namespace lanescope::ui {

struct WarpsLayout;

/// Paints the warps view of one step.
class WarpsPainter {
  Q_DECLARE_TR_FUNCTIONS(WarpsPainter)

 public:
  WarpsPainter(const PaneFrame& frame, const trace::LaneStates& states, const WarpsLayout& layout);

  /// The meaning of each lane state's look; it is the same in all steps of a block.
  [[nodiscard]] static PaneLegend legendOf(const PaneFrame& frame, double width);

  void paint(QPainter& painter, const PaneLegend& legend) const;

 private:
  void paintHeading(QPainter& painter) const;
  void paintLaneNumbers(QPainter& painter) const;
  void paintWarpNumbers(QPainter& painter) const;
  void paintLanes(QPainter& painter) const;
  void paintCounts(QPainter& painter) const;

  const PaneFrame& m_frame;
  const trace::LaneStates& m_states;
  WarpsWords m_words;
  const WarpsLayout& m_layout;
};

}  // namespace lanescope::ui
