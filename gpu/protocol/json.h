// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <span>

#include "catalog/catalog.h"
#include "request/occupancy.h"
#include "request/result.h"

// The JSON of `list --json`, `devices --json`, `run --json` and of files. The heads of the protocol
// are made of the same objects. result_tables.h, counter_tables.h and request_tables.h list the
// keys. Keys are snake_case. A number that is NaN or infinite is null in text.

namespace lanescope::engine {

/// The record and the outputs are left out.
[[nodiscard]] nlohmann::json toJson(const values::RunResult& result);
[[nodiscard]] nlohmann::json toJson(const values::BenchResult& result);
[[nodiscard]] nlohmann::json toJson(const values::BenchSeries& series);
[[nodiscard]] nlohmann::json toJson(const values::DeviceInfo& device);
[[nodiscard]] nlohmann::json toJson(const values::Occupancy& occupancy);
/// n, block, grid (null: the kernel's launch rule), rule, op, dtype, pattern, seed, shuffle.
[[nodiscard]] nlohmann::json toJson(const values::Parameters& parameters);
/// id, family, title, summary, origin, source, breaks (for a pitfall), inputs, parameters with
/// their limits.
[[nodiscard]] nlohmann::json toJson(const catalog::KernelRow& row);
/// {"kernels": [row, …]}
[[nodiscard]] nlohmann::json toJson(std::span<const catalog::KernelRow> rows);

// These functions are the reverse. They check every field for presence, type and range, and throw
// values::Error (badInput) with a sentence that names the field. A null stands for NaN.
[[nodiscard]] values::RunResult runResultFromJson(const nlohmann::json& source);
/// `passed` gets the part that is read, 0 to 1. It may throw.
[[nodiscard]] values::BenchResult benchResultFromJson(
    const nlohmann::json& source, const std::function<void(double)>& passed = {});
[[nodiscard]] values::BenchSeries benchSeriesFromJson(const nlohmann::json& source);
[[nodiscard]] values::DeviceInfo deviceInfoFromJson(const nlohmann::json& source);
[[nodiscard]] values::Occupancy occupancyFromJson(const nlohmann::json& source);
[[nodiscard]] values::Parameters parametersFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
