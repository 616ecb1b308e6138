// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// What a terminal may be given. Names of files and columns, arguments, and what other programs have
// said may hold bytes that move its cursor, change its title or turn the text around.

namespace lanescope::values {

/// Characters that a sentence for the user has at most.
inline constexpr std::size_t kLongestSentence = 400;

/// The text with each control character but the line feed as "\u001b", so that JSON stays JSON and
/// means the same; so are the characters that turn the direction of text or end a line unseen. A
/// byte that is not UTF-8 (RFC 3629) becomes U+FFFD.
[[nodiscard]] std::string plainText(std::string_view text);

/// The same on one line, of at most kLongestSentence characters: what is longer ends with "….".
[[nodiscard]] std::string plainSentence(std::string_view text);

/// The text behind the byte order mark that some programs put before UTF-8.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

}  // namespace lanescope::values
