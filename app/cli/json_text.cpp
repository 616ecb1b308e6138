// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_text.h"

#include <nlohmann/json.hpp>

namespace lanescope::cli {

std::string jsonText(const nlohmann::json& json) {
  return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace lanescope::cli
