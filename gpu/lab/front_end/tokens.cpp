// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/tokens.h"

#include <cctype>

namespace lanescope::lab {
namespace {

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Reads characters past joined lines.
class Reader {
 public:
  Reader(std::string_view text, std::size_t begin, std::size_t end)
      : m_text(text.substr(0, end)), m_at(begin) {
    skipJoints();
  }

  [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
  [[nodiscard]] std::size_t at() const { return m_at; }
  [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
  /// The character after the next one.
  [[nodiscard]] char second() const {
    Reader next = *this;
    next.take();
    return next.peek();
  }
  char take() {
    const char c = peek();
    if (!atEnd()) ++m_at;
    m_end = m_at;
    skipJoints();
    return c;
  }
  /// Where the character that was taken last ends.
  [[nodiscard]] std::size_t end() const { return m_end; }

 private:
  void skipJoints() {
    for (;;) {
      std::size_t next = m_at;
      if (next >= m_text.size() || m_text[next] != '\\') return;
      ++next;
      // Compilers join lines also where spaces follow the backslash.
      while (next < m_text.size() &&
             (m_text[next] == ' ' || m_text[next] == '\t' || m_text[next] == '\r')) {
        ++next;
      }
      if (next >= m_text.size() || m_text[next] != '\n') return;
      m_at = next + 1;
    }
  }

  std::string_view m_text;
  std::size_t m_at;
  std::size_t m_end = 0;
};

void takeQuoted(Reader& reader, char quote) {
  while (!reader.atEnd() && reader.peek() != '\n') {
    const char c = reader.take();
    if (c == quote) return;
    if (c == '\\') reader.take();
  }
}

/// Takes a comment, if one begins here.
bool takeComment(Reader& reader) {
  if (reader.peek() != '/') return false;
  const char kind = reader.second();
  if (kind == '/') {
    while (!reader.atEnd() && reader.peek() != '\n') reader.take();
    return true;
  }
  if (kind != '*') return false;
  reader.take();
  reader.take();
  for (char last = '\0'; !reader.atEnd();) {
    const char c = reader.take();
    if (last == '*' && c == '/') return true;
    last = c;
  }
  return true;
}

}  // namespace

std::vector<Token> tokensOf(std::string_view text, std::size_t begin, std::size_t end) {
  std::vector<Token> tokens;
  Reader reader(text, begin, end);
  while (!reader.atEnd()) {
    if (std::isspace(static_cast<unsigned char>(reader.peek())) != 0) {
      reader.take();
      continue;
    }
    if (takeComment(reader)) continue;
    Token token;
    token.begin = reader.at();
    const char first = reader.take();
    token.text = first;
    const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    if (digit(first) || (first == '.' && digit(reader.peek()))) {
      token.kind = Token::Kind::number;
      while (isWordCharacter(reader.peek()) || reader.peek() == '.' ||
             (reader.peek() == '\'' && isWordCharacter(reader.second())) ||
             ((reader.peek() == '+' || reader.peek() == '-') &&
              std::string_view("eEpP").find(token.text.back()) != std::string_view::npos)) {
        token.text += reader.take();
      }
    } else if (isWordCharacter(first)) {
      token.kind = Token::Kind::word;
      while (isWordCharacter(reader.peek())) token.text += reader.take();
    } else if (first == '"' || first == '\'') {
      token.kind = Token::Kind::literal;
      takeQuoted(reader, first);
    }
    token.end = reader.end();
    tokens.push_back(std::move(token));
  }
  return tokens;
}

}  // namespace lanescope::lab
