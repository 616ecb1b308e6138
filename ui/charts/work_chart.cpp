// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/work_chart.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/chart_parts.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

struct WorkChartWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::WorkChart)
};

/// A curve that theory knows.
struct Law {
  QString name;
  double (*at)(double n);
  Qt::PenStyle style;
};

struct Side {
  QCPAxis* sizes;
  QCPAxis* counts;
};

/// The first rectangle is the plot's own; the second is made once.
std::array<Side, 2> sidesOf(QCustomPlot& plot) {
  QCPLayoutGrid* whole = plot.plotLayout();
  auto* grid = qobject_cast<QCPLayoutGrid*>(whole->element(0, 0));
  if (grid == nullptr) {
    grid = new QCPLayoutGrid;
    QCPLayoutElement* first = whole->takeAt(0);
    whole->addElement(0, 0, grid);
    grid->addElement(0, 0, first);
    auto* second = new QCPAxisRect(&plot);
    grid->addElement(0, 1, second);
    auto* margins = new QCPMarginGroup(&plot);
    qobject_cast<QCPAxisRect*>(first)->setMarginGroup(QCP::msLeft, margins);
    second->setMarginGroup(QCP::msLeft, margins);
  }
  constexpr double kWide = 1.6;
  const bool isWide = plot.width() > kWide * plot.height();
  grid->setFillOrder(isWide ? QCPLayoutGrid::foColumnsFirst : QCPLayoutGrid::foRowsFirst);
  const auto side = [](QCPLayoutElement* element) {
    auto* rect = qobject_cast<QCPAxisRect*>(element);
    return Side{rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)};
  };
  return {side(grid->elementAt(0)), side(grid->elementAt(1))};
}

double logarithm(double n) {
  return std::max(1.0, std::log2(n));
}

void addLaws(QCustomPlot& plot, const Side& side, const std::array<Law, 2>& laws, double least,
             double most, const StageTheme& theme) {
  for (const Law& law : laws) {
    QCPGraph* graph = plot.addGraph(side.sizes, side.counts);
    graph->setName(law.name);
    QColor color = theme.mutedText;
    color.setAlphaF(0.5F);
    constexpr double kWidth = 3.5;  // seen behind a kernel that keeps to it
    graph->setPen(QPen(color, kWidth, law.style));
    for (double n = least; n <= most * 1.0001; n *= std::sqrt(2.0)) graph->addData(n, law.at(n));
  }
}

/// Room around what is drawn.
void frame(const Side& side, bool isLogarithmic) {
  side.sizes->rescale();
  side.counts->rescale();
  constexpr double kCompared = 1.15;
  const QCPRange sizes = side.sizes->range();
  side.sizes->setRange(sizes.lower / kCompared, sizes.upper * kCompared);
  const QCPRange counts = side.counts->range();
  constexpr double kAbove = 1.4;
  if (isLogarithmic) {
    side.counts->setRange(counts.lower / kAbove, counts.upper * kAbove);
  } else {
    side.counts->setRange(0.0, counts.upper * kCompared);
  }
}

void drawAll(QCustomPlot& plot, const std::array<Side, 2>& sides, const results::WorkData& data,
             const StageTheme& theme) {
  const auto& [work, depth] = sides;
  work.counts->setLabel(WorkChartWords::tr("operations"));
  work.counts->setScaleType(QCPAxis::stLogarithmic);
  work.counts->setTicker(QSharedPointer<CountTicker>::create());
  depth.counts->setLabel(WorkChartWords::tr("steps"));
  for (const Side& side : sides) {
    side.sizes->setLabel(WorkChartWords::tr("elements"));
    side.sizes->setScaleType(QCPAxis::stLogarithmic);
    side.sizes->setTicker(QSharedPointer<SizeTicker>::create());
  }
  const ChartColors colors = ChartColors::of(theme);
  const QList<QColor> hues{colors.gpu, colors.phases[3], colors.phases[4], colors.phases[0]};
  constexpr std::array kShapes{QCPScatterStyle::ssDiamond, QCPScatterStyle::ssDisc,
                               QCPScatterStyle::ssTriangle, QCPScatterStyle::ssSquare};
  std::size_t index = 0;
  double least = 1e300;
  double most = 0.0;
  for (const std::vector<results::WorkPoint>& line : data.lines()) {
    const std::size_t look = index++ % kShapes.size();
    const QColor color = hues[static_cast<qsizetype>(look)];
    const auto add = [&](const Side& side) {
      QCPGraph* graph = plot.addGraph(side.sizes, side.counts);
      graph->setName(line.front().name);
      graph->setPen(QPen(color, 2.0));
      graph->setScatterStyle(QCPScatterStyle(kShapes[look], color, color, 7.0));
      return graph;
    };
    QCPGraph* operations = add(work);
    QCPGraph* steps = add(depth);
    steps->removeFromLegend();
    for (const results::WorkPoint& point : line) {
      const auto n = static_cast<double>(point.n);
      least = std::min(least, n);
      most = std::max(most, n);
      // One element takes none, and a logarithm has no place for that.
      if (point.work.operations > 0) {
        operations->addData(n, static_cast<double>(point.work.operations));
      }
      steps->addData(n, point.work.depth);
    }
  }
  addLaws(
      plot, work,
      {Law{WorkChartWords::tr("n"), [](double n) { return n; }, Qt::DashLine},
       Law{WorkChartWords::tr("n·log2 n"), [](double n) { return n * logarithm(n); }, Qt::DotLine}},
      least, most, theme);
  addLaws(
      plot, depth,
      {Law{WorkChartWords::tr("log2 n"), [](double n) { return logarithm(n); }, Qt::DashDotLine},
       Law{WorkChartWords::tr("2·log2 n"), [](double n) { return 2.0 * logarithm(n); },
           Qt::DashDotDotLine}},
      least, most, theme);
  frame(work, true);
  frame(depth, false);
}

}  // namespace

void drawWork(QCustomPlot& plot, const results::WorkData& data, const StageTheme& theme) {
  const std::array<Side, 2> sides = sidesOf(plot);
  prepareChart(plot, theme);
  plot.legend->setWrap(4);
  const bool empty = data.points().empty();
  for (const Side& side : sides) {
    dressAxis(*side.sizes, theme);
    dressAxis(*side.counts, theme);
    side.sizes->setVisible(!empty);
    side.counts->setVisible(!empty);
  }
  plot.legend->setVisible(!empty);
  if (empty) {
    addChartNote(plot, WorkChartWords::tr("Nothing counted yet"), theme);
  } else {
    drawAll(plot, sides, data, theme);
  }
  plot.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lanescope::ui
