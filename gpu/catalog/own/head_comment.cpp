// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/head_comment.h"

#include <algorithm>
#include <array>

#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kMark = "lanescope:";
/// Names whose values are expressions. `block` is one only where it is no plain number.
constexpr std::array<std::string_view, 5> kExpressions{"grid", "grid-y", "block", "block-y",
                                                       "shared"};

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

/// Splits at the commas that stand outside of parentheses.
std::vector<std::string_view> partsOf(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    if (text[i] != ',' || depth > 0) continue;
    parts.push_back(text.substr(begin, i - begin));
    begin = i + 1;
  }
  parts.push_back(text.substr(begin));
  return parts;
}

void takeLine(std::string_view line, Choices& choices) {
  for (const std::string_view part : partsOf(line)) {
    const std::size_t equals = part.find('=');
    const std::string_view name = trimmed(part.substr(0, equals));
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view() : trimmed(part.substr(equals + 1));
    if (name.empty() || value.empty()) {
      values::refuse("The line '// lanescope: …' has '" + std::string(trimmed(part)) +
                     "'; write NAME = VALUE, as in problem = dot.");
    }
    choices.emplace_back(name, value);
  }
}

bool isNumber(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

Choices headChoicesOf(std::string_view text) {
  Choices choices;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = trimmed(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.empty()) continue;
    if (!line.starts_with("//")) break;
    line = trimmed(line.substr(2));
    if (line.starts_with(kMark)) takeLine(line.substr(kMark.size()), choices);
  }
  return choices;
}

void choose(OwnKernel& kernel, const std::string& name, const std::string& value) {
  if (name == "problem") {
    kernel.problem = values::fromName<OwnProblem>(value);
  } else if (name == "output") {
    kernel.output = values::fromName<OwnOutput>(value);
  } else if (std::ranges::find(kExpressions, name) != kExpressions.end() &&
             !(name == "block" && isNumber(value))) {
    kernel.launch[name] = value;
  } else if (values::parameterNamed(name) != nullptr) {
    kernel.launch.erase(name);  // an expression for the block of a choice before
    kernel.usual[name] = value;
  } else {
    values::refuse(
        "'" + name +
        "' is no choice of a kernel's file; it may name problem, output, block, block-y, "
        "grid, grid-y, shared, and parameters such as n.");
  }
}

}  // namespace lanescope::catalog
