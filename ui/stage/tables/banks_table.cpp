// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/banks_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "ui/stage/banks/bank_cells.h"
#include "ui/stage/banks/cost_words.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/banks/sector_chart.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::SectorUse;

struct BanksTableWords {
  Q_DECLARE_TR_FUNCTIONS(BanksTable)
};

/// The texts of the cells, which are at most some hundreds.
using Rows = std::vector<QStringList>;

/// Adds the passes. They grow upwards in the picture, so that the last one is its top row.
void addPasses(const MemoryCost& cost, StageTable& table, Rows& rows) {
  const trace::BankUse use(cost.elementBytes(), cost.request());
  const auto passes = static_cast<int>(use.passes());
  rows.resize(static_cast<std::size_t>(passes), QStringList(trace::kBanks, QString()));
  for (int pass = passes; pass > 0; --pass) {
    //: Name of a row for screen readers. %1: its number
    table.rows += BanksTableWords::tr("pass %1").arg(pass);
  }
  const CostWords words(cost);
  for (const BankCell& cell : bankCellsOf(use)) {
    rows[use.passes() - 1 - cell.pass][static_cast<int>(cell.word.bank())] = words.bank(cell);
  }
}

void addSectors(const MemoryCost& cost, StageTable& table, Rows& rows) {
  const SectorUse use(cost.elementBytes(), cost.request());
  const CostWords words(cost);
  std::int64_t last = -1;
  for (const SectorUse::Sector& sector : use.sectors()) {
    const std::int64_t line = sector.number / kLineSectors;
    if (rows.empty() || line != last) {
      const std::int64_t first = line * kLineSectors * trace::kSectorBytes / cost.elementBytes();
      //: A row of sectors. %1: an array's name; %2: an index
      table.rows += BanksTableWords::tr("sectors of %1 from element %2")
                        .arg(QString::fromStdString(cost.array().name))
                        .arg(first);
      rows.emplace_back(kLineSectors, BanksTableWords::tr("sector not accessed"));
      last = line;
    }
    rows.back()[static_cast<int>(sector.number % kLineSectors)] = words.sector(sector);
  }
}

void addLanes(const MemoryCost& cost, StageTable& table, Rows& rows) {
  const CostWords words(cost);
  QStringList lanes;
  for (unsigned lane = 0; lane < trace::kWarpSize; ++lane) lanes += words.lane(lane);
  //: Name of a row for screen readers. %1: number of a warp
  table.rows += BanksTableWords::tr("lanes of warp %1").arg(cost.request().warp);
  rows.push_back(std::move(lanes));
}

void addWarps(const MemoryCost& cost, StageTable& table, Rows& rows) {
  const CostWords words(cost);
  QStringList warps;
  for (std::size_t i = 0; i < cost.requests().size(); ++i) warps += words.warp(i);
  table.rows += BanksTableWords::tr("cost of each warp");
  rows.push_back(std::move(warps));
}

QString summaryOf(const MemoryCost& cost) {
  if (cost.isEmpty()) return cost.note();
  //: %1: an array's name; %2: "warp 3, with the most passes"; %3: "3-way conflict: 3 passes"
  const QString what =
      BanksTableWords::tr("%1, %2. %3")
          .arg(QString::fromStdString(cost.array().name), cost.which(), cost.verdict());
  //: Two sentences. %1: the first one, without its full stop; %2: the second one
  return cost.note().isEmpty() ? what : BanksTableWords::tr("%1. %2").arg(what, cost.note());
}

}  // namespace

StageTable banksTable(const TableFrame& frame) {
  const MemoryCost cost(frame.model, frame.step, frame.chosen);
  StageTable table;
  table.summary = summaryOf(cost);
  Rows rows;
  if (!cost.isEmpty() && (cost.asksBanks() || cost.movesSectors())) {
    cost.asksBanks() ? addPasses(cost, table, rows) : addSectors(cost, table, rows);
    addLanes(cost, table, rows);
    if (frame.model.timeline->threadCount() > trace::kWarpSize) addWarps(cost, table, rows);
  }
  qsizetype columns = 0;
  for (const QStringList& row : rows) columns = std::max(columns, row.size());
  for (qsizetype column = 1; column <= columns; ++column) table.columns += columnName(column);
  table.cell = [rows = std::move(rows)](int row, int column) {
    return rows[static_cast<std::size_t>(row)].value(column);
  };
  return table;
}

}  // namespace lanescope::ui
