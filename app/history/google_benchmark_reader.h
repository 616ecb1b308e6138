// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "request/result.h"

namespace lanescope::history {

/// Whether the object has what Google Benchmark writes.
[[nodiscard]] bool isGoogleBenchmark(const nlohmann::json& source);

/// The benchmarks of a file in Google Benchmark's JSON: what `googleBenchmarkJson` wrote, or
/// another program that uses the library. Entries of one run_name are samples of one series; where
/// there are aggregates alone, the median or the mean is its only sample. Of another program each
/// family is a benchmark, timed on the CPU of its host; n is the last whole number in the name, 1
/// where there is none. `passed` is told how far it has come, 0 to 1, and may throw. Throws
/// values::Error (badInput) that names the field.
[[nodiscard]] std::vector<values::BenchResult> readGoogleBenchmark(
    const nlohmann::json& source, const std::function<void(double)>& passed = {});

}  // namespace lanescope::history
