// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

namespace lanescope::engine {

/// Whether the bytes are one item of the subset of CBOR (RFC 8949) that Lanescope writes: whole
/// numbers within 64 bits, texts in UTF-8, floats, true, false and null; arrays and maps of known
/// length, nested at most 16 deep; no bytes behind it. A general parser recurses on each opening
/// byte, so that a mebibyte of them would exhaust its stack. This function does not recurse and is
/// called before the parser.
[[nodiscard]] bool isPlainCbor(std::span<const std::uint8_t> bytes);

/// Whether the bytes are UTF-8 as in RFC 3629: shortest forms only, no surrogates, up to U+10FFFF.
[[nodiscard]] bool isUtf8(std::span<const std::uint8_t> bytes);

}  // namespace lanescope::engine
