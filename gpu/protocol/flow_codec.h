// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <vector>

#include "protocol/payload.h"
#include "trace/record/record.h"

namespace lanescope::engine {

/// Returns the number of a flow's operations and whether it is truncated. Its offsets and
/// operations go to the payload in this order.
[[nodiscard]] nlohmann::json encodeFlow(const trace::Flow& flow, std::vector<std::byte>& payload);

/// The reverse; `record` has its offsets already. Throws values::Error (badInput) for a flow whose
/// operations are unknown, or name a source that is not there before them.
[[nodiscard]] trace::Flow decodeFlow(const nlohmann::json& head, const trace::Record& record,
                                     PayloadReader& payload);

}  // namespace lanescope::engine
