// SPDX-License-Identifier: Apache-2.0
#include "simt/tensor/warp_product.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "simt/tensor/swizzle.h"
#include "simt/tensor/tensor_sum.h"

namespace lanescope::simt {
namespace {

constexpr unsigned kRows = 16;         ///< of a warp
constexpr unsigned kMostDepth = 16;    ///< of a product along k
constexpr unsigned kCore = 8;          ///< rows of a group that a descriptor counts
constexpr unsigned kTileColumns = 64;  ///< elements of bfloat16 in a row of a tile
constexpr unsigned kTf32Mask = 0xffffe000;

using Factors = std::array<float, kMostDepth>;

/// A matrix in tiles of shared memory, as a descriptor describes it (PTX ISA, "matrix descriptor
/// format").
class Tiles {
 public:
  explicit Tiles(std::uint64_t descriptor, std::span<const std::byte> shared = {})
      : m_start(field(descriptor, 0)),
        m_lines(field(descriptor, 16)),
        m_groups(field(descriptor, 32)),
        m_shared(shared) {}

  /// Reads the TF32 or bfloat16 element at this byte of a line of a tile; `tile` counts the tiles
  /// beside each other. False where it lies outside the shared memory.
  template <class Bits>
  [[nodiscard]] bool read(unsigned tile, unsigned line, unsigned byte, float& element) const {
    const unsigned at = swizzled(m_start + tile * m_lines + line / kCore * m_groups +
                                 line % kCore * kTileLineBytes + byte);
    if (at + sizeof(Bits) > m_shared.size()) return false;
    Bits bits = 0;
    std::memcpy(&bits, m_shared.data() + at, sizeof bits);
    if constexpr (sizeof(Bits) == 2) {
      element = std::bit_cast<float>(std::uint32_t{bits} << 16);
    } else {
      element = std::bit_cast<float>(bits & kTf32Mask);
    }
    return true;
  }
  /// Whether so many lines, one below the other, share bytes with these of shared memory.
  [[nodiscard]] bool overlap(std::size_t lines, std::uint32_t offset, std::uint32_t bytes) const {
    return m_start < offset + bytes && offset < m_start + lines * kTileLineBytes;
  }

 private:
  /// A number of bytes, of which the descriptor has 14 bits, from bit `first` on, without the last
  /// four.
  static unsigned field(std::uint64_t descriptor, int first) {
    return static_cast<unsigned>(descriptor >> first & 0x3fff) << 4;
  }

  unsigned m_start;
  unsigned m_lines;
  unsigned m_groups;
  std::span<const std::byte> m_shared;
};

/// Whether all lanes call the same product.
bool agree(const LaneProducts& lanes) {
  return std::ranges::all_of(lanes, [&](const LaneProduct* lane) {
    return lane != nullptr && lanes[0] != nullptr && lane->sums.size() == lanes[0]->sums.size() &&
           lane->a.has_value() == lanes[0]->a.has_value();
  });
}

/// Takes the rows of A from the lanes' registers: lane l has elements l % 4 and l % 4 + 4 of the
/// rows l / 4 and l / 4 + 8.
void takeRows(const LaneProducts& lanes, std::array<Factors, kRows>& a) {
  for (unsigned lane = 0; lane < lanes.size(); ++lane) {
    for (unsigned i = 0; i < 4; ++i) {
      a[lane / 4 + i % 2 * kCore][lane % 4 + i / 2 * 4] =
          std::bit_cast<float>((*lanes[lane]->a)[i] & kTf32Mask);
    }
  }
}

bool loadRows(const Tiles& tiles, unsigned warp, std::array<Factors, kRows>& a) {
  for (unsigned row = 0; row < kRows; ++row) {
    for (unsigned k = 0; k < kMostDepth; ++k) {
      if (!tiles.read<std::uint16_t>(0, warp * kRows + row, 2 * k, a[row][k])) return false;
    }
  }
  return true;
}

bool loadColumn(const Tiles& tiles, bool isTf32, unsigned column, Factors& b) {
  for (unsigned k = 0; k < (isTf32 ? kMostDepth / 2 : kMostDepth); ++k) {
    const bool isThere = isTf32 ? tiles.read<std::uint32_t>(0, column, 4 * k, b[k])
                                : tiles.read<std::uint16_t>(column / kTileColumns, k,
                                                            column % kTileColumns * 2, b[k]);
    if (!isThere) return false;
  }
  return true;
}

}  // namespace

bool reads(const LaneProduct& product, std::uint32_t offset, std::uint32_t bytes) {
  constexpr std::size_t kRowsOfGroup = 64;
  // Of either format the columns take as many lines, in tiles beside or below each other.
  const std::size_t columns = 2 * product.sums.size();
  return Tiles(product.descriptorOfB).overlap(columns, offset, bytes) ||
         (!product.a && Tiles(product.descriptorOfA).overlap(kRowsOfGroup, offset, bytes));
}

bool hasSwizzle128(std::uint64_t descriptor) {
  return descriptor >> 62 == 1;
}

bool multiply(const LaneProducts& lanes, unsigned warp, std::span<const std::byte> shared) {
  if (!agree(lanes)) return false;
  const LaneProduct& any = *lanes[0];
  const bool isTf32 = any.a.has_value();
  std::array<Factors, kRows> a{};
  if (isTf32) {
    takeRows(lanes, a);
  } else if (!loadRows(Tiles(any.descriptorOfA, shared), warp, a)) {
    return false;
  }
  const Tiles tilesOfB(any.descriptorOfB, shared);
  const std::size_t depth = isTf32 ? kMostDepth / 2 : kMostDepth;
  Factors b{};
  for (unsigned column = 0; column < 2 * any.sums.size(); ++column) {
    if (!loadColumn(tilesOfB, isTf32, column, b)) return false;
    for (unsigned row = 0; row < kRows; ++row) {
      // Of each 8 columns a lane has two neighbours of its two rows.
      const LaneProduct& lane = *lanes[row % kCore * 4 + column % kCore / 2];
      float& sum = lane.sums[column / kCore * 4 + row / kCore * 2 + column % 2];
      sum = tensorSum(any.accumulates ? sum : 0, std::span(a[row]).first(depth),
                      std::span(b).first(depth));
    }
  }
  return true;
}

}  // namespace lanescope::simt
