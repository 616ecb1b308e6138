// SPDX-License-Identifier: Apache-2.0
#include "protocol/cbor_check.h"

#include <array>
#include <cstddef>
#include <optional>

namespace lanescope::engine {
namespace {

constexpr std::size_t kDeepest = 16;

enum Major : unsigned {
  kUnsigned = 0,
  kNegative = 1,
  kText = 3,
  kArray = 4,
  kMap = 5,
  kSimple = 7
};

/// Returns the number that follows an initial byte in 0, 1, 2, 4 or 8 bytes, big-endian, and
/// removes it from `bytes`.
std::optional<std::uint64_t> argument(unsigned info, std::span<const std::uint8_t>& bytes) {
  if (info < 24) return info;
  if (info > 27) return std::nullopt;  // reserved, or an indefinite length
  const std::size_t size = std::size_t{1} << (info - 24);
  if (bytes.size() < size) return std::nullopt;
  std::uint64_t value = 0;
  for (const std::uint8_t byte : bytes.first(size)) value = value << 8 | byte;
  bytes = bytes.subspan(size);
  return value;
}

bool isPlainSimple(unsigned info) {
  const bool isLiteral = info >= 20 && info <= 22;  // false, true, null
  const bool isFloat = info >= 25 && info <= 27;
  return isLiteral || isFloat;
}

}  // namespace

bool isPlainCbor(std::span<const std::uint8_t> bytes) {
  std::array<std::uint64_t, kDeepest + 1> left{};  // items still to come at each depth
  std::size_t depth = 0;
  left[0] = 1;
  while (true) {
    while (left[depth] == 0) {
      if (depth == 0) return bytes.empty();
      --depth;
    }
    if (bytes.empty()) return false;
    --left[depth];
    const unsigned major = bytes.front() >> 5;
    const unsigned info = bytes.front() & 31;
    bytes = bytes.subspan(1);
    const std::optional<std::uint64_t> value = argument(info, bytes);
    if (!value) return false;
    switch (major) {
      case kUnsigned:
        break;
      case kNegative:
        if (*value > static_cast<std::uint64_t>(INT64_MAX)) return false;
        break;
      case kText:
        if (*value > bytes.size() || !isUtf8(bytes.first(*value))) return false;
        bytes = bytes.subspan(*value);
        break;
      case kArray:
      case kMap:
        // Each item takes at least one byte.
        if (*value > bytes.size() || depth == kDeepest) return false;
        left[++depth] = major == kMap ? 2 * *value : *value;
        break;
      case kSimple:
        if (!isPlainSimple(info)) return false;
        break;
      default:
        return false;
    }
  }
}

bool isUtf8(std::span<const std::uint8_t> bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const std::uint8_t lead = bytes[i++];
    if (lead < 0x80) continue;
    // The range of the second byte excludes overlong forms, surrogates and code points beyond
    // U+10FFFF.
    std::size_t more = 0;
    std::uint8_t low = 0x80;
    std::uint8_t high = 0xBF;
    if (lead >= 0xC2 && lead <= 0xDF) {
      more = 1;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
      more = 2;
      if (lead == 0xE0) low = 0xA0;
      if (lead == 0xED) high = 0x9F;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
      more = 3;
      if (lead == 0xF0) low = 0x90;
      if (lead == 0xF4) high = 0x8F;
    } else {
      return false;
    }
    if (bytes.size() - i < more) return false;
    for (; more > 0; --more, ++i) {
      if (bytes[i] < low || bytes[i] > high) return false;
      low = 0x80;
      high = 0xBF;
    }
  }
  return true;
}

}  // namespace lanescope::engine
