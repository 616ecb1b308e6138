// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "values/progress_monitor.h"

namespace lanescope::history {

/// Parses JSON in linear time; the library's own callbacks take quadratic time on arrays. `monitor`
/// receives 0 to 1. Throws values::Error (badInput) with a sentence when the text is not JSON, has
/// a number out of range, or nests deeper than `deepest`.
[[nodiscard]] nlohmann::json parseJson(std::string_view text, int deepest,
                                       const values::ProgressMonitor& monitor);

}  // namespace lanescope::history
