// SPDX-License-Identifier: GPL-3.0-or-later
#include "translated_texts.h"

#include <algorithm>
#include <array>
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

/// They translate what other files have written for translators.
constexpr std::array<std::string_view, 2> kTranslators{"app/text/sentence_text.cpp",
                                                       "app/text/text.h"};

bool isOneWord(const std::string& text) {
  return std::ranges::any_of(text, [](unsigned char c) { return std::isalpha(c) != 0; }) &&
         text.find(' ') == std::string::npos;
}

/// The digits, or the n, of the placeholders in a text: of %1, %L1, %n, and of "%2 to %4" also 3.
std::set<char> placeholdersOf(const std::string& text) {
  static const std::regex kPlaceholder("%L?([0-9n])");
  static const std::regex kRange("%([0-9]) to %([0-9])");
  const std::sregex_iterator end;
  std::set<char> found;
  for (std::sregex_iterator match(text.begin(), text.end(), kPlaceholder); match != end; ++match) {
    found.insert((*match)[1].str().front());
  }
  for (std::sregex_iterator match(text.begin(), text.end(), kRange); match != end; ++match) {
    const char last = (*match)[2].str().front();
    for (char each = (*match)[1].str().front(); each < last; ++each) found.insert(each);
  }
  return found;
}

/// Reads one file.
class TextReader {
 public:
  TextReader(std::string file, const std::string& source, std::vector<std::string>& broken)
      : m_file(std::move(file)), m_tokens(tokensOf(source)), m_broken(broken) {}

  void readAll() {
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
      const Token& token = m_tokens[i];
      if (m_isCommentRead && isForTranslators(token)) m_comment += token.text;
      if (token.kind == Kind::sign) readSign(token.text.front());
      if (token.kind != Kind::word || !isSign(i + 1, "(")) continue;
      if (token.text == "tr") {
        i = readText(i, i + 2) - 1;
      } else if (token.text == "translate" && isString(i + 2)) {
        i = readText(i, i + 4) - 1;
      }
    }
  }

 private:
  [[nodiscard]] bool isSign(std::size_t i, std::string_view text) const {
    return i < m_tokens.size() && m_tokens[i].kind == Kind::sign && m_tokens[i].text == text;
  }
  [[nodiscard]] bool isString(std::size_t i) const {
    return i < m_tokens.size() && m_tokens[i].kind == Kind::string;
  }

  static bool isForTranslators(const Token& token) {
    return token.kind == Kind::comment &&
           (token.text.starts_with("//:") || token.text.starts_with("/*:"));
  }

  /// lupdate reads comments behind some signs only.
  void readSign(char sign) {
    constexpr std::string_view kEnds = ";{}";
    constexpr std::string_view kReads = ";{}(,=?:";
    constexpr std::string_view kSkips = ")+*";
    if (kEnds.find(sign) != std::string_view::npos) m_comment.clear();
    if (kReads.find(sign) != std::string_view::npos) {
      m_isCommentRead = true;
    } else if (kSkips.find(sign) == std::string_view::npos) {
      m_isCommentRead = false;
    }
  }

  void complain(std::size_t at, const std::string& what) {
    m_broken.push_back(m_file + ":" + std::to_string(m_tokens[at].line) + ": " + what);
  }

  /// `name`: the word tr or translate. `begin`: where its text must be. Returns its end.
  std::size_t readText(std::size_t name, std::size_t begin) {
    std::string text;
    std::size_t end = begin;
    for (; isString(end) || m_tokens[end].kind == Kind::comment; ++end) {
      if (isString(end)) text += m_tokens[end].text;
    }
    if (!isString(begin)) {
      if (std::ranges::find(kTranslators, m_file) == kTranslators.end())
        complain(name, "what is translated is not written there");
      return end;
    }
    const std::string quoted = "\"" + text + "\"";
    if (m_comment.empty() && isOneWord(text)) {
      complain(name, quoted + " is one word and has no //: comment");
    }
    const std::set<char> named = placeholdersOf(m_comment);
    for (const char placeholder : placeholdersOf(text)) {
      if (named.contains(placeholder)) continue;
      complain(name, quoted + ": no //: comment says what %" + placeholder + " is");
    }
    m_comment.clear();
    m_isCommentRead = false;
    if (isFragment(text) && !isOfSpinBox(name)) complain(name, quoted + " is a piece of a text");
    if (isGlued(name, end)) complain(name, quoted + " is put together with +");
    return end;
  }

  [[nodiscard]] static bool isFragment(const std::string& text) {
    constexpr std::string_view kNoBeginning = " ,;:.)";
    return text.empty() || text.ends_with(' ') ||
           kNoBeginning.find(text.front()) != std::string_view::npos;
  }

  [[nodiscard]] bool isOfSpinBox(std::size_t name) const {
    constexpr std::size_t kFar = 40;  // a suffix may be chosen from two
    for (std::size_t i = name; i > 0 && name - i < kFar && !isSign(i, ";"); --i) {
      if (m_tokens[i].text == "setSuffix" || m_tokens[i].text == "setPrefix") return true;
    }
    return false;
  }

  [[nodiscard]] bool isGlued(std::size_t name, std::size_t end) const {
    std::size_t first = name;  // of a qualified name
    while (first >= 3 && isSign(first - 1, ":") && isSign(first - 2, ":")) first -= 3;
    if (first > 0 && isSign(first - 1, "+")) return true;
    // Behind the text and its placeholders.
    std::size_t after = closing(end);
    while (isSign(after, ".") && after + 1 < m_tokens.size() && m_tokens[after + 1].text == "arg") {
      after = closing(after + 3);
    }
    return isSign(after, "+") && !isSign(after + 1, "+");
  }

  /// The token behind the bracket that closes the one before `i`.
  [[nodiscard]] std::size_t closing(std::size_t i) const {
    for (int open = 1; i < m_tokens.size() && open > 0; ++i) {
      if (isSign(i, "(")) ++open;
      if (isSign(i, ")")) --open;
    }
    return i;
  }

  std::string m_file;
  std::vector<Token> m_tokens;
  std::vector<std::string>& m_broken;
  std::string m_comment;        ///< for the next text
  bool m_isCommentRead = true;  ///< if one stood here
};

}  // namespace

std::vector<std::string> brokenTextRules(const fs::path& root) {
  std::set<std::string> files;
  for (const char* layer : {"app", "ui"}) {
    if (!fs::exists(root / layer)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / layer)) {
      const auto ending = entry.path().extension();
      if (ending == ".cpp" || ending == ".h") {
        files.insert(fs::relative(entry.path(), root).generic_string());
      }
    }
  }
  std::vector<std::string> broken;
  for (const std::string& file : files) {
    std::ifstream in(root / file);
    TextReader(file, std::string(std::istreambuf_iterator<char>(in), {}), broken).readAll();
  }
  return broken;
}

}  // namespace lanescope::structure
