// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing_charts.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/chart_parts.h"
#include "ui/result_facts.h"
#include "ui/theme.h"

namespace lanescope::ui {
namespace {

struct ChartWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimingCharts)
};

class TimeTicker : public QCPAxisTickerLog {
 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return timeText(values::Milliseconds(tick));
  }
};

class LinearTimeTicker : public QCPAxisTicker {
 public:
  LinearTimeTicker() { setTickCount(4); }

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return tick == 0.0 ? QStringLiteral("0") : timeText(values::Milliseconds(tick));
  }
};

QCPBars* addBars(QCustomPlot& plot, const QString& name, const QColor& color) {
  auto* bars = new QCPBars(plot.yAxis, plot.xAxis);
  bars->setName(name);
  bars->setPen(Qt::NoPen);
  bars->setBrush(color);
  bars->setWidth(0.62);
  return bars;
}

/// The bar's total at its end.
void addValue(QCustomPlot& plot, double key, values::Milliseconds total, const StageTheme& theme) {
  auto* item = new QCPItemText(&plot);
  item->position->setCoords(total.count(), key);
  item->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  item->setPadding(QMargins(6, 0, 0, 0));
  item->setText(timeText(total));
  item->setColor(theme.text);
  item->setFont(theme.sansFont(11.5, QFont::DemiBold));
}

}  // namespace

void drawBars(QCustomPlot& plot, const TimingData& data, std::int64_t n, const StageTheme& theme) {
  prepareChart(plot, theme);
  const std::vector<TimingPoint> points = data.at(n);
  const std::optional<TimingPoint> best = data.bestCpu(n);
  const ChartColors colors = ChartColors::of(theme);
  plot.legend->setWrap(3);
  plot.xAxis->setScaleType(QCPAxis::stLinear);
  plot.xAxis->setTicker(QSharedPointer<LinearTimeTicker>::create());
  plot.xAxis->setLabel({});
  plot.yAxis->setLabel({});
  plot.yAxis->setScaleType(QCPAxis::stLinear);
  plot.yAxis->setRangeReversed(true);
  plot.yAxis->grid()->setVisible(false);
  auto names = QSharedPointer<QCPAxisTickerText>::create();
  plot.yAxis->setTicker(names);
  plot.yAxis->setSubTicks(false);
  plot.yAxis->setTickLength(0);
  plot.yAxis->setTickLabelColor(theme.text);

  QCPBars* cpu = nullptr;
  std::vector<QCPBars*> phases;
  double longest = 0.0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const TimingPoint& point = points[i];
    const auto key = static_cast<double>(i);
    longest = std::max(longest, point.total().count());
    if (point.phases) {
      names->addTick(
          key, point.recorded ? ChartWords::tr("%1\n(recorded)").arg(point.name) : point.name);
      const values::Phases& parts = *point.phases;
      const QList<std::pair<QString, double>> stack{
          {ChartWords::tr("allocate"), parts.allocate.count()},
          {ChartWords::tr("host to device"), parts.hostToDevice.count()},
          {ChartWords::tr("kernel"), parts.kernel.count()},
          {ChartWords::tr("device to host"), parts.deviceToHost.count()},
          {ChartWords::tr("host finish"), parts.hostFinish.count()}};
      for (int p = 0; p < stack.size(); ++p) {
        const auto at = static_cast<std::size_t>(p);
        if (phases.size() <= at) {
          phases.push_back(addBars(plot, stack[p].first, colors.phases[p]));
          if (p > 0) phases[at]->moveAbove(phases[at - 1]);
        }
        phases[at]->addData(key, stack[p].second);
      }
    } else {
      const bool isBest = best && point.onCpu && point.name == best->name;
      names->addTick(key, isBest ? ChartWords::tr("CPU, %1\n(best)").arg(point.name)
                                 : ChartWords::tr("CPU, %1").arg(point.name));
      if (cpu == nullptr) cpu = addBars(plot, ChartWords::tr("CPU"), colors.cpu.front());
      cpu->addData(key, point.total().count());
    }
    addValue(plot, key, point.total(), theme);
  }
  const bool empty = points.empty();
  if (empty) addChartNote(plot, ChartWords::tr("Nothing measured yet"), theme);
  // Without phases there is nothing to tell apart.
  plot.legend->setVisible(!phases.empty());
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!empty);
  // A quarter more than the longest bar, so that its number fits behind it.
  plot.xAxis->setRange(0.0, empty ? 1.0 : longest * 1.25);
  plot.yAxis->setRange(-0.6, empty ? 1.0 : static_cast<double>(points.size()) - 0.4);
  plot.replot(QCustomPlot::rpQueuedReplot);
}

void drawLines(QCustomPlot& plot, const TimingData& data, const StageTheme& theme) {
  prepareChart(plot, theme);
  const ChartColors colors = ChartColors::of(theme);
  plot.legend->setWrap(2);
  plot.xAxis->setScaleType(QCPAxis::stLogarithmic);
  plot.xAxis->setTicker(QSharedPointer<SizeTicker>::create());
  plot.xAxis->setLabel(ChartWords::tr("elements"));
  plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot.yAxis->setTicker(QSharedPointer<TimeTicker>::create());

  double leastN = 1e300;
  double mostN = 0.0;
  double least = 1e300;
  double most = 0.0;
  const auto add = [&](const std::vector<TimingPoint>& line, const QString& name,
                       const QColor& color, QCPScatterStyle::ScatterShape shape, bool total) {
    QCPGraph* graph = plot.addGraph();
    graph->setName(name);
    graph->setPen(QPen(color, 2.0, total ? Qt::DashLine : Qt::SolidLine));
    graph->setScatterStyle(QCPScatterStyle(shape, color, color, 7.0));
    for (const TimingPoint& point : line) {
      const auto n = static_cast<double>(point.n);
      const double time = total ? point.total().count() : point.median.count();
      graph->addData(n, time);
      leastN = std::min(leastN, n);
      mostN = std::max(mostN, n);
      least = std::min(least, time);
      most = std::max(most, time);
    }
  };
  qsizetype cpu = 0;
  for (const std::vector<TimingPoint>& line : data.lines()) {
    const TimingPoint& first = line.front();
    if (first.onCpu) {
      // The shapes tell apart what colours alone would not, all the more where they start over.
      constexpr std::array kShapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare,
                                   QCPScatterStyle::ssTriangle, QCPScatterStyle::ssTriangleInverted,
                                   QCPScatterStyle::ssStar};
      add(line, ChartWords::tr("CPU, %1").arg(first.name), colors.cpu[cpu % colors.cpu.size()],
          kShapes[static_cast<std::size_t>(cpu) % kShapes.size()], false);
      ++cpu;
      continue;
    }
    const QString name =
        first.recorded ? ChartWords::tr("%1, recorded").arg(first.name) : first.name;
    add(line, ChartWords::tr("%1: kernel").arg(name), colors.gpu, QCPScatterStyle::ssDiamond,
        false);
    add(line, ChartWords::tr("%1: total").arg(name), colors.gpu, QCPScatterStyle::ssDiamond, true);
  }
  const bool empty = mostN == 0.0;
  if (empty) addChartNote(plot, ChartWords::tr("Nothing measured yet"), theme);
  plot.legend->setVisible(!empty);
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!empty);
  if (!empty) {
    plot.xAxis->setRange(leastN / 1.3, mostN * 1.3);
    plot.yAxis->setRange(least / 1.6, most * 1.6);
  }
  plot.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lanescope::ui
