// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/frame.h"
#include "protocol/message.h"
#include "values/error.h"

// Messages to frames and back. A head is one CBOR map: "type", "id" and the fields of the body. The
// payload contains arrays, records and samples as they lie in memory, in the order in which the
// head names them.

namespace lanescope::engine {

/// Throws values::Error (badInput) when the message is larger than a frame may be.
[[nodiscard]] Frame encode(const ToEngine& message);
[[nodiscard]] Frame encode(const ToClient& message);

template <class Message>
struct Decoded {
  std::optional<Message> message;
  std::uint64_t id = 0;  ///< set as soon as the head has one, even if a later field is malformed
  std::string error;     ///< one sentence when there is no message
  values::ErrorKind kind = values::ErrorKind::badInput;  ///< unavailable where memory is short
};

/// Takes any frame. The type and the range of each field are checked, names must be known, and all
/// sizes must fit the payload. A decoded record needs no further checks: its offsets, one for each
/// thread of the recorded blocks plus one, rise from 0 to the number of events; its events name
/// existing arrays, and their indices are inside the arrays in global memory.
[[nodiscard]] Decoded<ToEngine> decodeToEngine(const Frame& frame) noexcept;
[[nodiscard]] Decoded<ToClient> decodeToClient(const Frame& frame) noexcept;

}  // namespace lanescope::engine
