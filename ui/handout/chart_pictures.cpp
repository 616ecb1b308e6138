// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QPainter>

#include "ui/charts/chart_painter.h"
#include "ui/charts/plot_picture.h"
#include "ui/handout/handout.h"
#include "ui/picture/picture_file.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

void drawCharts(Handout& handout) {
  StageTheme theme = StageTheme::of(ThemeId::light);
  theme.plainLetters = true;  // the same picture goes into a PDF
  for (auto& [line, each] : handout.charts) {
    if (each.chart.isEmpty()) continue;
    QCustomPlot plot;
    plot.resize(HandoutChart::kSize);
    drawChart(plot, each.chart, theme);
    const auto paint = [&](QPainter& painter) {
      paintPlot(plot, QRect(QPoint(), HandoutChart::kSize), painter);
    };
    each.svg =
        app::svgOf(HandoutChart::kSize, {each.chart.y.label, each.sentences.join(' ')}, paint);
    QPainter painter(&each.picture);
    paint(painter);
  }
}

}  // namespace lanescope::ui
