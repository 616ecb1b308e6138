// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "protocol/payload.h"
#include "values/host_array.h"

namespace lanescope::engine {

/// Type and number of an array's elements; the elements go to the payload.
[[nodiscard]] nlohmann::json encodeArray(const values::HostArray& array,
                                         std::vector<std::byte>& payload);
/// `what` it is: "input array". Throws values::Error (badInput).
[[nodiscard]] values::HostArray decodeArray(const nlohmann::json& head, const char* what,
                                            PayloadReader& payload);

}  // namespace lanescope::engine
