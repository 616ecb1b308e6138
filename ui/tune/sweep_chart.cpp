// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_chart.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/charts/chart_parts.h"
#include "ui/tune/tune_words.h"

namespace lanescope::ui {
namespace {

using tune::Axis;
using tune::Mark;
using tune::Metric;
using tune::SweepCell;
using tune::SweepResults;

/// Cividis (Nuñez, Anderton & Renslow, Optimizing colormaps with consideration for color vision
/// deficiency, 2018): its lightness rises alone, and its two hues are told apart by everybody.
QCPColorGradient gradientFor(Metric metric, const QColor& empty) {
  QCPColorGradient gradient;
  constexpr std::pair<double, QRgb> kStops[]{
      {0.0, 0x00224E},   {0.125, 0x123570}, {0.25, 0x3B496C},  {0.375, 0x575D6D}, {0.5, 0x707173},
      {0.625, 0x8A8678}, {0.75, 0xA59C74},  {0.875, 0xC3B369}, {1.0, 0xFEE838}};
  gradient.clearColorStops();
  for (const auto& [at, color] : kStops) gradient.setColorStopAt(at, QColor(color));
  gradient.setNanHandling(QCPColorGradient::nhNanColor);
  gradient.setNanColor(empty);
  // The best is the brightest.
  return metric == Metric::lanes ? gradient : gradient.inverted();
}

/// Round times on a logarithmic axis, also where they differ by less than ten times.
class DurationTicker : public QCPAxisTicker {
 public:
  DurationTicker() { setTickCount(6); }

 protected:
  QVector<double> createTickVector(double, const QCPRange& range) override {
    QVector<double> ticks;
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    const bool isWide = range.upper > 100 * range.lower;
    const bool isNarrow = range.upper < 3 * range.lower;
    for (int power = first; power <= last; ++power) {
      for (int tenths = 10; tenths < 100; ++tenths) {
        const bool isRound = isNarrow || (isWide ? tenths == 10 || tenths == 30
                                                 : tenths == 10 || tenths == 20 || tenths == 50);
        if (isRound) ticks += tenths / 10.0 * std::pow(10.0, power);
      }
    }
    return ticks;
  }
  QVector<double> createSubTickVector(int, const QVector<double>&) override { return {}; }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return timeText(values::Milliseconds(tick));
  }
};

QSharedPointer<QCPAxisTickerText> tickerOf(const Axis* axis) {
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  ticker->setSubTickCount(0);
  if (axis == nullptr) return ticker;
  for (std::size_t i = 0; i < axis->values.size(); ++i) {
    ticker->addTick(static_cast<double>(i), axisValueText(axis->values[i]));
  }
  return ticker;
}

/// Where a number lies between the values of an axis, by their logarithms; nothing outside.
std::optional<double> positionOn(const Axis& axis, std::optional<std::int64_t> number) {
  if (!number || *number < axis.values.front() || *number > axis.values.back()) return {};
  const auto after = std::ranges::lower_bound(axis.values, *number);
  const auto position = static_cast<double>(after - axis.values.begin());
  if (*after == *number) return position;
  const auto before = static_cast<double>(*(after - 1));
  return position - 1 +
         std::log(static_cast<double>(*number) / before) /
             std::log(static_cast<double>(*after) / before);
}

QCPColorScale& scaleOf(QCustomPlot& plot) {
  QCPLayoutGrid& layout = *plot.plotLayout();
  if (layout.hasElement(0, 1)) return *qobject_cast<QCPColorScale*>(layout.element(0, 1));
  auto* scale = new QCPColorScale(&plot);
  layout.addElement(0, 1, scale);
  scale->setType(QCPAxis::atRight);
  scale->setBarWidth(14);
  auto* group = new QCPMarginGroup(&plot);
  plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
  scale->setMarginGroup(QCP::msTop | QCP::msBottom, group);
  return *scale;
}

void dressScale(QCPColorScale& scale, Metric metric, const StageTheme& theme) {
  const bool isTime = metric == Metric::time;
  scale.setDataScaleType(isTime ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  scale.axis()->setTicker(isTime ? QSharedPointer<QCPAxisTicker>(new DurationTicker)
                                 : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  dressAxis(*scale.axis(), theme);
  scale.setLabel(metricTitle(metric));
  scale.axis()->setLabelFont(theme.sansFont(11.5));
  scale.axis()->setLabelColor(theme.mutedText);
}

/// An outline around one cell.
void addFrame(QCustomPlot& plot, QPoint place, const QColor& color, Qt::PenStyle style,
              const QString& text, const StageTheme& theme) {
  // On a wider one in another colour, so that it is seen on every cell.
  for (const QPen& pen : {QPen(theme.panel, 5.0), QPen(color, 2.5, style)}) {
    auto* frame = new QCPItemRect(&plot);
    frame->setPen(pen);
    frame->topLeft->setCoords(place.x() - 0.48, place.y() + 0.48);
    frame->bottomRight->setCoords(place.x() + 0.48, place.y() - 0.48);
  }
  if (text.isEmpty()) return;
  auto* label = new QCPItemText(&plot);
  label->position->setCoords(place.x() - 0.46, place.y() + 0.46);
  label->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  label->setText(text);
  label->setFont(theme.sansFont(11.5, QFont::DemiBold));
  label->setColor(theme.text);
  label->setBrush(theme.panel);
  label->setPadding(QMargins(3, 0, 3, 0));
}

/// A layer of points without lines, with their own line of the legend.
QCPGraph& addPoints(QCustomPlot& plot, const QCPScatterStyle& style, const QString& name) {
  auto* points = plot.addGraph();
  points->setLineStyle(QCPGraph::lsNone);
  points->setScatterStyle(style);
  points->setName(name);
  return *points;
}

QCPScatterStyle::ScatterShape shapeOf(Mark::Kind kind) {
  if (kind == Mark::Kind::best) return QCPScatterStyle::ssCircle;
  return kind == Mark::Kind::api ? QCPScatterStyle::ssSquare : QCPScatterStyle::ssDiamond;
}

void addMarks(QCustomPlot& plot, const SweepResults& results, const SweepView& view,
              const StageTheme& theme) {
  const std::vector<Axis>& axes = results.space.axes();
  for (const Mark& mark : results.marks) {
    const SweepCell& cell = results.cells[mark.cell];
    const bool isBest = mark.kind == Mark::Kind::best;
    QCPScatterStyle style(shapeOf(mark.kind), 11);
    style.setPen(QPen(isBest ? theme.panel : theme.text, 1.6));
    style.setBrush(isBest ? theme.text : theme.panel);
    QCPGraph& point = addPoints(plot, style, markLegend(results, mark));
    const auto x = positionOn(axes[0], tune::numberOf(cell.parameters, axes[0].name));
    const auto y = axes.size() < 2
                       ? std::optional(0.0)
                       : positionOn(axes[1], tune::numberOf(cell.parameters, axes[1].name));
    const bool isInLayer =
        mark.cell >= results.space.size() || view.placeOf(results.space, mark.cell).has_value();
    if (x && y && isInLayer) point.addData(*x, *y);
  }
}

}  // namespace

std::size_t SweepView::cell(const tune::SweepSpace& space, std::size_t column,
                            std::size_t row) const {
  const std::vector<Axis>& axes = space.axes();
  std::size_t at = 0;
  for (std::size_t i = axes.size(); i-- > 0;) {
    const std::size_t part = i == 0                 ? column
                             : i == 1               ? row
                             : i - 2 < depth.size() ? depth[i - 2]
                                                    : 0;
    at = at * axes[i].values.size() + part;
  }
  return at;
}

void SweepView::showLayerOf(const tune::SweepSpace& space, std::size_t at) {
  if (at >= space.size()) return;
  depth.clear();
  for (std::size_t i = 0; i < space.axes().size(); ++i) {
    const std::size_t values = space.axes()[i].values.size();
    if (i >= 2) depth.push_back(at % values);
    at /= values;
  }
}

std::optional<QPoint> SweepView::placeOf(const tune::SweepSpace& space, std::size_t at) const {
  if (at >= space.size()) return {};
  const auto columns = static_cast<std::size_t>(sizeOf(space).width());
  const auto rows = static_cast<std::size_t>(sizeOf(space).height());
  const std::size_t column = at % columns;
  const std::size_t row = at / columns % rows;
  if (cell(space, column, row) != at) return {};
  return QPoint(static_cast<int>(column), static_cast<int>(row));
}

QSize sizeOf(const tune::SweepSpace& space) {
  const std::vector<Axis>& axes = space.axes();
  if (axes.empty()) return {};
  return {static_cast<int>(axes[0].values.size()),
          axes.size() > 1 ? static_cast<int>(axes[1].values.size()) : 1};
}

void drawSweep(QCustomPlot& plot, const SweepResults& results, const SweepView& view,
               const StageTheme& theme) {
  prepareChart(plot, theme);
  const QSize size = sizeOf(results.space);
  QCPColorScale& scale = scaleOf(plot);
  scale.setVisible(!size.isEmpty());
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!size.isEmpty());
  if (size.isEmpty()) {
    plot.legend->setVisible(false);
    addChartNote(plot, QCoreApplication::translate("tune", "Start measures the launches."), theme);
    plot.replot();
    return;
  }
  const std::vector<Axis>& axes = results.space.axes();
  const bool hasRows = axes.size() > 1;
  plot.xAxis->setLabel(axisTitle(results.space, 0));
  plot.yAxis->setLabel(hasRows ? axisTitle(results.space, 1) : QString());
  plot.xAxis->setTicker(tickerOf(&axes[0]));
  plot.yAxis->setTicker(tickerOf(hasRows ? &axes[1] : nullptr));
  plot.xAxis->setRange(-0.5, size.width() - 0.5);
  plot.yAxis->setRange(-0.5, size.height() - 0.5);
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->grid()->setVisible(false);

  auto* map = new QCPColorMap(plot.xAxis, plot.yAxis);
  map->removeFromLegend();
  map->setInterpolate(false);
  map->setTightBoundary(false);
  // QCustomPlot draws no single column or row.
  map->data()->setSize(std::max(size.width(), 2), std::max(size.height(), 2));
  map->data()->setRange({0, std::max(size.width() - 1.0, 1.0)},
                        {0, std::max(size.height() - 1.0, 1.0)});
  map->data()->fill(std::numeric_limits<double>::quiet_NaN());
  QCPScatterStyle cross(QCPScatterStyle::ssCross, 9);
  cross.setPen(QPen(theme.mutedText, 1.6));
  QCPGraph& failed = addPoints(plot, cross, QCoreApplication::translate("tune", "failed"));
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x) {
      const SweepCell& cell = results.cells[view.cell(results.space, static_cast<std::size_t>(x),
                                                      static_cast<std::size_t>(y))];
      if (cell.state == SweepCell::State::failed) failed.addData(x, y);
      const auto value = cell.value(view.metric);
      if (!value) continue;
      map->data()->setCell(x, y, *value);
    }
  }
  if (failed.data()->isEmpty()) failed.removeFromLegend();
  // One scale for all layers, so that they can be compared.
  for (const SweepCell& cell : results.cells) {
    const auto value = cell.value(view.metric);
    if (!value) continue;
    least = std::min(least, *value);
    most = std::max(most, *value);
  }
  dressScale(scale, view.metric, theme);
  map->setColorScale(&scale);
  map->setGradient(gradientFor(view.metric, theme.background));
  if (least <= most) {
    const bool isFlat = most - least < 1e-9 * std::max(std::abs(most), 1e-12);
    map->setDataRange(isFlat ? QCPRange(least * 0.9, least > 0 ? least * 1.1 : 1.0)
                             : QCPRange(least, most));
  }
  addMarks(plot, results, view, theme);
  constexpr const char* kNames[]{"A", "B"};
  for (std::size_t i = 0; i < std::min<std::size_t>(view.chosen.size(), 2); ++i) {
    if (const auto place = view.placeOf(results.space, view.chosen[i])) {
      addFrame(plot, *place, theme.text, Qt::SolidLine, kNames[i], theme);
    }
  }
  if (view.cursor) {
    if (const auto place = view.placeOf(results.space, *view.cursor)) {
      addFrame(plot, *place, theme.accent, Qt::DashLine, {}, theme);
    }
  }
  plot.legend->setVisible(!results.marks.empty());
  plot.legend->setIconSize(16, 16);
  fitLegend(plot);
  plot.replot();
}

std::optional<std::size_t> cellAt(const QCustomPlot& plot, const SweepResults& results,
                                  const SweepView& view, QPointF at) {
  const QSize size = sizeOf(results.space);
  if (!plot.axisRect()->rect().contains(at.toPoint())) return {};
  const QPoint place(static_cast<int>(std::lround(plot.xAxis->pixelToCoord(at.x()))),
                     static_cast<int>(std::lround(plot.yAxis->pixelToCoord(at.y()))));
  if (!QRect(QPoint(), size).contains(place)) return {};
  return view.cell(results.space, static_cast<std::size_t>(place.x()),
                   static_cast<std::size_t>(place.y()));
}

}  // namespace lanescope::ui
