// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include "catalog/families.h"
#include "catalog/matrix.h"
#include "catalog/scan_check.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"
#include "cpu/map.h"

namespace lanescope::catalog {
namespace {

using cpu::Map;
using values::BufferIndex;
using values::HostArray;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 2> kTwoInputs{"a", "b"};
constexpr std::array<std::string_view, 1> kOneInput{"in"};
// As in the kernels.
constexpr std::int64_t kTile = 32;
constexpr std::int64_t kThreadRows = 8;
constexpr std::int64_t kRadius = 3;

std::int64_t elementsOf(Map map, const Parameters& parameters) {
  return map == Map::transpose ? parameters.rows() * parameters.n : parameters.n;
}

/// Returns the most roundings of an element of the output: one less than it has terms.
double roundingsOf(Map map) {
  if (map == Map::transpose) return 0;
  return map == Map::add ? 1 : 2 * kRadius;
}

cpu::MapProblem problemOf(Map map, const Parameters& parameters) {
  return {map, static_cast<std::size_t>(parameters.n)};
}

template <Map kMap>
Reference referenceOf(const Parameters& parameters, std::span<const HostArray> inputs) {
  cpu::MapReference computed = cpu::mapReference(problemOf(kMap, parameters), inputs);
  Reference reference;
  reference.value = computed.elements.as<double>().back();
  reference.magnitude = computed.magnitudes.as<double>().back();
  reference.elements = std::move(computed.elements);
  reference.magnitudes = std::move(computed.magnitudes);
  return reference;
}

template <Map kMap>
std::vector<CpuVariant> cpuVariantsOf(const Parameters& parameters) {
  // The output's memory is allocated before the timing, as a GPU's is.
  const auto out = std::make_shared<HostArray>(
      parameters.dtype, static_cast<std::size_t>(elementsOf(kMap, parameters)));
  std::vector<CpuVariant> variants;
  for (const cpu::MapVariant& variant : cpu::mapVariants()) {
    variants.push_back(
        {.name = variant.name,
         .run =
             [out, parameters, compute = variant.compute](std::span<const HostArray> inputs) {
               compute(problemOf(kMap, parameters), inputs, *out);
               return lastElement(parameters, std::span(out.get(), 1));
             },
         .compare =
             [out](const Parameters& of, const Reference& reference) {
               return compareElements(of, roundingsOf(kMap), reference, *out);
             }});
  }
  return variants;
}

/// Returns element i of the pattern iota, as the type of the elements holds it.
double iotaAt(const Parameters& parameters, std::int64_t i) {
  const auto exact = static_cast<double>(i);
  return parameters.dtype == values::DType::float32 ? double{static_cast<float>(exact)} : exact;
}

// The last element of the output by formula.

std::optional<double> closedFormOfAdd(const Parameters& parameters) {
  const double last = iotaAt(parameters, parameters.n - 1);
  if (parameters.pattern == "iota-double") return 3 * last;
  if (parameters.pattern == "iota-two") return last + 2;
  if (parameters.pattern == "ones") return 2;
  return std::nullopt;
}

std::optional<double> closedFormOfTranspose(const Parameters& parameters) {
  if (parameters.pattern == "ones") return 1;
  if (parameters.pattern != "iota") return std::nullopt;
  return iotaAt(parameters, elementsOf(Map::transpose, parameters) - 1);
}

std::optional<double> closedFormOfStencil(const Parameters& parameters) {
  const std::int64_t first = std::max<std::int64_t>(0, parameters.n - 1 - kRadius);
  if (parameters.pattern == "ones") return static_cast<double>(parameters.n - first);
  if (parameters.pattern != "iota") return std::nullopt;
  double sum = 0;
  for (std::int64_t i = first; i < parameters.n; ++i) sum += iotaAt(parameters, i);
  return sum;
}

ParameterSpec patternNamed(std::vector<std::string_view> choices, std::string_view help) {
  ParameterSpec spec = specNamed("pattern", std::move(choices));
  spec.help = help;
  return spec;
}

ParameterSpec patternOfIn() {
  return patternNamed({"iota", "ones", "random"},
                      "iota: in[i]=i; ones: all 1; random: uniform in [-1, 1).");
}

ParameterSpec seedOfRandom() {
  ParameterSpec spec = specNamed("seed");
  spec.help = "The seed of the pattern random.";
  return spec;
}

/// Returns a row without parameters and plan.
template <Map kMap>
KernelRow mapRow(const Intro& intro) {
  KernelRow row = rowOf("map", intro);
  row.inputs = kMap == Map::add ? std::span<const std::string_view>(kTwoInputs) : kOneInput;
  row.finish = lastElement;
  row.reference = referenceOf<kMap>;
  row.compare = elementsWithinRoundings([](const Parameters&) { return roundingsOf(kMap); });
  row.checkBytes = [](const Parameters& parameters) {
    constexpr double kBytesOfAnElement = 16;
    return kBytesOfAnElement * static_cast<double>(elementsOf(kMap, parameters));
  };
  row.cpuVariants = cpuVariantsOf<kMap>;
  return row;
}

/// Returns the parameters of a kernel with one thread an element.
std::vector<ParameterSpec> arrayParameters(ParameterSpec pattern, std::int64_t leastBlock) {
  ParameterSpec elements = specNamed("n");
  elements.maximum = INT32_MAX;  // with blocks of one thread, as many blocks as a grid can have
  ParameterSpec block = specNamed("block");
  block.minimum = leastBlock;
  return {elements, block, specNamed("dtype", {"float32", "float64"}), std::move(pattern),
          seedOfRandom()};
}

KernelRow vectorAdd() {
  const Intro intro{.id = "vector_add",
                    .entry = "vectorAdd",
                    .title = "Vector addition",
                    .summary =
                        "Each thread adds one element of a and one of b; the number below "
                        "is the last element of c.",
                    .origin =
                        "CUDA C++ Programming Guide, Kernels; CUDA samples, vectorAdd; "
                        "Sanders and Kandrot, CUDA by Example (2010), chapter 4"};
  KernelRow row = mapRow<Map::add>(intro);
  row.parameters = arrayParameters(
      patternNamed({"iota-double", "iota-two", "ones", "random"},
                   "iota-double: a[i]=i, b[i]=2i; iota-two: a[i]=i, b[i]=2; ones: all 1; random: "
                   "uniform in [-1, 1)."),
      1);
  row.plan = [intro](const Parameters& parameters) {
    Plan plan;
    plan.kernel = intro.id;
    plan.buffers = {bufferOf("a", Role::input, parameters.dtype, parameters.n),
                    bufferOf("b", Role::input, parameters.dtype, parameters.n),
                    bufferOf("c", Role::output, parameters.dtype, parameters.n)};
    plan.launches = {launchOf(intro.entry.instance({nameOf(parameters.dtype)}),
                              blocksOver(parameters.n, parameters.block), parameters.block,
                              {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, parameters.n})};
    return plan;
  };
  row.closedForm = closedFormOfAdd;
  return row;
}

KernelRow stencilHalo() {
  const Intro intro{.id = "stencil_halo",
                    .entry = "stencilHalo",
                    .title = "Stencil of radius 3, tile with a halo",
                    .summary =
                        "Each element becomes the sum of seven neighbours, which a block "
                        "loads together with a halo; the number below is the last element.",
                    .origin =
                        "NVIDIA, CUDA C/C++ Basics (2011), 1D stencil; Hwu, Kirk and El "
                        "Hajj, Programming Massively Parallel Processors (2022), chapter 8"};
  KernelRow row = mapRow<Map::stencil>(intro);
  row.parameters = arrayParameters(patternOfIn(), kRadius);
  specOf(row, "block").help =
      "The number of threads in each block: at least 3, which load the halo, and at most 1024.";
  row.plan = [intro](const Parameters& parameters) {
    Plan plan;
    plan.kernel = intro.id;
    plan.buffers = {bufferOf("in", Role::input, parameters.dtype, parameters.n),
                    bufferOf("out", Role::output, parameters.dtype, parameters.n)};
    plan.launches = {launchOf(intro.entry.instance({nameOf(parameters.dtype)}),
                              blocksOver(parameters.n, parameters.block), parameters.block,
                              {BufferIndex{0}, BufferIndex{1}, parameters.n},
                              {sharedOf(parameters.dtype, parameters.block + 2 * kRadius)})};
    return plan;
  };
  row.closedForm = closedFormOfStencil;
  return row;
}

/// Plans blocks of 32 × 8 threads, each with a tile of 32 rows of `tileColumns` elements in shared
/// memory; 0: none.
Plan planTranspose(const Intro& intro, std::int64_t tileColumns, const Parameters& parameters) {
  const std::int64_t m = parameters.rows();
  const std::int64_t n = parameters.n;
  Plan plan;
  plan.kernel = intro.id;
  plan.buffers = {matrixBuffer(parameters, "in", Role::input, m, n),
                  matrixBuffer(parameters, "out", Role::output, n, m)};
  values::Launch launch;
  launch.entry = intro.entry.instance({nameOf(parameters.dtype)});
  launch.grid = {blocksOver(n, kTile), blocksOver(m, kTile), 1};
  launch.block = {kTile, kThreadRows, 1};
  launch.arguments = {BufferIndex{0}, BufferIndex{1}, m, n};
  if (tileColumns > 0) {
    values::SharedArray tile = sharedOf(parameters.dtype, kTile * tileColumns);
    tile.columns = static_cast<std::uint64_t>(tileColumns);
    launch.shared = {tile};
  }
  plan.launches = {launch};
  return plan;
}

KernelRow transposeRow(const Intro& intro, std::int64_t tileColumns) {
  KernelRow row = mapRow<Map::transpose>(intro);
  ParameterSpec columns = specNamed("n");
  columns.title = "Columns";
  columns.help = "The matrix has m rows and n columns, its transpose n rows and m columns.";
  columns.defaultValue = "64";
  columns.maximum = std::int64_t{1} << 35;  // 2^31 - 1 blocks of 32 columns, and a little less
  ParameterSpec rows = specNamed("m");
  rows.title = "Rows";
  rows.help = "The number of rows. auto: as many rows as columns.";
  row.parameters = {columns, rows, specNamed("dtype", {"float32", "float64"}), patternOfIn(),
                    seedOfRandom()};
  row.timedSizes = {5, 12, 14};
  row.comparedSizes = {5, 10, 12};
  row.limit = [](const Parameters& parameters) {
    const Extent m{"m", parameters.rows()};
    if (auto violation = limitOfMatrix("The matrix", m, {"n", parameters.n})) return violation;
    return limitOfGridY(m, kTile);
  };
  row.plan = [intro, tileColumns](const Parameters& parameters) {
    return planTranspose(intro, tileColumns, parameters);
  };
  row.closedForm = closedFormOfTranspose;
  return row;
}

}  // namespace

std::vector<KernelRow> mapRows() {
  return {
      vectorAdd(),
      transposeRow({.id = "transpose_naive",
                    .entry = "transposeNaive",
                    .title = "Transpose, naive",
                    .summary = "Each element goes straight to its place: warps load from rows and "
                               "store to columns; the number below is the last element.",
                    .origin = "Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)"},
                   0),
      transposeRow({.id = "transpose_tiled",
                    .entry = "transposeTiled",
                    .title = "Transpose, tile in shared memory",
                    .summary = "Rows become columns in shared memory, where a column is in one "
                               "bank; the number below is the last element.",
                    .origin = "Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)"},
                   kTile),
      transposeRow({.id = "transpose_padded",
                    .entry = "transposePadded",
                    .title = "Transpose, padded tile",
                    .summary = "An empty place behind each row of the tile puts a column's "
                               "elements into 32 banks; the number below is the last element.",
                    .origin = "Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)"},
                   kTile + 1),
      transposeRow({.id = "transpose_swizzled",
                    .entry = "transposeSwizzled",
                    .title = "Transpose, swizzled tile",
                    .summary = "Each row of the tile has its columns in another order, and no "
                               "place is empty; the number below is the last element.",
                    .origin = "CUDA C++ Programming Guide, TMA Swizzle, example matrix transpose; "
                              "Mao, CUDA Shared Memory Swizzling"},
                   kTile),
      stencilHalo(),
  };
}

}  // namespace lanescope::catalog
