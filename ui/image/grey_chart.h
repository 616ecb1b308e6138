// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "app/image/equalization.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;

namespace lanescope::ui {

/// Pixels of each grey level as areas, up to `most`, and over them the cdf: the share of pixels
/// that are at most as bright.
void drawGreyLevels(QCustomPlot& plot, const app::GreyCounts& counts, std::int64_t most,
                    const StageTheme& theme);

/// Nothing but the background.
void clearGreyLevels(QCustomPlot& plot, const StageTheme& theme);

}  // namespace lanescope::ui
