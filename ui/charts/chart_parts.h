// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QString>

#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

// The parts of a drawn chart.
namespace lanescope::ui {

void dressAxis(QCPAxis& axis, const StageTheme& theme);

/// Removes what an earlier drawing left, and dresses the plot.
void prepareChart(QCustomPlot& plot, const StageTheme& theme);

/// The name of a series without the line breaks that the legend has put into it.
[[nodiscard]] QString seriesName(const QCPAbstractPlottable& series);

/// Gives the legend as many columns as the plot is wide enough for, and breaks the names that are
/// wider than it.
void fitLegend(QCustomPlot& plot);

/// The height in pixels of a chart in a narrow column, where the legend has a line for each series.
[[nodiscard]] int heightInColumn(const Chart& chart);

/// A text in the middle of an empty chart.
void addChartNote(QCustomPlot& plot, const QString& text, const StageTheme& theme);

/// The ticks of an axis and their labels.
[[nodiscard]] QSharedPointer<QCPAxisTicker> tickerOf(const ChartAxis& axis);

/// Draws the cells in the colours of a scale at the right, and outlines the frames and the cursor.
void addCells(QCustomPlot& plot, const Chart& chart, const ChartSeries& cells,
              const StageTheme& theme);

/// Shows the scale of the colours, or hides it where there is one.
void showScale(QCustomPlot& plot, bool isShown);

}  // namespace lanescope::ui
