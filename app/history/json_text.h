// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "app/history/progress_monitor.h"

namespace lanescope::history {

/// The JSON of a text, in time that grows as the text does; the library's own callbacks look at all
/// of an array's elements at the end of each. `monitor` is told 0 to 1. Throws values::Error
/// (badInput) with a sentence when the text is not JSON, has a number that is too large, or nests
/// deeper than `deepest`.
[[nodiscard]] nlohmann::json parseJson(std::string_view text, int deepest,
                                       ProgressMonitor& monitor);

}  // namespace lanescope::history
