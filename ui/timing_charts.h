// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/stage/stage_theme.h"
#include "ui/timing_data.h"

class QCustomPlot;

// What is drawn into a chart; the same functions serve the window and pictures in files.
namespace lanescope::ui {

/// One bar a CPU variant, the best one named, and a GPU's phases stacked, at one size. Linear.
void drawBars(QCustomPlot& plot, const TimingData& data, std::int64_t n, const StageTheme& theme);

/// Time against n, both logarithmic, a line for each thing timed; quartiles as bars. A GPU's line
/// is its kernel's time; its total is a second, dashed line.
void drawLines(QCustomPlot& plot, const TimingData& data, const StageTheme& theme);

}  // namespace lanescope::ui
