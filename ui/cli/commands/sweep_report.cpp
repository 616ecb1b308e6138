// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/sweep_command.h"

#include <QStringList>
#include <algorithm>

#include "ui/cli/common/terminal.h"
#include "ui/tune/tune_words.h"

namespace lanescope::cli {
namespace {

using tune::Metric;
using tune::SweepCell;
using tune::SweepResults;

constexpr std::size_t kMostRows = 40;
constexpr int kTextWidth = 98;

/// Fastest rows first; rows without a time in request order. Of many rows, the first ones and all
/// marked ones.
std::vector<std::size_t> rowsOf(const SweepResults& results) {
  std::vector<std::size_t> rows = results.fastest(results.cells.size());
  for (std::size_t i = 0; i < results.cells.size(); ++i) {
    const SweepCell& cell = results.cells[i];
    if (cell.state == SweepCell::State::measured && !cell.value(Metric::time)) rows.push_back(i);
  }
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i < kMostRows || !results.marksOf(rows[i]).empty()) shown.push_back(rows[i]);
  }
  return shown;
}

QString spreadText(const SweepCell& cell) {
  const double part = (cell.time.upper - cell.time.lower) / cell.time.median;
  return QString::number(100 * part, 'f', 1) + '%';
}

QString tableOf(const SweepResults& results, const std::vector<std::size_t>& rows) {
  QStringList columns;
  for (const tune::Axis& axis : results.space.axes()) {
    columns += '>' + QString::fromStdString(axis.name);
  }
  if (results.emulated) {
    columns += {">sectors/req", ">requests/warp", ">conflicts/req", ">barriers/warp", ">lanes"};
  } else {
    columns += {">time", ">spread", ">occupancy", "limited by"};
  }
  Table table(columns + QStringList{""});
  for (const std::size_t at : rows) {
    const SweepCell& cell = results.cells[at];
    QStringList line;
    for (const tune::Axis& axis : results.space.axes()) {
      const auto value = tune::numberOf(cell.parameters, axis.name);
      line += value ? QString::number(*value) : QStringLiteral("auto");
    }
    if (results.emulated) {
      for (const Metric metric : {Metric::sectors, Metric::requests, Metric::conflicts,
                                  Metric::barriers, Metric::lanes}) {
        line += ui::valueText(cell, metric);
      }
    } else {
      const bool isKnown = cell.occupancy && cell.occupancy->residency;
      line += {ui::valueText(cell, Metric::time), spreadText(cell),
               isKnown ? QString::number(100 * cell.occupancy->part(), 'f', 0) + '%'
                       : QStringLiteral("-"),
               isKnown ? ui::limitersText(*cell.occupancy) : QString()};
    }
    QStringList marks;
    if (const std::string names = results.marksOf(at); !names.empty()) {
      marks += QString::fromStdString(names);
    }
    if (cell.noisy) marks += QStringLiteral("noisy");
    table.add(line + QStringList{marks.join(", ")});
  }
  return table.text();
}

}  // namespace

QString sweepReport(const SweepResults& results) {
  const values::Parameters& parameters = results.space.parameters();
  QString text =
      QString::fromStdString(results.space.kernel()) + ", n = " + grouped(parameters.n) + ", " +
      QString::fromLatin1(nameOf(parameters.dtype).data()) + ", " +
      QString::fromStdString(results.date) + "\n  " +
      QString::fromStdString(results.emulated ? results.device : "GPU: " + results.device) + "\n";
  const std::vector<std::size_t> rows = rowsOf(results);
  if (!rows.empty()) text += tableOf(results, rows);
  const std::size_t measured = results.count(SweepCell::State::measured);
  if (measured > rows.size()) {
    text += grouped(static_cast<qint64>(measured - rows.size())) +
            " more were measured; --out FILE.csv holds all of them.\n";
  }
  const std::size_t waiting = results.count(SweepCell::State::waiting);
  if (waiting > 0) text += grouped(static_cast<qint64>(waiting)) + " were not measured.\n";
  for (const QString& sentence : ui::sweepSentences(results)) {
    text += wrapped(sentence, kTextWidth).join("\n  ") + '\n';
  }
  return text;
}

}  // namespace lanescope::cli
