// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "request/request.h"
#include "request/result.h"

namespace lanescope::results {

/// Returns the timings or the errors from other machines that come with the program. The first call
/// reads the files. A file that cannot be read is left out and logged.
[[nodiscard]] std::span<const values::BenchResult> shippedRecordings(values::Measure measure);

}  // namespace lanescope::results
