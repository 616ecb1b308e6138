// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_chart.h"

#include <QPoint>
#include <algorithm>
#include <cmath>
#include <limits>

#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/tune/tune_words.h"

namespace lanescope::ui {
namespace {

using tune::Axis;
using tune::Mark;
using tune::Metric;
using tune::SweepCell;
using tune::SweepResults;
using tune::SweepSpace;

std::size_t valuesOf(const SweepSpace& space, std::size_t axis) {
  return axis < space.axes().size() ? space.axes()[axis].values.size() : 1;
}

/// The column and row of a cell; nothing where the view does not show it.
std::optional<QPoint> placeOf(const SweepSpace& space, const SweepView& view, std::size_t at) {
  if (at >= space.size()) return {};
  const std::size_t column = at % valuesOf(space, 0);
  const std::size_t row = at / valuesOf(space, 0) % valuesOf(space, 1);
  if (view.cell(space, column, row) != at) return {};
  return QPoint(static_cast<int>(column), static_cast<int>(row));
}

ChartAxis placesOf(const SweepSpace& space, std::size_t axis) {
  ChartAxis places{{}, Quantity::place, false};
  if (axis >= space.axes().size()) {
    places.places = QStringList{QString()};
    return places;
  }
  places.label = axisTitle(space, axis);
  for (const std::int64_t value : space.axes()[axis].values) places.places += axisValueText(value);
  return places;
}

/// The position of a number between the values of an axis, by their logarithms; nothing outside.
std::optional<double> positionOn(const SweepSpace& space, std::size_t which,
                                 const values::Parameters& launch) {
  if (which >= space.axes().size()) return 0.0;
  const Axis& axis = space.axes()[which];
  const auto number = tune::numberOf(launch, axis.name);
  if (!number || *number < axis.values.front() || *number > axis.values.back()) return {};
  const auto after = std::ranges::lower_bound(axis.values, *number);
  const auto position = static_cast<double>(after - axis.values.begin());
  if (*after == *number) return position;
  const auto before = static_cast<double>(*(after - 1));
  return position - 1 +
         std::log(static_cast<double>(*number) / before) /
             std::log(static_cast<double>(*after) / before);
}

/// All layers have one scale, so that they can be compared.
ChartAxis shadeOf(const SweepResults& results, Metric metric) {
  ChartAxis shade{metricTitle(metric), Quantity::number, false};
  if (metric == Metric::time) {
    shade.quantity = Quantity::time;
    shade.isLogarithmic = true;
  }
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (const SweepCell& cell : results.cells) {
    const auto value = cell.value(metric);
    if (!value) continue;
    least = std::min(least, *value);
    most = std::max(most, *value);
  }
  if (least > most) return shade;
  const bool isFlat = most - least < 1e-9 * std::max(std::abs(most), 1e-12);
  shade.from = isFlat ? least * 0.9 : least;
  shade.to = !isFlat ? most : least > 0 ? least * 1.1 : 1.0;
  return shade;
}

void addCells(Chart& chart, const SweepResults& results, const SweepView& view) {
  ChartSeries cells{chart.shade.label, ChartSeries::Kind::cells, {}, {}};
  ChartSeries failed{//: Name of a series: launches that could not be run
                     TuneWords::tr("failed"),
                     ChartSeries::Kind::points,
                     {SeriesLook::Hue::ceiling},
                     {}};
  for (std::size_t row = 0; row < valuesOf(results.space, 1); ++row) {
    for (std::size_t column = 0; column < valuesOf(results.space, 0); ++column) {
      const std::size_t at = view.cell(results.space, column, row);
      const SweepCell& cell = results.cells[at];
      ChartPoint point{static_cast<double>(column), static_cast<double>(row)};
      if (cell.state == SweepCell::State::failed) failed.points.push_back(point);
      chart.facts.push_back({at, toQString(results.device), {}, 0});
      point.fact = chart.facts.size() - 1;
      point.shade = cell.value(view.metric).value_or(std::numeric_limits<double>::quiet_NaN());
      cells.points.push_back(point);
    }
  }
  chart.series.push_back(std::move(cells));
  if (!failed.points.empty()) chart.series.push_back(std::move(failed));
}

void addMarks(Chart& chart, const SweepResults& results, const SweepView& view) {
  for (const Mark& mark : results.marks) {
    const bool isBest = mark.kind == Mark::Kind::best;
    ChartSeries series{markLegend(results, mark),
                       ChartSeries::Kind::points,
                       {SeriesLook::Hue::mark, static_cast<int>(mark.kind), false, !isBest},
                       {}};
    const values::Parameters& launch = results.cells[mark.cell].parameters;
    const auto x = positionOn(results.space, 0, launch);
    const auto y = positionOn(results.space, 1, launch);
    const bool isInLayer =
        mark.cell >= results.space.size() || placeOf(results.space, view, mark.cell).has_value();
    if (x && y && isInLayer) series.points.push_back({*x, *y});
    chart.series.push_back(std::move(series));
  }
}

QString launchCell(const SweepResults& results, const SweepCell& cell, std::size_t axis) {
  const auto value = tune::numberOf(cell.parameters, results.space.axes()[axis].name);
  return value ? QString::number(*value) : QStringLiteral("auto");
}

QString sweepText(const SweepResults& results, Metric metric, std::size_t at, std::size_t column) {
  if (at >= results.cells.size()) return {};
  const SweepCell& cell = results.cells[at];
  const std::size_t axes = results.space.axes().size();
  if (column < axes) return launchCell(results, cell, column);
  const bool isKnown = cell.occupancy && cell.occupancy->residency;
  switch (column - axes) {
    case 0:
      return valueText(cell, metric);
    //: The middle half of the samples. %1, %2: times
    case 1:
      return cell.samples.empty() ? QString()
                                  : TuneWords::tr("%1 to %2")
                                        .arg(timeText(cell.time.lower), timeText(cell.time.upper));
    //: %1: a number; % is percent
    case 2:
      return isKnown ? TuneWords::tr("%1%").arg(100 * cell.occupancy->part(), 0, 'f', 0)
                     : QString();
    case 3:
      return isKnown ? limitersText(*cell.occupancy) : QString();
    case 4:
      return toQString(results.marksOf(at));
    //: In the table: the samples of a launch are far apart
    default:
      return cell.noisy ? TuneWords::tr("noisy") : sentenceText(cell.sentence);
  }
}

}  // namespace

std::size_t SweepView::cell(const SweepSpace& space, std::size_t column, std::size_t row) const {
  const std::vector<Axis>& axes = space.axes();
  std::size_t at = 0;
  for (std::size_t i = axes.size(); i-- > 0;) {
    const std::size_t part = i == 0                 ? column
                             : i == 1               ? row
                             : i - 2 < depth.size() ? depth[i - 2]
                                                    : 0;
    at = at * axes[i].values.size() + part;
  }
  return at;
}

void SweepView::showLayerOf(const SweepSpace& space, std::size_t at) {
  if (at >= space.size()) return;
  depth.clear();
  for (std::size_t i = 0; i < space.axes().size(); ++i) {
    const std::size_t values = space.axes()[i].values.size();
    if (i >= 2) depth.push_back(at % values);
    at /= values;
  }
}

void SweepView::toggle(std::size_t at) {
  if (std::erase(chosen, at) > 0) return;
  if (chosen.size() == 2) chosen.erase(chosen.begin());
  chosen.push_back(at);
}

Chart sweepChart(const SweepResults& results, const SweepView& view) {
  Chart chart;
  chart.emptyNote = TuneWords::tr("Start measures the launches.");
  chart.x = placesOf(results.space, 0);
  chart.y = placesOf(results.space, 1);
  if (results.space.axes().empty()) return chart;
  chart.shade = shadeOf(results, view.metric);
  chart.isBrightestMost = view.metric == Metric::lanes;
  chart.cursor = view.cursor;
  chart.cellWords = [&results, metric = view.metric](std::size_t at) {
    return cellSentence(results, at, metric);
  };
  addCells(chart, results, view);
  addMarks(chart, results, view);
  for (std::size_t i = 0; i < view.chosen.size(); ++i) {
    if (const auto place = placeOf(results.space, view, view.chosen[i])) {
      const QString name = i == 0 ? QStringLiteral("A") : QStringLiteral("B");
      chart.frames.push_back(
          {static_cast<double>(place->x()), static_cast<double>(place->y()), name});
    }
  }
  return chart;
}

ChartTable sweepTable(const SweepResults& results, Metric metric) {
  ChartTable table;
  if (results.space.axes().empty()) return table;
  for (std::size_t i = 0; i < results.space.axes().size(); ++i) {
    table.columns.push_back({axisTitle(results.space, i), true});
  }
  const std::vector<ChartTable::Column> measured{
      {metricTitle(metric), true},
      {//: Heading of a column: from the lower to the upper quartile
       TuneWords::tr("Middle half"), true},
      {//: Heading of a column: how many warps a multiprocessor keeps ready
       TuneWords::tr("Occupancy"), true},
      {//: Heading of a column: what limits the occupancy
       TuneWords::tr("Limited by")},
      {//: Heading of a column: "best", "API" or "rule"
       TuneWords::tr("Mark")},
      {//: Heading of a column: what there is to say on a launch
       TuneWords::tr("Remark")}};
  table.columns.insert(table.columns.end(), measured.begin(), measured.end());
  table.rows = results.cells.size();
  table.text = [&results, metric](std::size_t row, std::size_t column) {
    return sweepText(results, metric, row, column);
  };
  table.words = [&results, metric](std::size_t row) { return cellSentence(results, row, metric); };
  return table;
}

}  // namespace lanescope::ui
