// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace lanescope::catalog {

/// A word of a kernel's text, or one other character.
struct Token {
  std::string_view text;
  int line = 0;  ///< counted from 1
};

/// Returns the tokens of a kernel's text without its comments and its preprocessor lines. They
/// point into the text.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view text);

}  // namespace lanescope::catalog
