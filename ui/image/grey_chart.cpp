// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/image/grey_chart.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>

#include "ui/charts/chart_parts.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

struct GreyChartWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::GreyChart)
};

constexpr double kLevels = 256.0;

QSharedPointer<QCPAxisTickerText> tickerOf(const QList<std::pair<double, QString>>& ticks) {
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  for (const auto& [at, text] : ticks) ticker->addTick(at, text);
  return ticker;
}

void prepareGreyPlot(QCustomPlot& plot, bool isEmpty, const StageTheme& theme) {
  prepareChart(plot, theme);
  dressAxis(*plot.yAxis2, theme);
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis, plot.yAxis2}) {
    axis->setSubTicks(false);
    axis->setVisible(!isEmpty);
  }
  plot.yAxis2->setTicker(tickerOf({{0.0, GreyChartWords::tr("0 %")},
                                   {0.5, GreyChartWords::tr("50 %")},
                                   {1.0, GreyChartWords::tr("100 %")}}));
  plot.xAxis->setRange(0.0, kLevels);
  // A level is as wide as one on the axis: its tick stands in its middle.
  QList<std::pair<double, QString>> levels;
  for (const int level : {0, 64, 128, 192, 255}) {
    levels.append({level + 0.5, QString::number(level)});
  }
  plot.xAxis->setTicker(tickerOf(levels));
  plot.legend->setWrap(2);
  plot.legend->setVisible(!isEmpty);
}

QCPGraph* addStairs(QCustomPlot& plot, QCPAxis* axis, const QString& name) {
  QCPGraph* graph = plot.addGraph(plot.xAxis, axis);
  graph->setName(name);
  graph->setLineStyle(QCPGraph::lsStepLeft);
  graph->setAdaptiveSampling(false);
  return graph;
}

}  // namespace

void clearGreyLevels(QCustomPlot& plot, const StageTheme& theme) {
  prepareGreyPlot(plot, true, theme);
  plot.replot(QCustomPlot::rpQueuedReplot);
}

void drawGreyLevels(QCustomPlot& plot, const app::GreyCounts& counts, std::int64_t most,
                    const StageTheme& theme) {
  prepareGreyPlot(plot, false, theme);
  const ChartColors colors = ChartColors::of(theme);
  QCPGraph* levels =
      addStairs(plot, plot.yAxis, GreyChartWords::tr("histogram: pixels of each grey level"));
  levels->setPen(Qt::NoPen);
  levels->setBrush(colors.gpu);
  QCPGraph* shares =
      addStairs(plot, plot.yAxis2, GreyChartWords::tr("cdf: pixels at most as bright"));
  shares->setPen(QPen(colors.cpu.front(), 2.0));
  const app::GreyCounts sums = app::cumulated(counts);
  const auto all = static_cast<double>(std::max<std::int64_t>(1, sums.back()));
  for (std::size_t level = 0; level < counts.size(); ++level) {
    levels->addData(static_cast<double>(level), static_cast<double>(counts[level]));
    shares->addData(static_cast<double>(level), static_cast<double>(sums[level]) / all);
  }
  levels->addData(kLevels, static_cast<double>(counts.back()));
  shares->addData(kLevels, 1.0);
  constexpr double kRoom = 1.05;
  const auto top = static_cast<double>(std::max<std::int64_t>(1, most));
  plot.yAxis->setRange(0.0, top * kRoom);
  plot.yAxis2->setRange(0.0, kRoom);
  plot.yAxis->setTicker(
      tickerOf({{0.0, QStringLiteral("0")}, {top, QLocale().toString(qint64{most})}}));
  plot.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lanescope::ui
