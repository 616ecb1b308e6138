// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "protocol/frame.h"

namespace lanescope::app {

/// A session as the engine's protocol writes its messages: a head in CBOR with all that is small,
/// arrays and records in the payload, in the order in which the head names them. An array that
/// stands in several places is written once. Throws values::Error (badInput) when it is larger than
/// a file may be, or has a text that no file has.
[[nodiscard]] engine::Frame encodeSession(const Session& session);

/// Takes any head and payload. All that the protocol checks of a message is checked here too; and
/// tables are as long as they say, records are of the kernels that ran and have a block to show,
/// numbers of the view are finite. Throws values::Error (badInput) with one sentence that names the
/// field.
[[nodiscard]] Session decodeSession(const engine::Frame& frame);

/// The most that a session's head may take: two results, each of which came as one message.
inline constexpr std::uint64_t kMostSessionHeadBytes = std::uint64_t{3} << 20;

}  // namespace lanescope::app
