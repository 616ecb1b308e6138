// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lanescope::structure {

/// A word, a number, a string, a comment or a single sign of C++ source.
struct Token {
  enum class Kind { word, number, string, character, comment, sign };
  Kind kind = Kind::sign;
  std::string text;  ///< of a string what stands between its quotes, as it is written
  int line = 0;
};

/// The tokens of a source, comments among them, in their order.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view source);

}  // namespace lanescope::structure
