// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "request/result.h"
#include "values/progress_monitor.h"

// Benchmarks as one table of comma-separated values (RFC 4180), with a line per sample and all that
// is known of its series and benchmark. The columns are the fields of the JSON, nested ones with a
// dot ("parameters.block", "series.phases_ms.kernel"), then "sample", from 0, and "time_ms". A
// series without samples has one line in which these two are empty.

namespace lanescope::history {

[[nodiscard]] std::string sampleTable(std::span<const values::BenchResult> results);

/// Whether the text begins with the header of such a table.
[[nodiscard]] bool isSampleTable(std::string_view text);
/// Throws values::Error (badInput) that names the line.
[[nodiscard]] std::vector<values::BenchResult> readSampleTable(
    std::string_view text, const values::ProgressMonitor& monitor = {});

}  // namespace lanescope::history
