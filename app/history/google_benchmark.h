// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "request/result.h"

namespace lanescope::history {

/// Timings in Google Benchmark's JSON, as its tools/compare.py reads it: an entry for each sample
/// in the order taken, and the aggregates mean, median, stddev and cv. A name is
/// "dot_shared/kernel/n" or "dot_shared/cpu: SIMD/n", with "/cold" where the L2 cache was. Times
/// are in nanoseconds, of one call; CPU time is not measured, and `cpu_time` repeats `real_time`.
/// As user counters: dropped, noisy (0 or 1) and clock_mhz.
[[nodiscard]] nlohmann::json googleBenchmarkJson(std::span<const values::BenchResult> results);

}  // namespace lanescope::history
