// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/side_by_side.h"

#include "ui/compare/comparison_panel.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {
namespace {

/// Narrower, 16 cells side by side in one of two views have no room for a number.
constexpr int kLeastWidthOfTwoViews = 1160;
/// Lower, the table takes more than a third of the height.
constexpr int kLeastHeightOfTable = 640;

StageViews firstOf(StageViews views) {
  for (const StageViewInfo& info : stageViews()) {
    if (views.testFlag(info.view)) return info.view;
  }
  return views;
}

}  // namespace

void SideBySide::begin(QSize room) {
  if (m_hasBegun) return;
  m_hasBegun = true;
  if (room.height() < kLeastHeightOfTable) m_table.setFolded(true);
  const StageViews views = m_stage.look().views;
  m_one = firstOf(views);
  if (room.width() >= kLeastWidthOfTwoViews || views == m_one) return;
  m_before = views;
  m_stage.setViews(m_one);
}

void SideBySide::end() {
  m_hasBegun = false;
  if (m_before && m_stage.look().views == m_one) m_stage.setViews(m_before);
  m_before = {};
}

}  // namespace lanescope::ui
