// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "request/result.h"
#include "values/progress_monitor.h"

namespace lanescope::history {

/// Whether the object looks like Google Benchmark's output.
[[nodiscard]] bool isGoogleBenchmark(const nlohmann::json& source);

/// Reads Google Benchmark's JSON, written by `googleBenchmarkJson` or by another program. Entries
/// of one run_name are samples of one series; without samples, the median or the mean is the only
/// one. For another program, each family is a benchmark, timed on its host's CPU, and n is the last
/// whole number in the name, or 1. Throws values::Error (badInput) that names the field.
[[nodiscard]] std::vector<values::BenchResult> readGoogleBenchmark(
    const nlohmann::json& source, const values::ProgressMonitor& monitor = {});

}  // namespace lanescope::history
