// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/frame.h"
#include "protocol/message.h"

// Messages to frames and back. A head is one CBOR map: "type", "id" and the fields of the body;
// arrays, records and samples lie in the payload, in the order in which the head names them, as
// they lie in memory.

namespace lanescope::engine {

/// Throws values::Error (badInput) when the message is larger than a frame may be.
[[nodiscard]] Frame encode(const ToEngine& message);
[[nodiscard]] Frame encode(const ToClient& message);

template <class Message>
struct Decoded {
  std::optional<Message> message;
  std::uint64_t id = 0;  ///< also of a message that is malformed further on; else 0
  std::string error;     ///< one sentence when there is no message
};

/// Takes any frame. Each field is checked for type and range, names for being known, and all sizes
/// against the payload; a record that comes out can be walked without further checks: its offsets
/// rise from 0 to the number of events, one a thread of the recorded blocks plus one; its events
/// name arrays that are there, and stay inside those in global memory.
[[nodiscard]] Decoded<ToEngine> decodeToEngine(const Frame& frame) noexcept;
[[nodiscard]] Decoded<ToClient> decodeToClient(const Frame& frame) noexcept;

}  // namespace lanescope::engine
