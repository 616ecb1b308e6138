// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/host_parts.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "lab/front_end/directives.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

using Tokens = std::vector<Token>;

/// The tokens of the text without those of preprocessor lines.
Tokens declarationTokens(std::string_view text) {
  const std::vector<Span> lines = directiveLines(text);
  Tokens tokens = tokensOf(text, 0, text.size());
  std::size_t line = 0;
  std::erase_if(tokens, [&](const Token& token) {
    while (line < lines.size() && lines[line].end <= token.begin) ++line;
    return line < lines.size() && token.begin >= lines[line].begin;
  });
  return tokens;
}

class HostFinder {
 public:
  HostFinder(std::string_view text, TextScan& scan)
      : m_text(text), m_scan(scan), m_tokens(declarationTokens(text)) {}

  void find() {
    while (m_at < m_tokens.size()) {
      if (m_tokens[m_at].text == "}" || m_tokens[m_at].text == ";") {
        ++m_at;  // the end of a namespace
        continue;
      }
      readItem();
    }
  }

 private:
  [[nodiscard]] bool has(std::size_t from, std::size_t to,
                         std::initializer_list<std::string_view> words) const {
    return std::any_of(m_tokens.begin() + static_cast<std::ptrdiff_t>(from),
                       m_tokens.begin() + static_cast<std::ptrdiff_t>(to), [&](const Token& t) {
                         return std::ranges::find(words, t.text) != words.end();
                       });
  }
  /// The position behind the bracket that closes the one at `open`.
  [[nodiscard]] std::size_t behindPair(std::size_t open) const {
    int depth = 0;
    for (std::size_t i = open; i < m_tokens.size(); ++i) {
      const std::string& text = m_tokens[i].text;
      if (text == "{" || text == "(" || text == "[") ++depth;
      if (text == "}" || text == ")" || text == "]") --depth;
      if (depth <= 0) return i + 1;
    }
    return m_tokens.size();
  }
  /// The first token behind `template <…>` from `first` on.
  [[nodiscard]] std::size_t behindTemplate(std::size_t first) const {
    if (m_tokens[first].text != "template") return first;
    int depth = 0;
    for (std::size_t i = first + 1; i < m_tokens.size(); ++i) {
      if (m_tokens[i].text == "<") ++depth;
      if (m_tokens[i].text == ">" && --depth == 0) return std::min(i + 1, m_tokens.size() - 1);
      if (depth == 0 || m_tokens[i].text == ";" || m_tokens[i].text == "{") break;
    }
    return first;
  }

  /// Reads one declaration at the level of namespaces.
  void readItem() {
    const std::size_t first = m_at;
    bool hasParentheses = false;
    bool hasValue = false;
    std::size_t i = behindTemplate(first);
    const std::size_t head = i;
    while (i < m_tokens.size()) {
      const std::string& text = m_tokens[i].text;
      if (text == ";") {
        m_at = i + 1;
        return judgeStatement(first, i);
      }
      if (text == "=" && !has(first, i, {"operator"})) hasValue = true;
      if (text == "(") hasParentheses = true;
      if (text == "{") {
        if (!hasValue && !hasParentheses && has(head, i, {"namespace"})) {
          m_at = i + 1;
          return;
        }
        if (!hasValue && head == first && i == head + 2 && m_tokens[head].text == "extern" &&
            m_tokens[head + 1].kind == Token::Kind::literal) {
          m_at = i + 1;
          return;
        }
        const bool isType = has(head, std::min(head + 1, i), {"struct", "class", "union", "enum"});
        if (!hasValue && hasParentheses && !isType) {
          m_at = behindPair(i);
          return judgeFunction(first, i);
        }
        i = behindPair(i);
        continue;
      }
      i = text == "(" || text == "[" ? behindPair(i) : i + 1;
    }
    m_at = m_tokens.size();
  }

  void leaveOut(std::size_t first) {
    const Span span{m_tokens[first].begin, m_tokens[m_at - 1].end};
    findLaunches(first, m_at);
    m_scan.leftOut.push_back(span);
  }
  /// Whether a macro among these tokens stands for a mark of the device.
  [[nodiscard]] bool hasDeviceMacro(std::size_t from, std::size_t to) const {
    return std::any_of(m_tokens.begin() + static_cast<std::ptrdiff_t>(from),
                       m_tokens.begin() + static_cast<std::ptrdiff_t>(to), [&](const Token& t) {
                         const auto macro = m_scan.macros.find(t.text);
                         return macro != m_scan.macros.end() && macro->second.isForDevice;
                       });
  }
  void judgeFunction(std::size_t first, std::size_t open) {
    if (hasDeviceMacro(first, open) ||
        has(first, open, {"__global__", "__device__", "constexpr", "consteval"})) {
      return;
    }
    leaveOut(first);
  }
  /// `template __global__ void k<16>(float*);` says with what a template is launched.
  void readInstance(std::size_t first, std::size_t end) {
    const auto at = [&](std::size_t i) {
      return m_tokens.begin() + static_cast<std::ptrdiff_t>(i);
    };
    const auto parenthesis = std::ranges::find(at(first), at(end), "(", &Token::text);
    if (parenthesis != at(end)) {
      addLaunch(first, static_cast<std::size_t>(parenthesis - m_tokens.begin()) - 1);
    }
    m_scan.leftOut.push_back({m_tokens[first].begin, m_tokens[m_at - 1].end});
  }
  void judgeStatement(std::size_t first, std::size_t end) {
    const std::size_t head = m_tokens[first].text == "extern" ? first + 1 : first;
    if (head + 1 < end && m_tokens[head].text == "template" && m_tokens[head + 1].text != "<") {
      return readInstance(first, end);
    }
    if (first == end || hasDeviceMacro(first, end) ||
        has(first, end,
            {"__global__", "__device__", "__shared__", "__constant__", "__managed__", "constexpr",
             "using", "typedef", "struct", "class", "union", "enum", "namespace", "static_assert",
             "template", "asm", "__asm__", "texture", "surface"})) {
      return;
    }
    const bool isFunction = has(first, end, {"("}) && !has(first, end, {"="});
    if (!isFunction && has(first, end, {"const"})) return;
    leaveOut(first);
  }

  /// Finds `name <…> <<< … >>>`.
  void findLaunches(std::size_t first, std::size_t end) {
    for (std::size_t i = first + 1; i + 2 < end; ++i) {
      if (m_tokens[i].text != "<" || m_tokens[i + 1].text != "<" || m_tokens[i + 2].text != "<") {
        continue;
      }
      addLaunch(first, i - 1);
      i += 2;
    }
  }
  /// Adds `name` or `name<…>`, the last token of which is `last`.
  void addLaunch(std::size_t first, std::size_t last) {
    std::size_t name = last;
    std::string arguments;
    if (m_tokens[name].text == ">") {
      int depth = 0;
      std::size_t open = name;
      for (;; --open) {
        if (m_tokens[open].text == ">") ++depth;
        if (m_tokens[open].text == "<" && --depth == 0) break;
        if (open == first) return;
      }
      if (open == first) return;
      arguments = m_text.substr(m_tokens[open].end, m_tokens[name].begin - m_tokens[open].end);
      name = open - 1;
    }
    if (m_tokens[name].kind != Token::Kind::word) return;
    const HostLaunch launch{m_tokens[name].text, arguments};
    if (std::ranges::find(m_scan.launches, launch) == m_scan.launches.end() &&
        m_scan.launches.size() < 64) {
      m_scan.launches.push_back(launch);
    }
  }

  std::string_view m_text;
  TextScan& m_scan;
  const Tokens m_tokens;
  std::size_t m_at = 0;
};

}  // namespace

void findHostParts(std::string_view text, TextScan& scan) {
  HostFinder(text, scan).find();
}

}  // namespace lanescope::lab
