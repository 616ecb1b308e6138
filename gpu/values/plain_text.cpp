// SPDX-License-Identifier: Apache-2.0
#include "values/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace lanescope::values {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD

/// A character and its length in bytes; `bytes` is 0 where the text is not UTF-8.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};

Character firstOf(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {};
  char32_t code = lead & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = (code << 6) | (byte(i) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < kLeast[size] || code > 0x10ffff || isSurrogate ? Character{}
                                                               : Character{code, size};
}

/// Whether this is a control character, a mark of direction, or a separator of lines or paragraphs.
bool isUnseen(char32_t code) {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0x61c || code == 0x200e ||
         code == 0x200f || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

void appendEscaped(std::string& text, char32_t code) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  text += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += kDigits[(code >> shift) & 0xf];
}

}  // namespace

std::string plainText(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    const auto [code, bytes] = firstOf(text);
    if (bytes == 0) {
      plain += kReplacement;
    } else if (code != '\n' && isUnseen(code)) {
      appendEscaped(plain, code);
    } else {
      plain += text.substr(0, bytes);
    }
    text.remove_prefix(std::max<std::size_t>(1, bytes));
  }
  return plain;
}

std::string plainSentence(std::string_view text) {
  // A character has at most 4 bytes; no more bytes than may fit are looked at.
  const bool isCut = text.size() > 4 * kLongestSentence;
  std::string line(text.substr(0, 4 * kLongestSentence));
  const auto isBlank = [](char c) { return c == '\n' || c == '\r' || c == '\t'; };
  std::ranges::replace_if(line, isBlank, ' ');
  line = plainText(line);
  const auto begins = [](char c) { return (static_cast<std::uint8_t>(c) & 0xc0) != 0x80; };
  if (!isCut && static_cast<std::size_t>(std::ranges::count_if(line, begins)) <= kLongestSentence) {
    return line;
  }
  // Two characters are left for the "….".
  std::size_t characters = 0;
  const auto end = std::ranges::find_if(line, [&](char c) {
    characters += begins(c) ? 1 : 0;
    return characters > kLongestSentence - 2;
  });
  line.erase(end, line.end());
  return line + "….";
}

std::string_view withoutByteOrderMark(std::string_view text) {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

}  // namespace lanescope::values
