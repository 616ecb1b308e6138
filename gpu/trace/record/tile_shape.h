// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What the values of the events of bulk copies, products and named barriers hold. Device code
// includes this file too.
#if defined(__CUDACC__)
#define LANESCOPE_TILE_FN __host__ __device__ constexpr
#else
#define LANESCOPE_TILE_FN constexpr
#endif

namespace lanescope::trace {

inline constexpr unsigned kTileLineWords = 32;  ///< words of 4 bytes in a line of a tile
inline constexpr unsigned kPieceWords = 4;      ///< words that the swizzle keeps together

/// Returns where a word lies that would lie at `word` without the 128-byte swizzle: in line i of
/// each eight lines, piece j of 16 bytes changes places with piece j XOR i. Lines are counted from
/// the beginning of the shared memory. After the PTX ISA, "tensor swizzling modes".
[[nodiscard]] LANESCOPE_TILE_FN std::int64_t swizzledWord(std::int64_t word) {
  return word ^ (word / kTileLineWords % 8 * kPieceWords);
}

/// Words of shared memory that a bulk copy fills or a product reads, as they would lie without the
/// swizzle: `parts` parts that begin `stride` words apart, each of `words` words of `lines` lines.
struct TileShape {
  unsigned lines = 0;  ///< up to 2^16 - 1
  unsigned words = 0;  ///< of each line, up to 32
  unsigned parts = 1;  ///< up to 255
  unsigned stride = 0;
  bool accumulates = false;  ///< a product is added to what its result holds

  [[nodiscard]] LANESCOPE_TILE_FN std::uint64_t bits() const {
    return std::uint64_t{lines} | std::uint64_t{words} << 16 | std::uint64_t{parts} << 24 |
           std::uint64_t{stride} << 32 | std::uint64_t{accumulates ? 1U : 0U} << 63;
  }
  [[nodiscard]] static LANESCOPE_TILE_FN TileShape of(std::uint64_t bits) {
    TileShape shape;
    shape.lines = static_cast<unsigned>(bits & 0xffff);
    shape.words = static_cast<unsigned>(bits >> 16 & 0xff);
    shape.parts = static_cast<unsigned>(bits >> 24 & 0xff);
    shape.stride = static_cast<unsigned>(bits >> 32 & 0x7fffffff);
    shape.accumulates = bits >> 63 != 0;
    return shape;
  }
  /// Calls `use` with the index of each word, from that of the first one on.
  template <class Use>
  constexpr void forEachWord(std::int64_t first, const Use& use) const {
    for (unsigned part = 0; part < parts; ++part) {
      for (unsigned line = 0; line < lines; ++line) {
        const std::int64_t begin =
            first + std::int64_t{part} * stride + std::int64_t{line} * kTileLineWords;
        for (unsigned word = 0; word < words; ++word) use(swizzledWord(begin + word));
      }
    }
  }
  [[nodiscard]] LANESCOPE_TILE_FN std::uint64_t count() const {
    return std::uint64_t{lines} * words * parts;
  }
};

/// The first element of a tile in its matrix; it may lie outside.
struct TilePlace {
  std::int32_t row = 0;
  std::int32_t column = 0;

  [[nodiscard]] LANESCOPE_TILE_FN std::uint64_t bits() const {
    return std::uint64_t{static_cast<std::uint32_t>(row)} << 32 |
           static_cast<std::uint32_t>(column);
  }
  [[nodiscard]] static LANESCOPE_TILE_FN TilePlace of(std::uint64_t bits) {
    return {static_cast<std::int32_t>(bits >> 32), static_cast<std::int32_t>(bits)};
  }
};

/// A barrier of the block, by its number, and how many threads meet there.
struct NamedBarrier {
  unsigned number = 0;
  unsigned threads = 0;

  [[nodiscard]] LANESCOPE_TILE_FN std::uint64_t bits() const {
    return std::uint64_t{threads} << 32 | number;
  }
  [[nodiscard]] static LANESCOPE_TILE_FN NamedBarrier of(std::uint64_t bits) {
    return {static_cast<unsigned>(bits), static_cast<unsigned>(bits >> 32)};
  }
};

}  // namespace lanescope::trace

#undef LANESCOPE_TILE_FN
