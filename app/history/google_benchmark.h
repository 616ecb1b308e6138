// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "request/result.h"

namespace lanescope::history {

/// The version of what Lanescope adds to the format of Google Benchmark.
inline constexpr std::int64_t kBenchmarkFormat = 1;

/// Writes timings as Google Benchmark's JSON, readable by its tools/compare.py: an entry per sample
/// in the order taken, and the aggregates mean, median, stddev and cv. A name is
/// "dot_shared/kernel/n" or "dot_shared/cpu: SIMD/n", with "/cold" for a cold L2 cache. Times are
/// nanoseconds per call. CPU time is not measured, and `cpu_time` repeats `real_time`. The user
/// counters are dropped, noisy (0 or 1) and clock_mhz.
[[nodiscard]] nlohmann::json googleBenchmarkJson(std::span<const values::BenchResult> results);

}  // namespace lanescope::history
