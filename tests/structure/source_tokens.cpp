// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tokens.h"

#include <algorithm>
#include <cctype>

namespace lanescope::structure {
namespace {

bool belongsToWord(char c) {
  return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// Cuts a source into tokens.
class Reader {
 public:
  explicit Reader(std::string_view source) : m_source(source) {}

  std::vector<Token> all() {
    while (m_at < m_source.size()) readOne();
    return std::move(m_tokens);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return m_source.substr(m_at); }

  /// Adds a token of `length` characters whose text begins `before` and ends `after` its ends.
  void add(Token::Kind kind, std::size_t length, std::size_t before = 0, std::size_t after = 0) {
    const std::string_view whole = rest().substr(0, length);
    m_tokens.push_back(
        {kind, std::string(whole.substr(before, whole.size() - before - after)), m_line});
    m_line += static_cast<int>(std::ranges::count(whole, '\n'));
    m_at += whole.size();
  }

  /// The length of what ends with `end`, which is looked for from `from` on.
  [[nodiscard]] std::size_t upTo(std::string_view end, std::size_t from) const {
    const std::size_t found = rest().find(end, from);
    return found == std::string_view::npos ? rest().size() : found + end.size();
  }

  [[nodiscard]] std::size_t lengthOfQuoted(char quote) const {
    std::size_t length = 1;
    while (length < rest().size() && rest()[length] != quote) {
      length += rest()[length] == '\\' ? 2 : 1;
    }
    return length + 1;
  }

  void readOne() {
    const char c = rest().front();
    if (c == '\n') ++m_line;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++m_at;
    } else if (rest().starts_with("//")) {
      add(Token::Kind::comment, std::min(rest().find('\n'), rest().size()));
    } else if (rest().starts_with("/*")) {
      add(Token::Kind::comment, upTo("*/", 2));
    } else if (rest().starts_with("R\"")) {
      const std::size_t open = rest().find('(');
      const std::string end = ")" + std::string(rest().substr(2, open - 2)) + "\"";
      add(Token::Kind::string, upTo(end, open), open + 1, end.size());
    } else if (c == '"') {
      add(Token::Kind::string, lengthOfQuoted('"'), 1, 1);
    } else if (c == '\'') {
      add(Token::Kind::character, lengthOfQuoted('\''), 1, 1);
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      add(Token::Kind::number, lengthWhile([](char each) {
            return belongsToWord(each) || each == '.' || each == '\'';
          }));
    } else if (belongsToWord(c)) {
      add(Token::Kind::word, lengthWhile(belongsToWord));
    } else {
      add(Token::Kind::sign, 1);
    }
  }

  template <class Belongs>
  [[nodiscard]] std::size_t lengthWhile(Belongs belongs) const {
    return static_cast<std::size_t>(std::ranges::find_if_not(rest(), belongs) - rest().begin());
  }

  std::string_view m_source;
  std::size_t m_at = 0;
  int m_line = 1;
  std::vector<Token> m_tokens;
};

}  // namespace

std::vector<Token> tokensOf(std::string_view source) {
  return Reader(source).all();
}

}  // namespace lanescope::structure
