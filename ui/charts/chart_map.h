// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;

// The parts of a drawn chart that only a map of cells has.
namespace lanescope::ui {

/// Draws the cells in the colours of a scale at the right, and outlines the frames and the cursor.
void addCells(QCustomPlot& plot, const Chart& chart, const ChartSeries& cells,
              const StageTheme& theme);

/// Shows the scale of the colours, or hides it where there is one.
void showScale(QCustomPlot& plot, bool isShown);

}  // namespace lanescope::ui
