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
  const QString n = wholeText(crossover.n);
  switch (crossover.kind) {
    //: %1: name of a kernel
    case Crossover::Kind::never:
      return (withTransfers ? ChartWords::tr("%1 with transfers is never faster than the best CPU "
                                             "variant at these sizes.")
                            : /*: %1: name of a kernel */ ChartWords::tr(
                                  "%1, the kernel alone, is never faster than the best "
                                  "CPU variant at these sizes."))
          .arg(name);
    //: %1: name of a kernel
    case Crossover::Kind::always:
      return (withTransfers ? ChartWords::tr("%1 with transfers is always as fast as the best CPU "
                                             "variant or faster.")
                            : /*: %1: name of a kernel */ ChartWords::tr(
                                  "%1, the kernel alone, is always as fast as the best "
                                  "CPU variant or faster."))
          .arg(name);
    //: %1: name of a kernel; %2: a size
    case Crossover::Kind::from:
      return (withTransfers ? ChartWords::tr("%1 with transfers is faster than the best CPU "
                                             "variant from about n = %2 on.")
                            : /*: %1: name of a kernel; %2: a size */ ChartWords::tr(
                                  "%1, the kernel alone, is faster than the best CPU "
                                  "variant from about n = %2 on."))
          .arg(name, n);
    //: %1: name of a kernel; %2: a size
    case Crossover::Kind::until:
      return (withTransfers
                  ? ChartWords::tr("%1 with transfers is slower than the best CPU variant at the "
                                   "largest size; it was faster before about n = %2.")
                  : /*: %1: name of a kernel; %2: a size */ ChartWords::tr(
                        "%1, the kernel alone, is slower than the best CPU variant at "
                        "the largest size; it was faster before about n = %2."))
          .arg(name, n);
    case Crossover::Kind::unknown:
      break;
  }
  return {};
}

}  // namespace

Chart speedupChart(const results::TimingData& data, bool withTransfers, bool isPinned) {
  Chart chart;
  chart.x = {//: Title of the axis of sizes: how many elements the inputs have
             ChartWords::tr("elements"), Quantity::size};
  chart.y = {ChartWords::tr("speed-up over the best CPU"), Quantity::factor};
  //: A range of measured values: their confidence interval
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
      QString& words = chart.facts.back().words;
      //: %1: facts on a point; %2: the CPU variant; %3: its size; %4: its time; %5: its machine
      words = ChartWords::tr("%1. Best CPU variant: %2, %3, median %4; %5")
                  .arg(words, best->name, sizeName(best->n),
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
  if (!chart.series.empty())
    chart.marks.push_back({//: A mark on the axis, at 1: as fast as the best CPU variant
                           1.0, ChartWords::tr("equal speed"), false});
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
