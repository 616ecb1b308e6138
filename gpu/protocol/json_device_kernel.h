// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "values/device_kernel.h"

namespace lanescope::engine {

// What the device compiler says of a kernel of the user, as JSON.

[[nodiscard]] nlohmann::json toJson(const values::DeviceKernel& kernel);
/// Checks every field for presence, type and range. Throws values::Error (badInput) with a sentence
/// that names the field.
[[nodiscard]] values::DeviceKernel deviceKernelFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
