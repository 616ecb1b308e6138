// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>

#include "app/decode/decoded.h"
#include "protocol/frame.h"

// Objects as a decoder's result: in the form in which they go between the program and its engine, a
// head in CBOR and a payload of arrays. The file's own form stays in the decoder.

namespace lanescope::app {

/// A frame in the shared memory.
struct DecodedFrame {
  std::span<const std::uint8_t> head;
  std::span<const std::byte> payload;
};

/// Writes u64 and the head, u64 and the payload.
void writeFrame(DecodedWriter& out, const engine::Frame& frame);
/// Reads it as the last part of a result.
[[nodiscard]] DecodedFrame readFrame(DecodedReader& in);

/// Returns the head's items. Throws DecoderLost where it is none.
[[nodiscard]] nlohmann::json headOf(const DecodedFrame& frame, const DecodedReader& in);

}  // namespace lanescope::app
