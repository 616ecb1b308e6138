// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <span>

#include "catalog/catalog.h"
#include "request/occupancy.h"
#include "request/result.h"

// The JSON of `list --json`, `devices --json`, `run --json` and of files; the protocol's heads are
// made of the same objects. Keys are snake_case; a number that is NaN or infinite is null in text.

namespace lanescope::engine {

/// kernel, backend, device, machine, parameters, result, reference, closed_form (where there is
/// one), error, tolerance, passed, phases_ms, counters (where recorded), findings, notes. Without
/// the record.
[[nodiscard]] nlohmann::json toJson(const values::RunResult& result);
/// kernel, parameters, machine, device, date, series.
[[nodiscard]] nlohmann::json toJson(const values::BenchResult& result);
/// name, where, emulated, n, samples_ms (in the order taken), cache, calls, dropped, noisy, gaps,
/// clock_mhz, phases_ms and pinned_ms (for a GPU), passed, accuracy (value, reference, error,
/// magnitude, bound) where it was asked for.
[[nodiscard]] nlohmann::json toJson(const values::BenchSeries& series);
/// backend, device, name, available, reason, detail, memory_total, memory_free.
[[nodiscard]] nlohmann::json toJson(const values::DeviceInfo& device);
/// kernel, backend, device, entry, block, grid, dynamic_shared_bytes, reason; of a GPU also
/// residency: registers, static_shared_bytes, blocks, limiters, suggested_block, suggested_grid,
/// and its device's limits.
[[nodiscard]] nlohmann::json toJson(const values::Occupancy& occupancy);
/// n, block, grid (null: the kernel's launch rule), rule, op, dtype, pattern, seed, shuffle.
[[nodiscard]] nlohmann::json toJson(const values::Parameters& parameters);
/// id, family, title, summary, origin, source, breaks (for a pitfall), inputs, parameters with
/// their limits.
[[nodiscard]] nlohmann::json toJson(const catalog::KernelRow& row);
/// {"kernels": [row, …]}
[[nodiscard]] nlohmann::json toJson(std::span<const catalog::KernelRow> rows);

// The reverse. Every field is checked for presence, type and range; all throw values::Error
// (badInput) with a sentence that names the field. A null stands for NaN.
[[nodiscard]] values::RunResult runResultFromJson(const nlohmann::json& source);
/// `passed` is told how far it has come, 0 to 1, and may throw.
[[nodiscard]] values::BenchResult benchResultFromJson(
    const nlohmann::json& source, const std::function<void(double)>& passed = {});
[[nodiscard]] values::BenchSeries benchSeriesFromJson(const nlohmann::json& source);
[[nodiscard]] values::DeviceInfo deviceInfoFromJson(const nlohmann::json& source);
[[nodiscard]] values::Occupancy occupancyFromJson(const nlohmann::json& source);
[[nodiscard]] values::Parameters parametersFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
