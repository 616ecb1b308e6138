// SPDX-License-Identifier: Apache-2.0
#include "catalog/matmul.h"

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>

#include "catalog/hash.h"
#include "catalog/scan_check.h"
#include "catalog/specs.h"
#include "cpu/matmul.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::HostArray;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 2> kMatmulInputs{"a", "b"};
/// A limit of CUDA: blocks in the grid's second dimension.
constexpr std::int64_t kMostBlocksInY = 65'535;

struct MatrixShape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

MatrixShape matrixShapeOf(const Parameters& parameters) {
  return {parameters.rows(), parameters.n, parameters.depth()};
}

cpu::MatmulShape cpuShapeOf(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  return {static_cast<std::size_t>(shape.m), static_cast<std::size_t>(shape.n),
          static_cast<std::size_t>(shape.k)};
}

/// The part of C that a block computes, and its threads.
struct BlockShape {
  std::int64_t rows;
  std::int64_t columns;
  values::Dim3 threads;
};

/// The tile of A is rows × depth, that of B depth × columns.
struct TileShape {
  std::int64_t rows;
  std::int64_t depth;
  std::int64_t columns;
};

struct MatmulStep {
  std::string_view id;
  std::string_view entry;
  std::string_view title;
  std::string_view summary;
  std::string_view origin;
  std::string_view source;
  BlockShape (*block)(const Parameters&);
  bool rowsAlongX = false;  ///< x counts rows and y columns
  /// Of A and B in shared memory; none where there is no function.
  TileShape (*tiles)(const Parameters&) = nullptr;
};

BlockShape threadAnElement(const Parameters& parameters) {
  const auto edge = static_cast<std::uint32_t>(parameters.tile);
  return {parameters.tile, parameters.tile, {edge, edge, 1}};
}

std::uint32_t blocksOver(std::int64_t elements, std::int64_t ofABlock) {
  return static_cast<std::uint32_t>((elements - 1) / ofABlock + 1);
}

Plan planMatmul(const MatmulStep& step, const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const auto matrix = [&](std::string_view name, Role role, std::int64_t rows,
                          std::int64_t columns) {
    values::Buffer buffer{std::string(name), role, parameters.dtype,
                          static_cast<std::uint64_t>(rows * columns)};
    buffer.columns = static_cast<std::uint64_t>(columns);
    return buffer;
  };
  const auto tile = [&](std::string_view name, std::int64_t rows, std::int64_t columns) {
    return values::SharedArray{std::string(name), parameters.dtype,
                               static_cast<std::uint64_t>(rows * columns),
                               static_cast<std::uint64_t>(columns)};
  };
  Plan plan;
  plan.kernel = step.id;
  plan.buffers = {matrix("a", Role::input, shape.m, shape.k),
                  matrix("b", Role::input, shape.k, shape.n),
                  matrix("c", Role::output, shape.m, shape.n)};
  const BlockShape block = step.block(parameters);
  values::Launch launch;
  launch.entry = step.entry;
  if (step.entry.ends_with('<')) launch.entry += std::to_string(parameters.tile) + ">";
  launch.grid = {blocksOver(shape.n, block.columns), blocksOver(shape.m, block.rows), 1};
  if (step.rowsAlongX) std::swap(launch.grid.x, launch.grid.y);
  launch.block = block.threads;
  if (step.tiles != nullptr) {
    const TileShape tiles = step.tiles(parameters);
    launch.shared = {tile("tileA", tiles.rows, tiles.depth),
                     tile("tileB", tiles.depth, tiles.columns)};
  }
  launch.arguments = {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, shape.m, shape.n, shape.k};
  plan.launches = {launch};
  return plan;
}

/// Matrices of more elements than an index of a record holds, or more blocks than a grid.
std::optional<Violation> limitOfMatmul(const Parameters& parameters, std::int64_t alongY,
                                       std::string_view name, std::int64_t ofABlock) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const auto tooLarge = [](std::string_view matrix, std::string_view rows, std::int64_t rowCount,
                           std::string_view columns,
                           std::int64_t columnCount) -> std::optional<Violation> {
    constexpr std::int64_t kMostElements = std::int64_t{1} << 40;
    if (rowCount <= kMostElements / columnCount) return std::nullopt;
    return Violation{std::string(columns),
                     std::string(matrix) + " of " + std::string(rows) + " · " +
                         std::string(columns) + " = " + std::to_string(rowCount) + " · " +
                         std::to_string(columnCount) +
                         " elements is too large: a matrix has at most 2^40."};
  };
  if (auto violation = tooLarge("A", "m", shape.m, "k", shape.k)) return violation;
  if (auto violation = tooLarge("B", "k", shape.k, "n", shape.n)) return violation;
  if (auto violation = tooLarge("C", "m", shape.m, "n", shape.n)) return violation;
  const std::int64_t most = kMostBlocksInY * ofABlock;
  if (alongY > most) {
    return Violation{std::string(name),
                     std::string(name) + " = " + std::to_string(alongY) +
                         " makes more than the 65535 blocks that a grid has in y; with blocks of " +
                         std::to_string(ofABlock) + " the most is " + std::to_string(most) + "."};
  }
  return std::nullopt;
}

/// Up to so many products every element has a reference of its own: about three seconds on two
/// cores.
constexpr double kMostCheckedProducts = 0x1p32;

double productsOf(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  return static_cast<double>(shape.m) * static_cast<double>(shape.n) * static_cast<double>(shape.k);
}

bool isCheckedByRows(const Parameters& parameters) {
  return productsOf(parameters) > kMostCheckedProducts;
}

/// Signs that look random, for Freivalds' check.
std::vector<double> signs(std::size_t n) {
  std::vector<double> r(n);
  for (std::size_t i = 0; i < n; ++i) r[i] = (hashAt(1, 0, i) >> 63) != 0 ? -1.0 : 1.0;
  return r;
}

Reference matmulReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  const auto a = inputs[0].as<float>();
  const auto b = inputs[1].as<float>();
  const cpu::MatmulReference checked = isCheckedByRows(parameters)
                                           ? cpu::freivaldsReference(shape, a, b, signs(shape.n))
                                           : cpu::matmulReference(shape, a, b);
  Reference reference;
  double last = 0;
  for (std::size_t i = 0; i < shape.k; ++i) {
    const double product = static_cast<double>(a[(shape.m - 1) * shape.k + i]) *
                           static_cast<double>(b[i * shape.n + shape.n - 1]);
    last += product;
    reference.magnitude += std::abs(product);
  }
  reference.value = last;
  reference.elements = HostArray::of(std::span<const double>(checked.values));
  reference.magnitudes = HostArray::of(std::span<const double>(checked.magnitudes));
  return reference;
}

/// k roundings on the way of each product, in whatever order: Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., section 3.5.
Comparison compareMatmul(const Parameters& parameters, std::span<const HostArray>,
                         const Reference& reference, const Answer& answer) {
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  const auto roundings = static_cast<double>(shape.k);
  if (!isCheckedByRows(parameters)) {
    return compareElements(parameters, roundings, reference, answer.outputs[0]);
  }
  const std::vector<double> rows =
      cpu::timesVector(shape, answer.outputs[0].as<float>(), signs(shape.n));
  Comparison comparison = compareElements(parameters, roundings, reference,
                                          HostArray::of(std::span<const double>(rows)));
  if (comparison.element) *comparison.element *= parameters.n;  // the row's first
  return comparison;
}

std::vector<CpuVariant> matmulCpuVariants(const Parameters& parameters) {
  // The result's memory is there beforehand, as a GPU's is.
  const cpu::MatmulShape shape = cpuShapeOf(parameters);
  const auto c = std::make_shared<std::vector<float>>(shape.m * shape.n);
  std::vector<CpuVariant> variants;
  for (const cpu::MatmulVariant& variant : cpu::matmulVariants()) {
    if (productsOf(parameters) > variant.mostProducts) continue;  // nothing could cancel it
    variants.push_back({.name = variant.name,
                        .run = [shape, c, multiply = variant.multiply](
                                   std::span<const HostArray> inputs) -> values::Number {
                          multiply(shape, inputs[0].as<float>(), inputs[1].as<float>(), *c);
                          return static_cast<double>(c->back());
                        },
                        .roundings = static_cast<double>(shape.k)});
  }
  return variants;
}

/// Of the last element of C.
std::optional<double> matmulClosedForm(const Parameters& parameters) {
  const MatrixShape shape = matrixShapeOf(parameters);
  const auto k = static_cast<double>(shape.k);
  if (parameters.pattern == "ones") return k;
  if (parameters.pattern == "iota-two") {
    const double first = static_cast<double>(shape.m - 1) * k;  // of the last row of A
    return 2.0 * (k * first + k * (k - 1.0) / 2.0);
  }
  return std::nullopt;
}

ParameterSpec edge(std::string_view name, std::string_view title, std::string_view help,
                   bool optional, std::string_view usual) {
  ParameterSpec spec = kElements;
  spec.name = name;
  spec.title = title;
  spec.help = help;
  spec.optional = optional;
  spec.defaultValue = usual;
  return spec;
}

ParameterSpec tileSpec() {
  return {.name = "tile",
          .title = "Tile",
          .help = "A block has tile × tile threads and computes as many elements of C.",
          .type = ParameterSpec::Type::choice,
          .defaultValue = "16",
          .choices = {"8", "16", "32"}};
}

KernelRow matmulRow(const MatmulStep& step) {
  KernelRow row;
  row.id = step.id;
  row.family = "matmul";
  row.title = step.title;
  row.summary = step.summary;
  row.origin = step.origin;
  row.source = step.source;
  row.inputs = kMatmulInputs;
  ParameterSpec pattern = patternOfTwo();
  pattern.help =
      "random: uniform in [-1, 1); ones: all 1; iota-two: A counts from 0 row by row, B is all 2.";
  pattern.choices = {"random", "ones", "iota-two"};
  pattern.defaultValue = pattern.choices.front();
  ParameterSpec seed = kSeed;
  seed.help = "Of the pattern random.";
  row.parameters = {edge("n", "Columns of B and C", "C is m×n.", false, "64"),
                    edge("m", "Rows of A and C", "auto: as many as columns.", true, "auto"),
                    edge("k", "Columns of A, rows of B",
                         "Each element of C sums k products. auto: n.", true, "auto"),
                    dtypeSpec({"float32"}),
                    pattern,
                    seed};
  if (step.block == threadAnElement) row.parameters.insert(row.parameters.begin() + 3, tileSpec());
  row.plan = [step](const Parameters& parameters) { return planMatmul(step, parameters); };
  row.limit = [step](const Parameters& parameters) {
    const MatrixShape shape = matrixShapeOf(parameters);
    const BlockShape block = step.block(parameters);
    return step.rowsAlongX ? limitOfMatmul(parameters, shape.n, "n", block.columns)
                           : limitOfMatmul(parameters, shape.m, "m", block.rows);
  };
  row.finish = lastElement;
  row.reference = matmulReference;
  row.compare = compareMatmul;
  row.cpuVariants = matmulCpuVariants;
  row.closedForm = matmulClosedForm;
  return row;
}

}  // namespace

std::vector<KernelRow> matmulRows() {
  const auto square = [](const Parameters& parameters) -> TileShape {
    return {parameters.tile, parameters.tile, parameters.tile};
  };
  return {
      matmulRow({.id = "matmul_naive",
                 .entry = "matmulNaive",
                 .title = "Matrix product 1: one thread an element",
                 .summary = "Each thread walks along a row of A and down a column of B; the number "
                            "below is the last element of C.",
                 .origin = "CUDA C++ Programming Guide, Shared Memory, the version without",
                 .source = "matmul/matmul_naive.cuh",
                 .block = threadAnElement}),
      matmulRow({.id = "matmul_swapped",
                 .entry = "matmulSwapped",
                 .title = "Matrix product 1, swapped: rows along x",
                 .summary =
                     "The lanes of a warp take rows instead of columns, so that each of them "
                     "touches a sector of its own; the number below is the last element of C.",
                 .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 1",
                 .source = "matmul/matmul_swapped.cuh",
                 .block = threadAnElement,
                 .rowsAlongX = true}),
      matmulRow({.id = "matmul_tiled",
                 .entry = "matmulTiled<",
                 .title = "Matrix product 2: tiles in shared memory",
                 .summary =
                     "A block loads a tile of A and one of B at a time, each element once for "
                     "all its threads; the number below is the last element of C.",
                 .origin = "CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul",
                 .source = "matmul/matmul_tiled.cuh",
                 .block = threadAnElement,
                 .tiles = square}),
      matmulRow({.id = "matmul_register_column",
                 .entry = "matmulRegisterColumn",
                 .title = "Matrix product 3: a column in registers",
                 .summary = "A thread computes 8 elements of a column and uses each element of B "
                            "8 times; the number below is the last element of C.",
                 .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 4",
                 .source = "matmul/matmul_register_column.cuh",
                 .block = [](const Parameters&) -> BlockShape {
                   return {64, 64, {512, 1, 1}};
                 },
                 .tiles = [](const Parameters&) -> TileShape {
                   return {64, 8, 64};
                 }}),
      matmulRow({.id = "matmul_register_square",
                 .entry = "matmulRegisterSquare",
                 .title = "Matrix product 4: a square in registers",
                 .summary =
                     "A thread computes 8 × 8 elements as a sum of outer products; the number "
                     "below is the last element of C.",
                 .origin = "Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 5",
                 .source = "matmul/matmul_register_square.cuh",
                 .block = [](const Parameters&) -> BlockShape {
                   return {128, 128, {256, 1, 1}};
                 },
                 .tiles = [](const Parameters&) -> TileShape {
                   return {128, 8, 128};
                 }}),
  };
}

}  // namespace lanescope::catalog
