// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timing_charts.h"

#include <QLocale>
#include <cmath>

#include "app/text/number_text.h"
#include "bench/statistics.h"
#include "ui/charts/chart_facts.h"
#include "ui/charts/crossover.h"

namespace lanescope::ui {
namespace {

QString wholeText(double n) {
  return QLocale(QLocale::English).toString(static_cast<qlonglong>(std::llround(n)));
}

QString sentenceOf(const QString& name, const Crossover& crossover, bool withTransfers) {
  const QString what = withTransfers ? ChartWords::tr("%1 with transfers").arg(name)
                                     : ChartWords::tr("%1, the kernel alone,").arg(name);
  switch (crossover.kind) {
    case Crossover::Kind::never:
      return ChartWords::tr("%1 is never faster than the best CPU variant at these sizes.")
          .arg(what);
    case Crossover::Kind::always:
      return ChartWords::tr("%1 is always as fast as the best CPU variant or faster.").arg(what);
    case Crossover::Kind::from:
      return ChartWords::tr("%1 is faster than the best CPU variant from about n = %2 on.")
          .arg(what, wholeText(crossover.n));
    case Crossover::Kind::until:
      return ChartWords::tr(
                 "%1 is slower than the best CPU variant at the largest size; it was faster before "
                 "about n = %2.")
          .arg(what, wholeText(crossover.n));
    case Crossover::Kind::unknown:
      break;
  }
  return {};
}

}  // namespace

Chart speedupChart(const results::TimingData& data, bool withTransfers, bool isPinned) {
  Chart chart;
  chart.x = {ChartWords::tr("elements"), Quantity::size};
  chart.y = {ChartWords::tr("speed-up over the best CPU"), Quantity::factor};
  chart.range = ChartWords::tr("95% interval");
  SeriesLooks looks;
  for (const std::vector<results::TimingPoint>& line : data.lines()) {
    const results::TimingPoint& first = line.front();
    if (first.onCpu) continue;
    ChartSeries series{data.titleOf(first), ChartSeries::Kind::line, looks.of(first), {}};
    std::vector<SpeedupAt> alone;
    std::vector<SpeedupAt> whole;
    for (const results::TimingPoint& point : line) {
      const std::optional<results::TimingPoint> best = data.bestCpu(point.n, point.source);
      if (!best) continue;
      const auto n = static_cast<double>(point.n);
      alone.push_back({n, best->median / point.median});
      if (point.phases) whole.push_back({n, best->median / point.total(isPinned)});
      if (withTransfers) {
        if (!point.phases) continue;
        series.points.push_back({n, whole.back().factor});
      } else {
        const bench::Ratio ratio = bench::ratioOfMedians(*best->times, *point.times);
        series.points.push_back({n, ratio.value, ratio.interval.low, ratio.interval.high});
      }
      ChartPoint& added = series.points.back();
      added.fact = addFact(chart, point);
      chart.facts.back().words +=
          ChartWords::tr(". Best CPU variant: %1, %2, median %3; %4")
              .arg(best->name, sizeName(best->n),
                   quantityText(Quantity::time, best->median.count()), best->where);
    }
    const Crossover shown = crossoverOf(withTransfers ? whole : alone);
    if (shown.n > 0) chart.marks.push_back({shown.n, wholeText(shown.n)});
    for (const bool isWhole : {false, true}) {
      const QString sentence =
          sentenceOf(series.name, crossoverOf(isWhole ? whole : alone), isWhole);
      if (!sentence.isEmpty()) chart.sentences += sentence;
    }
    if (!series.points.empty()) chart.series.push_back(std::move(series));
  }
  if (!chart.series.empty()) chart.marks.push_back({1.0, ChartWords::tr("as fast"), false});
  if (chart.series.empty() && !data.points().empty()) {
    chart.emptyNote = data.hasGpu() ? ChartWords::tr("Measure this machine's CPU to compare with")
                                    : ChartWords::tr("No GPU was timed to compare the CPU with");
  }
  if (withTransfers && !chart.series.empty()) {
    chart.sentences +=
        ChartWords::tr("With transfers there is no interval: the phases are medians.");
  }
  return chart;
}

}  // namespace lanescope::ui
