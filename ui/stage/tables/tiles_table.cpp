// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/tiles_table.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/tiles/tiles_words.h"

namespace lanescope::ui {
namespace {

struct TilesTableWords {
  Q_DECLARE_TR_FUNCTIONS(TilesTable)
};

}  // namespace

StageTable tilesTable(const TableFrame& frame) {
  StageTable table;
  const TileFacts facts(frame.model, frame.step);
  const TilesWords words(frame.model, facts);
  QStringList summary;
  const unsigned lines = facts.copy ? TileFacts::kLines : 0;
  if (facts.copy) summary += words.tile().front();
  if (facts.product) summary += words.product().front();
  table.summary = summary.isEmpty() ? TilesWords::nothing() : summary.join(QStringLiteral("; "));
  for (unsigned line = 0; line < lines; ++line) {
    //: Name of a row for screen readers: a row of a tile in shared memory. %1: its number
    table.rows += TilesTableWords::tr("line %1").arg(line);
  }
  for (unsigned row = 0; facts.product && row < TileFacts::kRowsOfWarp; ++row) {
    //: Name of a row for screen readers: of a matrix of sums. %1: its number
    table.rows += TilesTableWords::tr("row %1 of the sums").arg(row);
  }
  for (unsigned column = 1; column <= TileFacts::kPieces && !table.rows.isEmpty(); ++column) {
    table.columns += columnName(column);
  }
  table.cell = [facts, lines, &model = frame.model](int row, int column) {
    const TilesWords texts(model, facts);
    const auto line = static_cast<unsigned>(row);
    const auto place = static_cast<unsigned>(column);
    return line < lines ? texts.place(line, place, true) : texts.sum(0, line - lines, place);
  };
  return table;
}

}  // namespace lanescope::ui
