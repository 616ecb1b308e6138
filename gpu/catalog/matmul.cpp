// SPDX-License-Identifier: Apache-2.0
#include "catalog/families.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "catalog/matmul_problem.h"
#include "catalog/matmul_tensor.h"
#include "catalog/source/entry.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Parameters;
using values::Plan;
using values::Role;

/// The part of C that a block computes, and the block's threads.
struct BlockShape {
  std::int64_t rows;
  std::int64_t columns;
  values::Dim3 threads;
};

/// The extents of a matrix in shared memory.
struct TileShape {
  std::int64_t rows;
  std::int64_t columns;
};
struct TileShapes {
  TileShape a;
  TileShape b;
};

struct MatmulStep {
  BlockShape (*block)(const Parameters&);
  /// Names the instance of the kernel template; null for a kernel that is no template.
  std::string (*instance)(const Parameters&) = nullptr;
  bool rowsAlongX = false;  ///< x counts rows and y columns
  bool hasTile = false;     ///< the parameter `tile` says how many threads a block has
  /// Returns the shapes of the tiles in shared memory; null for a kernel without tiles.
  TileShapes (*tiles)(const Parameters&) = nullptr;
};

BlockShape threadAnElement(const Parameters& parameters) {
  const auto edge = static_cast<std::uint32_t>(parameters.tile);
  return {parameters.tile, parameters.tile, {edge, edge, 1}};
}

/// Describes a block of tile × tile threads with four tiles of C side by side, as in the kernel.
BlockShape fourTilesOfC(const Parameters& parameters) {
  BlockShape shape = threadAnElement(parameters);
  shape.columns *= 4;
  return shape;
}

std::string tileText(const Parameters& parameters) {
  return std::to_string(parameters.tile);
}

/// The tile of a block of the product by warp tiles, the width of its loads, and the groups of
/// warps that share the tile's depth. The instance with the least estimated time is taken: larger
/// tiles load fewer elements, smaller ones leave fewer multiprocessors idle at the end, and two
/// groups keep a multiprocessor busy that has one tile.
struct WarpTiles {
  std::int64_t rows;
  std::int64_t columns;
  std::int64_t width;
  std::int64_t groups = 1;

  [[nodiscard]] BlockShape block() const {
    return {rows, columns, {static_cast<std::uint32_t>(2 * groups * rows), 1, 1}};
  }
  /// Returns the arguments of the instance.
  [[nodiscard]] std::string text() const {
    return std::to_string(rows) + "," + std::to_string(columns) + "," + std::to_string(width);
  }
};

WarpTiles warpTilesOf(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const std::int64_t width = shape.k % 4 == 0 && shape.n % 4 == 0 ? 4 : 1;
  // Measured on an H200: `speed` is that of many warps, in any unit; one warp of each scheduler
  // reaches three quarters of it. The last blocks of several rounds run on a few multiprocessors.
  constexpr double kMultiprocessors = 132;
  const auto blocksOf = [&](const WarpTiles& tiles) {
    return static_cast<double>(blocksOver(shape.m, tiles.rows)) *
           static_cast<double>(blocksOver(shape.n, tiles.columns));
  };
  const auto cost = [&](const WarpTiles& tiles, double speed, double atOnce) {
    const double each = std::ceil(blocksOf(tiles) / kMultiprocessors);
    const double idle = each > atOnce ? (atOnce - 1) / 2 * atOnce / each : 0;
    const double warps = std::min(each, atOnce) * static_cast<double>(tiles.rows) / 64;
    return (each + idle) * static_cast<double>(tiles.rows * tiles.columns) /
           (speed * (1 - 0.25 / warps));
  };
  const WarpTiles large{128, 128, width};
  const WarpTiles middle{64, 128, width};
  const WarpTiles small{64, 64, width};
  const double ofMiddle = cost(middle, 51.8, width == 4 ? 3 : 4);
  const double ofSmall = cost(small, 41.0, 4);
  if (width == 4 && cost(large, 50.9, 2) < std::min(ofMiddle, ofSmall)) return large;
  WarpTiles tiles = ofMiddle <= ofSmall ? middle : small;
  constexpr std::int64_t kDeepEnough = 512;  // two groups begin and end more slowly
  const bool isAlone = blocksOf(tiles) <= kMultiprocessors;
  const bool isWithinC = shape.m >= tiles.rows && shape.n >= tiles.columns;
  if (isAlone && isWithinC && shape.k >= kDeepEnough) tiles.groups = 2;
  return tiles;
}

Plan planMatmul(const Intro& intro, const MatmulStep& step, const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const auto tile = [&](const TileShape& shapeOfIt) {
    return values::SharedArray{
        .type = parameters.dtype,
        .count = static_cast<std::uint64_t>(shapeOfIt.rows * shapeOfIt.columns),
        .columns = static_cast<std::uint64_t>(shapeOfIt.columns)};
  };
  Plan plan;
  plan.kernel = intro.id;
  plan.buffers = {matrixBuffer(parameters, "a", Role::input, shape.m, shape.k),
                  matrixBuffer(parameters, "b", Role::input, shape.k, shape.n),
                  matrixBuffer(parameters, "c", Role::output, shape.m, shape.n)};
  const BlockShape block = step.block(parameters);
  values::Launch launch;
  launch.entry = step.instance == nullptr ? intro.entry.instance()
                                          : intro.entry.instance({step.instance(parameters)});
  launch.grid = {blocksOver(shape.n, block.columns), blocksOver(shape.m, block.rows), 1};
  if (step.rowsAlongX) std::swap(launch.grid.x, launch.grid.y);
  launch.block = block.threads;
  if (step.tiles != nullptr) {
    const TileShapes tiles = step.tiles(parameters);
    launch.shared = {tile(tiles.a), tile(tiles.b)};
  }
  launch.arguments = {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, shape.m, shape.n, shape.k};
  plan.launches = {launch};
  return plan;
}

KernelRow matmulRow(const Intro& intro, const MatmulStep& step) {
  KernelRow row = matmulProblemRow(intro);
  if (step.hasTile) {
    row.parameters.insert(row.parameters.begin() + 3, specNamed("tile"));
  }
  row.plan = [intro, step](const Parameters& parameters) {
    return planMatmul(intro, step, parameters);
  };
  row.limit = [step](const Parameters& parameters) {
    const MatrixShape shape = matrixShapeOf(parameters);
    const BlockShape block = step.block(parameters);
    return step.rowsAlongX ? limitOfMatmul(parameters, shape.n, "n", block.columns)
                           : limitOfMatmul(parameters, shape.m, "m", block.rows);
  };
  return row;
}

/// Makes the row of the product by warp tiles. Two groups of warps are another kernel of the same
/// file; its tile of B is in dynamic shared memory.
KernelRow warpTilesRow() {
  constexpr std::int64_t kDepth = 16;  // of a group's tiles
  KernelRow row =
      matmulRow({.id = "matmul_warp_tiles",
                 .entry = "matmulWarpTiles",
                 .title = "Matrix product 7: a tile for each warp",
                 .summary = "Warps have tiles of their own, and instructions, banks and registers "
                            "are counted; the number below is the last element of C.",
                 .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 10; NVIDIA "
                           "CUTLASS, Efficient GEMM in CUDA; salykova, sgemm.cu (2025)"},
                {.block = [](const Parameters& parameters) -> BlockShape {
                   return warpTilesOf(parameters).block();
                 },
                 .instance = [](const Parameters& parameters) -> std::string {
                   return warpTilesOf(parameters).text();
                 },
                 .tiles = [](const Parameters& parameters) -> TileShapes {
                   const WarpTiles tiles = warpTilesOf(parameters);
                   // Two tiles of each; 4 places are free behind each column of A's.
                   const std::int64_t depth = 2 * kDepth * tiles.groups;
                   return {{depth, tiles.rows + 4}, {depth, tiles.columns}};
                 }});
  row.plan = [plan = std::move(row.plan)](const Parameters& parameters) {
    Plan made = plan(parameters);
    const WarpTiles tiles = warpTilesOf(parameters);
    if (tiles.groups == 1) return made;
    static constexpr Entry kTwoGroups = "matmulSlicedK";
    values::Launch& launch = made.launches.front();
    launch.entry = kTwoGroups.instance({tiles.text()});
    launch.dynamicSharedBytes =
        static_cast<std::uint32_t>(launch.shared.back().count * values::sizeOf(parameters.dtype));
    return made;
  };
  return row;
}

}  // namespace

std::vector<KernelRow> matmulRows() {
  const auto square = [](const Parameters& parameters) -> TileShapes {
    return {{parameters.tile, parameters.tile}, {parameters.tile, parameters.tile}};
  };
  return {
      matmulRow({.id = "matmul_naive",
                 .entry = "matmulNaive",
                 .title = "Matrix product 1: one thread an element",
                 .summary = "Each thread walks along a row of A and down a column of B; the number "
                            "below is the last element of C.",
                 .origin = "CUDA C++ Programming Guide, Shared Memory, the version without"},
                {.block = threadAnElement, .hasTile = true}),
      matmulRow(
          {.id = "matmul_swapped",
           .entry = "matmulSwapped",
           .title = "Matrix product 1, swapped: rows along x",
           .summary = "The lanes of a warp take rows instead of columns, so that each of them "
                      "touches a sector of its own; the number below is the last element of C.",
           .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 1"},
          {.block = threadAnElement, .rowsAlongX = true, .hasTile = true}),
      matmulRow(
          {.id = "matmul_corner_turning",
           .entry = "matmulCornerTurning",
           .title = "Matrix product 1, swapped, by tiles: corner turning",
           .summary = "The lanes compute rows of C, but load and store neighbours of a row: "
                      "tiles in shared memory are written along rows and read along columns. "
                      "The number below is the last element of C.",
           .origin = "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors "
                     "(2022), chapter 6, corner turning"},
          {.block = threadAnElement,
           .instance = tileText,
           .rowsAlongX = true,
           .hasTile = true,
           .tiles = [](const Parameters& parameters) -> TileShapes {
             // A place is free behind each row of A's tile.
             return {{parameters.tile, parameters.tile + 1}, {parameters.tile, parameters.tile}};
           }}),
      matmulRow(
          {.id = "matmul_tiled",
           .entry = "matmulTiled",
           .title = "Matrix product 2: tiles in shared memory",
           .summary = "A block loads a tile of A and one of B at a time, each element once for "
                      "all its threads; the number below is the last element of C.",
           .origin = "CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul"},
          {.block = threadAnElement, .instance = tileText, .hasTile = true, .tiles = square}),
      matmulRow(
          {.id = "matmul_coarsened",
           .entry = "matmulCoarsened",
           .title = "Matrix product 2, coarsened: four tiles a block",
           .summary = "A block loads a tile of A once and uses it for four tiles of C side by "
                      "side; the number below is the last element of C.",
           .origin = "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors "
                     "(2022), chapter 6, thread coarsening"},
          {.block = fourTilesOfC, .instance = tileText, .hasTile = true, .tiles = square}),
      matmulRow({.id = "matmul_register_column",
                 .entry = "matmulRegisterColumn",
                 .title = "Matrix product 3: a column in registers",
                 .summary = "A thread computes 8 elements of a column and uses each element of B "
                            "8 times; the number below is the last element of C.",
                 .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 4"},
                {.block = [](const Parameters&) -> BlockShape {
                   return {64, 64, {512, 1, 1}};
                 },
                 .tiles = [](const Parameters&) -> TileShapes {
                   return {{64, 8}, {8, 64}};
                 }}),
      matmulRow(
          {.id = "matmul_register_square",
           .entry = "matmulRegisterSquare",
           .title = "Matrix product 4: a square in registers",
           .summary = "A thread computes 8 × 8 elements as a sum of outer products; the number "
                      "below is the last element of C.",
           .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 5"},
          {.block = [](const Parameters&) -> BlockShape {
             return {128, 128, {256, 1, 1}};
           },
           .tiles = [](const Parameters&) -> TileShapes {
             return {{128, 8}, {8, 128}};
           }}),
      matmulRow(
          {.id = "matmul_vectors",
           .entry = "matmulVectors",
           .title = "Matrix product 5: four elements at once",
           .summary =
               "Loads and stores of 16 bytes, and the tile of A transposed in shared memory; "
               "the number below is the last element of C.",
           .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 6"},
          {.block = [](const Parameters&) -> BlockShape {
             return {128, 128, {256, 1, 1}};
           },
           .tiles = [](const Parameters&) -> TileShapes {
             return {{8, 132}, {8, 128}};  // A's is transposed; 4 places are free behind a row
           }}),
      matmulRow(
          {.id = "matmul_async",
           .entry = "matmulAsync",
           .title = "Matrix product 6: asynchronous copies",
           .summary = "The next tiles are copied to shared memory while the products of these are "
                      "made; the number below is the last element of C.",
           .origin = "CUDA C++ Programming Guide, Asynchronous Data Copies; Boehm, How to "
                     "Optimize a CUDA Matmul Kernel (2022), double buffering"},
          {.block = [](const Parameters&) -> BlockShape {
             return {128, 128, {256, 1, 1}};
           },
           .tiles = [](const Parameters&) -> TileShapes {
             return {{2 * 8, 132}, {2 * 8, 128}};  // two tiles of each
           }}),
      warpTilesRow(),
  };
}

KernelRow fragmentsRow() {
  KernelRow row =
      matmulRow({.id = "matmul_fragments",
                 .entry = "matmulFragments",
                 .title = "Matrix product by fragments: a warp's tensor-core instruction",
                 .summary = "Each lane holds a few elements of A and B, by a fixed pattern, and "
                            "gets four sums; the number below is the last element of C.",
                 .origin = "PTX ISA, Matrix Fragments for mma.m16n8k8"},
                {.block = [](const Parameters&) -> BlockShape {
                   return {16, 16, {32, 1, 1}};
                 },
                 .tiles = [](const Parameters&) -> TileShapes {
                   return {{16, 8}, {8, 16}};
                 }});
  row.plan = [plan = std::move(row.plan)](const Parameters& parameters) {
    Plan made = plan(parameters);
    made.computeCapability = 80;
    return made;
  };
  const auto roundings = [](const Parameters& parameters) {
    return roundingsOnTensorCores(parameters, kBitsOfTf32);
  };
  row.roundings = roundings;
  row.compare = [roundings](const Parameters& parameters, std::span<const values::HostArray>,
                            const Reference& reference, const Answer& answer) {
    return compareMatmul(parameters, roundings(parameters), reference, answer);
  };
  return row;
}

}  // namespace lanescope::catalog
