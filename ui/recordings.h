// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "values/request.h"
#include "values/result.h"

namespace lanescope::ui {

/// The timings or the errors that the program ships, made on other machines; one that cannot be
/// read is left out with a line in the log.
[[nodiscard]] std::vector<values::BenchResult> readRecordings(values::Measure measure);

}  // namespace lanescope::ui
