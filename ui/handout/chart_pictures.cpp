// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QPainter>

#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/plot_picture.h"
#include "ui/handout/handout.h"
#include "ui/picture/picture_file.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

namespace {

constexpr int kColumnWidth = 440;

/// Calls `use` with a function that paints the chart at a size.
template <class Use>
void drawAt(QSize size, const Chart& chart, const StageTheme& theme, Use use) {
  QCustomPlot plot;
  plot.resize(size);
  drawChart(plot, chart, theme);
  use([&](QPainter& painter) { paintPlot(plot, QRect(QPoint(), size), painter); });
}

}  // namespace

void drawCharts(Handout& handout) {
  const StageTheme theme = StageTheme::of(ThemeId::light);
  for (auto& [line, each] : handout.charts) {
    if (each.chart.isEmpty()) continue;
    const QSize narrow(kColumnWidth, heightInColumn(each.chart));
    drawAt(narrow, each.chart, theme, [&](const auto& paint) {
      each.svg = app::svgOf(narrow, {each.chart.y.label, each.sentences.join(' ')}, paint);
    });
    drawAt(HandoutChart::kSize, each.chart, theme, [&](const auto& paint) {
      QPainter painter(&each.picture);
      paint(painter);
    });
  }
}

}  // namespace lanescope::ui
