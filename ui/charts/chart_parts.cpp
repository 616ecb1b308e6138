// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_parts.h"

#include <algorithm>

namespace lanescope::ui {

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

void fitLegend(QCustomPlot& plot) {
  QCPLegend& legend = *plot.legend;
  int widest = 1;
  int items = 0;
  for (int i = 0; i < legend.itemCount(); ++i) {  // places of the grid, some of them empty
    if (legend.item(i) == nullptr) continue;
    widest = std::max(widest, legend.item(i)->minimumOuterSizeHint().width());
    ++items;
  }
  if (items == 0) return;
  const int gap = legend.columnSpacing();
  const int room = plot.width() - 2 * legend.margins().left() + gap;
  legend.setWrap(std::clamp(room / (widest + gap), 1, items));
  legend.setFillOrder(QCPLegend::foColumnsFirst, true);
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
