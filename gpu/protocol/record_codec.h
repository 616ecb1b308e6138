// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "protocol/frame.h"
#include "protocol/payload.h"
#include "trace/record/record.h"

namespace lanescope::engine {

/// The most launches of a run.
inline constexpr std::uint64_t kMostLaunches = 1'000'000;
/// The most events of a record. With more, the result would not fit into a frame.
inline constexpr std::uint64_t kMostRecordedEvents =
    FrameLimits{}.payloadBytes / (2 * sizeof(trace::Event));

/// Returns a record without its offsets and events, and appends these to the payload in this order.
[[nodiscard]] nlohmann::json encodeRecord(const trace::Record& record,
                                          std::vector<std::byte>& payload);
/// Throws values::Error (badInput) unless the record is consistent; see codec.h.
[[nodiscard]] trace::Record decodeRecord(const nlohmann::json& head, PayloadReader& payload);

}  // namespace lanescope::engine
