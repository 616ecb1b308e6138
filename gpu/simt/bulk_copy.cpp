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

void copyTile(const SharedOperand& to, const TensorMap& from, int column, int row,
              const SharedOperand& barrier, unsigned ranks) {
  touch(to.line);
  const std::uint32_t bytes = from.tileRows * kTileLineBytes;
  std::byte* const own = addressOf(to, bytes);
  const std::uint32_t offset = offsetOf(to);
  if (offset % kTileLineBytes != 0) {
    current.runner->leaveWith({.kind = Fault::Kind::misaligned, .line = to.line});
  }
  for (std::uint32_t i = 0; i < from.tileRows; ++i) {
    const Line line = lineOf(from, column, std::int64_t{row} + i);
    for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
      const auto rank = static_cast<unsigned>(std::countr_zero(rest));
      std::byte* const begin = rank == current.clusterRank ? own : addressIn(to, rank, bytes);
      for (std::uint32_t at = 0; at < kTileLineBytes; at += kPieceBytes) {
        const std::uint32_t place = swizzled(offset + i * kTileLineBytes + at) - offset;
        std::memcpy(begin + place, line.data() + at, kPieceBytes);
      }
    }
  }
  for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
    completeBytes(barrier, static_cast<unsigned>(std::countr_zero(rest)), bytes);
  }
}

}  // namespace lanescope::simt
