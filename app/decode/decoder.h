// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "app/decode/decoded.h"

// What a decoder's process does: it opens one file, gives up every right but computing, and only
// then reads the first byte. Whatever a file makes of its decoder, it can open, send and keep
// nothing.

namespace lanescope::app {

/// Tells how far a decoder is.
using DecoderProgress = std::function<void(std::uint64_t first, std::uint64_t second)>;

/// Reads standard input, which is the file, and writes the result of its kind. Throws values::Error
/// for a file that is refused.
using Decoding = std::function<void(DecodedWriter& out, const DecoderProgress& progress)>;

/// A kind of file that a process can decode.
struct Decoder {
  std::string_view kind;
  /// Opens the file, whose name is the first argument, and loads what decoding it needs. It reads
  /// nothing of the file. Throws values::Error.
  struct Opened {
    int file = -1;
    Decoding decode;
  };
  Opened (*open)(std::span<const std::string> arguments);
};

/// The descriptor that holds the shared memory when a decoder's process begins.
inline constexpr int kSharedMemoryDescriptor = 3;

/// The main function of a decoder's process, whose arguments are KIND SECONDS FILE …, as
/// decodeFile() makes them. Its messages go to standard output. Returns the exit code.
[[nodiscard]] int runDecoder(std::span<char* const> arguments, std::span<const Decoder> decoders);

}  // namespace lanescope::app
