// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/loops.h"

#include <cstddef>
#include <utility>

#include "catalog/source/tokens.h"

namespace lanescope::catalog {
namespace {

/// Goes through the statements in the nesting of C++.
class LoopFinder {
 public:
  explicit LoopFinder(std::vector<Token> tokens) : m_tokens(std::move(tokens)) {
    while (!isOver()) statement();
  }
  std::vector<values::Loop> loops;

 private:
  [[nodiscard]] bool isOver() const { return m_at >= m_tokens.size(); }
  [[nodiscard]] std::string_view word() const {
    return isOver() ? std::string_view() : m_tokens[m_at].text;
  }

  void statement() {
    if (word() == "LANESCOPE_UNROLL") ++m_at;  // a macro for #pragma unroll
    const std::string_view first = word();
    if (first == "for" || first == "while" || first == "do") {
      const std::size_t number = loops.size();
      loops.push_back({m_tokens[m_at++].line, 0});
      if (first != "do") parentheses();
      statement();
      if (first == "do") plain();
      loops[number].last = m_tokens[m_at - 1].line;
    } else if (first == "if") {
      ++m_at;
      if (word() == "constexpr") ++m_at;
      parentheses();
      statement();
      if (word() != "else") return;
      ++m_at;
      statement();
    } else {
      plain();
    }
  }

  /// Skips to behind a semicolon or the end of a block.
  void plain() {
    while (!isOver() && word() != ";" && word() != "{" && word() != "}") {
      if (word() == "(") {
        parentheses();
      } else {
        ++m_at;
      }
    }
    const bool isBlock = word() == "{";
    if (!isOver()) ++m_at;
    if (!isBlock) return;
    while (!isOver() && word() != "}") statement();
    if (!isOver()) ++m_at;
  }

  void parentheses() {
    for (int open = 0; !isOver();) {
      open += word() == "(" ? 1 : word() == ")" ? -1 : 0;
      ++m_at;
      if (open <= 0) return;
    }
  }

  std::vector<Token> m_tokens;
  std::size_t m_at = 0;
};

}  // namespace

std::vector<values::Loop> loopsOf(std::string_view text) {
  return LoopFinder(tokensOf(text)).loops;
}

}  // namespace lanescope::catalog
