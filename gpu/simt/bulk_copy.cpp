// SPDX-License-Identifier: Apache-2.0
#include "simt/bulk_copy.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "simt/block_runner.h"
#include "simt/memory_barrier.h"
#include "simt/tensor/swizzle.h"

namespace lanescope::simt {
namespace {

using Line = std::array<std::byte, kTileLineBytes>;
constexpr std::uint32_t kPieceBytes = 16;

/// Returns the row of a tile that begins at this column of this row of the matrix.
Line lineOf(const TensorMap& map, std::int64_t column, std::int64_t row) {
  Line line{};
  if (row < 0 || row >= map.rows) return line;
  const std::int64_t first = std::max<std::int64_t>(column, 0);
  const std::int64_t end = std::min(column + kTileLineBytes / map.elementBytes, map.columns);
  if (first >= end) return line;
  std::byte* const to = line.data() + (first - column) * map.elementBytes;
  const auto bytes = static_cast<std::size_t>(end - first) * map.elementBytes;
  std::memcpy(to, map.data + (row * map.pitch + first) * map.elementBytes, bytes);
  if (!map.roundsToTf32) return line;
  std::array<std::uint32_t, kTileLineBytes / sizeof(std::uint32_t)> words{};
  std::memcpy(words.data(), line.data(), sizeof words);
  for (std::uint32_t& word : words) word = roundedToTf32(word);
  std::memcpy(line.data(), words.data(), sizeof words);
  return line;
}

}  // namespace

void BulkCopies::perform(const std::byte* barrier) {
  // In the order in which they were issued.
  const auto isOther = [barrier](const Tile& tile) { return tile.barrier != barrier; };
  const auto mine = std::stable_partition(m_tiles.begin(), m_tiles.end(), isOther);
  for (auto tile = mine; tile != m_tiles.end(); ++tile) {
    for (std::uint32_t i = 0; i < tile->from.tileRows; ++i) {
      const Line line = lineOf(tile->from, tile->column, std::int64_t{tile->row} + i);
      for (std::uint32_t at = 0; at < kTileLineBytes; at += kPieceBytes) {
        const std::uint32_t place = swizzled(tile->offset + i * kTileLineBytes + at) - tile->offset;
        std::memcpy(tile->to + place, line.data() + at, kPieceBytes);
      }
    }
    completeBytes(tile->barrier, tile->from.tileRows * kTileLineBytes, tile->line);
  }
  m_tiles.erase(mine, m_tiles.end());
}

void copyTile(const SharedOperand& to, const TensorMap& from, int column, int row,
              const SharedOperand& barrier, unsigned ranks) {
  touch(to.line);
  const std::uint32_t bytes = from.tileRows * kTileLineBytes;
  static_cast<void>(addressOf(to, bytes));
  const std::uint32_t offset = offsetOf(to);
  if (offset % kTileLineBytes != 0) {
    current.runner->leaveWith({.kind = Fault::Kind::misaligned, .line = to.line});
  }
  if (current.recording) {
    trace::noteBulkCopy(placeOf(to), from.source(), {row, column}, placeOf(barrier), ranks, note);
  }
  for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
    const auto rank = static_cast<unsigned>(std::countr_zero(rest));
    std::byte* const begin = addressIn(to, rank, bytes);
    std::byte* const itsBarrier = addressIn(barrier, rank, sizeof(std::uint64_t));
    BlockRunner& runner = current.runner->ofRank(rank);
    runner.bulkCopies().add({from, column, row, begin, offset, itsBarrier, to.line});
    if (runner.isReadByProducts(offset, bytes)) runner.bulkCopies().perform(itsBarrier);
  }
}

}  // namespace lanescope::simt
