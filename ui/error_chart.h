// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/error_data.h"
#include "ui/stage/stage_theme.h"

class QCustomPlot;

namespace lanescope::ui {

/// Error against n, both logarithmic: a line for each thing, and what rounding allows, u·n for sums
/// in order and u·log2 n for trees. An error of 0 stands on a line of its own, marked "exact". The
/// points of the order before are hollow.
void drawErrors(QCustomPlot& plot, const ErrorData& data, ErrorScale scale,
                const StageTheme& theme);

}  // namespace lanescope::ui
