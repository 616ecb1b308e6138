// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "request/result.h"

namespace lanescope::engine {

/// The reverse of toJson(Phases). Throws values::Error (badInput).
[[nodiscard]] values::Phases phasesFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
