// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// Each kernel as a point: operations for a byte against operations a second, both of the problem,
/// under what memory and arithmetic of its machine were measured to allow. After Williams, Waterman
/// & Patterson, Roofline: an insightful visual performance model (2009).
[[nodiscard]] Chart rooflineChart(const results::TimingData& data, std::int64_t n);

}  // namespace lanescope::ui
