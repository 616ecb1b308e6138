// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timing_charts.h"

#include <algorithm>
#include <array>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "bench/statistics.h"
#include "catalog/catalog.h"
#include "ui/charts/chart_facts.h"

namespace lanescope::ui {
namespace {

using Part = values::Milliseconds values::Phases::*;

/// The place of the kernel in the catalogue. Kernels that it does not have come last.
std::size_t placeInCatalogue(const results::TimingPoint& point) {
  const std::span<const catalog::KernelRow> rows = catalog::kernels();
  const auto found = std::ranges::find(rows, point.kernel, &catalog::KernelRow::id);
  return static_cast<std::size_t>(found - rows.begin());
}

/// Two lines on the axis: the name, and where it was recorded.
QString placeName(const results::TimingData& data, const results::TimingPoint& point) {
  return data.titleOf(point).replace(QStringLiteral(" · "), QStringLiteral("\n"));
}

/// The kernels of the family that have no time at this size.
QString missingOf(const std::vector<results::TimingPoint>& points) {
  const catalog::KernelRow* row = catalog::lookUp(points.front().kernel);
  if (row == nullptr) return {};
  QStringList missing;
  for (const catalog::KernelRow& other : catalog::kernels()) {
    const bool isOfLadder = other.breaks.empty() && catalog::solveSameProblem(*row, other);
    const bool isThere = std::ranges::any_of(
        points, [&](const results::TimingPoint& each) { return each.kernel == other.id; });
    if (isOfLadder && !isThere) missing += toQString(other.id);
  }
  return commaList(missing);
}

/// The parts of a run that a bar stacks, with their names.
std::array<std::pair<QString, Part>, 5> partsOf(bool isPinned) {
  return {{{//: A phase of a run: memory is allocated
            ChartWords::tr("allocate"), &values::Phases::allocate},
           {isPinned ? ChartWords::tr("host to device, pinned") : ChartWords::tr("host to device"),
            &values::Phases::hostToDevice},
           {//: A phase of a run: the launch alone
            ChartWords::tr("kernel"), &values::Phases::kernel},
           {isPinned ? ChartWords::tr("device to host, pinned") : ChartWords::tr("device to host"),
            &values::Phases::deviceToHost},
           {//: A phase of a run: what the host computes from the outputs
            ChartWords::tr("host finish"), &values::Phases::hostFinish}}};
}

}  // namespace

Chart phasesChart(const results::TimingData& data, std::int64_t n, bool isPinned) {
  Chart chart;
  chart.x = {//: Title of the axis along which the names of kernels and CPU variants stand
             ChartWords::tr("variant"), Quantity::place, false};
  chart.y = {//: Title of an axis. %1: a size, "2²⁰"
             ChartWords::tr("time at n = %1").arg(sizeName(n)), Quantity::time, false};
  const auto parts = partsOf(isPinned);
  std::vector<ChartSeries> stack;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    stack.push_back({parts[i].first,
                     ChartSeries::Kind::bars,
                     {SeriesLook::Hue::phase, static_cast<int>(i)},
                     {}});
  }
  ChartSeries cpu{//: Name of a series: the CPU variants
                  ChartWords::tr("CPU"),
                  ChartSeries::Kind::bars,
                  {SeriesLook::Hue::cpu, 0},
                  {}};
  int unpinned = 0;
  for (const results::TimingPoint& point : data.at(n)) {
    const std::optional<values::Phases> phases = point.phasesWith(isPinned);
    const bool isShown = point.onCpu || (phases && point.cache == values::Cache::hot);
    if (!isShown) continue;
    const auto place = static_cast<double>(chart.x.places.size());
    const std::size_t fact = addFact(chart, point);
    const std::optional<results::TimingPoint> best = data.bestCpu(n, point.source);
    const bool isBest = point.onCpu && best && best->index == point.index;
    const QString name = placeName(data, point);
    //: %1: name of a CPU variant, which is the fastest one
    chart.x.places += isBest ? ChartWords::tr("%1, best").arg(name) : name;
    chart.barEnds += timeText(point.total(isPinned));
    if (!phases) {
      cpu.points.push_back(
          {place, point.median.count(), point.low.count(), point.high.count(), fact});
      continue;
    }
    unpinned += isPinned && !point.pinned ? 1 : 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      ChartPoint part{place, ((*phases).*parts[i].second).count()};
      part.fact = fact;
      stack[i].points.push_back(part);
    }
  }
  //: A range of measured values: from the lower to the upper quartile
  chart.range = ChartWords::tr("middle half");
  std::ranges::copy_if(stack, std::back_inserter(chart.series),
                       [](const ChartSeries& series) { return !series.points.empty(); });
  if (!cpu.points.empty()) chart.series.push_back(std::move(cpu));
  chart.sentences = data.comparison(n);
  if (unpinned > 0) {
    //: %n: how many bars of the chart
    chart.sentences += ChartWords::tr(
        "%n bar(s) have the copies of pageable memory: those of page-locked memory were not "
        "timed.",
        nullptr, unpinned);
  }
  return chart;
}

Chart ladderChart(const results::TimingData& data, std::int64_t n) {
  Chart chart;
  chart.x = {//: Title of the axis along which the names of the kernels stand
             ChartWords::tr("kernel"), Quantity::place, false};
  chart.y = {
      //: Title of an axis. %1: a size, "2²⁰"
      ChartWords::tr("time of the kernel at n = %1").arg(sizeName(n)), Quantity::time, false};
  //: A range of measured values: from the lower to the upper quartile
  chart.range = ChartWords::tr("middle half");
  std::vector<results::TimingPoint> points = data.at(n);
  std::erase_if(points, [](const results::TimingPoint& point) { return point.onCpu; });
  std::ranges::stable_sort(points, {}, placeInCatalogue);
  ChartSeries bars{//: Name of a series: times of kernels
                   ChartWords::tr("kernel"),
                   ChartSeries::Kind::bars,
                   {},
                   {}};
  for (const results::TimingPoint& point : points) {
    const auto place = static_cast<double>(chart.x.places.size());
    chart.x.places += placeName(data, point);
    const QString factor = quantityText(Quantity::factor, points.front().median / point.median);
    //: At the end of a bar. %1: a time, "1.2 ms"; %2: how many times as fast, "3.1×"
    chart.barEnds += ChartWords::tr("%1, %2").arg(timeText(point.median), factor);
    bars.points.push_back({place, point.median.count(), point.low.count(), point.high.count(),
                           addFact(chart, point)});
  }
  if (points.empty()) {
    if (!data.points().empty()) {
      chart.emptyNote = ChartWords::tr("No GPU's kernel was timed at this size");
    }
    return chart;
  }
  chart.series.push_back(std::move(bars));
  //: %1: name of the first kernel of the chart
  chart.sentences += ChartWords::tr("Behind each bar stands how many times as fast as %1 it is.")
                         .arg(points.front().name);
  const QString missing = missingOf(points);
  if (!missing.isEmpty()) {
    //: %1: names of kernels, a list
    chart.sentences += ChartWords::tr("Not measured at this size: %1.").arg(missing);
  }
  return chart;
}

Chart distributionChart(const results::TimingData& data, std::int64_t n, const QString& line) {
  Chart chart;
  chart.x = {ChartWords::tr("time of one call"), Quantity::time, false};
  chart.y = {ChartWords::tr("share of the samples that took at most this long"), Quantity::share,
             false};
  const std::vector<results::TimingPoint> points = data.at(n);
  if (points.empty()) return chart;
  auto shown = std::ranges::find_if(
      points, [&](const results::TimingPoint& point) { return data.titleOf(point) == line; });
  if (shown == points.end()) shown = points.begin();
  const results::TimingPoint& point = *shown;
  std::vector<double> times;
  times.reserve(point.times->size());
  for (const values::Milliseconds time : *point.times) {
    if (std::isfinite(time.count())) times.push_back(time.count());
  }
  std::ranges::sort(times);
  ChartSeries series{data.titleOf(point), ChartSeries::Kind::steps, SeriesLooks().of(point), {}};
  const std::size_t fact = addFact(chart, point);
  const auto count = static_cast<double>(times.size());
  series.points.reserve(times.size());
  for (std::size_t i = 0; i < times.size(); ++i) {
    ChartPoint at{times[i], static_cast<double>(i + 1) / count};
    at.fact = fact;
    series.points.push_back(at);
  }
  chart.series.push_back(std::move(series));
  chart.marks = {{//: A mark on the axis: a quarter of the samples took at most this long
                  bench::quantile(times, 0.25), ChartWords::tr("lower quartile")},
                 {//: A mark on the axis: half of the samples took at most this long
                  bench::quantile(times, 0.5), ChartWords::tr("median")},
                 {//: A mark on the axis: three quarters of the samples took at most this long
                  bench::quantile(times, 0.75), ChartWords::tr("upper quartile")}};
  chart.sentences += chart.facts[fact].words + QLatin1Char('.');
  if (const std::size_t left = point.times->size() - times.size(); left > 0) {
    //: %n: how many samples
    chart.sentences += ChartWords::tr("%n sample(s) are not a number and are not drawn.", nullptr,
                                      static_cast<int>(left));
  }
  return chart;
}

}  // namespace lanescope::ui
