// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_view.h"

#include <QCoreApplication>
#include <array>

#include "ui/stage/banks_pane.h"
#include "ui/stage/grid_pane.h"
#include "ui/stage/memory_pane.h"
#include "ui/stage/space_time_pane.h"
#include "ui/stage/warps_pane.h"

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
                    text("All blocks, and who takes what another one has stored")}};
  return views;
}

std::unique_ptr<const StagePane> makePane(StageView view, const PaneFrame& frame) {
  switch (view) {
    case StageView::memory:
      return std::make_unique<MemoryPane>(frame);
    case StageView::spaceTime:
      return std::make_unique<SpaceTimePane>(frame);
    case StageView::grid:
      return std::make_unique<GridPane>(frame);
    case StageView::warps:
      return std::make_unique<WarpsPane>(frame);
    case StageView::banks:
      return std::make_unique<BanksPane>(frame);
  }
  return nullptr;
}

}  // namespace lanescope::ui
