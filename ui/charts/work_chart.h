// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/results/work_data.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// Operations against n, both logarithmic, and steps against the logarithm of n: a line for each
/// kernel, and the laws that theory knows, n and n·log2 n of work, log2 n and 2·log2 n of depth.
[[nodiscard]] std::array<Chart, 2> workCharts(const results::WorkData& data);

/// The numbers of both charts.
[[nodiscard]] ChartTable workTable(const results::WorkData& data);

}  // namespace lanescope::ui
