// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/stage_table.h"

#include <QCoreApplication>
#include <QRectF>
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/memory/memory_lookup.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "ui/stage/space_time/space_time_words.h"
#include "ui/stage/tables/banks_table.h"
#include "ui/stage/tables/grid_table.h"
#include "ui/stage/tables/pipeline_table.h"
#include "ui/stage/tables/tiles_table.h"
#include "ui/stage/tables/warps_table.h"

namespace lanescope::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(StageTable)
};

/// One row of the cells of a panel.
struct PanelRow {
  CellPanel panel;
  int first = 0;  ///< position of its first cell
  int count = 0;
};

QString nameOf(const QString& view, const TableFrame& frame) {
  // Where the viewer predicts, the number of steps would tell the future.
  //: Name of a table for screen readers. %1: "Memory"; %2: number of the step
  if (frame.hidesFuture) return Words::tr("%1 at step %2").arg(view).arg(frame.step + 1);
  //: Name of a table for screen readers. %1: "Memory"; %2: number of the step; %3: how many there
  //: are
  return Words::tr("%1 at step %2 of %3")
      .arg(view)
      .arg(frame.step + 1)
      .arg(frame.model.stepCount());
}

QString headingOf(const PanelRow& row, const TableFrame& frame) {
  if (row.panel.isThreads()) {
    //: Name of a row for screen readers. %1: number of the thread
    return row.count == 1 ? Words::tr("thread %1").arg(row.first)
                          : /*: Name of a row for screen readers. %1, %2: numbers of the first and
                               the last thread */
               Words::tr("threads %1 to %2").arg(row.first).arg(row.first + row.count - 1);
  }
  const StageModel& model = frame.model;
  const ArrayPage page = model.pageOf(row.panel.shown, frame.step);
  QString array = QString::fromStdString(model.info(row.panel.shown).name);
  if (row.first >= page.count()) return array;
  const std::int64_t index = page.indices[static_cast<std::size_t>(row.first)];
  const auto columns = static_cast<std::int64_t>(model.info(row.panel.shown).columns);
  //: Name of a row for screen readers. %1: name of the array; %2: number of the row
  if (columns > 0) return Words::tr("%1, row %2").arg(array).arg(index / columns);
  //: Name of a row for screen readers. %1: name of the array; %2: number of the first element
  return Words::tr("%1 from element %2").arg(array).arg(index);
}

/// The rows of the picture's panels. What stands in a row does not depend on the picture's size.
std::vector<PanelRow> panelRows(const StageModel& model) {
  constexpr QRectF kUsual(0, 0, 1600, 900);
  std::vector<PanelRow> rows;
  for (const CellPanel& panel : MemoryLayout(model, kUsual, 1, 1).panels) {
    for (int first = 0; first < panel.count; first += panel.columns) {
      rows.push_back({panel, first, std::min(panel.columns, panel.count - first)});
    }
  }
  return rows;
}

StageTable memoryTable(const TableFrame& frame) {
  std::vector<PanelRow> rows = panelRows(frame.model);
  StageTable table;
  int columns = 0;
  for (const PanelRow& row : rows) {
    table.rows += headingOf(row, frame);
    columns = std::max(columns, row.count);
  }
  for (int column = 1; column <= columns; ++column) table.columns += columnName(column);
  table.cell = [rows = std::move(rows),
                lookup = MemoryLookup(frame.model, frame.step, frame.hidesFuture, frame.taint)](
                   int row, int column) {
    const PanelRow& its = rows[static_cast<std::size_t>(row)];
    return column < its.count ? lookup.describeCell(its.panel, its.first + column) : QString();
  };
  return table;
}

QString spaceTimeCell(const SpaceTimeGraph& graph, const TableFrame& frame, int row, int column) {
  const SpaceTimeWords words(frame.model, graph);
  QStringList texts;
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    const SpaceTimeNode& node = graph.nodes[i];
    if (node.row != row || static_cast<int>(node.column) != column) continue;
    const bool isInput = graph.rows[static_cast<std::size_t>(row)].isInputs;
    if (!words.isKnown(i, frame.step)) {
      texts += isInput ? Words::tr("not read yet") : Words::tr("not stored yet");
      continue;
    }
    texts += inOneLine(words.describe(i));
    if (frame.taint != nullptr) texts += words.wrong(i, *frame.taint, frame.step);
  }
  texts.removeAll(QString());
  return texts.join(QStringLiteral(". "));
}

StageTable spaceTimeTable(const TableFrame& frame) {
  const auto graph =
      std::make_shared<const SpaceTimeGraph>(frame.model, frame.step, frame.hidesFuture);
  StageTable table;
  const SpaceTimeWords words(frame.model, *graph);
  for (std::size_t row = 0; row < graph->rows.size(); ++row) table.rows += words.rowName(row);
  if (frame.model.focus >= 0) {
    const unsigned array = frame.model.arrays[static_cast<std::size_t>(frame.model.focus)].array;
    for (const std::int64_t index : graph->columns.indices) {
      table.columns += frame.model.elementName(array, index);
    }
  }
  table.cell = [graph, frame](int row, int column) {
    return spaceTimeCell(*graph, frame, row, column);
  };
  return table;
}

}  // namespace

StageTable tableOf(StageView view, const TableFrame& frame) {
  const auto named = [&frame](const QString& name, StageTable table) {
    table.name = nameOf(name, frame);
    return table;
  };
  switch (view) {
    case StageView::spaceTime:
      return named(Words::tr("Space-time diagram"), spaceTimeTable(frame));
    case StageView::warps:
      //: Begins the name of a table for screen readers
      return named(Words::tr("Warps"), warpsTable(frame));
    case StageView::banks:
      return named(Words::tr("Banks and sectors"), banksTable(frame));
    case StageView::grid:
      //: Begins the name of a table for screen readers
      return named(Words::tr("Grid"), gridTable(frame));
    case StageView::pipeline:
      //: Begins the name of a table for screen readers
      return named(Words::tr("Pipeline"), pipelineTable(frame));
    case StageView::tiles:
      //: Begins the name of a table for screen readers
      return named(Words::tr("Tiles"), tilesTable(frame));
    case StageView::memory:
      break;
  }
  //: Begins the name of a table for screen readers: "Memory at step 5 of 30"
  return named(Words::tr("Memory"), memoryTable(frame));
}

QString columnName(qsizetype column) {
  //: Name of a column for screen readers. %1: its number
  return Words::tr("column %1").arg(column);
}

QString inOneLine(QString text) {
  return text.replace(QLatin1Char('\n'), QStringLiteral(", "));
}

}  // namespace lanescope::ui
