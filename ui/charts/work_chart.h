// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/work_data.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;

namespace lanescope::ui {

/// Two charts over n that share a legend, side by side or, in a high plot, one above the other: the
/// operations beside n and n·log2 n, the steps beside log2 n and 2·log2 n. The plot is for this
/// alone.
void drawWork(QCustomPlot& plot, const results::WorkData& data, const StageTheme& theme);

}  // namespace lanescope::ui
