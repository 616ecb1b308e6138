// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "app/tune/sweep_results.h"
#include "request/result.h"

namespace lanescope::tune {

/// A sweep as a benchmark without series, for the history. Date and version of the program are the
/// caller's.
[[nodiscard]] values::BenchResult benchmarkOf(const SweepResults& results);

/// A launch of a sweep as a series of such a benchmark: "dot_shared, block 256, grid 32". It passed
/// unless its result was wrong; a launch that could not be run has a sentence instead of samples.
[[nodiscard]] values::BenchSeries seriesOf(const SweepResults& results, std::size_t cell);

}  // namespace lanescope::tune
