// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>

#include "trace/count/lane_states.h"
#include "trace/count/warp_activity.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/pane_legend.h"

namespace lanescope::ui {

struct WarpsLayout;

/// Paints the warps view of one step.
class WarpsPainter {
  Q_DECLARE_TR_FUNCTIONS(WarpsPainter)

 public:
  WarpsPainter(const PaneFrame& frame, const trace::LaneStates& states, const WarpsLayout& layout);

  /// What the states' looks mean; the same in each step of a block.
  [[nodiscard]] static PaneLegend legendOf(const PaneFrame& frame, double width);

  void paint(QPainter& painter, const PaneLegend& legend) const;

 private:
  void paintHeading(QPainter& painter) const;
  /// How much the step keeps busy.
  [[nodiscard]] QString summary(const trace::WarpActivity::Sum& sum, bool isShort) const;
  void paintLaneNumbers(QPainter& painter) const;
  void paintWarpNumbers(QPainter& painter) const;
  void paintLanes(QPainter& painter) const;
  void paintCounts(QPainter& painter) const;
  /// Why a warp does not work, in a word.
  [[nodiscard]] QString idleWord(std::uint32_t warp) const;

  const PaneFrame& m_frame;
  const trace::LaneStates& m_states;
  const WarpsLayout& m_layout;
};

}  // namespace lanescope::ui
