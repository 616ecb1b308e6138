// SPDX-License-Identifier: GPL-3.0-or-later

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/charts/chart_parts.h"

namespace lanescope::ui {
namespace {

/// Cividis (Nuñez, Anderton & Renslow, Optimizing colormaps with consideration for color vision
/// deficiency, 2018): its lightness rises steadily, and its two hues differ in every kind of colour
/// vision.
QCPColorGradient gradientOf(const Chart& chart, const QColor& empty) {
  QCPColorGradient gradient;
  constexpr std::pair<double, QRgb> kStops[]{
      {0.0, 0x00224E},   {0.125, 0x123570}, {0.25, 0x3B496C},  {0.375, 0x575D6D}, {0.5, 0x707173},
      {0.625, 0x8A8678}, {0.75, 0xA59C74},  {0.875, 0xC3B369}, {1.0, 0xFEE838}};
  gradient.clearColorStops();
  for (const auto& [at, color] : kStops) gradient.setColorStopAt(at, QColor(color));
  gradient.setNanHandling(QCPColorGradient::nhNanColor);
  gradient.setNanColor(empty);
  return chart.isBrightestMost ? gradient : gradient.inverted();
}

QCPColorScale* scaleIn(QCustomPlot& plot) {
  QCPLayoutGrid& layout = *plot.plotLayout();
  return layout.hasElement(0, 1) ? qobject_cast<QCPColorScale*>(layout.element(0, 1)) : nullptr;
}

QCPColorScale& makeScale(QCustomPlot& plot) {
  auto* scale = new QCPColorScale(&plot);
  plot.plotLayout()->addElement(0, 1, scale);
  scale->setType(QCPAxis::atRight);
  scale->setBarWidth(14);
  auto* group = new QCPMarginGroup(&plot);
  plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
  scale->setMarginGroup(QCP::msTop | QCP::msBottom, group);
  return *scale;
}

void dressScale(QCPColorScale& scale, const ChartAxis& shade, const StageTheme& theme) {
  scale.setDataScaleType(shade.isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  scale.axis()->setTicker(tickerOf(shade));
  scale.axis()->setSubTicks(false);
  dressAxis(*scale.axis(), theme);
  scale.setLabel(shade.label);
  scale.axis()->setLabelFont(theme.wordFont(11.5));
  scale.axis()->setLabelColor(theme.mutedText);
}

void addFrame(QCustomPlot& plot, const ChartFrame& at, const QPen& pen, const StageTheme& theme,
              const QString& layer = QStringLiteral("main")) {
  // It stands on a wider frame in another colour, so that it is seen on every cell.
  for (const QPen& each : {QPen(theme.panel, 5.0), pen}) {
    auto* frame = new QCPItemRect(&plot);
    frame->setLayer(layer);
    frame->setPen(each);
    frame->setSelectable(false);
    frame->topLeft->setCoords(at.x - 0.48, at.y + 0.48);
    frame->bottomRight->setCoords(at.x + 0.48, at.y - 0.48);
  }
  if (at.text.isEmpty()) return;
  auto* label = new QCPItemText(&plot);
  label->setSelectable(false);
  label->position->setCoords(at.x - 0.46, at.y + 0.46);
  label->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  label->setText(at.text);
  label->setFont(theme.wordFont(11.5, QFont::DemiBold));
  label->setColor(theme.text);
  label->setBrush(theme.panel);
  label->setPadding(QMargins(3, 0, 3, 0));
}

void setShades(QCPColorMap& map, const Chart& chart, const ChartSeries& cells) {
  const auto columns = static_cast<int>(chart.x.places.size());
  const auto rows = static_cast<int>(chart.y.places.size());
  map.setInterpolate(false);
  map.setTightBoundary(false);
  // QCustomPlot draws no single column or row.
  map.data()->setSize(std::max(columns, 2), std::max(rows, 2));
  map.data()->setRange({0, std::max(columns - 1.0, 1.0)}, {0, std::max(rows - 1.0, 1.0)});
  map.data()->fill(std::numeric_limits<double>::quiet_NaN());
  for (const ChartPoint& cell : cells.points) {
    map.data()->setCell(static_cast<int>(cell.x), static_cast<int>(cell.y), cell.shade);
  }
}

}  // namespace

void showScale(QCustomPlot& plot, bool isShown) {
  if (QCPColorScale* scale = scaleIn(plot)) scale->setVisible(isShown);
}

void addCells(QCustomPlot& plot, const Chart& chart, const ChartSeries& cells,
              const StageTheme& theme) {
  auto* map = new QCPColorMap(plot.xAxis, plot.yAxis);
  map->removeFromLegend();
  setShades(*map, chart, cells);
  QCPColorScale* known = scaleIn(plot);
  QCPColorScale& scale = known != nullptr ? *known : makeScale(plot);
  dressScale(scale, chart.shade, theme);
  map->setColorScale(&scale);
  map->setGradient(gradientOf(chart, theme.background));
  if (chart.shade.from && chart.shade.to) {
    map->setDataRange(QCPRange(*chart.shade.from, *chart.shade.to));
  }
  for (const ChartFrame& frame : chart.frames) {
    addFrame(plot, frame, QPen(theme.text, 2.5), theme);
  }
  const auto cursor = std::ranges::find_if(cells.points, [&](const ChartPoint& cell) {
    return chart.cursor && chart.itemOf(cell) == chart.cursor;
  });
  if (cursor != cells.points.end()) {
    addFrame(plot, {cursor->x, cursor->y, {}}, QPen(theme.accent, 2.5, Qt::DashLine), theme,
             QStringLiteral("overlay"));
  }
}

}  // namespace lanescope::ui
