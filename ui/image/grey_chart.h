// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "app/image/equalization.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// Pixels of each grey level as areas, up to `most`, and over them the cdf: the share of pixels
/// that are at most as bright.
[[nodiscard]] Chart greyChart(const app::GreyCounts& counts, std::int64_t most);

}  // namespace lanescope::ui
