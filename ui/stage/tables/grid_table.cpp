// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/grid_table.h"

#include <QCoreApplication>
#include <QRectF>
#include <algorithm>

#include "ui/stage/grid/block_facts.h"
#include "ui/stage/grid/grid_layout.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

struct GridTableWords {
  Q_DECLARE_TR_FUNCTIONS(GridTable)
};

}  // namespace

StageTable gridTable(const TableFrame& frame) {
  // The rows of other pictures may be longer or shorter, where the grid is not two-dimensional.
  constexpr QRectF kUsual(0, 0, 1600, 900);
  const GridLayout layout(*frame.model.record, kUsual, 1, 1);
  const BlockFacts facts(frame.model, frame.step, frame.hidesFuture, frame.taint);
  StageTable table;
  //: %1: "4 blocks, all recorded"; %2: a sentence
  table.summary = GridTableWords::tr("%1. %2").arg(facts.size(), facts.sentence());
  const std::uint64_t end = layout.first() + layout.count();
  for (std::uint64_t block = layout.first(); block < end; block += layout.columns()) {
    const std::uint64_t last = std::min(block + layout.columns(), end) - 1;
    //: Name of a row for screen readers. %1: number of a block
    table.rows += last == block
                      ? GridTableWords::tr("block %1").arg(facts.numberOf(block))
                      : /*: %1, %2: the numbers of blocks */ GridTableWords::tr("blocks %1 to %2")
                            .arg(facts.numberOf(block), facts.numberOf(last));
  }
  for (std::uint64_t column = 1; column <= layout.columns(); ++column) {
    table.columns += columnName(static_cast<qsizetype>(column));
  }
  table.cell = [facts, layout](int row, int column) {
    const std::uint64_t place =
        static_cast<std::uint64_t>(row) * layout.columns() + static_cast<std::uint64_t>(column);
    return place < layout.count() ? facts.describe(layout.first() + place) : QString();
  };
  return table;
}

}  // namespace lanescope::ui
