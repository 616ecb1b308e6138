// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lanescope::values {

/// Two versions of Lanescope, "0.4.0": the one that wrote a file and the one that reads it.
struct FileVersions {
  std::string_view writer;  ///< as the file says; empty where it says none
  std::string_view reader;
};

/// Returns the sentence about a file that is too new: "work.lanescope was written by Lanescope
/// 0.4.0: its format is version 2, and this one, 0.1.0, reads up to version 1." `subject`: the
/// file. A writer that cannot be a version is not repeated.
[[nodiscard]] std::string newerFormatSentence(const std::string& subject, std::int64_t format,
                                              std::int64_t known, const FileVersions& versions);

}  // namespace lanescope::values
