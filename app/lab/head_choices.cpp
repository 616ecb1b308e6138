// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/head_choices.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "catalog/own/head_comment.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::string_view kMark = "// lanescope:";

/// A line of the head comment that has choices.
struct HeadLine {
  std::size_t begin = 0;  ///< in the text
  std::size_t size = 0;   ///< without the line's end
  int number = 0;         ///< from 1
  catalog::Choices choices;
};

std::vector<HeadLine> headLinesOf(std::string_view text) {
  std::vector<HeadLine> lines;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    ++number;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != std::string_view::npos && !line.substr(first).starts_with("//")) break;
    if (line.find("lanescope:") != std::string_view::npos) {
      try {
        if (auto choices = catalog::headChoicesOf(line); !choices.empty()) {
          lines.push_back({at, line.size(), number, std::move(choices)});
        }
      } catch (const values::Error&) {
        lines.push_back({at, line.size(), number, {}});
      }
    }
    at = end + 1;
  }
  return lines;
}

std::string textOf(const catalog::Choices& choices) {
  std::string text;
  for (const auto& [name, value] : choices) {
    text += text.empty() ? std::string(kMark) + " " : ", ";
    text += name;
    text += " = ";
    text += value;
  }
  return text;
}

}  // namespace

std::string withHeadChoice(std::string_view text, const std::string& name,
                           const std::string& value) {
  const auto isNamed = [&name](const auto& choice) { return choice.first == name; };
  std::string changed(text);
  std::vector<HeadLine> lines = headLinesOf(text);
  bool isThere = false;
  // From the end, so that the places of the lines before stay.
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (std::ranges::none_of(line->choices, isNamed)) continue;
    if (value.empty() || isThere) {
      std::erase_if(line->choices, isNamed);
    } else {
      std::ranges::find_if(line->choices, isNamed)->second = value;
      isThere = true;
    }
    std::size_t size = line->size;
    if (line->choices.empty() && line->begin + size < changed.size()) {
      size = changed.find('\n', line->begin) + 1 - line->begin;
    }
    changed.replace(line->begin, size, textOf(line->choices));
  }
  if (isThere || value.empty()) return changed;
  if (lines.empty()) return textOf({{name, value}}) + "\n" + changed;
  HeadLine& first = lines.front();
  first.choices.emplace_back(name, value);
  return changed.replace(first.begin, first.size, textOf(first.choices));
}

std::string headChoiceOf(std::string_view text, std::string_view name) {
  std::string found;
  for (const HeadLine& line : headLinesOf(text)) {
    for (const auto& [known, value] : line.choices) {
      if (known == name) found = value;
    }
  }
  return found;
}

int headLineOf(std::string_view text, std::string_view name) {
  const std::vector<HeadLine> lines = headLinesOf(text);
  for (const HeadLine& line : lines) {
    if (std::ranges::any_of(line.choices,
                            [name](const auto& choice) { return choice.first == name; })) {
      return line.number;
    }
  }
  return lines.empty() ? 0 : lines.front().number;
}

}  // namespace lanescope::app
