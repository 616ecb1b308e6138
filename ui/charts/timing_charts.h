// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

// The charts of what was timed. The emulator is on none of them.
namespace lanescope::ui {

/// A GPU's kernel and, dashed, its total with transfers; CPU variants. The table has the emulator.
[[nodiscard]] Chart timeChart(const results::TimingData& data);
/// The least bytes of the problem in the time of the kernel, or of the CPU.
[[nodiscard]] Chart bandwidthChart(const results::TimingData& data);
/// The least operations of the problem in the same time.
[[nodiscard]] Chart operationsChart(const results::TimingData& data);
/// How many times as fast as the best CPU variant at the same size each GPU's kernel is, with the
/// 95% interval, and the size from which on it is faster. `withTransfers`: all phases instead of
/// the kernel alone; then there is no interval, since phases are medians.
[[nodiscard]] Chart speedupChart(const results::TimingData& data, bool withTransfers,
                                 bool isPinned);

/// At one size: the stacked phases of each GPU's run, and the time of each CPU variant. The best
/// variant is named.
[[nodiscard]] Chart phasesChart(const results::TimingData& data, std::int64_t n, bool isPinned);
/// The kernels' times in the catalogue's order. Behind each stands how many times as fast as the
/// first it is.
[[nodiscard]] Chart ladderChart(const results::TimingData& data, std::int64_t n);
/// The share of one line's samples that took at most so long, its median and quartiles marked.
/// `line`: TimingData::titleOf; another one: the first.
[[nodiscard]] Chart distributionChart(const results::TimingData& data, std::int64_t n,
                                      const QString& line);
/// Each kernel as a point: operations for a byte against operations a second, both of the problem,
/// under what memory and arithmetic of its machine were measured to allow. After Williams, Waterman
/// & Patterson, Roofline: an insightful visual performance model (2009).
[[nodiscard]] Chart rooflineChart(const results::TimingData& data, std::int64_t n);

}  // namespace lanescope::ui
