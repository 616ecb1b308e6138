// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

#include "request/result.h"

namespace lanescope::engine {

/// A recording: what was measured on one machine, to be charted on others. Each result holds one
/// kernel; the CPU variants of a problem stand with one of its kernels. Times are rounded to six
/// digits, finer than any clock here resolves, and of each point at most 30 samples are kept, as
/// many from each part of the time that they took.
[[nodiscard]] nlohmann::json recordingToJson(std::span<const values::BenchResult> results);

/// Reads it; also what one result alone was written as. `passed` is told how far it has come, 0 to
/// 1, and may throw. Throws values::Error (badInput).
[[nodiscard]] std::vector<values::BenchResult> recordingFromJson(
    const nlohmann::json& source, const std::function<void(double)>& passed = {});

}  // namespace lanescope::engine
