// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/directives.h"

#include <algorithm>
#include <array>

#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

/// The headers whose words are known without them.
constexpr std::array<std::string_view, 49> kKnownHeaders{"algorithm",
                                                         "assert.h",
                                                         "bits/stdc++.h",
                                                         "cassert",
                                                         "cfloat",
                                                         "chrono",
                                                         "climits",
                                                         "cmath",
                                                         "cooperative_groups.h",
                                                         "cooperative_groups/reduce.h",
                                                         "cooperative_groups/scan.h",
                                                         "cstddef",
                                                         "cstdint",
                                                         "cstdio",
                                                         "cstdlib",
                                                         "cstring",
                                                         "ctime",
                                                         "cuda.h",
                                                         "cuda_runtime.h",
                                                         "cuda_runtime_api.h",
                                                         "cuda_pipeline.h",
                                                         "cuda_profiler_api.h",
                                                         "device_functions.h",
                                                         "device_launch_parameters.h",
                                                         "float.h",
                                                         "fstream",
                                                         "functional",
                                                         "helper_cuda.h",
                                                         "helper_functions.h",
                                                         "iomanip",
                                                         "iostream",
                                                         "limits",
                                                         "limits.h",
                                                         "math.h",
                                                         "math_functions.h",
                                                         "numeric",
                                                         "random",
                                                         "sm_20_atomic_functions.h",
                                                         "stdbool.h",
                                                         "stddef.h",
                                                         "stdint.h",
                                                         "stdio.h",
                                                         "stdlib.h",
                                                         "string",
                                                         "string.h",
                                                         "time.h",
                                                         "vector",
                                                         "vector_functions.h",
                                                         "vector_types.h"};

/// The words before a declaration that say where it is and how it is called.
constexpr std::array<std::string_view, 15> kMarks{
    "__device__",   "__global__", "__host__",        "__shared__",   "__constant__",
    "static",       "inline",     "extern",          "__inline__",   "__inline",
    "__restrict__", "__restrict", "__forceinline__", "__noinline__", "constexpr"};
constexpr std::array<std::string_view, 4> kDeviceMarks{"__device__", "__global__", "__shared__",
                                                       "__constant__"};

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

std::string quoted(std::string_view name) {
  return "'" + std::string(name) + "'";
}

/// The name in `"name"` or `<name>`, the words after #include.
std::string headerName(const std::vector<Token>& words, std::string_view text) {
  if (words.empty()) return {};
  const std::string_view rest =
      text.substr(words.front().begin, words.back().end - words.front().begin);
  if (rest.size() < 2) return std::string(rest);
  return std::string(rest.substr(1, rest.size() - 2));
}

class DirectiveSorter {
 public:
  DirectiveSorter(std::string_view text, TextScan& scan) : m_text(text), m_scan(scan) {}

  /// `words`: what follows the `#`.
  void sort(Span line, std::vector<Token> words) {
    if (words.empty()) return;
    const std::string name = words.front().text;
    const std::size_t at = words.front().begin;
    words.erase(words.begin());
    if (name == "include") {
      sortInclude(line, words);
    } else if (name == "pragma") {
      sortPragma(line, words);
    } else if (isIn(std::array<std::string_view, 8>{"if", "ifdef", "ifndef", "elif", "else",
                                                    "endif", "elifdef", "elifndef"},
                    name)) {
      m_scan.conditions.push_back(line);
    } else if (name == "define") {
      sortMacro(words);
    } else if (!isIn(std::array<std::string_view, 3>{"undef", "error", "warning"}, name)) {
      refuse(at, "The line " + quoted("#" + name) + " is not for a kernel; leave it out.");
    }
  }

 private:
  void refuse(std::size_t at, std::string message) {
    m_scan.problems.push_back({.at = at, .message = std::move(message)});
  }
  void sortMacro(const std::vector<Token>& words) {
    if (words.empty()) return;
    const bool hasArguments =
        words.size() > 1 && words[1].text == "(" && words[1].begin == words[0].end;
    if (hasArguments) return;
    MarkMacro& macro = m_scan.macros[words.front().text];
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (isIn(kDeviceMarks, words[i].text)) macro.isForDevice = true;
      if (!isIn(kMarks, words[i].text)) macro.isAlone = false;
    }
  }
  void sortInclude(Span line, const std::vector<Token>& words) {
    const std::string header = headerName(words, m_text);
    if (!isIn(kKnownHeaders, header)) {
      refuse(line.begin, "No file can be included here, so that " + quoted(header) +
                             " is missing; write what the kernel needs of it into this text.");
      return;
    }
    m_scan.leftOut.push_back(line);
  }
  void sortPragma(Span line, const std::vector<Token>& words) {
    const std::string name = words.empty() ? "" : words.front().text;
    if (name == "once") {
      m_scan.leftOut.push_back(line);
    } else if (name == "unroll" || name == "nounroll") {
      m_scan.pragmas.push_back(line);
    } else {
      refuse(line.begin, "Of the pragmas only unroll and once are known here; leave " +
                             quoted("#pragma " + name) + " out.");
    }
  }

  std::string_view m_text;
  TextScan& m_scan;
};

/// Calls `take` with each preprocessor line and its tokens.
template <class Take>
void forEachDirective(std::string_view text, const Take& take) {
  const std::vector<Token> tokens = tokensOf(text, 0, text.size());
  std::size_t lastEnd = 0;
  bool isFirst = true;
  for (std::size_t i = 0; i < tokens.size();) {
    const Token& token = tokens[i];
    // Whether a line break that counts stands between the two: none within a comment or a joint.
    const auto breaks = [&](std::size_t from, std::size_t to) {
      const std::string_view between = text.substr(from, to - from);
      bool inComment = false;
      for (std::size_t c = 0; c < between.size(); ++c) {
        if (!inComment && between.substr(c).starts_with("/*")) inComment = true;
        if (inComment && between.substr(c).starts_with("*/")) inComment = false;
        if (between[c] != '\n' || inComment) continue;
        std::size_t before = c;
        while (before > 0 && (between[before - 1] == ' ' || between[before - 1] == '\t' ||
                              between[before - 1] == '\r')) {
          --before;
        }
        if (before == 0 || between[before - 1] != '\\') return true;
      }
      return false;
    };
    const bool starts = isFirst || breaks(lastEnd, token.begin);
    const bool isHash =
        token.text == "#" || (token.text == "%" && i + 1 < tokens.size() &&
                              tokens[i + 1].text == ":" && tokens[i + 1].begin == token.end);
    isFirst = false;
    if (!starts || !isHash) {
      lastEnd = token.end;
      ++i;
      continue;
    }
    i += token.text == "#" ? 1 : 2;
    std::vector<Token> words;
    lastEnd = tokens[i - 1].end;
    while (i < tokens.size() && !breaks(lastEnd, tokens[i].begin)) {
      words.push_back(tokens[i]);
      lastEnd = tokens[i].end;
      ++i;
    }
    take(Span{token.begin, lastEnd}, std::move(words));
  }
}

}  // namespace

void scanDirectives(std::string_view text, TextScan& scan) {
  DirectiveSorter sorter(text, scan);
  forEachDirective(
      text, [&](Span line, std::vector<Token> words) { sorter.sort(line, std::move(words)); });
}

std::vector<Span> directiveLines(std::string_view text) {
  std::vector<Span> lines;
  forEachDirective(text, [&](Span line, const std::vector<Token>&) { lines.push_back(line); });
  return lines;
}

}  // namespace lanescope::lab
