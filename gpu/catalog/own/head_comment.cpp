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

constexpr std::array<std::string_view, 4> kRules{"radius", "border", "bins", "tolerance"};
constexpr std::size_t kMostLaunches = 8;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

/// Splits at the marks that stand outside of parentheses and brackets.
std::vector<std::string_view> partsOf(std::string_view text, char mark = ',') {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') ++depth;
    if (text[i] == ')' || text[i] == ']') --depth;
    if (text[i] != mark || depth > 0) continue;
    parts.push_back(text.substr(begin, i - begin));
    begin = i + 1;
  }
  parts.push_back(text.substr(begin));
  return parts;
}

/// Splits `NAME = VALUE`. Throws where it is something else. `where`: "The line …".
std::pair<std::string, std::string> choiceIn(std::string_view part, const std::string& where) {
  const std::size_t equals = part.find('=');
  const std::string_view name = trimmed(part.substr(0, equals));
  const std::string_view value =
      equals == std::string_view::npos ? std::string_view() : trimmed(part.substr(equals + 1));
  if (name.empty() || value.empty()) {
    values::refuse(where + " has '" + std::string(trimmed(part)) +
                   "'; write NAME = VALUE, as in problem = dot.");
  }
  return {std::string(name), std::string(value)};
}

void takeLine(std::string_view line, Choices& choices) {
  for (const std::string_view part : partsOf(line)) {
    choices.push_back(choiceIn(part, "The line '// lanescope: …'"));
  }
}

bool isNumber(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos;
}

bool isLaunchName(const std::string& name) {
  return std::ranges::find(kExpressions, name) != kExpressions.end();
}

/// Whether a parameter of a kernel has this name: of the first one, or of any that may follow it.
bool isParameter(const OwnKernel& kernel, const std::string& name) {
  const auto has = [&name](const auto& of) {
    return std::ranges::find(of.parameters, name, &OwnParameter::name) != of.parameters.end();
  };
  return has(kernel) || std::ranges::any_of(kernel.functions, has);
}

/// Reads `addOffsets` or `addOffsets(grid = 4, data = out)`.
OwnStep stepOf(std::string_view text) {
  OwnStep step;
  const std::size_t open = text.find('(');
  step.function = trimmed(text.substr(0, open));
  if (open == std::string_view::npos) return step;
  if (!text.ends_with(')')) values::refuse("then = " + std::string(text) + " lacks a ')'.");
  const std::string_view inside = trimmed(text.substr(open + 1, text.size() - open - 2));
  if (inside.empty()) return step;
  for (const std::string_view part : partsOf(inside)) {
    auto [name, value] = choiceIn(part, "then = " + step.function + "(…)");
    (isLaunchName(name) ? step.launch : step.arguments)[name] = std::move(value);
  }
  return step;
}

/// Returns where a choice of two words, `size out`, is written; null for another name. `object` is
/// the second word.
OwnTexts* namedChoice(OwnKernel& kernel, std::string_view name, std::string& object) {
  const std::size_t blank = name.find_first_of(kBlanks);
  const std::string_view verb = name.substr(0, blank);
  object = blank == std::string_view::npos ? "" : trimmed(name.substr(blank));
  if (verb == "reference") return &kernel.references;
  if (object.empty()) return nullptr;
  if (verb == "size") return &kernel.sizes;
  if (verb == "start") return &kernel.starts;
  if (verb == "argument") return &kernel.arguments;
  return nullptr;
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
  std::string object;
  if (name == "problem") {
    kernel.problem = values::fromName<OwnProblem>(value);
  } else if (name == "output") {
    kernel.output = values::fromName<OwnOutput>(value);
  } else if (name == "then") {
    for (const std::string_view step : partsOf(value, ';')) {
      if (kernel.then.size() + 1 == kMostLaunches) {
        values::refuse("A kernel's file makes at most " + std::to_string(kMostLaunches) +
                       " launches.");
      }
      kernel.then.push_back(stepOf(trimmed(step)));
    }
  } else if (OwnTexts* const named = namedChoice(kernel, name, object)) {
    (*named)[object] = value;
  } else if (std::ranges::find(kRules, name) != kRules.end()) {
    kernel.rules[name] = value;
  } else if (isLaunchName(name) && !(name == "block" && isNumber(value))) {
    kernel.launch[name] = value;
  } else if (values::parameterNamed(name) != nullptr) {
    kernel.launch.erase(name);  // an expression for the block of a choice before
    kernel.usual[name] = value;
  } else if (isParameter(kernel, name)) {
    kernel.arguments[name] = value;
  } else if (name != "copy") {  // the kernel of the catalogue that the file was made of
    values::refuse(
        "'" + name +
        "' is no choice of a kernel's file; it may name problem, output, reference, "
        "then, radius, border, bins, tolerance, block, block-y, grid, grid-y, shared, a parameter "
        "of the run such as n, or one of the kernel.");
  }
}

}  // namespace lanescope::catalog
