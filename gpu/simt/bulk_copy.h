// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "simt/shared_operand.h"
#include "simt/tensor_map.h"

namespace lanescope::simt {

/// Returns the bits of the nearest TF32 number, a float32 whose last 13 bits are 0; halves go to
/// the even one, and what is no number becomes 0x7fffe000. So an H200's bulk copies round.
[[nodiscard]] constexpr std::uint32_t roundedToTf32(std::uint32_t bits) {
  constexpr int kCutBits = 13;
  constexpr std::uint32_t kMagnitude = 0x7fffffff;
  constexpr std::uint32_t kInfinity = 0x7f800000;
  if ((bits & kMagnitude) > kInfinity) return 0x7fffe000;
  const std::uint32_t half = (1U << (kCutBits - 1)) - 1 + (bits >> kCutBits & 1);
  return (bits + half) >> kCutBits << kCutBits;
}

/// The bulk copies to the shared memory of a block that are under way. A copy is carried out when a
/// thread asks its barrier in vain, or announces bytes for the barrier's next phase, not before: a
/// kernel that does not wait finds the old values. Into what a product under way still reads it is
/// carried out at once: the product finds the new ones.
class BulkCopies {
 public:
  /// A copy of one tile.
  struct Tile {
    TensorMap from;
    int column = 0;
    int row = 0;
    std::byte* to = nullptr;
    std::uint32_t offset = 0;  ///< of `to` in the block's shared memory, in bytes
    std::byte* barrier = nullptr;
    int line = 0;
  };

  void beginBlock() { m_tiles.clear(); }
  void add(const Tile& tile) { m_tiles.push_back(tile); }
  /// Carries out the copies that this barrier waits for.
  void perform(const std::byte* barrier);

 private:
  std::vector<Tile> m_tiles;
};

/// Begins to copy the tile of `from` that begins at this column and row, with the swizzle, to the
/// same place in the shared memory of each block of the cluster whose bit is set in `ranks`; the
/// barrier of each will be told. Elements beyond the matrix become 0. After the PTX ISA,
/// "cp.async.bulk.tensor".
void copyTile(const SharedOperand& to, const TensorMap& from, int column, int row,
              const SharedOperand& barrier, unsigned ranks);

}  // namespace lanescope::simt
