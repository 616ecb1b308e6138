// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope::lab {

/// A word, a number, a literal or one other character of C++.
struct Token {
  enum class Kind { word, number, literal, mark };
  Kind kind = Kind::mark;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string text;  ///< without the line breaks that a backslash joins
};

/// Returns the tokens of text[begin, end) without comments. A preprocessor line is read as any
/// other. Every backslash before a line break joins two lines, also within a word. Raw strings are
/// not known: `R` is a word before a literal.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view text, std::size_t begin,
                                          std::size_t end);

}  // namespace lanescope::lab
