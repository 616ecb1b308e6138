// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace lanescope::app {
namespace {

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Whether a number outside float's range is too large, not too small. This follows from the
/// position of its first digit that is not 0, counted from the decimal point, plus its exponent.
bool isLarge(std::string_view text) {
  std::int64_t position = 0;
  bool point = false;
  bool found = false;
  std::size_t i = 0;
  for (; i < text.size() && (isDigit(text[i]) || text[i] == '.'); ++i) {
    if (text[i] == '.') {
      point = true;
      continue;
    }
    found = found || text[i] != '0';
    if (found && !point) ++position;
    if (!found && point) --position;
  }
  std::int64_t exponent = 0;
  if (i < text.size()) {
    std::string_view digits = text.substr(i + 1);
    const bool negative = digits.starts_with('-');
    if (negative || digits.starts_with('+')) digits.remove_prefix(1);
    constexpr std::int64_t kEnough = 1'000'000'000;
    for (const char c : digits) exponent = std::min(exponent * 10 + (c - '0'), kEnough);
    if (negative) exponent = -exponent;
  }
  return found && position + exponent > 0;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

ParsedNumber parseNumber(std::string_view text) {
  // std::from_chars does not accept a plus sign.
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  ParsedNumber number;
  const char* const end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data(), end, number.value);
  if (code == std::errc::invalid_argument || stop != end) return {};
  if (code == std::errc::result_out_of_range) {
    const bool negative = text.starts_with('-');
    if (isLarge(negative ? text.substr(1) : text)) return {NumberStatus::tooLarge, 0.0F};
    return {NumberStatus::ok, negative ? -0.0F : 0.0F};
  }
  if (!std::isfinite(number.value)) return {NumberStatus::notFinite, 0.0F};
  number.status = NumberStatus::ok;
  return number;
}

ParsedNumber parseCommaNumber(std::string_view text) {
  const std::size_t comma = text.find(',');
  const bool isOnly = comma != std::string_view::npos && comma == text.find_last_of(",.") &&
                      comma == text.find_first_of(",.");
  if (!isOnly) return {};
  std::string pointed(text);
  pointed[comma] = '.';
  return parseNumber(pointed);
}

bool maySeparateThousands(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t comma = text.find(',');
  constexpr std::size_t kGroup = 3;
  return comma >= 1 && comma <= kGroup && text[0] != '0' && text.size() == comma + 1 + kGroup &&
         std::ranges::count_if(text, isDigit) == static_cast<std::ptrdiff_t>(comma + kGroup);
}

std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 40;
  const bool cut = text.size() > kMost;
  std::string result = "'";
  for (const char c : text.substr(0, kMost)) {
    result += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  // A UTF-8 character is kept whole or left out.
  if (cut) {
    std::size_t last = result.size();
    while (last > 1 && (static_cast<unsigned char>(result[last - 1]) & 0xc0) == 0x80) --last;
    if (last > 1 && (static_cast<unsigned char>(result[last - 1]) & 0x80) != 0) {
      result.resize(last - 1);
    }
    result += "…";
  }
  return result + "'";
}

}  // namespace lanescope::app
