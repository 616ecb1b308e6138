// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/front_end/text_mutator.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "lab/front_end/tokens.h"

namespace lanescope::tests {
namespace {

/// The parts of a text that are worth a mutation, so that a large one is not read whole.
constexpr std::size_t kMostText = 9000;

constexpr std::array<std::string_view, 42> kOddities{"99999999999999999999999999999999999",
                                                     "1e99999",
                                                     "0x",
                                                     "0b2",
                                                     "-9223372036854775808",
                                                     "{",
                                                     "}",
                                                     "(",
                                                     ")",
                                                     "[",
                                                     "]",
                                                     "<",
                                                     ">",
                                                     "<<<1,1>>>",
                                                     "\xc3\xa9",
                                                     "\xff\xfe",
                                                     "\xe2\x80\xae",
                                                     "\xf0\x9f\x98\x80",
                                                     "\xc0\xaf",
                                                     "\"",
                                                     "'",
                                                     "/*",
                                                     "*/",
                                                     "//",
                                                     "\\\n",
                                                     "\n#define X(a) a a\n",
                                                     "\n#if 0\n",
                                                     "\n#endif\n",
                                                     "\n#else\n",
                                                     "template <class T, int N = sizeof(T)>",
                                                     "__shared__ float lanes[4][5];",
                                                     "extern __shared__ int tail[];",
                                                     "[&](auto x) { return x; }",
                                                     "struct S { float* p; int n[2]; };",
                                                     "operator*",
                                                     "decltype(auto)",
                                                     "reinterpret_cast<float4*>",
                                                     "(float&)",
                                                     "**&*",
                                                     "... ",
                                                     "::",
                                                     "goto "};

/// Words that may stand for each other, so that many a text remains one that compiles.
constexpr std::array<std::string_view, 14> kTypes{"float",     "double",
                                                  "int",       "unsigned",
                                                  "long long", "unsigned long long",
                                                  "short",     "unsigned char",
                                                  "char",      "bool",
                                                  "auto",      "size_t",
                                                  "float4",    "T"};
constexpr std::array<std::string_view, 16> kOperators{"+", "-", "*",  "/",  "%",  "&",  "|", "^",
                                                      "<", ">", "==", "&&", "<<", "+=", "=", ","};
constexpr std::array<std::string_view, 12> kNumbers{"0",   "1",    "2",   "31", "32", "33",
                                                    "256", "1.0f", "0.5", "1u", "-1", "2147483648"};

std::size_t below(std::mt19937_64& random, std::size_t limit) {
  return limit == 0 ? 0 : static_cast<std::size_t>(random() % limit);
}

std::string repeated(std::string_view what, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += what;
  return text;
}

}  // namespace

const std::string& TextMutator::any(Random& random) const {
  return m_corpus[below(random, m_corpus.size())];
}

void TextMutator::changeTokens(std::string& text, Random& random) const {
  const std::vector<lab::Token> tokens = lab::tokensOf(text, 0, text.size());
  if (tokens.size() < 2) return;
  const lab::Token& one = tokens[below(random, tokens.size())];
  const lab::Token& two = tokens[below(random, tokens.size())];
  const std::string first = text.substr(one.begin, one.end - one.begin);
  const std::string second = text.substr(two.begin, two.end - two.begin);
  switch (below(random, 5)) {
    case 0:  // exchanges two
      text.replace(one.begin, first.size(), second);
      if (one.begin > two.begin) text.replace(two.begin, second.size(), first);
      return;
    case 1:  // leaves some out
      text.erase(one.begin, one.end - one.begin + below(random, 12));
      return;
    case 2:  // repeats one
      text.insert(one.end, " " + repeated(first + " ", 1 + below(random, 3)));
      return;
    case 3: {  // takes some of another kernel
      const std::string& other = any(random);
      const std::size_t at = below(random, other.size());
      text.insert(one.begin, other.substr(at, 1 + below(random, 200)));
      return;
    }
    default:  // one in place of another
      text.replace(one.begin, first.size(), second);
  }
}

void TextMutator::changeKindly(std::string& text, Random& random) {
  const std::vector<lab::Token> tokens = lab::tokensOf(text, 0, text.size());
  for (int attempt = 0; attempt < 64 && !tokens.empty(); ++attempt) {
    const lab::Token& token = tokens[below(random, tokens.size())];
    std::string_view other;
    if (std::ranges::find(kTypes, token.text) != kTypes.end()) {
      other = kTypes[below(random, kTypes.size())];
    } else if (token.kind == lab::Token::Kind::number) {
      other = kNumbers[below(random, kNumbers.size())];
    } else if (std::ranges::find(kOperators, token.text) != kOperators.end()) {
      other = kOperators[below(random, kOperators.size())];
    } else {
      continue;
    }
    text.replace(token.begin, token.end - token.begin, other);
    return;
  }
}

void TextMutator::changeBytes(std::string& text, Random& random) {
  for (std::size_t i = 0; i < 1 + below(random, 4) && !text.empty(); ++i) {
    char& byte = text[below(random, text.size())];
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << below(random, 8)));
  }
}

void TextMutator::insertOddity(std::string& text, Random& random) {
  text.insert(below(random, text.size() + 1), kOddities[below(random, kOddities.size())]);
}

void TextMutator::nest(std::string& text, Random& random) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kPairs{{{"(", ")"},
                                                                                 {"{", "}"},
                                                                                 {"[", "]"},
                                                                                 {"-(", ")"},
                                                                                 {"1+", ""},
                                                                                 {"*", ""},
                                                                                 {"f(", ")"},
                                                                                 {"a<", ">"},
                                                                                 {"if(1)", ";"}}};
  const auto& [open, close] = kPairs[below(random, kPairs.size())];
  const std::size_t depth = std::size_t{1} << below(random, 13);
  const std::size_t at = below(random, text.size() + 1);
  text.insert(at, repeated(open, depth) + "1" + repeated(close, depth - below(random, 2)));
}

std::string TextMutator::text(std::uint64_t number) const {
  Random random(number);
  std::string text = any(random);
  if (text.size() > kMostText) {
    const std::size_t begin = text.find('\n', below(random, text.size() - kMostText));
    text = text.substr(begin == std::string::npos ? 0 : begin, kMostText);
  }
  const std::size_t changes = below(random, 2) == 0 ? 1 : 1 + below(random, 4);
  for (std::size_t i = 0; i < changes; ++i) {
    const std::size_t kind = below(random, 32);
    if (kind < 12) {
      changeKindly(text, random);
    } else if (kind < 20) {
      changeTokens(text, random);
    } else if (kind < 25) {
      changeBytes(text, random);
    } else if (kind < 31) {
      insertOddity(text, random);
    } else {
      nest(text, random);
    }
  }
  return text;
}

}  // namespace lanescope::tests
