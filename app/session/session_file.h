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
/// It grows when older programs could not read the file rightly any more; a field that they may
/// leave out does not count.
inline constexpr std::uint32_t kSessionVersion = 1;
inline constexpr std::size_t kSessionHeaderBytes = 56;

/// Throws values::Error with one sentence that names the file: badInput when it is no session, was
/// written by a newer program, is cut off, damaged, or holds what no program wrote; unavailable
/// when memory does not suffice. Memory is taken for what the file holds, never for what it
/// promises.
[[nodiscard]] Session readSession(const QString& path);
/// The same from any device that knows its size; `name` stands for it in the sentences.
[[nodiscard]] Session readSession(QIODevice& device, const QString& name);

/// The file appears whole or not at all. Throws values::Error as OutputFile does, and badInput when
/// the session is larger than a file may be.
void writeSession(const Session& session, const QString& path);
/// The bytes of the file.
[[nodiscard]] std::vector<std::byte> sessionBytes(const Session& session);

}  // namespace lanescope::app
