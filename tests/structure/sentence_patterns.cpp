// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence_patterns.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string_view>

#include "source_tokens.h"

namespace lanescope::structure {
namespace {

namespace fs = std::filesystem;
using Kind = Token::Kind;

/// Their texts reach users, and they know nothing of Qt's translations.
constexpr const char* kFolders[] = {
    "gpu/backend", "gpu/bench",   "gpu/catalog",  "gpu/collective", "gpu/cpu",    "gpu/device",
    "gpu/lab",     "gpu/engine",  "gpu/platform", "gpu/request",    "gpu/runner", "gpu/simt",
    "gpu/trace",   "gpu/scaling", "gpu/spread",   "gpu/values",     "ui/cli"};
/// What it writes is the same in every language.
constexpr std::string_view kUntranslated = "ui/cli/reference/";

std::vector<Token> withoutComments(const std::string& source) {
  std::vector<Token> tokens = tokensOf(source);
  std::erase_if(tokens, [](const Token& token) { return token.kind == Kind::comment; });
  return tokens;
}

class PatternReader {
 public:
  explicit PatternReader(const std::string& source) : m_tokens(withoutComments(source)) {}

  std::vector<std::string> readAll() {
    std::vector<std::string> texts;
    while (m_at < m_tokens.size()) {
      if (m_tokens[m_at].kind == Kind::string) {
        texts.push_back(read());
      } else {
        ++m_at;
      }
    }
    std::ranges::copy(m_inside, std::back_inserter(texts));
    return texts;
  }

 private:
  [[nodiscard]] bool isSign(std::size_t i, char sign) const {
    return i < m_tokens.size() && m_tokens[i].kind == Kind::sign &&
           m_tokens[i].text.front() == sign;
  }
  [[nodiscard]] bool isString(std::size_t i) const {
    return i < m_tokens.size() && m_tokens[i].kind == Kind::string;
  }

  /// Whether the literal is the only argument of std::string(…), which is then no bracket of its
  /// own.
  [[nodiscard]] bool isWrapped(std::size_t literal) const {
    return literal >= 2 && isSign(literal - 1, '(') && m_tokens[literal - 2].text == "string";
  }

  void addPlaceholder() {
    if (m_isAfterPlaceholder) return;  // two values side by side are one
    m_text += '%';
    m_text += std::to_string(++m_placeholders);
    m_isAfterPlaceholder = true;
  }

  void addLiterals() {
    const bool wrapped = isWrapped(m_at);
    for (; isString(m_at); ++m_at) {
      m_text += m_tokens[m_at].text;
      if (!m_tokens[m_at].text.empty()) m_isAfterPlaceholder = false;
    }
    if (wrapped && isSign(m_at, ')')) ++m_at;
  }

  void addExpression() {
    const std::size_t begin = m_at;
    int depth = 0;
    for (; m_at < m_tokens.size(); ++m_at) {
      const Token& token = m_tokens[m_at];
      if (token.kind != Kind::sign) continue;
      const char sign = token.text.front();
      if (sign == '(' || sign == '[' || sign == '{') ++depth;
      if ((sign == ')' || sign == ']' || sign == '}') && --depth < 0) break;
      constexpr std::string_view kEnds = "+,;?=";
      const bool isColon = sign == ':' && !isSign(m_at + 1, ':') && !isSign(m_at - 1, ':');
      if (depth == 0 && (kEnds.find(sign) != std::string_view::npos || isColon)) break;
    }
    // The texts inside are texts of their own.
    for (std::size_t i = begin; i < m_at; ++i) {
      if (isString(i) && (isSign(i - 1, '?') || isSign(i - 1, ':')))
        m_inside.push_back(m_tokens[i].text);
    }
    addPlaceholder();
  }

  std::string read() {
    m_text.clear();
    m_placeholders = 0;
    m_isAfterPlaceholder = false;
    const std::size_t before = isWrapped(m_at) ? m_at - 5 : m_at - 1;  // std::string( and its sign
    if (m_at > 0 && before < m_at && isSign(before, '+')) addPlaceholder();
    addLiterals();
    while (isSign(m_at, '+') && !isSign(m_at + 1, '+')) {
      ++m_at;
      if (isString(m_at)) {
        addLiterals();
      } else if (m_tokens[m_at].text == "std" && isString(m_at + 5) && isWrapped(m_at + 5)) {
        m_at += 5;
        addLiterals();
      } else {
        addExpression();
      }
    }
    return m_text;
  }

  std::vector<Token> m_tokens;
  std::vector<std::string> m_inside;  ///< texts within the expressions of others
  std::size_t m_at = 0;
  std::string m_text;
  int m_placeholders = 0;
  bool m_isAfterPlaceholder = false;
};

bool isForPeople(const std::string& text) {
  static const std::regex kPlaceholder("%[0-9]");
  static const std::regex kWord("[A-Za-z]{2,}");
  static const std::regex kSentence("^(?:[A-Z%']|[0-9]+ )[^\\\\{}#]*\\.$");
  static const std::regex kCode("[{}\\\\#<>=_]|::|->|%[a-z*]|^[^A-Za-z% ,':;]");
  const std::string bare = std::regex_replace(text, kPlaceholder, "");
  const auto words = std::distance(std::sregex_iterator(bare.begin(), bare.end(), kWord), {});
  if (words < 2 || bare.find(' ') == std::string::npos) return false;
  return std::regex_match(text, kSentence) || !std::regex_search(text, kCode);
}

}  // namespace

std::vector<SentencePattern> patternsIn(const std::string& source, const std::string& place) {
  std::vector<SentencePattern> patterns;
  for (const std::string& text : PatternReader(source).readAll()) {
    if (isForPeople(text)) patterns.push_back({text, place});
  }
  return patterns;
}

std::vector<SentencePattern> sentencePatterns(const fs::path& root) {
  std::set<std::string> files;
  for (const char* folder : kFolders) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const auto ending = entry.path().extension();
      if (ending == ".cpp" || ending == ".h" || ending == ".cu") {
        const std::string file = fs::relative(entry.path(), root).generic_string();
        if (!file.starts_with(kUntranslated)) files.insert(file);
      }
    }
  }
  std::set<std::string> known;
  std::vector<SentencePattern> patterns;
  for (const std::string& file : files) {
    std::ifstream in(root / file);
    const std::string source(std::istreambuf_iterator<char>(in), {});
    for (SentencePattern& pattern : patternsIn(source, file)) {
      if (known.insert(pattern.text).second) patterns.push_back(std::move(pattern));
    }
  }
  return patterns;
}

}  // namespace lanescope::structure
