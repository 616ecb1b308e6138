// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "protocol/frame.h"
#include "protocol/payload.h"
#include "trace/record/record.h"

namespace lanescope::engine {

/// A run has at most so many launches.
inline constexpr std::uint64_t kMostLaunches = 1'000'000;
/// A record has at most so many events: with more, its result would not fit into a frame.
inline constexpr std::uint64_t kMostRecordedEvents =
    FrameLimits{}.payloadBytes / (2 * sizeof(trace::Event));

/// Returns all of a record but its offsets and events, which go to the payload in this order.
[[nodiscard]] nlohmann::json encodeRecord(const trace::Record& record,
                                          std::vector<std::byte>& payload);
/// Throws values::Error (badInput) unless the record holds together; see codec.h.
[[nodiscard]] trace::Record decodeRecord(const nlohmann::json& head, PayloadReader& payload);

}  // namespace lanescope::engine
