// SPDX-License-Identifier: Apache-2.0
#include "protocol/array_codec.h"

#include <nlohmann/json.hpp>

#include "protocol/frame.h"
#include "protocol/json_fields.h"

namespace lanescope::engine {

using nlohmann::json;

json encodeArray(const values::HostArray& array, std::vector<std::byte>& payload) {
  appendPayload<std::byte>(payload, array.bytes);
  return {{"dtype", values::nameOf(array.type)}, {"count", array.count()}};
}

values::HostArray decodeArray(const json& head, const char* what, PayloadReader& payload) {
  const JsonFields fields(head, what);
  values::HostArray array;
  array.type = values::dtypeFromName(fields.text("dtype"));
  const std::uint64_t count =
      fields.count("count", FrameLimits{}.payloadBytes / values::sizeOf(array.type));
  array.bytes = payload.take<std::byte, decltype(array.bytes)>(count * values::sizeOf(array.type));
  return array;
}

}  // namespace lanescope::engine
