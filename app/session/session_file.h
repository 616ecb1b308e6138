// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/session/session.h"

class QIODevice;

// A session as one file. 56 bytes, little-endian, then the head and the payload of `encodeSession`:
//    0  8 bytes  0x89 "LANES" 0x0d 0x0a   a transfer as text would damage the last two
//    8  u32      version of the format
//   12  u32      bytes of the head
//   16  u64      bytes of the payload
//   24  32 bytes BLAKE2b-256 of head and payload
// Nothing in a file names another file.

namespace lanescope::app {

inline constexpr const char* kSessionSuffix = "lanescope";
/// It grows when older programs could not read the file correctly any more. A new field that they
/// may ignore does not count.
inline constexpr std::uint32_t kSessionVersion = 1;
inline constexpr std::size_t kSessionHeaderBytes = 56;

/// Reads a session in a decoder's process. Throws values::Error with one sentence that names the
/// file: badInput when it is no session, was written by a newer program, is cut off or damaged, or
/// has contents that no program wrote; unavailable when memory does not suffice. The memory grows
/// with the contents of the file and not with the lengths that it states.
[[nodiscard]] Session readSession(const QString& path);
/// Does the same in this process, for any device that knows its size; sentences call it `name`.
[[nodiscard]] Session readSession(QIODevice& device, const QString& name);

/// Writes the file whole or not at all. Throws values::Error as OutputFile does, and badInput when
/// the session is larger than a file may be.
void writeSession(const Session& session, const QString& path);
/// Returns the bytes of the file.
[[nodiscard]] std::vector<std::byte> sessionBytes(const Session& session);

}  // namespace lanescope::app
