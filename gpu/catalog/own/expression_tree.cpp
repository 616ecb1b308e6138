// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/expression_tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

#include "values/error.h"

namespace lanescope::catalog {
namespace {

using Kind = ExpressionNode::Kind;

constexpr std::array<ExpressionFunction, 11> kFunctions{{{"min", 2},
                                                         {"max", 2},
                                                         {"abs", 1},
                                                         {"sqrt", 1},
                                                         {"exp", 1},
                                                         {"log", 1},
                                                         {"sin", 1},
                                                         {"cos", 1},
                                                         {"tanh", 1},
                                                         {"floor", 1},
                                                         {"pow", 2}}};

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Reads an expression by recursive descent.
class Parser {
 public:
  Parser(const std::string& subject, std::string_view text) : m_subject(subject), m_text(text) {}

  ExpressionTree whole() {
    (void)choice();
    if (next() != '\0') failHere();
    return std::move(m_tree);
  }

 private:
  using Place = std::size_t;  ///< of a node
  /// The most parentheses within each other; each takes some stack.
  static constexpr int kDeepest = 50;
  /// The most nodes. A chain of additions is as deep as it is long.
  static constexpr std::size_t kMostNodes = 1000;

  [[noreturn]] void fail(const std::string& what) const {
    values::refuse(m_subject + " = " + std::string(m_text.substr(0, kShown)) + " " + what + ".");
  }
  [[noreturn]] void failHere() const {
    fail("is not understood at '" + std::string(m_text.substr(m_at, kShown)) + "'");
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
  bool take(std::string_view wanted) {
    (void)next();
    if (!m_text.substr(m_at).starts_with(wanted)) return false;
    m_at += wanted.size();
    return true;
  }
  void expect(char wanted) {
    if (!take(wanted)) fail(std::string("lacks a '") + wanted + "'");
  }
  Place add(ExpressionNode node) {
    if (m_tree.size() == kMostNodes) {
      fail("is too long; an expression has at most " + std::to_string(kMostNodes) + " parts");
    }
    m_tree.push_back(std::move(node));
    return m_tree.size() - 1;
  }
  Place add(Kind kind, std::vector<Place> operands) {
    return add({.kind = kind, .operands = std::move(operands)});
  }

  Place choice() {
    if (++m_depth > kDeepest) fail("has too many parentheses within each other");
    Place place = comparison();
    if (take('?')) {
      const Place first = choice();
      expect(':');
      place = add(Kind::choice, {place, first, choice()});
    }
    --m_depth;
    return place;
  }
  Place comparison() {
    const Place left = sum();
    if (take("<=")) return add(Kind::lessOrEqual, {left, sum()});
    if (take(">=")) return swapped(Kind::lessOrEqual, left);
    if (take("==")) return add(Kind::equal, {left, sum()});
    if (take("!=")) return add(Kind::differs, {left, sum()});
    if (take('<')) return add(Kind::less, {left, sum()});
    if (take('>')) return swapped(Kind::less, left);
    return left;
  }
  Place swapped(Kind kind, Place left) {
    const Place right = sum();
    return add(kind, {right, left});
  }
  Place sum() {
    Place place = product();
    for (;;) {
      if (take('+')) {
        place = add(Kind::add, {place, product()});
      } else if (take('-')) {
        place = add(Kind::subtract, {place, product()});
      } else {
        return place;
      }
    }
  }
  Place product() {
    Place place = factor();
    for (;;) {
      if (take('*')) {
        place = add(Kind::multiply, {place, factor()});
      } else if (take('/')) {
        place = add(Kind::divide, {place, factor()});
      } else if (take('%')) {
        place = add(Kind::remainder, {place, factor()});
      } else {
        return place;
      }
    }
  }
  Place factor() {
    if (++m_depth > kDeepest) fail("has too many parentheses within each other");
    const Place place = take('-') ? add(Kind::negate, {factor()}) : operand();
    --m_depth;
    return place;
  }
  Place operand() {
    const char first = next();
    if (take('(')) {
      const Place place = choice();
      expect(')');
      return place;
    }
    if (isDigit(first) || first == '.') return number();
    if (isLetter(first)) return named();
    failHere();
  }
  Place number() {
    const char* const begin = m_text.data() + m_at;
    const char* const end = m_text.data() + m_text.size();
    std::int64_t whole = 0;
    double real = 0;
    const auto [wholeStop, wholeCode] = std::from_chars(begin, end, whole);
    const auto [realStop, realCode] = std::from_chars(begin, end, real);
    const bool isWhole = wholeStop == realStop;
    if (isWhole && wholeCode != std::errc{}) fail("is beyond 64 bits");
    if (realCode != std::errc{}) failHere();
    m_at = static_cast<std::size_t>(realStop - m_text.data());
    const bool isSuffixed = !isWhole && m_at < m_text.size() && m_text[m_at] == 'f';
    if (isSuffixed) ++m_at;
    return add({.number = isWhole ? values::Number(whole) : values::Number(real)});
  }
  std::string word() {
    (void)next();
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at]))) ++m_at;
    return std::string(m_text.substr(begin, m_at - begin));
  }
  Place named() {
    std::string name = word();
    if (take('[')) return element(std::move(name));
    if (!take('(')) return add({.kind = Kind::name, .name = std::move(name)});
    if (name == "sum") return sumOver();
    const ExpressionFunction* const function = expressionFunction(name);
    if (function == nullptr) {
      std::string known;
      for (const ExpressionFunction& one : kFunctions) known += std::string(one.name) + ", ";
      fail("calls '" + name + "', not one of " + known + "sum");
    }
    ExpressionNode node{.kind = Kind::call, .name = std::string(function->name)};
    for (std::size_t i = 0; i < function->operands; ++i) {
      if (i > 0) expect(',');
      node.operands.push_back(choice());
    }
    expect(')');
    return add(std::move(node));
  }
  Place element(std::string name) {
    ExpressionNode node{.kind = Kind::element, .name = std::move(name)};
    node.operands.push_back(choice());
    if (take(',')) node.operands.push_back(choice());
    expect(']');
    return add(std::move(node));
  }
  Place sumOver() {
    ExpressionNode node{.kind = Kind::sum, .name = word()};
    if (node.name.empty()) fail("lacks the variable of a sum, as in sum(j, 0, n, a[j])");
    for (int i = 0; i < 3; ++i) {
      expect(',');
      node.operands.push_back(choice());
    }
    expect(')');
    return add(std::move(node));
  }

  static constexpr std::size_t kShown = 200;  ///< characters of a text in a sentence

  const std::string& m_subject;
  std::string_view m_text;
  std::size_t m_at = 0;
  int m_depth = 0;
  ExpressionTree m_tree;
};

}  // namespace

const ExpressionFunction* expressionFunction(std::string_view name) {
  auto found = std::ranges::find(kFunctions, name, &ExpressionFunction::name);
  if (found == kFunctions.end() && name.ends_with('f')) {
    found =
        std::ranges::find(kFunctions, name.substr(0, name.size() - 1), &ExpressionFunction::name);
  }
  if (found == kFunctions.end() && name.starts_with('f')) {  // fabs, fmin, fmax
    name.remove_prefix(1);
    if (name.ends_with('f')) name.remove_suffix(1);
    found = std::ranges::find(kFunctions, name, &ExpressionFunction::name);
  }
  return found == kFunctions.end() ? nullptr : &*found;
}

ExpressionTree parseExpression(const std::string& subject, std::string_view text) {
  return Parser(subject, text).whole();
}

}  // namespace lanescope::catalog
