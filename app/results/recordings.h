// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "request/request.h"
#include "request/result.h"

namespace lanescope::results {

/// The timings or the errors that the program ships, made on other machines. The files are read at
/// the first call, for all that ask; one that cannot be read is left out with a line in the log.
[[nodiscard]] std::span<const values::BenchResult> shippedRecordings(values::Measure measure);

}  // namespace lanescope::results
