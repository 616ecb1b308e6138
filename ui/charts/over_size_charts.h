// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

// The charts of what was timed against n; the emulator is on none of them.
namespace lanescope::ui {

/// A GPU's kernel and, dashed, its total with transfers; CPU variants. The table has the emulator.
[[nodiscard]] Chart timeChart(const results::TimingData& data);
/// The least bytes of the problem in the time of the kernel, or of the CPU.
[[nodiscard]] Chart bandwidthChart(const results::TimingData& data);
/// Likewise its operations.
[[nodiscard]] Chart operationsChart(const results::TimingData& data);

}  // namespace lanescope::ui
