// SPDX-License-Identifier: Apache-2.0
#include "catalog/one_launch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::Parameters;
using values::Role;

constexpr std::int64_t kVectorBytes = 16;
constexpr std::int64_t kInFlight = 4;  ///< as in the kernels

struct Shape {
  std::int64_t block;
  std::int64_t grid;
  std::int64_t tiles;  ///< of block · kInFlight vectors
};

/// A launch for arrays of up to so many bytes.
struct Choice {
  std::int64_t mostBytes;
  std::int64_t block;
  std::int64_t mostBlocks;
};
/// Measured on an H200 with CUDA 13.0, sums of float32, int32 and int64 and dot products, 2^10 to
/// 2^28 elements, with launches in a row, warm and with a cold L2 cache. As long as one block holds
/// all of an array no ticket is needed, which saves more than a microsecond; a larger block holds
/// more but takes longer to end. Then as many small blocks as there are tiles share the latency.
/// Where bandwidth counts, fewer and larger blocks, two a multiprocessor, leave less to combine at
/// the end, and the next launch's blocks find room beside them.
constexpr std::array<Choice, 7> kTuned{{
    {std::int64_t{1} << 12, 128, 1},
    {std::int64_t{1} << 14, 256, 1},
    {std::int64_t{1} << 15, 512, 1},
    {std::int64_t{1} << 16, 1024, 1},
    {std::int64_t{1} << 22, 256, 1056},
    {std::int64_t{1} << 25, 512, 264},
    {std::numeric_limits<std::int64_t>::max(), 1024, 264},
}};

Shape shapeOf(const Parameters& parameters) {
  const auto size = static_cast<std::int64_t>(sizeOf(parameters.dtype));
  const auto tilesOf = [&](std::int64_t block) {
    return (parameters.n - 1) / (block * kInFlight * kVectorBytes / size) + 1;
  };
  if (parameters.rule == values::LaunchRule::tuned && !parameters.grid) {
    const Choice& choice = *std::ranges::find_if(kTuned, [&](const Choice& candidate) {
      return parameters.n <= candidate.mostBytes / size;
    });
    const std::int64_t tiles = tilesOf(choice.block);
    return {choice.block, std::min(tiles, choice.mostBlocks), tiles};
  }
  const std::int64_t tiles = tilesOf(parameters.block);
  return {parameters.block, blocksFor(parameters, tiles), tiles};
}

}  // namespace

ParameterSpec warpBlockSpec() {
  ParameterSpec spec = powerOfTwoBlock();
  spec.minimum = 32;
  spec.help = "A power of two from 32: whole warps, whose lanes exchange their registers.";
  return spec;
}

values::Plan planOneLaunch(std::string_view id, std::string entry,
                           std::span<const std::string_view> inputs, const Parameters& parameters) {
  const Shape shape = shapeOf(parameters);
  values::Plan plan;
  plan.kernel = id;
  for (const std::string_view name : inputs) {
    plan.buffers.push_back(bufferOf(name, Role::input, parameters.dtype, parameters.n));
  }
  plan.buffers.push_back(bufferOf("partial", Role::scratch, parameters.dtype, shape.grid));
  plan.buffers.push_back({"ticket", Role::scratch, DType::uint32, 1, true});
  plan.buffers.push_back({"out", Role::output, parameters.dtype, 1});
  std::vector<values::Argument> arguments;
  for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) arguments.emplace_back(BufferIndex{i});
  arguments.emplace_back(parameters.n);
  // The shared arrays are the sums of the warps and, where there are several blocks, whether this
  // block is the last one.
  plan.launches = {launchOf(std::move(entry), shape.grid, shape.block, std::move(arguments),
                            {sharedOf(parameters.dtype, shape.block / 32),
                             sharedOf(DType::uint32, shape.grid > 1 ? 1 : 0)})};
  plan.launches[0].overlaps = true;
  return plan;
}

double oneLaunchRoundings(const Parameters& parameters) {
  const Shape shape = shapeOf(parameters);
  const std::int64_t width = kVectorBytes / static_cast<std::int64_t>(sizeOf(parameters.dtype));
  // A thread rounds for its vectors, each of `width` elements, and one element of the rest; then
  // come twice a tree over the block and, between the two, the thread's share of the blocks'
  // numbers.
  const std::int64_t tilesOfABlock = (shape.tiles - 1) / shape.grid + 1;
  const std::int64_t loop = tilesOfABlock * kInFlight * width + 1;
  const std::int64_t tree = std::bit_width(static_cast<std::uint64_t>(shape.block));
  const std::int64_t share = (shape.grid - 1) / shape.block + 1;
  return static_cast<double>(loop + 2 * tree + share);
}

}  // namespace lanescope::catalog
