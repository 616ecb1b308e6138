// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "request/result.h"

namespace lanescope::cli {

/// One line per item and size: median, spread (interquartile range over the median), number of
/// samples, and remarks. Then a GPU's phases, and the speed-up of its kernels over the best CPU
/// variant. Fits 100 columns.
[[nodiscard]] QString benchReport(const values::BenchResult& result);

/// The items that could not be timed and the reasons; empty when there are none. Fits 100 columns.
[[nodiscard]] QString failuresReport(const values::BenchResult& result);

}  // namespace lanescope::cli
