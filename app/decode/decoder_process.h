// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/decode/decoded.h"
#include "app/decode/decoder.h"

namespace lanescope::app {

/// A file to decode.
struct DecoderTask {
  std::string kind;
  std::filesystem::path file;
  std::uint64_t mostBytes = 0;              ///< of the result
  std::vector<std::string> arguments = {};  ///< of this kind
  /// The most time; without a value it depends on the size of the file. A pipe has no limit, since
  /// its writer may take any time.
  std::optional<std::chrono::seconds> time = {};
  std::string program = "lanescope-decode";  ///< beside this program
};

/// Decodes a file in a process of its own, and returns what that has written once it has ended.
/// `progress` may throw, which ends it, as does a stop request. Throws what the decoder has thrown;
/// DecoderLost, which says how it has ended or why it was ended; and values::Error: cancelled after
/// a stop request, unavailable where it could not be started.
[[nodiscard]] DecodedReader decodeFile(const DecoderTask& task, std::stop_token stop = {},
                                       const DecoderProgress& progress = {});

}  // namespace lanescope::app
