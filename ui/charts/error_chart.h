// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/error_data.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// Error against n, both logarithmic: a line for each thing, and what rounding allows, u·n for sums
/// in order and u·log2 n for trees. An error of 0 stands on a line of its own, marked "exact". The
/// points of the order before are hollow.
[[nodiscard]] Chart errorChart(const results::ErrorData& data, results::ErrorScale scale);

/// The numbers of the chart, with those of the order before.
[[nodiscard]] ChartTable errorTable(const results::ErrorData& data, results::ErrorScale scale);

}  // namespace lanescope::ui
