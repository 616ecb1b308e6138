// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QString>

#include "ui/theme/stage_theme.h"

// What the window's charts have in common.
namespace lanescope::ui {

void dressAxis(QCPAxis& axis, const StageTheme& theme);

/// Takes away what an earlier drawing left, and dresses the plot.
void prepareChart(QCustomPlot& plot, const StageTheme& theme);

/// As many columns as the plot is wide enough for.
void fitLegend(QCustomPlot& plot);

/// A text in the middle of an empty chart.
void addChartNote(QCustomPlot& plot, const QString& text, const StageTheme& theme);

}  // namespace lanescope::ui
