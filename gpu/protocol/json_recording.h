// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

#include "request/result.h"
#include "values/progress_monitor.h"

namespace lanescope::engine {

/// Writes a recording: the results of one machine, to be charted on others. Each result holds one
/// kernel; the CPU variants of a problem stand with one of its kernels. Times are rounded to six
/// digits, which is finer than any clock here resolves. Each point keeps at most 30 of its samples,
/// spread evenly over the order in which they were taken.
[[nodiscard]] nlohmann::json recordingToJson(std::span<const values::BenchResult> results);

/// Reads a recording, or the JSON of one result. Throws values::Error (badInput).
[[nodiscard]] std::vector<values::BenchResult> recordingFromJson(
    const nlohmann::json& source, const values::ProgressMonitor& monitor = {});

}  // namespace lanescope::engine
