// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul_tensor.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include "catalog/matmul_plan.h"
#include "catalog/matmul_problem.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::Parameters;
using values::Plan;
using Format = values::TensorTile::Format;

constexpr std::string_view kUntraced =
    "The tensor cores make its values, of which no thread sees more than the sums.";

// In tensor cores each product of a block of 8 and the sum so far are cut to about the last bit of
// the largest, which is two roundings, and their sum is cut again: Fasi, Higham, Mikaitis &
// Pranesh, Numerical behavior of NVIDIA tensor cores (2021).
constexpr std::int64_t kProductsOfBlock = 8;
constexpr double kRoundingsOfBlock = 2 * (kProductsOfBlock + 2);

// These equal the numbers in kernels/warp_group.h.
constexpr std::int64_t kGroupRows = 64;
constexpr std::int64_t kWarpGroup = 128;
constexpr std::uint32_t kRingBytes = 192 * 1024;
constexpr std::uint32_t kPatchBytes = 2 * 1024;
constexpr std::int64_t kWarpsOfGroup = 4;
constexpr std::int64_t kPartRows = 64;
constexpr std::int64_t kLineBytes = 128;  ///< of a row of a tile

/// An H200 has this many. On another GPU the choices below give right results, perhaps not the
/// fastest.
constexpr std::int64_t kMultiprocessors = 132;
/// The kernels count rows and columns with 32 bits, and may count one tile beyond this edge.
constexpr std::int64_t kMostEdge = std::int64_t{1} << 30;

/// An instance of a kernel: the tile that a block computes is 64·groups by `edge`. The two blocks
/// of a cluster share the tile along the edge.
struct GroupTile {
  std::int64_t groups;
  std::int64_t edge;
  // Measured speed of an H200 that runs only such tiles; 1 is about the fastest.
  double speedInPairs;
  double speedAlone;
  std::uint32_t cluster = 1;
};
constexpr std::array<GroupTile, 4> kTilesOfTf32{
    {{2, 256, 1.0, 0.94}, {2, 128, 0.75, 0.67}, {1, 256, 0.72, 0.62}, {1, 128, 0.55, 0.47}}};
constexpr std::array<GroupTile, 4> kTilesOfBf16{
    {{2, 256, 1.0, 1.01}, {2, 128, 0.93, 0.9}, {1, 256, 0.84, 0.77}, {1, 128, 0.7, 0.61}}};
/// The sums leave no registers for a wider tile.
constexpr std::array<GroupTile, 2> kTilesOfTf32x3{{{2, 128, 0.99, 1.0}, {1, 128, 0.78, 0.76}}};

/// C is `along` by `across`, like the tiles.
struct Extents {
  std::int64_t along;
  std::int64_t across;

  [[nodiscard]] std::int64_t clusters(const GroupTile& tile) const {
    return std::int64_t{blocksOver(along, tile.groups * kGroupRows * tile.cluster)} *
           std::int64_t{blocksOver(across, tile.edge)};
  }
};

/// Chooses the tile whose last block should end first.
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

/// Makes the launch of a product. Its arguments are left to the caller. `tiles`: the tiles along
/// the edge that a stage of the ring holds, beside one along the groups.
values::Launch productLaunch(const Entry& entry, const GroupTile& tile, const Extents& c,
                             std::int64_t tiles = 1) {
  values::Launch launch;
  launch.entry = entry.instance({std::to_string(tile.groups), std::to_string(tile.edge)});
  launch.cluster = tile.cluster;
  launch.grid.x = tile.cluster * static_cast<std::uint32_t>(std::min<std::int64_t>(
                                     c.clusters(tile), kMultiprocessors / tile.cluster));
  launch.block.x = static_cast<std::uint32_t>((1 + tile.groups) * kWarpGroup);
  launch.overlaps = true;
  launch.dynamicSharedBytes =
      kRingBytes + static_cast<std::uint32_t>(tile.groups * kWarpsOfGroup) * kPatchBytes;
  const std::int64_t stageBytes = (tiles * tile.edge + tile.groups * kGroupRows) * kLineBytes;
  const values::SharedArray barriers = sharedOf(values::DType::int64, kRingBytes / stageBytes);
  values::SharedArray words = sharedOf(values::DType::float32, launch.dynamicSharedBytes / 4);
  words.columns = kLineBytes / 4;
  launch.shared = {barriers, barriers, words};
  return launch;
}

/// Begins a plan for Hopper alone.
MatmulPlan startOf(const Parameters& parameters, std::string_view id) {
  MatmulPlan start(parameters, id);
  start.plan.computeCapability = 90;
  start.plan.thatCapabilityAlone = true;
  return start;
}

// Rows of the tiles along k: 128 bytes.
constexpr std::int64_t kDepthOfFloats = 32;
constexpr std::int64_t kDepthOfBfloat16 = 64;
constexpr std::int64_t kRowsOfGroup = 128;  ///< of C's tile in matmul_warp_group

Plan planTf32(const Parameters& parameters) {
  MatmulPlan start = startOf(parameters, "matmul_tf32");
  const Extents transposed{start.shape.n, start.shape.m};
  const GroupTile tile = tileFor(kTilesOfTf32, transposed);
  start.pad();
  start.add(productLaunch("matmulTf32", tile, transposed),
            {start.a.tile(kPartRows, Format::tf32), start.b.tile(kDepthOfFloats, Format::tf32)});
  return start.plan;
}

Plan planTf32x3(const Parameters& parameters) {
  MatmulPlan start = startOf(parameters, "matmul_tf32x3");
  const Extents transposed{start.shape.n, start.shape.m};
  const GroupTile tile = tileFor(kTilesOfTf32x3, transposed);
  const Matrix small = start.splitA();
  start.pad();  // only b: the parts of a are padded already
  start.add(productLaunch("matmulTf32x3", tile, transposed, 2),
            {start.a.tile(kPartRows, Format::float32), small.tile(kPartRows, Format::float32),
             start.b.tile(kDepthOfFloats, Format::float32)});
  return start.plan;
}

Plan planBf16(const Parameters& parameters) {
  MatmulPlan start = startOf(parameters, "matmul_bf16");
  const Extents c{start.shape.m, start.shape.n};
  const GroupTile tile = tileFor(kTilesOfBf16, c);
  start.roundToBfloat16();
  start.add(productLaunch("matmulBf16", tile, c),
            {start.a.tile(tile.groups * kGroupRows, Format::bfloat16),
             start.b.tile(kDepthOfBfloat16, Format::bfloat16)});
  return start.plan;
}

/// One warp group and two stages.
Plan planWarpGroup(const Parameters& parameters) {
  MatmulPlan start = startOf(parameters, "matmul_warp_group");
  start.pad();
  values::Launch launch;
  launch.entry = "matmulWarpGroup";
  launch.grid = {blocksOver(start.shape.n, kGroupRows), blocksOver(start.shape.m, kRowsOfGroup), 1};
  launch.block.x = kWarpGroup;
  constexpr std::int64_t kStages = 2;
  launch.dynamicSharedBytes = kStages * (kRowsOfGroup + kGroupRows) * kLineBytes;
  values::SharedArray words = sharedOf(values::DType::float32, launch.dynamicSharedBytes / 4);
  words.columns = kLineBytes / 4;
  launch.shared = {sharedOf(values::DType::int64, kStages), words};
  start.add(launch,
            {start.a.tile(kPartRows, Format::tf32), start.b.tile(kDepthOfFloats, Format::tf32)});
  return start.plan;
}

double roundingsOfTf32(const Parameters& parameters) {
  return roundingsOnTensorCores(parameters, kBitsOfTf32);
}
double roundingsOfBf16(const Parameters& parameters) {
  return roundingsOnTensorCores(parameters, kBitsOfBfloat16);
}
/// Returns the roundings of 3xTF32. Two numbers of 11 bits, the second cut off, leave 2^-21 of each
/// factor; the missing product of the small parts is 2^-22. To these add the roundings of three
/// products for each, of up to 32 steps of k, and of the sums of these.
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

std::optional<Violation> limitOfWarpGroup(const Parameters& parameters) {
  if (auto violation = limitOfTensorCores(parameters)) return violation;
  return limitOfMatmul(parameters, matrixShapeOf(parameters).m, "m", kRowsOfGroup);
}

KernelRow tensorRow(const Intro& intro, Plan (*plan)(const Parameters&),
                    double (*roundings)(const Parameters&)) {
  KernelRow row = matmulProblemRow(intro, roundings);
  row.untraced = kUntraced;
  row.plan = plan;
  row.limit = limitOfTensorCores;
  return row;
}

}  // namespace

double roundingsOnTensorCores(const Parameters& parameters, int bits) {
  constexpr int kBitsOfFloat32 = 24;
  return 2.0 * static_cast<double>(1 << (kBitsOfFloat32 - bits)) +
         kRoundingsOfBlock * static_cast<double>(blocksOver(parameters.depth(), kProductsOfBlock));
}

std::vector<KernelRow> matmulTensorRows() {
  KernelRow warpGroup =
      tensorRow({.id = "matmul_warp_group",
                 .entry = "matmulWarpGroup",
                 .title = "Matrix product 8, small: one warp group on the tensor cores",
                 .summary = "One thread starts bulk copies of the next tiles while its warp group "
                            "multiplies these; the number below is the last element of C.",
                 .origin = "PTX ISA, wgmma and cp.async.bulk.tensor; CUDA C++ Programming Guide, "
                           "Tensor Memory Accelerator"},
                planWarpGroup, roundingsOfTf32);
  warpGroup.limit = limitOfWarpGroup;
  return {
      std::move(warpGroup),
      tensorRow({.id = "matmul_tf32",
                 .entry = "matmulTf32",
                 .title = "Matrix product 8: TF32 on the tensor cores",
                 .summary = "Bulk copies round tiles to TF32 and warp groups multiply them; the "
                            "number below is the last element of C.",
                 .origin = "NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX "
                           "ISA, wgmma"},
                planTf32, roundingsOfTf32),
      tensorRow({.id = "matmul_tf32x3",
                 .entry = "matmulTf32x3",
                 .title = "Matrix product 9: float32's accuracy from TF32, 3xTF32",
                 .summary = "Each element is a sum of two TF32 numbers, of whose products three "
                            "count; the number below is the last element of C.",
                 .origin = "Ootomo & Yokota, Recovering single precision accuracy from Tensor "
                           "Cores (2022)"},
                planTf32x3, roundingsOfTf32x3),
      tensorRow({.id = "matmul_bf16",
                 .entry = "matmulBf16",
                 .title = "Matrix product 10: bfloat16 on the tensor cores",
                 .summary = "A first launch rounds A and B to bfloat16, with which tensor cores "
                            "are twice as fast; the number below is the last element of C.",
                 .origin = "NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX "
                           "ISA, wgmma"},
                planBf16, roundingsOfBf16),
  };
}

}  // namespace lanescope::catalog
