// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoded_frame.h"

#include "protocol/cbor_check.h"

namespace lanescope::app {

void writeFrame(DecodedWriter& out, const engine::Frame& frame) {
  out.number<std::uint64_t>(frame.head.size());
  out.bytes(std::as_bytes(std::span(frame.head)));
  out.number<std::uint64_t>(frame.payload.size());
  out.bytes(frame.payload);
}

DecodedFrame readFrame(DecodedReader& in) {
  DecodedFrame frame;
  const auto head = in.bytes(in.number<std::uint64_t>());
  frame.head = {reinterpret_cast<const std::uint8_t*>(head.data()), head.size()};
  frame.payload = in.bytes(in.number<std::uint64_t>());
  in.expectEnd();
  return frame;
}

nlohmann::json headOf(const DecodedFrame& frame, const DecodedReader& in) {
  if (!engine::isPlainCbor(frame.head)) in.fail();
  return nlohmann::json::from_cbor(frame.head, /*strict=*/true, /*allow_exceptions=*/false);
}

}  // namespace lanescope::app
