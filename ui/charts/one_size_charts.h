// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

// The charts of what was timed at one size.
namespace lanescope::ui {

/// Of each GPU's kernel the phases of a run, stacked; of each CPU variant its time, the best one
/// named.
[[nodiscard]] Chart phasesChart(const results::TimingData& data, std::int64_t n, bool isPinned);
/// The kernels' times in the catalogue's order, behind each how many times as fast as the first it
/// is.
[[nodiscard]] Chart ladderChart(const results::TimingData& data, std::int64_t n);
/// The share of one line's samples that took at most so long, its median and quartiles marked.
/// `line`: TimingData::titleOf; another one: the first.
[[nodiscard]] Chart distributionChart(const results::TimingData& data, std::int64_t n,
                                      const QString& line);

}  // namespace lanescope::ui
