// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/stage_view.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace lanescope::ui {
namespace {

QString text(const char* source) {
  return QCoreApplication::translate("StageView", source);
}

}  // namespace

std::span<const StageViewInfo> stageViews() {
  static const std::array views{
      StageViewInfo{StageView::memory, "memory", text("Memory"),
                    text("The arrays, the threads, and what they read and write")},
      StageViewInfo{StageView::spaceTime, "space-time", text("Space-time"),
                    text("A row for each epoch, a column for each element")},
      StageViewInfo{StageView::warps, "warps", text("Warps"),
                    text("A row for each warp: which of its 32 lanes work, and why others do not")},
      StageViewInfo{StageView::banks, "banks", text("Banks and sectors"),
                    text("What the access costs: banks of shared memory, sectors of global memory"),
                    text("Banks")},
      StageViewInfo{StageView::grid, "grid", text("Grid"),
                    text("All blocks, and which block reads what another one stored")}};
  return views;
}

QString idOf(StageView view) {
  return std::ranges::find(stageViews(), view, &StageViewInfo::view)->id;
}

}  // namespace lanescope::ui
