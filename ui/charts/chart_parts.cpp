// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_parts.h"

#include <algorithm>

namespace lanescope::ui {

namespace {

/// Breaks an entry's name into as many lines as it needs in `room` pixels. Returns its width.
int widthWithin(QCPPlottableLegendItem& entry, int room) {
  QCPAbstractPlottable& series = *entry.plottable();
  const auto width = [&] {
    return static_cast<QCPLayoutElement&>(entry).minimumOuterSizeHint().width();
  };
  QString name;
  for (const QString& word : seriesName(series).split(u' ')) {
    const QString before = name;
    if (!name.isEmpty()) name += u' ';
    name += word;
    series.setName(name);
    if (before.isEmpty() || width() <= room) continue;
    name = before + u'\n' + word;
  }
  series.setName(name);
  return width();
}

}  // namespace

void dressAxis(QCPAxis& axis, const StageTheme& theme) {
  const QPen line(theme.border);
  axis.setBasePen(line);
  axis.setTickPen(line);
  axis.setSubTickPen(line);
  axis.setTickLabelColor(theme.mutedText);
  axis.setLabelColor(theme.mutedText);
  axis.setTickLabelFont(theme.wordFont(11.5));
  axis.setLabelFont(theme.wordFont(11.5));
  axis.grid()->setPen(QPen(theme.border, 1.0, Qt::DotLine));
  axis.grid()->setZeroLinePen(line);
}

void prepareChart(QCustomPlot& plot, const StageTheme& theme) {
  plot.clearPlottables();
  plot.clearItems();
  plot.setBackground(theme.panel);
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) dressAxis(*axis, theme);
  QCPLayoutGrid* layout = plot.plotLayout();
  if (plot.legend->layout() != layout) {
    layout->addElement(1, 0, plot.legend);
    layout->setRowStretchFactor(1, 0.001);
    plot.legend->setFillOrder(QCPLegend::foColumnsFirst);
    plot.legend->setMargins(QMargins(4, 0, 4, 4));
  }
  plot.legend->setBrush(Qt::NoBrush);
  plot.legend->setBorderPen(Qt::NoPen);
  plot.legend->setTextColor(theme.text);
  plot.legend->setFont(theme.wordFont(11.5));
  plot.legend->setIconSize(14, 10);
  plot.legend->setVisible(true);
}

QString seriesName(const QCPAbstractPlottable& series) {
  return series.name().replace(u'\n', u' ');
}

void fitLegend(QCustomPlot& plot) {
  QCPLegend& legend = *plot.legend;
  const int gap = legend.columnSpacing();
  const int room = plot.width() - 2 * legend.margins().left();
  int widest = 1;
  int items = 0;
  for (int i = 0; i < legend.itemCount(); ++i) {  // places of the grid, some of them empty
    auto* item = qobject_cast<QCPPlottableLegendItem*>(legend.item(i));
    if (item == nullptr) continue;
    widest = std::max(widest, widthWithin(*item, room));
    ++items;
  }
  if (items == 0) return;
  legend.setWrap(std::clamp((room + gap) / (widest + gap), 1, items));
  legend.setFillOrder(QCPLegend::foColumnsFirst, true);
}

int heightInColumn(const Chart& chart) {
  constexpr int kPlotHeight = 290;
  constexpr int kNameHeight = 20;
  return kPlotHeight + kNameHeight * static_cast<int>(chart.series.size());
}

void addChartNote(QCustomPlot& plot, const QString& text, const StageTheme& theme) {
  auto* item = new QCPItemText(&plot);
  // Of the whole chart: without axes their rectangle can be anywhere.
  item->setClipToAxisRect(false);
  item->position->setType(QCPItemPosition::ptViewportRatio);
  item->position->setCoords(0.5, 0.5);
  item->setText(text);
  item->setColor(theme.mutedText);
  item->setFont(theme.wordFont(13.0));
}

}  // namespace lanescope::ui
