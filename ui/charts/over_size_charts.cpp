// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timing_charts.h"

#include <algorithm>

#include "ui/charts/chart_facts.h"

namespace lanescope::ui {
namespace {

constexpr double kSecond = 1e3;  // ms

ChartPoint timeOf(Chart& chart, const results::TimingPoint& point) {
  return {static_cast<double>(point.n), point.median.count(), point.low.count(), point.high.count(),
          addFact(chart, point)};
}

/// What is known but never drawn together with measured time.
void addUndrawn(Chart& chart, const results::TimingData& data) {
  for (const results::TimingPoint& point : data.points()) {
    if (point.isDrawable()) continue;
    //: %1: name of a kernel whose time the emulator took
    const QString name =
        point.emulated
            ? ChartWords::tr("%1, emulated").arg(data.titleOf(point))
            : /*: %1: name of a kernel or CPU variant whose time cannot be drawn */ ChartWords::tr(
                  "%1, not drawn")
                  .arg(data.titleOf(point));
    auto series = std::ranges::find(chart.series, name, &ChartSeries::name);
    if (series == chart.series.end()) {
      series = chart.series.insert(series, {name, ChartSeries::Kind::points, {}, {}, false});
    }
    series->points.push_back(timeOf(chart, point));
  }
}

/// `amount` of the problem in a second.
Chart rateChart(const results::TimingData& data, double catalog::Workload::*amount) {
  Chart chart;
  chart.x = {//: Title of the axis of sizes: how many elements the inputs have
             ChartWords::tr("elements"), Quantity::size};
  //: A range of measured values: from the lower to the upper quartile
  chart.range = ChartWords::tr("middle half");
  SeriesLooks looks;
  for (const std::vector<results::TimingPoint>& line : data.lines()) {
    ChartSeries series{
        data.titleOf(line.front()), ChartSeries::Kind::line, looks.of(line.front()), {}};
    for (const results::TimingPoint& point : line) {
      const std::optional<catalog::Workload> work = workloadOf(data, point);
      if (!work || (*work).*amount <= 0) continue;
      const double scale = (*work).*amount * kSecond;
      series.points.push_back({static_cast<double>(point.n), scale / point.median.count(),
                               scale / point.high.count(), scale / point.low.count(),
                               addFact(chart, point)});
    }
    if (!series.points.empty()) chart.series.push_back(std::move(series));
  }
  return chart;
}

}  // namespace

Chart timeChart(const results::TimingData& data) {
  Chart chart;
  chart.x = {//: Title of the axis of sizes: how many elements the inputs have
             ChartWords::tr("elements"), Quantity::size};
  chart.y = {//: Title of an axis: how long it takes
             ChartWords::tr("time"), Quantity::time};
  //: A range of measured values: from the lower to the upper quartile
  chart.range = ChartWords::tr("middle half");
  SeriesLooks looks;
  for (const std::vector<results::TimingPoint>& line : data.lines()) {
    const QString title = data.titleOf(line.front());
    const SeriesLook look = looks.of(line.front());
    ChartSeries kernel{title, ChartSeries::Kind::line, look, {}};
    ChartSeries total{//: %1: name of a kernel; its time includes the copies to and from the GPU
                      ChartWords::tr("%1: with transfers").arg(title),
                      ChartSeries::Kind::line,
                      look,
                      {}};
    total.look.isDashed = true;
    for (const results::TimingPoint& point : line) {
      kernel.points.push_back(timeOf(chart, point));
      if (!point.phases) continue;
      ChartPoint whole = kernel.points.back();
      whole.y = point.total().count();
      whole.low = whole.high = std::numeric_limits<double>::quiet_NaN();
      total.points.push_back(whole);
    }
    chart.series.push_back(std::move(kernel));
    // Cold and hot, the copies are the same.
    if (!total.points.empty() && !look.isHollow) chart.series.push_back(std::move(total));
  }
  if (!data.sizes().empty()) chart.sentences = data.comparison(data.sizes().back());
  addUndrawn(chart, data);
  return chart;
}

Chart bandwidthChart(const results::TimingData& data) {
  Chart chart = rateChart(data, &catalog::Workload::bytes);
  chart.y = {ChartWords::tr("bytes per second"), Quantity::bandwidth};
  chart.sentences += ChartWords::tr(
      "The chart counts the bytes that the problem must move: inputs and results once each. The "
      "time is that of the kernel alone. What lies in a cache can come faster than from memory.");
  addCeilings(chart, data, true);
  return chart;
}

Chart operationsChart(const results::TimingData& data) {
  Chart chart = rateChart(data, &catalog::Workload::operations);
  chart.y = {ChartWords::tr("operations per second"), Quantity::operations};
  chart.sentences += ChartWords::tr(
      "The chart counts the operations that the problem needs: additions, products, comparisons. "
      "Tensor cores may be above the ceiling, which is that of float32 multiply-adds outside "
      "them.");
  if (chart.isEmpty() && !data.points().empty()) {
    chart.emptyNote = ChartWords::tr("This problem counts, and computes nothing");
  }
  addCeilings(chart, data, false);
  return chart;
}

}  // namespace lanescope::ui
