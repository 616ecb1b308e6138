// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "catalog/own/own_kernel.h"

namespace lanescope::engine {

// A kernel of the user as JSON, in which lanescope hands it to the engine that loads it.

[[nodiscard]] nlohmann::json toJson(const catalog::OwnKernel& kernel);
/// Checks every field for presence, type and range. Throws values::Error (badInput) with a sentence
/// that names the field.
[[nodiscard]] catalog::OwnKernel ownKernelFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
