// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

class ComparisonPanel;
class StageWidget;

/// Arranges two stages in little room: each shows one view, and the table below them is folded.
/// What the user changes afterwards stays.
class SideBySide {
 public:
  /// The stage, which the other one follows, and the table must outlive this.
  SideBySide(StageWidget& stage, ComparisonPanel& table) : m_stage(stage), m_table(table) {}

  /// A second stage stands beside the first. Only the first call before an `end` acts. `room`: of
  /// both stages and the table in pixels, at the usual type size.
  void begin(QSize room);
  /// The comparison has ended: the views are again those of before, unless the user has changed
  /// them.
  void end();

 private:
  StageWidget& m_stage;
  ComparisonPanel& m_table;
  bool m_hasBegun = false;
  StageViews m_before;  ///< the views that were reduced to one; empty: none were
  StageViews m_one;     ///< and to which
};

}  // namespace lanescope::ui
