// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "request/result.h"

// Benchmarks as one table of comma-separated values (RFC 4180): a line for each sample, with all
// that is known of its series and its benchmark. The columns are the fields of the JSON, nested
// ones with a dot ("parameters.block", "series.phases_ms.kernel"), then "sample", which counts from
// 0, and "time_ms". A series without samples has one line, in which these two are empty.

namespace lanescope::history {

[[nodiscard]] std::string sampleTable(std::span<const values::BenchResult> results);

/// Whether the text begins with columns that make results.
[[nodiscard]] bool isSampleTable(std::string_view text);
/// `passed` is told how far it has come, 0 to 1, and may throw. Throws values::Error (badInput)
/// that names the line.
[[nodiscard]] std::vector<values::BenchResult> readSampleTable(
    std::string_view text, const std::function<void(double)>& passed = {});

}  // namespace lanescope::history
