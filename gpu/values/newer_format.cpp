// SPDX-License-Identifier: Apache-2.0
#include "values/newer_format.h"

namespace lanescope::values {
namespace {

bool canBeVersion(std::string_view text) {
  constexpr std::size_t kLongest = 32;
  constexpr std::string_view kLetters =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-+";
  return !text.empty() && text.size() <= kLongest &&
         text.find_first_not_of(kLetters) == std::string_view::npos;
}

}  // namespace

std::string newerFormatSentence(const std::string& subject, std::int64_t format, std::int64_t known,
                                const FileVersions& versions) {
  const std::string numbers = "its format is version " + std::to_string(format) +
                              ", and this one, " + std::string(versions.reader) +
                              ", reads up to version " + std::to_string(known) + ".";
  if (!canBeVersion(versions.writer)) {
    return subject + " was written by a newer Lanescope: " + numbers;
  }
  return subject + " was written by Lanescope " + std::string(versions.writer) + ": " + numbers;
}

}  // namespace lanescope::values
