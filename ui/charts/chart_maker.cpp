// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_maker.h"

#include <algorithm>

#include "ui/charts/timing_charts.h"

namespace lanescope::ui {
namespace {

Chart madeOf(ChartKind kind, const results::TimingData& data, const ChartChoice& choice) {
  switch (kind) {
    case ChartKind::time:
      return timeChart(data);
    case ChartKind::bandwidth:
      return bandwidthChart(data);
    case ChartKind::flops:
      return operationsChart(data);
    case ChartKind::speedup:
      return speedupChart(data, choice.withTransfers, choice.isPinned);
    case ChartKind::phases:
      return phasesChart(data, choice.n, choice.isPinned);
    case ChartKind::ladder:
      return ladderChart(data, choice.n);
    case ChartKind::roofline:
      return rooflineChart(data, choice.n);
    case ChartKind::distribution:
      break;
  }
  return distributionChart(data, choice.n, choice.line);
}

}  // namespace

std::vector<ChartKindInfo> chartKinds() {
  return {
      ChartKindInfo{//: A kind of chart: times over sizes
                    ChartKind::time, QLatin1String("time"), ChartWords::tr("Time"),
                    ChartWords::tr("Time against n: the kernel, all phases, the CPU variants."),
                    false, false},
      ChartKindInfo{//: A kind of chart: times as quotients
                    ChartKind::speedup, QLatin1String("speedup"), ChartWords::tr("Speed-up"),
                    ChartWords::tr("How many times as fast as the best CPU variant, and from "
                                   "which n on."),
                    false, false},
      ChartKindInfo{//: A kind of chart: bytes per second
                    ChartKind::bandwidth, QLatin1String("bandwidth"), ChartWords::tr("Bandwidth"),
                    ChartWords::tr("The bytes that the problem must move, in a second, under "
                                   "what the memory was measured to move."),
                    false, false},
      ChartKindInfo{//: A kind of chart. FLOP: floating-point operations; per second
                    ChartKind::flops, QLatin1String("flops"), ChartWords::tr("FLOP rate"),
                    ChartWords::tr("The operations that the problem needs, in a second, under "
                                   "what the machine was measured to compute."),
                    false, false},
      ChartKindInfo{//: A kind of chart: allocation, copies, kernel and host finish of one run
                    ChartKind::phases, QLatin1String("phases"), ChartWords::tr("Phases"),
                    ChartWords::tr("What a run's time goes into, at one size."), true, false},
      ChartKindInfo{
          //: A kind of chart: each kernel of a family is a step that is faster than the one before
          ChartKind::ladder, QLatin1String("ladder"), ChartWords::tr("Ladder"),
          ChartWords::tr("All kernels of the family in the catalogue's order, at one "
                         "size."),
          true, true},
      ChartKindInfo{//: A kind of chart, Williams, Waterman and Patterson 2009
                    ChartKind::roofline, QLatin1String("roofline"), ChartWords::tr("Roofline"),
                    ChartWords::tr("What memory and arithmetic allow, and where the kernels "
                                   "stand below it."),
                    true, true},
      ChartKindInfo{
          //: A kind of chart: how the timed samples are spread
          ChartKind::distribution, QLatin1String("distribution"), ChartWords::tr("Samples"),
          ChartWords::tr("How the samples of one point are spread."), true, false}};
}

ChartKindInfo infoOf(ChartKind kind) {
  const std::vector<ChartKindInfo> kinds = chartKinds();
  return *std::ranges::find(kinds, kind, &ChartKindInfo::kind);
}

Chart makeChart(ChartKind kind, const results::TimingData& data, const ChartChoice& choice) {
  Chart chart = madeOf(kind, data, choice);
  if (chart.emptyNote.isEmpty()) {
    chart.emptyNote = data.points().empty()
                          ? ChartWords::tr("Nothing measured yet")
                          : ChartWords::tr("None of what was measured belongs in this chart");
  }
  if (const auto count = static_cast<int>(chart.undrawable()); count > 0) {
    //: %n: how many points
    chart.sentences +=
        ChartWords::tr("%n point(s) cannot be drawn: not a positive number.", nullptr, count);
  }
  chart.sentences += data.remarks();
  return chart;
}

}  // namespace lanescope::ui
