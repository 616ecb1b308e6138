// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/assigned_name.h"

#include <cctype>
#include <charconv>
#include <cstddef>
#include <regex>

namespace lanescope::trace {
namespace {

using View = std::string_view;

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

View trimmed(View text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) {
    text.remove_prefix(1);
  }
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) {
    text.remove_suffix(1);
  }
  return text;
}

View withoutComment(View line) {
  return line.substr(0, line.find("//"));
}

/// The place of the `=` of an assignment outside of all brackets; npos for none.
std::size_t assignmentIn(View statement) {
  int depth = 0;
  for (std::size_t i = 0; i < statement.size(); ++i) {
    const char c = statement[i];
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c != '=' || depth != 0) continue;
    const char before = i == 0 ? ' ' : statement[i - 1];
    const bool isShift = (before == '<' || before == '>') && i > 1 && statement[i - 2] == before;
    const bool compares = i + 1 < statement.size() && statement[i + 1] == '=';
    if (compares) {
      ++i;
      continue;
    }
    if (!isShift && View("!<>").find(before) != View::npos) continue;
    return i;
  }
  return View::npos;
}

/// The name with its subscripts at the end of a text: "sums[j][l]" of "T sums[j][l]".
std::optional<AssignedName> nameAtEnd(View text) {
  AssignedName found;
  text = trimmed(text);
  while (!text.empty() && text.back() == ']') {
    int depth = 0;
    std::size_t i = text.size();
    while (i > 0) {
      --i;
      if (text[i] == ']') ++depth;
      if (text[i] == '[' && --depth == 0) break;
    }
    if (depth != 0) return std::nullopt;
    ++found.subscripts;
    text = trimmed(text.substr(0, i));
  }
  std::size_t begin = text.size();
  while (begin > 0 && (isWord(text[begin - 1]) || text[begin - 1] == '.')) --begin;
  found.name = text.substr(begin);
  const bool isName = !found.name.empty() && found.name.front() != '.' &&
                      std::isdigit(static_cast<unsigned char>(found.name.front())) == 0;
  return isName ? std::optional(found) : std::nullopt;
}

/// The first argument of a statement that is a call.
std::optional<AssignedName> firstArgument(View statement) {
  static const std::regex kCall(
      R"(^\s*([A-Za-z_]\w*)\(\s*([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*,.*\)\s*$)");
  std::match_results<View::const_iterator> match;
  if (!std::regex_match(statement.begin(), statement.end(), match, kCall)) return std::nullopt;
  const std::string callee = match[1];
  if (callee == "if" || callee == "for" || callee == "while" || callee == "switch") {
    return std::nullopt;
  }
  return nameAtEnd(match[2].str());
}

std::optional<int> numberFrom(const std::string& text,
                              const std::map<std::string, int>& constants) {
  const auto constant = constants.find(text);
  if (constant != constants.end()) return constant->second;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

std::optional<AssignedName> assignedName(std::string_view line) {
  View rest = withoutComment(line);
  std::optional<AssignedName> found;
  int depth = 0;
  std::size_t begin = 0;
  const auto end = [&](std::size_t behind) {
    const View statement = rest.substr(begin, behind - begin);
    begin = behind + 1;
    const std::size_t at = assignmentIn(statement);
    if (at == View::npos) return firstArgument(statement);
    View left = statement.substr(0, at);
    while (!left.empty() && View("+-*/%&|^<>").find(left.back()) != View::npos) {
      left.remove_suffix(1);
    }
    return nameAtEnd(left);
  };
  for (std::size_t i = 0; i <= rest.size(); ++i) {
    const char c = i < rest.size() ? rest[i] : ';';
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (c != ';' || depth > 0) continue;
    if (auto name = end(i)) {
      if (found) return std::nullopt;
      found = std::move(name);
    }
  }
  return found;
}

SourceNames::SourceNames(std::string_view text) {
  static const std::regex kConstant(R"(constexpr int (\w+) = (\d+);)");
  static const std::regex kArray(R"(([\w>])\s+(\w+)((?:\[[^\]]+\])+)\s*(?:=\s*\{.*|;\s*)$)");
  std::map<std::string, int> constants;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line(withoutComment(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
    m_lines.push_back(assignedName(line));
    std::smatch match;
    if (std::regex_search(line, match, kConstant)) constants[match[1]] = std::stoi(match[2]);
    const std::string code(trimmed(line));
    if (code.starts_with("return") || !std::regex_search(code, match, kArray)) continue;
    const std::string lengths = match[3];
    std::vector<int> extents;
    bool areKnown = true;
    for (std::size_t i = 0; i < lengths.size() && areKnown;) {
      const std::size_t close = lengths.find(']', i);
      const auto extent = numberFrom(lengths.substr(i + 1, close - i - 1), constants);
      areKnown = extent.has_value() && *extent > 0;
      extents.push_back(extent.value_or(0));
      i = close + 1;
    }
    if (!areKnown) extents.clear();
    const auto [known, isNew] = m_extents.try_emplace(match[2], extents);
    if (!isNew && known->second != extents) known->second.clear();
  }
}

const AssignedName* SourceNames::at(int line) const {
  if (line < 1 || static_cast<std::size_t>(line) > m_lines.size()) return nullptr;
  const auto& name = m_lines[static_cast<std::size_t>(line) - 1];
  return name ? &*name : nullptr;
}

const std::vector<int>& SourceNames::extentsOf(const std::string& name) const {
  static const std::vector<int> kNone;
  const auto found = m_extents.find(name);
  return found == m_extents.end() ? kNone : found->second;
}

}  // namespace lanescope::trace
