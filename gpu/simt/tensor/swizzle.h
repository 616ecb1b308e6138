// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "trace/record/tile_shape.h"

namespace lanescope::simt {

/// Bytes of a tile's row.
inline constexpr std::uint32_t kTileLineBytes = 128;

/// Returns where byte `offset` of a tile lies, counted from the beginning of the block's shared
/// memory: the 128-byte swizzle exchanges pieces of 16 bytes within a row of 128 (CUDA C++
/// Programming Guide, "swizzle modes").
[[nodiscard]] constexpr std::uint32_t swizzled(std::uint32_t offset) {
  constexpr std::uint32_t kWordBytes = 4;
  return static_cast<std::uint32_t>(trace::swizzledWord(offset / kWordBytes)) * kWordBytes +
         offset % kWordBytes;
}

}  // namespace lanescope::simt
