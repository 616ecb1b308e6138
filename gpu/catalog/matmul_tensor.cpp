// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul_tensor.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string>

#include "catalog/matmul_problem.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Parameters;
using values::Plan;
using values::Role;
using values::TensorTile;
using Format = TensorTile::Format;

constexpr std::string_view kUnrecorded =
    "Its loads and products are the work of the tensor memory accelerator and the tensor cores, "
    "which no accessor sees.";

// As in kernels/warp_group.h.
constexpr std::int64_t kGroupRows = 64;
constexpr std::int64_t kWarpGroup = 128;
constexpr std::uint32_t kRingBytes = 192 * 1024;
constexpr std::uint32_t kPatchBytes = 2 * 1024;
constexpr std::int64_t kWarpsOfGroup = 4;
constexpr std::int64_t kPartRows = 64;

/// Of an H200; on another GPU the choices below are still right, but perhaps not the fastest.
constexpr std::int64_t kMultiprocessors = 132;
/// What the kernels count rows and columns with, 32 bits, has room for a tile beyond it.
constexpr std::int64_t kMostEdge = std::int64_t{1} << 30;

/// An instance of a kernel: the tile that a block computes is 64·groups by `edge`. The two blocks
/// of a cluster share what belongs to the edge.
struct GroupTile {
  std::int64_t groups;
  std::int64_t edge;
  // Of an H200 that always has such tiles, measured; about 1 is the fastest.
  double speedInPairs;
  double speedAlone;
  std::uint32_t cluster = 1;
};
constexpr std::array<GroupTile, 4> kTilesOfTf32{
    {{2, 256, 1.0, 0.94}, {2, 128, 0.75, 0.67}, {1, 256, 0.72, 0.62}, {1, 128, 0.55, 0.47}}};
constexpr std::array<GroupTile, 4> kTilesOfBf16{
    {{2, 256, 1.0, 1.01}, {2, 128, 0.93, 0.9}, {1, 256, 0.84, 0.77}, {1, 128, 0.7, 0.61}}};
/// Its sums leave no registers for a wider one.
constexpr std::array<GroupTile, 2> kTilesOfTf32x3{{{2, 128, 0.99, 1.0}, {1, 128, 0.78, 0.76}}};

/// C is `along` by `across`, as the tiles are.
struct Extents {
  std::int64_t along;
  std::int64_t across;

  [[nodiscard]] std::int64_t clusters(const GroupTile& tile) const {
    return std::int64_t{blocksOver(along, tile.groups * kGroupRows * tile.cluster)} *
           std::int64_t{blocksOver(across, tile.edge)};
  }
};

/// The tile with which the last block ends first.
GroupTile tileFor(std::span<const GroupTile> tiles, const Extents& c) {
  GroupTile best = tiles.front();
  double least = std::numeric_limits<double>::infinity();
  for (GroupTile tile : tiles) {
    for (const std::uint32_t cluster : {1U, 2U}) {
      tile.cluster = cluster;
      if (cluster > blocksOver(c.along, tile.groups * kGroupRows)) continue;
      const std::int64_t turns = blocksOver(c.clusters(tile), kMultiprocessors / cluster);
      const double time = static_cast<double>(turns * tile.groups * tile.edge) /
                          (cluster == 1 ? tile.speedAlone : tile.speedInPairs);
      if (time >= least) continue;
      least = time;
      best = tile;
    }
  }
  return best;
}

/// The launch of a product. Its arguments are left to the caller.
values::Launch productLaunch(std::string_view entry, const GroupTile& tile, const Extents& c) {
  values::Launch launch;
  launch.entry = std::string(entry) + "<" + std::to_string(tile.groups) + "," +
                 std::to_string(tile.edge) + ">";
  launch.cluster = tile.cluster;
  launch.grid.x = tile.cluster * static_cast<std::uint32_t>(std::min<std::int64_t>(
                                     c.clusters(tile), kMultiprocessors / tile.cluster));
  launch.block.x = static_cast<std::uint32_t>((1 + tile.groups) * kWarpGroup);
  launch.dynamicSharedBytes =
      kRingBytes + static_cast<std::uint32_t>(tile.groups * kWarpsOfGroup) * kPatchBytes;
  return launch;
}

std::int64_t roundedUp(std::int64_t count, std::int64_t to) {
  return (count + to - 1) / to * to;
}

/// A matrix in a buffer of the plan.
struct Matrix {
  std::uint32_t buffer;
  std::int64_t rows;
  std::int64_t columns;
  std::int64_t pitch;  ///< elements from row to row

  [[nodiscard]] TensorTile tile(std::int64_t tileRows, Format format) const {
    return {{buffer},
            static_cast<std::uint64_t>(rows),
            static_cast<std::uint64_t>(columns),
            static_cast<std::uint64_t>(pitch),
            static_cast<std::uint32_t>(tileRows),
            format};
  }
};

/// A scratch matrix of the same extents, `words` words of 4 bytes a row.
Matrix addScratch(Plan& plan, const Matrix& like, std::string_view name, values::DType type,
                  std::int64_t pitch, std::int64_t words) {
  values::Buffer buffer{std::string(name), Role::scratch, type,
                        static_cast<std::uint64_t>(like.rows * words)};
  buffer.columns = static_cast<std::uint64_t>(words);
  plan.buffers.push_back(buffer);
  return {static_cast<std::uint32_t>(plan.buffers.size() - 1), like.rows, like.columns, pitch};
}

/// Adds the launch that makes `to`, and `second`, of `from`; a thread makes `ofAThread` elements.
void addConversion(Plan& plan, std::string_view entry, const Matrix& from, const Matrix& to,
                   std::int64_t ofAThread, std::optional<Matrix> second = {}) {
  constexpr std::int64_t kThreads = 256;
  values::Launch launch;
  launch.entry = entry;
  launch.grid.x = blocksOver(to.rows * to.pitch, ofAThread * kThreads);
  launch.block.x = kThreads;
  launch.arguments = {BufferIndex{from.buffer}, BufferIndex{to.buffer}};
  if (second) launch.arguments.emplace_back(BufferIndex{second->buffer});
  for (const std::int64_t number : {from.rows, from.columns, to.pitch}) {
    launch.arguments.emplace_back(number);
  }
  plan.launches.push_back(launch);
}

constexpr std::int64_t kFloatsOfPiece = 4;  ///< of 16 bytes, of which a pitch is a multiple

/// The matrix itself where bulk copies take it as it is, else a copy.
Matrix padded(Plan& plan, const Matrix& matrix, std::string_view name) {
  const std::int64_t pitch = roundedUp(matrix.columns, kFloatsOfPiece);
  if (pitch == matrix.pitch) return matrix;
  const Matrix copy = addScratch(plan, matrix, name, values::DType::float32, pitch, pitch);
  addConversion(plan, "padRows", matrix, copy, kFloatsOfPiece);
  return copy;
}

Matrix roundedToBfloat16(Plan& plan, const Matrix& matrix, std::string_view name) {
  constexpr std::int64_t kOfPiece = 8;
  const std::int64_t pitch = roundedUp(matrix.columns, kOfPiece);
  const Matrix copy = addScratch(plan, matrix, name, values::DType::uint32, pitch, pitch / 2);
  addConversion(plan, "roundToBfloat16", matrix, copy, kOfPiece);
  return copy;
}

/// The inputs and the output; the launches are left to the caller.
struct Start {
  MatrixShape shape;
  Matrix a;
  Matrix b;
  Plan plan;

  Start(const Parameters& parameters, std::string_view id)
      : shape(matrixShapeOf(parameters)),
        a{0, shape.m, shape.k, shape.k},
        b{1, shape.k, shape.n, shape.n} {
    plan.kernel = id;
    plan.computeCapability = 90;
    plan.thatCapabilityAlone = true;
    plan.buffers = {matrixBuffer(parameters, "a", Role::input, shape.m, shape.k),
                    matrixBuffer(parameters, "b", Role::input, shape.k, shape.n),
                    matrixBuffer(parameters, "c", Role::output, shape.m, shape.n)};
  }
  void add(values::Launch launch, std::vector<values::Argument> tiles) {
    launch.arguments = std::move(tiles);
    launch.arguments.emplace_back(BufferIndex{2});
    for (const std::int64_t number : {shape.m, shape.n, shape.k}) {
      launch.arguments.emplace_back(number);
    }
    plan.launches.push_back(std::move(launch));
  }
};

// Rows of the tiles along k: 128 bytes.
constexpr std::int64_t kDepthOfFloats = 32;
constexpr std::int64_t kDepthOfBfloat16 = 64;

Plan planTf32(const Parameters& parameters) {
  Start start(parameters, "matmul_tf32");
  const Extents transposed{start.shape.n, start.shape.m};
  const GroupTile tile = tileFor(kTilesOfTf32, transposed);
  const Matrix a = padded(start.plan, start.a, "paddedA");
  const Matrix b = padded(start.plan, start.b, "paddedB");
  start.add(productLaunch("matmulTf32", tile, transposed),
            {a.tile(kPartRows, Format::tf32), b.tile(kDepthOfFloats, Format::tf32)});
  return start.plan;
}

Plan planTf32x3(const Parameters& parameters) {
  Start start(parameters, "matmul_tf32x3");
  const Extents transposed{start.shape.n, start.shape.m};
  const GroupTile tile = tileFor(kTilesOfTf32x3, transposed);
  const std::int64_t pitch = roundedUp(start.shape.k, kFloatsOfPiece);
  const auto part = [&](std::string_view name) {
    return addScratch(start.plan, start.a, name, values::DType::float32, pitch, pitch);
  };
  const Matrix big = part("bigA");
  const Matrix small = part("smallA");
  addConversion(start.plan, "splitTf32", start.a, big, kFloatsOfPiece, small);
  const Matrix b = padded(start.plan, start.b, "paddedB");
  start.add(productLaunch("matmulTf32x3", tile, transposed),
            {big.tile(kPartRows, Format::float32), small.tile(kPartRows, Format::float32),
             b.tile(kDepthOfFloats, Format::float32)});
  return start.plan;
}

Plan planBf16(const Parameters& parameters) {
  Start start(parameters, "matmul_bf16");
  const Extents c{start.shape.m, start.shape.n};
  const GroupTile tile = tileFor(kTilesOfBf16, c);
  const Matrix a = roundedToBfloat16(start.plan, start.a, "roundedA");
  const Matrix b = roundedToBfloat16(start.plan, start.b, "roundedB");
  start.add(productLaunch("matmulBf16", tile, c),
            {a.tile(tile.groups * kGroupRows, Format::bfloat16),
             b.tile(kDepthOfBfloat16, Format::bfloat16)});
  return start.plan;
}

// Roundings of float32 that are as much as what happens on the way of a product into its element.
// In tensor cores each product of a block of 8 and the sum so far are cut to about the last bit of
// the largest, which is two roundings, and their sum is cut again: Fasi, Higham, Mikaitis &
// Pranesh, Numerical behavior of NVIDIA tensor cores (2021).
constexpr std::int64_t kProductsOfBlock = 8;
constexpr double kRoundingsOfBlock = 2 * (kProductsOfBlock + 2);
constexpr int kBitsOfFloat32 = 24;

/// Factors of so many bits, both rounded; sums of k of their products.
double roundingsOf(const Parameters& parameters, int bits) {
  return 2.0 * static_cast<double>(1 << (kBitsOfFloat32 - bits)) +
         kRoundingsOfBlock * static_cast<double>(blocksOver(parameters.depth(), kProductsOfBlock));
}
double roundingsOfBf16(const Parameters& parameters) {
  return roundingsOf(parameters, 8);
}
/// What two numbers of 11 bits, the second one cut off, leave of each factor, 2^-21 of it, and the
/// product of the small parts, 2^-22; three products for each, of up to 32 steps of k; and sums of
/// these.
double roundingsOfTf32x3(const Parameters& parameters) {
  const double left = (2.0 * 2.0 + 1.0) * static_cast<double>(1 << 2);
  const double blocks = blocksOver(std::min(parameters.depth(), kDepthOfFloats), kProductsOfBlock);
  return left + 3.0 * kRoundingsOfBlock * blocks +
         static_cast<double>(blocksOver(parameters.depth(), kDepthOfFloats));
}

std::optional<Violation> limitOfTensorCores(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  for (const auto& [name, edge] : {std::pair{"m", shape.m}, {"n", shape.n}, {"k", shape.k}}) {
    if (edge <= kMostEdge) continue;
    return Violation{name, std::string(name) + " = " + std::to_string(edge) +
                               " is too large: the tensor memory accelerator counts rows and "
                               "columns with 32 bits; this kernel takes up to 2^30."};
  }
  return limitOfMatmul(parameters, 1, "m", 1);
}

struct TensorStep {
  std::string_view id;
  std::string_view title;
  std::string_view summary;
  std::string_view origin;
  std::string_view source;
  Plan (*plan)(const Parameters&);
  double (*roundings)(const Parameters&);
};

KernelRow tensorRow(const TensorStep& step) {
  KernelRow row = matmulProblemRow();
  row.id = step.id;
  row.title = step.title;
  row.summary = step.summary;
  row.origin = step.origin;
  row.source = step.source;
  row.unrecorded = kUnrecorded;
  row.plan = step.plan;
  row.limit = limitOfTensorCores;
  row.compare = [roundings = step.roundings](const Parameters& parameters,
                                             std::span<const values::HostArray>,
                                             const Reference& reference, const Answer& answer) {
    return compareMatmul(parameters, roundings(parameters), reference, answer);
  };
  return row;
}

}  // namespace

double roundingsOfTf32(const Parameters& parameters) {
  return roundingsOf(parameters, 11);
}

std::vector<KernelRow> matmulTensorRows() {
  return {
      tensorRow({.id = "matmul_tf32",
                 .title = "Matrix product 8: TF32 on the tensor cores",
                 .summary = "Bulk copies round tiles to TF32 and warp groups multiply them; the "
                            "number below is the last element of C.",
                 .origin = "NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX "
                           "ISA, wgmma",
                 .source = "matmul/matmul_tf32.cuh",
                 .plan = planTf32,
                 .roundings = roundingsOfTf32}),
      tensorRow({.id = "matmul_tf32x3",
                 .title = "Matrix product 9: float32's accuracy from TF32, 3xTF32",
                 .summary = "Each element is a sum of two TF32 numbers, of whose products three "
                            "count; the number below is the last element of C.",
                 .origin = "Ootomo & Yokota, Recovering single precision accuracy from Tensor "
                           "Cores (2022)",
                 .source = "matmul/matmul_tf32x3.cuh",
                 .plan = planTf32x3,
                 .roundings = roundingsOfTf32x3}),
      tensorRow({.id = "matmul_bf16",
                 .title = "Matrix product 10: bfloat16 on the tensor cores",
                 .summary = "A first launch rounds A and B to bfloat16, with which tensor cores "
                            "are twice as fast; the number below is the last element of C.",
                 .origin = "NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX "
                           "ISA, wgmma",
                 .source = "matmul/matmul_bf16.cuh",
                 .plan = planBf16,
                 .roundings = roundingsOfBf16}),
  };
}

}  // namespace lanescope::catalog
