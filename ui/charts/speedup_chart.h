// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// How many times as fast as the best CPU variant at the same size each GPU's kernel is, with the
/// 95% interval, and the size from which on it is faster. `withTransfers`: all phases instead of
/// the kernel alone; then there is no interval, since phases are medians.
[[nodiscard]] Chart speedupChart(const results::TimingData& data, bool withTransfers,
                                 bool isPinned);

}  // namespace lanescope::ui
