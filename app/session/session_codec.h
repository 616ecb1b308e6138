// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "protocol/frame.h"

namespace lanescope::app {

/// Returns a session in the format of the engine's messages: a head in CBOR with all small parts,
/// and a payload with arrays and records in the order in which the head names them. An array that
/// occurs several times is written once. Throws values::Error (badInput) when the session is larger
/// than a file may be, or contains a text that a file may not contain.
[[nodiscard]] engine::Frame encodeSession(const Session& session);

/// Takes any head, in CBOR, and the data of any payload. The checks are those of the protocol for a
/// message; in addition, tables must have the stated length, records must belong to the kernels
/// that ran and contain a block, and numbers of the view must be finite. Throws values::Error
/// (badInput) with one sentence that names the field.
[[nodiscard]] Session decodeSession(std::span<const std::uint8_t> cbor,
                                    std::span<const std::byte> data);

/// Returns the version of the program that wrote a head of any format; empty where it is not found.
[[nodiscard]] std::string writerOf(const std::vector<std::uint8_t>& head);

/// The most bytes of a session's head: two results, each of which came as one message.
inline constexpr std::uint64_t kMostSessionHeadBytes = std::uint64_t{3} << 20;

}  // namespace lanescope::app
