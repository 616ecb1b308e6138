// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/shared_arrays.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "catalog/source/tokens.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

/// Goes through the tokens of a kernel's text once.
class DeclarationFinder {
 public:
  explicit DeclarationFinder(std::vector<Token> tokens) : m_tokens(std::move(tokens)) {
    for (; m_at < m_tokens.size(); ++m_at) {
      const std::string_view word = m_tokens[m_at].text;
      if (word == "__global__" || word == "__device__") function();
      if (word == "__shared__") arrays();
      if (word == "dynamicShared" || word == "dynamicTiles") dynamicPart();
    }
  }
  std::vector<SharedDeclaration> found;

 private:
  [[nodiscard]] std::string_view word(std::size_t at) const {
    return at < m_tokens.size() ? m_tokens[at].text : std::string_view();
  }

  /// Takes the function's name: the first word before a parenthesis, but not `__launch_bounds__`.
  void function() {
    while (++m_at < m_tokens.size()) {
      if (word(m_at) == "__launch_bounds__") {
        skip("(", ")");
      } else if (word(m_at + 1) == "(") {
        m_function = word(m_at);
        return;
      }
    }
  }
  /// Reads `__shared__ __align__(16) Array<T, N> name, other;`, or `Table<T, N, M>`.
  void arrays() {
    while (m_at < m_tokens.size() && word(m_at) != "Array" && word(m_at) != "Table") ++m_at;
    if (m_at == m_tokens.size()) return;
    const int line = m_tokens[m_at].line;
    skip("<", ">");
    while (++m_at < m_tokens.size() && word(m_at) != ";") {
      if (word(m_at) != ",") found.push_back({m_function, word(m_at), line});
    }
  }
  /// Reads `auto name = dynamicShared<T>();`.
  void dynamicPart() {
    if (m_at < 2 || word(m_at - 1) != "=") return;
    found.push_back({m_function, word(m_at - 2), 0});
  }
  /// Goes behind the bracket that closes the next one that opens.
  void skip(std::string_view open, std::string_view close) {
    int depth = 0;
    while (++m_at < m_tokens.size()) {
      if (open != "(" && word(m_at) == "(") {
        --m_at;
        skip("(", ")");
        continue;
      }
      depth += word(m_at) == open ? 1 : word(m_at) == close ? -1 : 0;
      if (depth == 0) return;
    }
  }

  std::vector<Token> m_tokens;
  std::size_t m_at = 0;
  std::string_view m_function;
};

std::string arraysText(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " array" : " arrays") + " of shared memory";
}

}  // namespace

std::vector<SharedDeclaration> sharedDeclarationsOf(std::string_view text) {
  return DeclarationFinder(tokensOf(text)).found;
}

void nameSharedArrays(const std::vector<SharedDeclaration>& declarations, values::Plan& plan) {
  for (values::Launch& launch : plan.launches) {
    const std::string_view function =
        std::string_view(launch.entry).substr(0, launch.entry.find('<'));
    std::size_t position = 0;
    for (const SharedDeclaration& declaration : declarations) {
      if (declaration.function != function) continue;
      if (position < launch.shared.size()) {
        launch.shared[position].name = declaration.name;
        launch.shared[position].line = declaration.line;
      }
      ++position;
    }
    if (position != launch.shared.size()) {
      values::refuse("The kernel " + std::string(function) + " declares " + arraysText(position) +
                     "; the row " + plan.kernel + " describes " +
                     std::to_string(launch.shared.size()) + ".");
    }
    std::erase_if(launch.shared, [](const values::SharedArray& array) { return array.count == 0; });
  }
}

}  // namespace lanescope::catalog
