// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/panes.h"

#include "ui/stage/banks/banks_pane.h"
#include "ui/stage/grid/grid_pane.h"
#include "ui/stage/memory/memory_pane.h"
#include "ui/stage/pipeline/pipeline_pane.h"
#include "ui/stage/space_time/space_time_pane.h"
#include "ui/stage/tiles/tiles_pane.h"
#include "ui/stage/warps/warps_pane.h"

namespace lanescope::ui {

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
    case StageView::pipeline:
      return std::make_unique<PipelinePane>(frame);
    case StageView::tiles:
      return std::make_unique<TilesPane>(frame);
  }
  return nullptr;
}

}  // namespace lanescope::ui
