// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "protocol/payload.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"

// The larger bodies of the codec: what has raw data in the payload. The readers throw values::Error
// (badInput).

namespace lanescope::engine {

[[nodiscard]] nlohmann::json encodeRunRequest(const values::RunRequest& request,
                                              std::vector<std::byte>& payload);
[[nodiscard]] values::RunRequest decodeRunRequest(const nlohmann::json& head,
                                                  PayloadReader& payload);

[[nodiscard]] nlohmann::json encodeBenchRequest(const values::BenchRequest& request);
[[nodiscard]] values::BenchRequest decodeBenchRequest(const nlohmann::json& head);

[[nodiscard]] nlohmann::json encodeOccupancyRequest(const values::OccupancyRequest& request);
[[nodiscard]] values::OccupancyRequest decodeOccupancyRequest(const nlohmann::json& head);

[[nodiscard]] nlohmann::json encodeRunResult(const values::RunResult& result,
                                             std::vector<std::byte>& payload);
[[nodiscard]] values::RunResult decodeRunResult(const nlohmann::json& head, PayloadReader& payload);

[[nodiscard]] nlohmann::json encodeBenchSeries(const values::BenchSeries& series,
                                               std::vector<std::byte>& payload);
[[nodiscard]] values::BenchSeries decodeBenchSeries(const nlohmann::json& head,
                                                    PayloadReader& payload);

[[nodiscard]] nlohmann::json encodeBenchResult(const values::BenchResult& result,
                                               std::vector<std::byte>& payload);
[[nodiscard]] values::BenchResult decodeBenchResult(const nlohmann::json& head,
                                                    PayloadReader& payload);

}  // namespace lanescope::engine
