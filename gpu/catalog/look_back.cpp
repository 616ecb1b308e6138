// SPDX-License-Identifier: Apache-2.0
#include "catalog/look_back.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::Parameters;
using values::Role;

constexpr std::int64_t kTileVectorBytes = 16;
constexpr std::int64_t kWarpSteps = 5;  ///< log2 of a warp's lanes

struct Tiling {
  std::int64_t block;
  std::int64_t vectors;  ///< vectors of 16 bytes of a thread
  std::int64_t pause;    ///< nanoseconds before the look-back
  std::int64_t ahead;    ///< tiles by which the prefetch to L2 is ahead; 0: no prefetch
  std::int64_t tiles;
};

/// A tiling for arrays of up to so many bytes.
struct TileChoice {
  std::int64_t mostBytes;
  std::int64_t block;
  std::int64_t vectors;
};
/// Measured on an H200 with CUDA 13.0, float32, int32 and int64 sums, 2^10 to 2^28 elements, with
/// launches in a row. What one small block holds needs no look-back. Small tiles spread an array
/// over all multiprocessors; a row of 32 of them is one window of the look-back. Where bandwidth
/// counts, tiles are as large as the registers hold: the fewer tiles are under way, the fewer
/// statuses lie between a tile and the nearest one that knows its prefix.
constexpr std::array<TileChoice, 8> kTunedTiles{{
    {std::int64_t{1} << 12, 256, 1},
    {std::int64_t{1} << 13, 512, 1},
    {std::int64_t{1} << 14, 256, 1},
    {std::int64_t{1} << 18, 512, 1},
    {std::int64_t{1} << 19, 256, 4},
    {std::int64_t{1} << 23, 512, 4},
    {(std::int64_t{1} << 28) - 1, 256, 20},
    {std::numeric_limits<std::int64_t>::max(), 384, 32},
}};

/// Returns nanoseconds, measured in the same way: about the time until an earlier tile knows its
/// prefix. Waiting does not pay for small tiles, nor where most tiles are under way at once. In the
/// largest tiles of eight-byte elements the scan before the look-back takes as long.
std::int64_t pauseFor(std::int64_t vectors, std::size_t size, std::int64_t bytes) {
  constexpr std::int64_t kMostAtOnce = std::int64_t{1} << 25;
  if (vectors < 20) return 0;
  if (vectors == 20) return bytes <= kMostAtOnce ? 0 : 1000;
  return size == 8 ? 0 : 1400;
}

/// Returns a number of tiles, measured in the same way for arrays larger than the L2 cache: about a
/// quarter of those under way at once. With half of them the tiles evict each other from the cache.
std::int64_t aheadFor(std::int64_t vectors, std::int64_t bytes) {
  constexpr std::int64_t kLeastBytes = std::int64_t{1} << 26;
  if (vectors < 20 || bytes < kLeastBytes) return 0;
  return vectors == 20 ? 30 : 36;
}

/// Returns the most threads of a block that hold so many vectors each in registers.
std::int64_t mostThreads(std::int64_t vectors) {
  if (vectors == 32) return 384;
  return vectors == 20 ? 256 : 512;
}

Tiling tilingOf(const Parameters& parameters) {
  const auto size = static_cast<std::int64_t>(sizeOf(parameters.dtype));
  Tiling tiling{parameters.block, parameters.items.value_or(1), 0, 0, 0};
  if (!parameters.items) {
    const TileChoice& choice = *std::ranges::find_if(kTunedTiles, [&](const TileChoice& candidate) {
      return parameters.n <= candidate.mostBytes / size;
    });
    tiling.block = choice.block;
    tiling.vectors = choice.vectors;
  }
  tiling.pause = pauseFor(tiling.vectors, sizeOf(parameters.dtype), parameters.n * size);
  tiling.ahead = aheadFor(tiling.vectors, parameters.n * size);
  tiling.tiles = (parameters.n - 1) / (tiling.block * tiling.vectors * kTileVectorBytes / size) + 1;
  return tiling;
}

}  // namespace

std::optional<Violation> limitOfLookBack(const Parameters& parameters) {
  if (parameters.items && parameters.block > mostThreads(*parameters.items)) {
    return Violation{"block", "block = " + std::to_string(parameters.block) + " threads of " +
                                  std::to_string(*parameters.items) +
                                  " vectors each need more registers than a multiprocessor has; " +
                                  std::to_string(mostThreads(*parameters.items)) +
                                  " threads are the most."};
  }
  constexpr std::int64_t kMostTiles = std::numeric_limits<std::int32_t>::max();
  const std::int64_t tiles = tilingOf(parameters).tiles;
  if (tiles > kMostTiles) {
    return Violation{"n", "n = " + std::to_string(parameters.n) + " makes " +
                              std::to_string(tiles) + " tiles of this size; a launch has at most " +
                              std::to_string(kMostTiles) + " blocks."};
  }
  return std::nullopt;
}

values::Plan planLookBack(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const Tiling tiling = tilingOf(parameters);
  const auto tiles = static_cast<std::uint64_t>(tiling.tiles);
  const std::uint64_t words = sizeOf(parameters.dtype) / 4;
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {bufferOf("in", Role::input, parameters.dtype, parameters.n),
                  bufferOf("out", Role::output, parameters.dtype, parameters.n),
                  {"status", Role::scratch, DType::int64, tiles * words, true, parameters.dtype},
                  {"ticket", Role::scratch, DType::int64, 1, true}};
  const std::string instance = entry.instance({nameOf(parameters.dtype), nameOf(parameters.op),
                                               std::to_string(tiling.vectors),
                                               parameters.exclusive ? "exclusive" : "inclusive"});
  // The shared arrays are the ticket that the block draws, where there are several blocks, the sums
  // of the warps, and the prefix before the tile.
  plan.launches = {
      launchOf(instance, tiling.tiles, tiling.block,
               {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, BufferIndex{3}, parameters.n,
                tiling.pause, tiling.ahead},
               {sharedOf(DType::uint32, tiles > 1 ? 2 : 0),
                sharedOf(parameters.dtype, tiling.block / 32), sharedOf(parameters.dtype, 1)})};
  plan.launches[0].overlaps = true;
  return plan;
}

double lookBackRoundings(const Parameters& parameters) {
  const Tiling tiling = tilingOf(parameters);
  const std::int64_t width = kTileVectorBytes / static_cast<std::int64_t>(sizeOf(parameters.dtype));
  const std::int64_t ofTile = width * tiling.vectors + 2 * kWarpSteps;
  return static_cast<double>(ofTile + tiling.tiles + 4);
}

}  // namespace lanescope::catalog
