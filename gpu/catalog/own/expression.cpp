// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/expression.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>
#include <utility>

#include "values/error.h"

namespace lanescope::catalog {
namespace {

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Reads an expression by recursive descent and computes it meanwhile.
class Reader {
 public:
  Reader(const std::string& subject, std::string_view text, const Expression::Names& names)
      : m_subject(subject), m_text(text), m_names(names) {}

  std::int64_t whole() {
    const std::int64_t value = sum();
    if (next() != '\0') fail("is not understood at '" + std::string(m_text.substr(m_at)) + "'");
    return value;
  }

 private:
  /// The most parentheses within each other; each takes some stack.
  static constexpr int kDeepest = 50;

  [[noreturn]] void fail(const std::string& what) const {
    values::refuse(m_subject + " = " + std::string(m_text) + " " + what + ".");
  }
  /// Returns the next character that is no blank; 0 at the end.
  char next() {
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) ++m_at;
    return m_at < m_text.size() ? m_text[m_at] : '\0';
  }
  bool take(char wanted) {
    if (next() != wanted) return false;
    ++m_at;
    return true;
  }
  void expect(char wanted) {
    if (!take(wanted)) fail(std::string("lacks a '") + wanted + "'");
  }
  void check(bool isTooLarge) const {
    if (isTooLarge) fail("is beyond 64 bits");
  }

  std::int64_t sum() {
    std::int64_t value = product();
    for (;;) {
      if (take('+')) {
        check(__builtin_add_overflow(value, product(), &value));
      } else if (take('-')) {
        check(__builtin_sub_overflow(value, product(), &value));
      } else {
        return value;
      }
    }
  }
  std::int64_t product() {
    std::int64_t value = factor();
    for (;;) {
      if (take('*')) {
        check(__builtin_mul_overflow(value, factor(), &value));
      } else if (take('/')) {
        value = quotient(value, factor());
      } else if (take('%')) {
        const std::int64_t by = factor();
        value -= quotient(value, by) * by;
      } else {
        return value;
      }
    }
  }
  [[nodiscard]] std::int64_t quotient(std::int64_t value, std::int64_t by) const {
    if (by == 0) fail("divides by zero");
    if (by == -1 && value == std::numeric_limits<std::int64_t>::min()) fail("is beyond 64 bits");
    return value / by;
  }
  std::int64_t factor() {
    if (++m_depth > kDeepest) fail("has too many parentheses within each other");
    const std::int64_t value = take('-') ? quotient(factor(), -1) : operand();
    --m_depth;
    return value;
  }
  std::int64_t operand() {
    const char first = next();
    if (take('(')) {
      const std::int64_t value = sum();
      expect(')');
      return value;
    }
    if (isDigit(first)) return number();
    if (isLetter(first)) return named();
    fail("is not understood at '" + std::string(m_text.substr(m_at)) + "'");
  }
  std::int64_t number() {
    std::int64_t value = 0;
    const char* const end = m_text.data() + m_text.size();
    const auto [stop, code] = std::from_chars(m_text.data() + m_at, end, value);
    if (code != std::errc{}) fail("is beyond 64 bits");
    m_at = static_cast<std::size_t>(stop - m_text.data());
    return value;
  }
  std::int64_t named() {
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at]))) ++m_at;
    const std::string_view name = m_text.substr(begin, m_at - begin);
    if (!take('(')) return m_names(name);
    if (name != "min" && name != "max") fail("calls '" + std::string(name) + "', not min or max");
    const std::int64_t first = sum();
    expect(',');
    const std::int64_t second = sum();
    expect(')');
    return name == "min" ? std::min(first, second) : std::max(first, second);
  }

  const std::string& m_subject;
  std::string_view m_text;
  const Expression::Names& m_names;
  std::size_t m_at = 0;
  int m_depth = 0;
};

}  // namespace

Expression::Expression(std::string subject, std::string text)
    : m_subject(std::move(subject)), m_text(std::move(text)) {}

std::int64_t Expression::value(const Names& names) const {
  return Reader(m_subject, m_text, names).whole();
}

}  // namespace lanescope::catalog
