// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "values/error.h"

// Files of later versions. A file says its format, a number that grows when older programs could
// not read the file correctly any more, and the version of Lanescope that wrote it.

namespace lanescope::engine {

/// The keys of the two in a file that is JSON. Files of 0.1 may lack both, and are of format 1.
inline constexpr const char* kFormatKey = "format";
inline constexpr const char* kWriterKey = "written_by";

/// The sentence of values/newer_format.h; this version reads.
[[nodiscard]] std::string newerFormatSentence(const std::string& subject, std::int64_t format,
                                              std::int64_t known, std::string_view writer);

/// A file is of a later format. It is kept as it is.
class NewerFormat : public values::Error {
 public:
  using Error::Error;
};

/// Throws NewerFormat (badInput) with that sentence where the object says a later format than
/// `known`, and values::Error where its format is no number from 1 on.
void checkFormat(const nlohmann::json& object, const std::string& subject, std::int64_t known);

}  // namespace lanescope::engine
