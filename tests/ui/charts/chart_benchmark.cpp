// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>

#include "resources/resources.h"
#include "ui/charts/chart_view.h"

// How long a chart of a million points takes to be drawn again, as after a zoom.
namespace lanescope::ui {
namespace {

constexpr int kPoints = 1'000'000;

Chart millionPoints() {
  Chart chart;
  chart.x = {"elements", Quantity::size};
  chart.y = {"time", Quantity::time};
  ChartSeries& series = chart.series.emplace_back();
  series.name = "random";
  std::mt19937 random(1);
  std::lognormal_distribution<double> noise(0.0, 0.3);
  for (int i = 1; i <= kPoints; ++i) {
    series.points.push_back({static_cast<double>(i), std::sqrt(i) * noise(random)});
  }
  return chart;
}

void measure(ChartView& view, const char* what) {
  constexpr int kTimes = 21;
  QList<double> times;
  const std::clock_t begin = std::clock();
  for (int i = 0; i < kTimes; ++i) {
    QElapsedTimer timer;
    timer.start();
    view.replot(QCustomPlot::rpImmediateRefresh);
    times += static_cast<double>(timer.nsecsElapsed()) * 1e-6;
  }
  std::sort(times.begin(), times.end());
  const double cpu = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / kTimes;
  std::printf("%-28s %6.1f ms (of %d, %.1f to %.1f), %.1f ms of CPU time\n", what,
              times[kTimes / 2], kTimes, times.front(), times.back(), cpu);
}

}  // namespace
}  // namespace lanescope::ui

int main(int argc, char** argv) {
  using namespace lanescope;
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  resources::init();
  ui::ChartView view;
  view.resize(1200, 700);
  view.show();
  view.setChart(ui::millionPoints(), false);
  QApplication::processEvents();
  ui::measure(view, "1,000,000 points");
  view.xAxis->setRange(1e3, 1e5);
  ui::measure(view, "the same, zoomed in");
}
