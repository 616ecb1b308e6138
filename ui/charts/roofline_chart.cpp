// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timing_charts.h"

#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "ui/charts/chart_facts.h"

namespace lanescope::ui {
namespace {

/// The slope of the memory up to the ridge, then the level of the arithmetic. The points of the
/// chart are in sight, and the ridge.
ChartSeries roofOf(const QString& name, double bandwidth, double flops, double least, double most,
                   int index, bool onCpu) {
  const double ridge = flops / bandwidth;
  constexpr double kCompared = 4.0;
  const double left = std::min(least, ridge) / kCompared;
  const double right = std::max(most, ridge) * kCompared;
  return {name,
          ChartSeries::Kind::bound,
          {SeriesLook::Hue::ceiling, index, onCpu, false},
          {{left, left * bandwidth}, {ridge, flops}, {right, flops}}};
}

constexpr double kMillisecondsInSecond = 1e3;

/// Says which points lie above the roof of their machine and why they can; empty: none.
QString aboveRoofs(const results::TimingData& data, std::int64_t n) {
  QStringList names;
  for (const results::TimingPoint& point : data.at(n)) {
    const std::optional<catalog::Workload> work = workloadOf(data, point);
    const values::Ceilings& ceilings = data.sources()[point.source].ceilings;
    const auto& bandwidth = point.onCpu ? ceilings.cpuBandwidth : ceilings.gpuBandwidth;
    const auto& flops = point.onCpu ? ceilings.cpuFlops : ceilings.gpuFlops;
    if (!work || work->operations <= 0 || !bandwidth || !flops) continue;
    const double roof = std::min(*flops, work->intensity() * *bandwidth);
    const double reached = work->operations * kMillisecondsInSecond / point.median.count();
    if (reached > roof) names += data.titleOf(point);
  }
  if (names.isEmpty()) return {};
  //: The roof: the most that memory and arithmetic allow. %1: names, a list
  return ChartWords::tr(
             "Above the roof: %1. At this n their data stay in a cache, and the roof is "
             "that of the main memory.")
      .arg(names.join(QStringLiteral("; ")));
}

}  // namespace

Chart rooflineChart(const results::TimingData& data, std::int64_t n) {
  Chart chart;
  chart.x = {ChartWords::tr("operations per byte that the problem must move"), Quantity::number};
  chart.y = {
      //: Title of an axis. %1: a size, "2²⁰"
      ChartWords::tr("operations per second at n = %1").arg(sizeName(n)), Quantity::operations};
  //: A range of measured values: from the lower to the upper quartile
  chart.range = ChartWords::tr("middle half");
  SeriesLooks looks;
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  std::vector<std::pair<std::size_t, bool>> machines;  // source, whether it is the CPU
  for (const results::TimingPoint& point : data.at(n)) {
    const std::optional<catalog::Workload> work = workloadOf(data, point);
    if (!work || work->operations <= 0) continue;
    const double scale = work->operations * kMillisecondsInSecond;
    chart.series.push_back(
        {data.titleOf(point),
         ChartSeries::Kind::points,
         looks.of(point),
         {{work->intensity(), scale / point.median.count(), scale / point.high.count(),
           scale / point.low.count(), addFact(chart, point)}}});
    least = std::min(least, work->intensity());
    most = std::max(most, work->intensity());
    const std::pair machine(point.source, point.onCpu);
    if (std::ranges::find(machines, machine) == machines.end()) machines.push_back(machine);
  }
  QStringList missing;
  int index = 0;
  for (const auto& [source, onCpu] : machines) {
    const results::TimingSource& of = data.sources()[source];
    const auto& bandwidth = onCpu ? of.ceilings.cpuBandwidth : of.ceilings.gpuBandwidth;
    const auto& flops = onCpu ? of.ceilings.cpuFlops : of.ceilings.gpuFlops;
    const QString name = machineOf(of, onCpu);
    //: Name of a line. The roof: the most that memory and arithmetic allow. %1: name of a device
    const QString title = ChartWords::tr("roof of %1").arg(name);
    const bool isThere =
        std::ranges::any_of(chart.series, [&](const auto& each) { return each.name == title; });
    if (isThere) continue;
    if (bandwidth && flops) {
      chart.series.push_back(roofOf(title, *bandwidth, *flops, least, most, index++, onCpu));
    } else if (!missing.contains(name)) {
      missing += name;
    }
  }
  if (!missing.isEmpty()) {
    //: %1: names of devices
    chart.sentences +=
        ChartWords::tr("No roof is drawn for %1: it was not measured there.").arg(andList(missing));
  }
  if (const QString above = aboveRoofs(data, n); !above.isEmpty()) chart.sentences += above;
  if (chart.series.empty() && !data.points().empty()) {
    chart.emptyNote = ChartWords::tr("This problem counts, and computes nothing");
  }
  return chart;
}

}  // namespace lanescope::ui
