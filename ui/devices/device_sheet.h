// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ui/charts/chart_sheet.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class DeviceView;

/// A sheet with the pictures of these views beside each other, whole and at the steps that they
/// show. There is at least one, and each has an all-reduce.
[[nodiscard]] ChartSheet sheetOf(std::span<const DeviceView* const> views, const StageTheme& theme);

}  // namespace lanescope::ui
