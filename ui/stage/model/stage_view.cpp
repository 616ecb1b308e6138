// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/stage_view.h"

#include <QCoreApplication>
#include <algorithm>

namespace lanescope::ui {
namespace {

struct ViewWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::StageView)
};

}  // namespace

std::vector<StageViewInfo> stageViews() {
  return {
      StageViewInfo{//: A view of the stage
                    StageView::memory, "memory", ViewWords::tr("Memory"),
                    ViewWords::tr("The arrays, the threads, and what they read and write")},
      StageViewInfo{
          //: A view of the stage: time goes down, the elements of an array stand side by side
          StageView::spaceTime, "space-time", ViewWords::tr("Space-time"),
          ViewWords::tr("A row for each epoch, a column for each element")},
      StageViewInfo{
          //: A view of the stage
          StageView::warps, "warps", ViewWords::tr("Warps"),
          ViewWords::tr("A row for each warp: which of its 32 lanes work, and why others do not")},
      StageViewInfo{
          StageView::banks, "banks", ViewWords::tr("Banks and sectors"),
          ViewWords::tr("What the access costs: banks of shared memory, sectors of global memory"),
          //: A view of the stage, where there is little room: banks of memory and sectors
          ViewWords::tr("Banks")},
      StageViewInfo{StageView::grid, "grid",
                    //: A view of the stage: all blocks
                    ViewWords::tr("Grid"),
                    ViewWords::tr("All blocks, and which block reads what another one stored")},
      StageViewInfo{
          //: A view of the stage: copies and products that go on at the same time
          StageView::pipeline, "pipeline", ViewWords::tr("Pipeline"),
          ViewWords::tr("Bulk copies and tensor-core products over the stages between them")},
      StageViewInfo{
          //: A view of the stage: parts of matrices in shared memory, and of the result
          StageView::tiles, "tiles", ViewWords::tr("Tiles"),
          ViewWords::tr("How a tile lies in the banks, and which lanes hold a product's sums")}};
}

QString idOf(StageView view) {
  const std::vector<StageViewInfo> views = stageViews();
  return std::ranges::find(views, view, &StageViewInfo::view)->id;
}

}  // namespace lanescope::ui
