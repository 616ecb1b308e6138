// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/warps_table.h"

#include <QCoreApplication>
#include <memory>

#include "trace/count/lane_states.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/warps/warps_words.h"

namespace lanescope::ui {
namespace {

struct WarpsTableWords {
  Q_DECLARE_TR_FUNCTIONS(WarpsTable)
};

}  // namespace

StageTable warpsTable(const TableFrame& frame) {
  const auto states = std::make_shared<const trace::LaneStates>(
      *frame.model.timeline, frame.model.activity, static_cast<std::size_t>(frame.step),
      frame.hidesFuture);
  StageTable table;
  table.summary = WarpsWords(frame.model, *states, frame.step, frame.taint).summary(false);
  for (std::uint32_t warp = 0; warp < states->warpCount(); ++warp) {
    //: Name of a row for screen readers. %1: its number
    table.rows += WarpsTableWords::tr("warp %1").arg(warp);
  }
  for (std::uint32_t lane = 0; lane < trace::kWarpSize; ++lane) {
    //: Name of a column for screen readers. %1: its number
    table.columns += WarpsTableWords::tr("lane %1").arg(lane);
  }
  table.columns += WarpsTableWords::tr("lanes that take part");
  table.cell = [states, frame](int row, int column) {
    const WarpsWords words(frame.model, *states, frame.step, frame.taint);
    const auto warp = static_cast<std::uint32_t>(row);
    const auto lane = static_cast<std::uint32_t>(column);
    return lane < trace::kWarpSize ? inOneLine(words.describe(warp, lane)) : words.count(warp);
  };
  return table;
}

}  // namespace lanescope::ui
