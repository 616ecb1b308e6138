// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/declarations.h"

#include <algorithm>
#include <array>

#include "lab/front_end/numbers.h"

namespace lanescope::lab {
namespace {

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

constexpr std::array<std::string_view, 3> kQualifiers{"const", "volatile", "register"};
/// Words before a type that are no part of it.
constexpr std::array<std::string_view, 18> kStorage{
    "static",       "extern",          "inline",       "__inline__", "__inline",
    "constexpr",    "__shared__",      "__device__",   "__global__", "__host__",
    "__noinline__", "__forceinline__", "__constant__", "mutable",    "__grid_constant__",
    "struct",       "friend",          "typename"};
constexpr std::array<std::string_view, 3> kCalls{"__launch_bounds__", "__align__", "alignas"};
constexpr std::array<std::string_view, 3> kRestrict{"__restrict__", "__restrict", "restrict"};
constexpr std::array<std::string_view, 8> kNumberWords{"unsigned", "signed", "long",  "int",
                                                       "float",    "double", "short", "char"};

/// The position behind the bracket that closes the one at `open`.
std::size_t behindPair(const std::vector<Token>& tokens, std::size_t open, std::string_view opens,
                       std::string_view closes) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (tokens[i].text == opens) ++depth;
    if (tokens[i].text == closes && --depth == 0) return i + 1;
  }
  return tokens.size();
}

std::size_t nameEnd(CXCursor declaration) {
  return offsetOf(declaration) + nameOf(declaration).size();
}

}  // namespace

bool Declarations::isMarkMacro(const std::string& word) const {
  const auto macro = m_to.macros.find(word);
  return macro != m_to.macros.end() && macro->second.isAlone;
}

std::optional<Declarations::Specifiers> Declarations::specifiers(std::size_t begin,
                                                                 std::size_t end) const {
  const std::vector<Token> tokens = tokensOf(m_to.text, begin, end);
  Specifiers words;
  bool hasType = false;
  bool hasBegun = false;
  for (std::size_t i = 0; i < tokens.size();) {
    const Token& token = tokens[i];
    if (token.text == "template" && !hasType) {
      i = behindPair(tokens, i + 1, "<", ">");
      continue;
    }
    if (isIn(kCalls, token.text)) {
      i = behindPair(tokens, i + 1, "(", ")");
      continue;
    }
    if (token.text == "[" && i + 1 < tokens.size() && tokens[i + 1].text == "[") {
      i = behindPair(tokens, i, "[", "]");
      continue;
    }
    const bool isMacro = isMarkMacro(token.text);
    const bool isStorage = isIn(kStorage, token.text) || (isMacro && !hasBegun);
    if (isStorage || token.kind == Token::Kind::literal) {
      words.storage += token.kind == Token::Kind::word ? token.text + " " : "";
      ++i;
      continue;
    }
    if (!hasBegun) words.begin = token.begin;
    hasBegun = true;
    const bool isOutside = isMacro || isIn(kQualifiers, token.text) ||
                           isIn(kRestrict, token.text) || token.text == "*" || token.text == "&";
    std::size_t next = i + 1;
    if (!isOutside) {
      if (token.text == "<") next = behindPair(tokens, i, "<", ">");
      if (!hasType) words.typeBegin = token.begin;
      hasType = true;
      words.typeEnd = tokens[next - 1].end;
    }
    words.end = tokens[next - 1].end;
    i = next;
  }
  if (!hasType) return std::nullopt;
  words.type = m_to.part(words.typeBegin, words.typeEnd);
  return words;
}

std::size_t Declarations::withMarksBefore(std::size_t begin) const {
  // A line above it is enough: the marks stand directly before the type.
  const std::size_t from = m_to.text.rfind('\n', begin == 0 ? 0 : begin - 1);
  const std::vector<Token> tokens =
      tokensOf(m_to.text, from == std::string_view::npos ? 0 : from + 1, begin);
  std::size_t first = begin;
  for (std::size_t i = tokens.size(); i-- > 0;) {
    const std::string& word = tokens[i].text;
    if (!isIn(kStorage, word) && !isIn(kQualifiers, word) && !isMarkMacro(word)) break;
    first = tokens[i].begin;
  }
  return first;
}

void Declarations::numbersWithin(std::size_t begin, std::size_t end) const {
  const std::vector<Token> tokens = tokensOf(m_to.text, begin, end);
  const auto open = std::ranges::find(tokens, "<", &Token::text);
  for (auto word = open; word != tokens.end();) {
    if (!isIn(kNumberWords, word->text)) {
      ++word;
      continue;
    }
    auto last = word;
    while (last + 1 != tokens.end() && isIn(kNumberWords, (last + 1)->text)) ++last;
    const bool isPointerType = last + 1 != tokens.end() && (last + 1)->text == "*";
    if (!isPointerType) m_to.edits.wrap(word->begin, last->end, "Element<", ">");
    word = last + 1;
  }
}

Declarations::Kind Declarations::sharedKind(CXCursor declaration, const Specifiers& words) const {
  CXType type = typeOf(declaration);
  const std::size_t at = offsetOf(declaration);
  const CXType element = elementType(type);
  std::string typeText = m_to.elementText(element, at);
  const std::string name = nameOfType(element);
  if (words.type != name && words.type != "auto") typeText = "Element<" + words.type + ">";
  if (type.kind == CXType_IncompleteArray)
    return {Kind::Of::dynamic, "dynamicShared<" + typeText + ">()"};
  std::string counts;
  int dimensions = 0;
  std::size_t cursor = nameEnd(declaration);
  while (type.kind == CXType_ConstantArray || type.kind == CXType_DependentSizedArray) {
    // The text of the counts, so that the names of constants stay.
    const std::vector<Token> tokens =
        tokensOf(m_to.text, cursor, std::min(m_to.text.size(), cursor + std::size_t{2000}));
    const std::size_t close = behindPair(tokens, 0, "[", "]");
    if (tokens.empty() || tokens.front().text != "[" || close < 3) break;
    counts += ", " + m_to.part(tokens[1].begin, tokens[close - 2].end);
    cursor = tokens[close - 1].end;
    ++dimensions;
    type = clang_getCanonicalType(clang_getArrayElementType(type));
  }
  std::ranges::replace(counts, '\n', ' ');
  if (dimensions == 0) counts = ", 1";
  return {Kind::Of::shared, "__shared__ " + std::string(dimensions > 1 ? "Table<" : "Array<") +
                                typeText + counts + ">"};
}

Declarations::Kind Declarations::kindOf(CXCursor declaration, CXType type, const Specifiers& words,
                                        std::size_t at) const {
  if (isMarked(declaration, "shared")) return sharedKind(declaration, words);
  if (isPointer(type)) {
    const CXType pointee = elementType(type);
    if (clang_getCursorKind(declaration) != CXCursor_FunctionDecl &&
        m_to.flow.spaceOfVariable(declaration) == Space::local) {
      if (!m_to.flow.holdsData(declaration)) return {};
      return {Kind::Of::number, "Element<" + words.type + ">"};
    }
    if (words.type == "auto" && words.end == words.typeEnd) return {};
    std::string element = m_to.elementText(pointee, at);
    const std::string name = nameOfType(pointee);
    const std::size_t place = element.find("Element<");
    if (words.type != name && words.type != "auto") {
      element = element.substr(0, place) + "Element<" + words.type + ">";
    }
    return {Kind::Of::pointer, std::string(clang_isConstQualifiedType(type) != 0 ? "const " : "") +
                                   "Address<" + element + ">"};
  }
  const bool isVariable = clang_getCursorKind(declaration) != CXCursor_FunctionDecl;
  if (isVariable && m_to.flow.refersToElement(declaration)) {
    const std::string name = nameOfType(clang_getPointeeType(type));
    return {Kind::Of::pointer,
            "ElementRef<Element<" + (words.type == "auto" ? name : words.type) + ">>"};
  }
  CXType number = type;
  if (number.kind == CXType_LValueReference || number.kind == CXType_RValueReference) {
    number = clang_getCanonicalType(clang_getPointeeType(number));
  }
  number = elementType(number);
  if ((!isNumber(number) && vectorName(number).empty()) || isBool(number)) return {};
  if (!m_to.flow.holdsData(declaration)) return {};
  if (words.type != "auto") return {Kind::Of::number, "Element<" + words.type + ">"};
  const std::string name = nameOfType(number);
  return {Kind::Of::number, "Element<" + name + ">"};
}

void Declarations::rewrite(const Kind& kind, const Specifiers& words) const {
  if (kind.of != Kind::Of::same && m_to.macros.contains(words.type)) {
    m_to.refuse(words.typeBegin, "The type here comes out of the macro '" + words.type +
                                     "' beside words of CUDA; write the type out.");
  }
  switch (kind.of) {
    case Kind::Of::same:
      numbersWithin(words.typeBegin, words.typeEnd);
      return;
    case Kind::Of::number:
      if (words.type == "auto") {
        m_to.edits.replace(words.typeBegin, words.typeEnd, kind.text);
      } else {
        m_to.edits.wrap(words.typeBegin, words.typeEnd, "Element<", ">");
      }
      return;
    default:
      m_to.edits.replace(words.begin, words.end,
                         kind.text + m_to.breaksIn(words.begin, words.end) +
                             (words.end < m_to.text.size() && m_to.text[words.end] != ' ' &&
                                      m_to.text[words.end] != '\n'
                                  ? " "
                                  : ""));
      return;
  }
}

void Declarations::dropBrackets(const Node& declaration) const {
  const std::size_t from = nameEnd(declaration.cursor);
  if (from >= declaration.end) return;
  m_to.edits.replace(from, declaration.end, m_to.breaksIn(from, declaration.end));
}

void Declarations::first(const Node& variable, const Kind& kind, const Specifiers& words) const {
  const std::size_t begin = withMarksBefore(variable.begin);
  if (kind.of == Kind::Of::dynamic) {
    m_to.edits.replace(
        begin, variable.end,
        "auto " + nameOf(variable.cursor) + " = " + kind.text + m_to.breaksIn(begin, variable.end));
  } else if (kind.of == Kind::Of::shared) {
    const std::size_t name = offsetOf(variable.cursor);
    m_to.edits.replace(begin, name, kind.text + " " + m_to.breaksIn(begin, name));
    dropBrackets(variable);
  } else {
    rewrite(kind, words);
  }
}

void Declarations::further(const Node& variable, std::size_t before, const Kind& kind,
                           const Kind& ofLast, const Specifiers& words) const {
  const std::size_t name = offsetOf(variable.cursor);
  if (kind.of == Kind::Of::dynamic) {
    m_to.refuse(name, "Declare this array of dynamic shared memory in a statement of its own.");
  } else if (kind == ofLast) {
    if (kind.of == Kind::Of::pointer) {
      m_to.edits.replace(before, name, ", " + m_to.breaksIn(before, name));
    }
    if (kind.of == Kind::Of::shared) dropBrackets(variable);
  } else {
    const std::string stars = m_to.part(before, name).find('*') == std::string::npos ? "" : "*";
    const std::string type = kind.of == Kind::Of::same     ? words.type + stars
                             : kind.of == Kind::Of::number ? kind.text + stars
                                                           : kind.text;
    m_to.edits.replace(before, name, "; " + type + " " + m_to.breaksIn(before, name));
    if (kind.of == Kind::Of::shared) dropBrackets(variable);
  }
}

void Declarations::variables(const Node& statement) const {
  std::vector<const Node*> declared;
  for (const Node& variable : statement.children) {
    if (variable.kind == CXCursor_VarDecl) declared.push_back(&variable);
  }
  together(declared);
}

void Declarations::fields(const Node& type) const {
  std::vector<const Node*> declared;
  for (const Node& field : type.children) {
    if (field.kind != CXCursor_FieldDecl) continue;
    if (!declared.empty() && declared.back()->begin != field.begin) {
      together(declared);
      declared.clear();
    }
    declared.push_back(&field);
  }
  together(declared);
}

void Declarations::together(const std::vector<const Node*>& declared) const {
  std::optional<Specifiers> words;
  Kind ofLast;
  std::size_t before = 0;
  for (const Node* const variable : declared) {
    const std::size_t name = offsetOf(variable->cursor);
    const bool isFirst = !words.has_value();
    if (isFirst) words = specifiers(withMarksBefore(variable->begin), name);
    if (!words) return;
    const Kind kind = kindOf(variable->cursor, variable->type(), *words, name);
    if (isFirst) {
      first(*variable, kind, *words);
    } else {
      further(*variable, before, kind, ofLast, *words);
    }
    ofLast = kind;
    before = variable->end;
  }
}

void Declarations::parameter(const Node& parameter, CXCursor known) const {
  const std::size_t name =
      nameOf(parameter.cursor).empty() ? parameter.end : offsetOf(parameter.cursor);
  const auto words = specifiers(parameter.begin, name);
  if (!words) return;
  const CXType type = typeOf(known);
  if (isPointer(type) && elementType(type).kind == CXType_ConstantArray) {
    m_to.refuse(parameter.begin,
                "A pointer to rows of an array cannot be traced; pass a pointer to its elements.");
    return;
  }
  const Kind kind = kindOf(known, type, *words, parameter.begin);
  rewrite(kind, *words);
  if (kind.of != Kind::Of::pointer || name == parameter.end) return;
  const std::size_t end = nameEnd(parameter.cursor);  // float a[]
  const std::vector<Token> tokens =
      tokensOf(m_to.text, end, std::min(m_to.text.size(), end + std::size_t{200}));
  if (tokens.empty() || tokens.front().text != "[") return;
  const std::size_t close = behindPair(tokens, 0, "[", "]");
  m_to.edits.replace(tokens.front().begin, tokens[close - 1].end, "");
}

void Declarations::result(const Node& function, CXCursor known, std::size_t name) const {
  const bool isConversion = function.kind == CXCursor_ConversionFunction;  // operator T*()
  const std::size_t keyword = std::string_view("operator").size();
  const auto words = isConversion ? specifiers(name + keyword, m_to.text.find('(', name + keyword))
                                  : specifiers(function.begin, name);
  if (!words || words->type == "auto" || words->type == "void") return;
  const CXType type = clang_getCanonicalType(clang_getCursorResultType(known));
  rewrite(kindOf(known, type, *words, function.begin), *words);
}

}  // namespace lanescope::lab
