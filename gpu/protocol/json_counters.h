// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "values/counters.h"
#include "values/hardware_counters.h"

namespace lanescope::engine {

/// operations, depth
[[nodiscard]] nlohmann::json toJson(const values::Work& work);
/// The reverse. Throws values::Error (badInput).
[[nodiscard]] values::Work workFromJson(const nlohmann::json& source);

/// recorded_blocks, blocks, truncated, active_lanes, and, of all warps and again of each line in
/// "lines": barriers; global_loads, global_stores and global_atomics with elements, requests,
/// sectors; shared_loads, shared_stores and shared_atomics with elements, requests, wavefronts,
/// conflicts.
[[nodiscard]] nlohmann::json toJson(const values::Counters& counters);
/// The reverse. Throws values::Error (badInput).
[[nodiscard]] values::Counters countersFromJson(const nlohmann::json& source);

/// What the GPU's own counters read, of the whole launch: global_loads and global_stores with
/// requests and sectors; shared_loads and shared_stores with wavefronts and conflicts. Where
/// nothing was read: reason.
[[nodiscard]] nlohmann::json toJson(const values::HardwareCounters& counters);
/// The reverse. Throws values::Error (badInput).
[[nodiscard]] values::HardwareCounters hardwareCountersFromJson(const nlohmann::json& source);

}  // namespace lanescope::engine
