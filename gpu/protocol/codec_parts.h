// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

#include "protocol/field_json.h"
#include "protocol/payload.h"
#include "protocol/result_tables.h"

// The parts of a head. Some of them have raw data in the payload. The readers throw values::Error
// (badInput).

namespace lanescope::engine {

using Payload = std::vector<std::byte>;

/// Returns the type and the number of an array's elements, and appends the elements to the payload.
[[nodiscard]] nlohmann::json encodeArray(const values::HostArray& array, Payload& payload);
/// `what` names the array in sentences: "input array".
[[nodiscard]] values::HostArray decodeArray(const nlohmann::json& head, const char* what,
                                            PayloadReader& payload);

// Most types have no data in the payload.
template <class Part>
[[nodiscard]] nlohmann::json encodePart(const Part& part, Payload& /*payload*/) {
  return writeJson(part);
}
template <class Part>
[[nodiscard]] Part decodePart(const nlohmann::json& head, PayloadReader& /*payload*/) {
  return readJson<Part>(head);
}

// The inputs are in the payload.
template <>
nlohmann::json encodePart(const values::RunRequest& part, Payload& payload);
template <>
values::RunRequest decodePart(const nlohmann::json& head, PayloadReader& payload);

// The record and the outputs are in the payload.
template <>
nlohmann::json encodePart(const values::RunResult& part, Payload& payload);
template <>
values::RunResult decodePart(const nlohmann::json& head, PayloadReader& payload);

// The samples are in the payload.
template <>
nlohmann::json encodePart(const values::BenchSeries& part, Payload& payload);
template <>
values::BenchSeries decodePart(const nlohmann::json& head, PayloadReader& payload);

// The inputs, what the messages carried and the sums are in the payload.
template <>
nlohmann::json encodePart(const values::AllReduceResult& part, Payload& payload);
template <>
values::AllReduceResult decodePart(const nlohmann::json& head, PayloadReader& payload);

// The samples of all series are in the payload.
template <>
nlohmann::json encodePart(const values::BenchResult& part, Payload& payload);
template <>
values::BenchResult decodePart(const nlohmann::json& head, PayloadReader& payload);

}  // namespace lanescope::engine
