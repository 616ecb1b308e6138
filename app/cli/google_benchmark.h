// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "values/result.h"

namespace lanescope::cli {

/// Timings in Google Benchmark's JSON, as its tools/compare.py reads it: an entry for each sample
/// and the aggregates mean, median, stddev and cv. A name is "kernel/series/n". Times are wall
/// times in nanoseconds; CPU time is not measured, and `cpu_time` repeats `real_time`.
[[nodiscard]] nlohmann::json googleBenchmarkJson(std::span<const values::BenchResult> results);

}  // namespace lanescope::cli
