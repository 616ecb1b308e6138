// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/work_chart.h"

#include <algorithm>
#include <cmath>

#include "app/text/number_text.h"

namespace lanescope::ui {
namespace {

double logarithm(double n) {
  return std::max(1.0, std::log2(n));
}

/// A curve that theory knows.
struct Law {
  QString name;
  double (*at)(double n);
};

/// The law from the least size to the largest one. It is seen behind a kernel that follows it.
ChartSeries lawOf(const Law& law, const std::vector<std::int64_t>& sizes, bool isDashed) {
  ChartSeries series{law.name, ChartSeries::Kind::bound, {SeriesLook::Hue::ceiling}, {}};
  series.look.isDashed = isDashed;
  series.look.isBroad = true;
  const auto [least, most] = std::ranges::minmax(sizes);
  for (auto n = static_cast<double>(least); n <= static_cast<double>(most) * 1.0001;
       n *= std::sqrt(2.0)) {
    series.points.push_back({n, law.at(n)});
  }
  return series;
}

Chart chartOf(const results::WorkData& data, const ChartAxis& counts,
              double (*count)(const values::Work&), const std::array<Law, 2>& laws) {
  Chart chart;
  chart.x = {//: Title of the axis of sizes: how many elements the inputs have
             ChartWords::tr("elements"), Quantity::size};
  chart.y = counts;
  chart.emptyNote = ChartWords::tr("Nothing counted yet");
  std::vector<std::int64_t> sizes;
  int index = 0;
  for (const std::vector<results::WorkPoint>& line : data.lines()) {
    ChartSeries series{
        line.front().name, ChartSeries::Kind::line, {SeriesLook::Hue::kernel, index++}, {}};
    for (const results::WorkPoint& point : line) {
      sizes.push_back(point.n);
      ChartFact fact;
      fact.where = point.where;
      //: A point. %1: how many operations; %2: how many steps the longest chain has; %3: the
      //: device
      fact.words = ChartWords::tr("%1 operations in %2 steps; %3")
                       .arg(point.work.operations)
                       .arg(point.work.depth)
                       .arg(point.where);
      chart.facts.push_back(std::move(fact));
      ChartPoint at{static_cast<double>(point.n), count(point.work)};
      at.fact = chart.facts.size() - 1;
      series.points.push_back(at);
    }
    chart.series.push_back(std::move(series));
  }
  if (sizes.empty()) return chart;
  for (const Law& law : laws) chart.series.push_back(lawOf(law, sizes, &law == laws.data()));
  return chart;
}

}  // namespace

std::array<Chart, 2> workCharts(const results::WorkData& data) {
  ChartAxis steps{//: Title of an axis: the length of the longest chain of operations
                  ChartWords::tr("steps"), Quantity::count, false};
  steps.from = 0.0;
  // One element takes no operation. A logarithm has no place for that, and the chart leaves it out.
  return {
      chartOf(data,
              {//: Title of an axis: how many operations are computed
               ChartWords::tr("operations"), Quantity::count},
              [](const values::Work& work) { return static_cast<double>(work.operations); },
              {Law{//: Name of a line of the chart
                   ChartWords::tr("n"), [](double n) { return n; }},
               Law{//: Name of a line of the chart
                   ChartWords::tr("n·log₂ n"), [](double n) { return n * logarithm(n); }}}),
      chartOf(data, steps, [](const values::Work& work) { return static_cast<double>(work.depth); },
              {Law{//: Name of a line of the chart
                   ChartWords::tr("log₂ n"), [](double n) { return logarithm(n); }},
               Law{//: Name of a line of the chart
                   ChartWords::tr("2·log₂ n"), [](double n) { return 2.0 * logarithm(n); }}})};
}

ChartTable workTable(const results::WorkData& data) {
  ChartTable table;
  table.columns = {{//: Heading of a column: names of kernels
                    ChartWords::tr("Kernel")},
                   {//: Heading of a column: the size
                    ChartWords::tr("n"), true},
                   {//: Heading of a column: how many operations are computed
                    ChartWords::tr("Operations"), true},
                   {//: Heading of a column: the length of the longest chain of operations
                    ChartWords::tr("Steps"), true},
                   {//: Heading of a column: whether the result passed the check
                    ChartWords::tr("Check")},
                   {//: Heading of a column: where the record came from, a device
                    ChartWords::tr("Record")}};
  table.rows = data.points().size();
  table.text = [data](std::size_t row, std::size_t column) {
    const results::WorkPoint& point = data.points()[row];
    return QStringList{
        //: A cell of the table: the check was passed
        point.name,
        sizeName(point.n),
        QString::number(point.work.operations),
        QString::number(point.work.depth),
        point.passed ? ChartWords::tr("passed")
                     : /*: A cell of the table: the check was failed */ ChartWords::tr("failed"),
        point.where}
        .value(static_cast<qsizetype>(column));
  };
  return table;
}

}  // namespace lanescope::ui
