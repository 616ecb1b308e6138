// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

struct StageModel;

/// A view of the stage at one step as a table of texts, for a screen reader. Its cells are those of
/// the picture.
struct StageTable {
  QString name;         ///< "Memory at step 3 of 30"
  QString summary;      ///< what the picture says above its cells; may be empty
  QStringList rows;     ///< headings: "threads 0 to 31", "cache from element 32", "epoch 1"
  QStringList columns;  ///< headings: "column 1", "cache[3]"
  /// The text of a cell, such as "cache[3] = 12, read by thread 3". Row and column count from 0 and
  /// must be in range. Empty where the picture has nothing. It is computed at each call.
  std::function<QString(int row, int column)> cell;
};

/// What a table shows.
struct TableFrame {
  const StageModel& model;              ///< has at least one step; must outlive the table
  int step = 0;                         ///< the table is that at the end of this step
  bool hidesFuture = false;             ///< see StageLook
  const trace::Taint* taint = nullptr;  ///< see StageLook; may be null; must outlive the table
  Chosen chosen = {};                   ///< see StageLook
};

/// The table of a view.
///
/// Memory: the rows of cells in reading order, of each array and of the threads. A warp is one row,
/// as in the picture. Of a matrix, a row is a row.
///
/// Space-time: a row for each row of the diagram, a column for each element.
///
/// Warps, banks, grid, pipeline and tiles: see warps_table.h, banks_table.h, grid_table.h,
/// pipeline_table.h, tiles_table.h.
[[nodiscard]] StageTable tableOf(StageView view, const TableFrame& frame);

// What the tables have in common.

/// "column 3": the heading of a column, counted from 1, whose cells name themselves.
[[nodiscard]] QString columnName(qsizetype column);
/// The lines of a text, one after the other with commas between them.
[[nodiscard]] QString inOneLine(QString text);

}  // namespace lanescope::ui
