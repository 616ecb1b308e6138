// SPDX-License-Identifier: Apache-2.0
#include "catalog/one_launch.h"

#include <array>
#include <bit>
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

/// Measured on an H200 with CUDA 13.0 over 2^10 to 2^29 float32, warm and with a cold L2. As long
/// as one block holds all of an array no ticket is needed, which saves more than a microsecond; a
/// larger block holds more but takes longer to end. Beyond, 512 threads and up to 32 blocks a
/// multiprocessor, each with tiles of its own side by side, come nearest to the memory's bandwidth.
std::int64_t tunedBlock(std::int64_t bytes) {
  constexpr std::array<std::int64_t, 3> kOneBlock{256, 512, 1024};
  for (const std::int64_t block : kOneBlock) {
    if (bytes <= block * kInFlight * kVectorBytes) return block;
  }
  return 512;
}
constexpr std::int64_t kTunedMostBlocks = 4224;

Shape shapeOf(const Parameters& parameters) {
  const auto size = static_cast<std::int64_t>(sizeOf(parameters.dtype));
  const bool tuned = parameters.rule == values::LaunchRule::tuned && !parameters.grid;
  Shape shape{};
  shape.block = tuned ? tunedBlock(parameters.n * size) : parameters.block;
  const std::int64_t tile = shape.block * kInFlight * kVectorBytes / size;
  shape.tiles = (parameters.n - 1) / tile + 1;
  shape.grid = tuned ? std::min(shape.tiles, kTunedMostBlocks) : blocksFor(parameters, shape.tiles);
  return shape;
}

}  // namespace

ParameterSpec warpBlockSpec() {
  ParameterSpec spec = kPowerOfTwoBlock;
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
    plan.buffers.push_back({std::string(name), Role::input, parameters.dtype,
                            static_cast<std::uint64_t>(parameters.n)});
  }
  plan.buffers.push_back(
      {"partial", Role::scratch, parameters.dtype, static_cast<std::uint64_t>(shape.grid)});
  plan.buffers.push_back({"ticket", Role::scratch, DType::uint32, 1, true});
  plan.buffers.push_back({"out", Role::output, parameters.dtype, 1});
  plan.shared = {{"warps", parameters.dtype, static_cast<std::uint64_t>(shape.block / 32)}};
  if (shape.grid > 1) plan.shared.push_back({"isLast", DType::uint32, 1});
  values::Launch launch;
  launch.entry = std::move(entry);
  launch.grid.x = static_cast<std::uint32_t>(shape.grid);
  launch.block.x = static_cast<std::uint32_t>(shape.block);
  for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) {
    launch.arguments.emplace_back(BufferIndex{i});
  }
  launch.arguments.emplace_back(parameters.n);
  plan.launches = {launch};
  return plan;
}

double oneLaunchRoundings(const Parameters& parameters) {
  const Shape shape = shapeOf(parameters);
  const std::int64_t width = kVectorBytes / static_cast<std::int64_t>(sizeOf(parameters.dtype));
  // Of a thread: its vectors, each of `width` elements, and one element beside them; twice a tree
  // over the block; between the two its share of the blocks' numbers.
  const std::int64_t tilesOfABlock = (shape.tiles - 1) / shape.grid + 1;
  const std::int64_t loop = tilesOfABlock * kInFlight * width + 1;
  const std::int64_t tree = std::bit_width(static_cast<std::uint64_t>(shape.block));
  return static_cast<double>(loop + 2 * tree + (shape.grid - 1) / shape.block + 1);
}

}  // namespace lanescope::catalog
