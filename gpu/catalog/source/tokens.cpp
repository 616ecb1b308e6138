// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/tokens.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace lanescope::catalog {
namespace {

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

}  // namespace

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  int line = 1;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    std::size_t length = 1;
    if (rest.starts_with("//") || rest.starts_with('#')) {
      length = std::min(rest.find('\n'), rest.size());
    } else if (rest.starts_with("/*")) {
      length = std::min(rest.find("*/"), rest.size() - 2) + 2;
    } else if (isWordCharacter(rest.front())) {
      while (length < rest.size() && isWordCharacter(rest[length])) ++length;
      tokens.push_back({rest.substr(0, length), line});
    } else if (std::isspace(static_cast<unsigned char>(rest.front())) == 0) {
      tokens.push_back({rest.substr(0, 1), line});
    }
    for (const char c : rest.substr(0, length)) line += c == '\n' ? 1 : 0;
    at += length;
  }
  return tokens;
}

}  // namespace lanescope::catalog
