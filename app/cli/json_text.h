// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lanescope::cli {

/// The object with a newline behind it. Text that is not UTF-8 is mended.
[[nodiscard]] std::string jsonText(const nlohmann::json& json);

}  // namespace lanescope::cli
