// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Text that is safe for a terminal. Names of files and columns, arguments and messages of other
// programs may hold bytes that move its cursor, change its title or reverse the direction of text.

namespace lanescope::values {

/// The most characters that a sentence for the user has.
inline constexpr std::size_t kLongestSentence = 400;

/// Returns the text with each control character but the line feed written as "\u001b", so that JSON
/// keeps its meaning. Characters that change the direction of text or end a line invisibly are
/// written in the same way. A byte that is not UTF-8 (RFC 3629) becomes U+FFFD.
[[nodiscard]] std::string plainText(std::string_view text);

/// Returns the same on one line of at most kLongestSentence characters; a longer text ends with
/// "….".
[[nodiscard]] std::string plainSentence(std::string_view text);

/// Returns the text behind the byte order mark that some programs put before UTF-8.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

}  // namespace lanescope::values
