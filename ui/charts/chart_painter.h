// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;

namespace lanescope::ui {

/// Draws the chart and sets the axes so that all of it is in sight. Points that are no finite
/// number, or not positive on a logarithmic axis, are left out. Of the series in `hidden` only the
/// legend's entry is there. Places stand on the vertical axis, the first one on top.
void drawChart(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
               const QSet<QString>& hidden = {});

}  // namespace lanescope::ui
