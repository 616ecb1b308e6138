// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include "ui/charts/chart_sheet.h"
#include "ui/theme/stage_theme.h"
#include "ui/time_line/time_line_layout.h"
#include "values/time_line.h"

class QPainter;

namespace lanescope::ui {

/// The height of a line of text in a drawing of scale 1, in pixels.
inline constexpr double kTimeLineUnit = 15;

/// Paints a time line where the layout says.
void paintTimeLine(const values::TimeLine& line, const TimeLineLayout& layout,
                   const StageTheme& theme, QPainter& painter);

/// A sheet with this time line. `scale`: the size of the type, 1 for a sheet of 1600 × 900.
[[nodiscard]] ChartSheet sheetOf(const values::TimeLine& line, TimeRange range,
                                 const StageTheme& theme, QSize size, double scale);

}  // namespace lanescope::ui
