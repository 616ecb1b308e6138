// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "request/result.h"

namespace lanescope::cli {

/// A line for each thing timed at each size: median, spread (the middle half of the samples, as a
/// part of the median), number of samples, and what a reader should know. Then a GPU's phases, and
/// how many times as fast its kernels are as the best CPU variant. Fits 100 columns.
[[nodiscard]] QString benchReport(const values::BenchResult& result);

/// What could not be timed, and why; empty where all could. Fits 100 columns.
[[nodiscard]] QString failuresReport(const values::BenchResult& result);

}  // namespace lanescope::cli
