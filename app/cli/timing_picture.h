// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/export/chart_export.h"
#include "values/result.h"

namespace lanescope::cli {

/// The timings of several kernels for one chart or table; CPU variants that several of them were
/// timed beside are taken once.
[[nodiscard]] ui::TimingData timingData(std::span<const values::BenchResult> results);

}  // namespace lanescope::cli
