// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "catalog/catalog.h"
#include "request/all_reduce.h"
#include "request/occupancy.h"
#include "request/result.h"
#include "request/scaling.h"
#include "values/progress_monitor.h"
#include "values/time_line.h"

// The JSON of `list --json`, `devices --json`, `run --json` and of files. The heads of the protocol
// contain the same objects. result_tables.h, counter_tables.h and request_tables.h list the keys.
// Keys are snake_case. A number that is NaN or infinite is null in text.

namespace lanescope::engine {

/// Leaves out the record and the outputs.
[[nodiscard]] nlohmann::json toJson(const values::RunResult& result);
[[nodiscard]] nlohmann::json toJson(const values::BenchResult& result);
[[nodiscard]] nlohmann::json toJson(const values::BenchSeries& series);
[[nodiscard]] nlohmann::json toJson(const values::DeviceInfo& device);
[[nodiscard]] nlohmann::json toJson(const values::Occupancy& occupancy);
/// Without the inputs, what the messages carried and the sums.
[[nodiscard]] nlohmann::json toJson(const values::AllReduceResult& result);
[[nodiscard]] nlohmann::json toJson(const values::ScalingResult& result);
[[nodiscard]] nlohmann::json toJson(const values::TimeLine& line);
/// The keys are the names of the parameters. A number that the kernel chooses is null.
[[nodiscard]] nlohmann::json toJson(const values::Parameters& parameters);
/// The keys are id, family, title, summary, origin, source, breaks (for a pitfall), inputs and
/// parameters with their limits.
[[nodiscard]] nlohmann::json toJson(const catalog::KernelRow& row);
/// Returns {"kernels": [row, …]}.
[[nodiscard]] nlohmann::json toJson(std::span<const catalog::KernelRow> rows);

// These functions are the reverse. They check every field for presence, type and range, and throw
// values::Error (badInput) with a sentence that names the field. A null stands for NaN.
[[nodiscard]] values::RunResult runResultFromJson(const nlohmann::json& source);
[[nodiscard]] values::BenchResult benchResultFromJson(const nlohmann::json& source,
                                                      const values::ProgressMonitor& monitor = {});
[[nodiscard]] values::BenchSeries benchSeriesFromJson(const nlohmann::json& source);
[[nodiscard]] values::AllReduceResult allReduceResultFromJson(const nlohmann::json& source);
[[nodiscard]] values::ScalingResult scalingResultFromJson(const nlohmann::json& source);
[[nodiscard]] values::TimeLine timeLineFromJson(const nlohmann::json& source);
[[nodiscard]] values::Parameters parametersFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
