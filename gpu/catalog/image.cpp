// SPDX-License-Identifier: Apache-2.0
#include "catalog/image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <new>
#include <string>
#include <utility>

#include "catalog/source/entry.h"
#include "catalog/specs.h"
#include "cpu/equalize.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::HostArray;
using values::Parameters;
using values::Role;

constexpr std::array<std::string_view, 1> kImageInputs{"pixels"};
constexpr std::uint64_t kLevels = cpu::kGreyLevels;
constexpr std::int64_t kPixelVectors =
    2;  ///< vectors a thread of the equalisation, as in the kernel
constexpr std::int64_t kVectorPixels = 16;   ///< as in the kernel
constexpr std::uint64_t kLaneCounters = 32;  ///< counters of each grey level, as in the kernel

std::span<const std::uint8_t> pixelsIn(std::span<const HostArray> inputs) {
  return inputs[0].as<std::uint8_t>();
}

/// The fewest blocks whose counters of 32 bits cannot overflow, even if all pixels have one level.
std::int64_t fewestBlocks(std::int64_t pixels) {
  constexpr std::int64_t kMostPixelsOfABlock = std::int64_t{1} << 31;
  return (pixels - 1) / kMostPixelsOfABlock + 1;
}

std::int64_t blocksOf(const Parameters& parameters, std::int64_t tilePixels) {
  const std::int64_t tiles = (parameters.n - 1) / tilePixels + 1;
  return std::max(parameters.grid.value_or(std::min(tiles, fillingOf(parameters))),
                  fewestBlocks(parameters.n));
}

values::Launch launchOf(const Entry& entry, std::int64_t grid, std::int64_t block,
                        std::initializer_list<std::uint32_t> buffers, std::int64_t n,
                        std::vector<values::SharedArray> shared) {
  values::Launch launch;
  launch.entry = entry.instance();
  launch.grid.x = static_cast<std::uint32_t>(grid);
  launch.block.x = static_cast<std::uint32_t>(block);
  for (const std::uint32_t buffer : buffers) launch.arguments.emplace_back(BufferIndex{buffer});
  launch.arguments.emplace_back(n);
  launch.shared = std::move(shared);
  return launch;
}

values::Plan planHistogram(std::string_view id, const Entry& entry, bool isShared,
                           const Parameters& parameters) {
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {
      {"pixels", Role::input, DType::uint8, static_cast<std::uint64_t>(parameters.n)},
      {"histogram", Role::output, DType::int64, kLevels, true},
  };
  std::vector<values::SharedArray> shared;
  if (isShared) shared.push_back({.type = DType::uint32, .count = kLevels});
  plan.launches = {launchOf(entry, blocksOf(parameters, parameters.block), parameters.block, {0, 1},
                            parameters.n, std::move(shared))};
  return plan;
}

values::Plan planEqualize(const Parameters& parameters) {
  const auto n = static_cast<std::uint64_t>(parameters.n);
  const std::int64_t blocks =
      blocksOf(parameters, parameters.block * kPixelVectors * kVectorPixels);
  values::Plan plan;
  plan.kernel = "equalize";
  plan.buffers = {
      {"pixels", Role::input, DType::uint8, n},
      {"histogram", Role::output, DType::int64, kLevels, true},
      {"cdf", Role::output, DType::int64, kLevels},
      {"table", Role::output, DType::uint8, kLevels},
      {"out", Role::output, DType::uint8, n},
  };
  plan.launches = {
      launchOf("histogramOfLanes", blocks, parameters.block, {0, 1}, parameters.n,
               {{.type = DType::uint32, .count = kLevels * kLaneCounters}}),
      launchOf("makeTable", 1, kLevels, {1, 2, 3}, parameters.n,
               {{.type = DType::int64, .count = 2 * kLevels}, {.type = DType::int64, .count = 1}}),
      launchOf("mapPixels", blocks, parameters.block, {0, 3, 4}, parameters.n,
               {{.type = DType::uint8, .count = kLevels}}),
  };
  return plan;
}

/// The number of pixels that a histogram has counted.
values::Number pixelsCounted(const Parameters&, std::span<const HostArray> outputs) {
  std::int64_t sum = 0;
  for (const std::int64_t count : outputs[0].as<std::int64_t>()) sum += count;
  return sum;
}

Reference histogramReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  const cpu::Histogram histogram = cpu::histogramOf(pixelsIn(inputs));
  Reference reference;
  reference.value = parameters.n;
  reference.magnitude = static_cast<double>(parameters.n);
  reference.elements = HostArray::of(std::span<const std::int64_t>(histogram));
  return reference;
}

/// Replaces `worst` by the element of this output that differs more; no element may differ.
template <class T>
void compareExactly(std::span<const T> expected, std::span<const T> got, Comparison& worst) {
  if (expected.size() != got.size()) {
    worst.error = HUGE_VAL;
    return;
  }
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double error = std::abs(static_cast<double>(got[i]) - static_cast<double>(expected[i]));
    if (error > worst.error) worst = {error, 0.0, static_cast<std::int64_t>(i)};
  }
}

/// Compares each element of the answer with that of the reference.
template <class T>
Comparison exactly(const Reference& reference, std::span<const T> got) {
  Comparison worst;
  worst.element = 0;
  compareExactly(reference.elements.as<T>(), got, worst);
  return worst;
}

Comparison compareHistogram(const Parameters&, std::span<const HostArray>,
                            const Reference& reference, const Answer& answer) {
  return exactly(reference, answer.outputs[0].as<std::int64_t>());
}

Reference equalizeReference(const Parameters& parameters, std::span<const HostArray> inputs) {
  Reference reference = histogramReference(parameters, inputs);
  reference.elements = HostArray(DType::uint8, inputs[0].count());
  cpu::mapPixels(pixelsIn(inputs), cpu::equalizingTable(cpu::histogramOf(pixelsIn(inputs))),
                 reference.elements.as<std::uint8_t>());
  return reference;
}

/// Compares every pixel, and the arrays from which the pixels follow.
Comparison compareEqualized(const Parameters&, std::span<const HostArray> inputs,
                            const Reference& reference, const Answer& answer) {
  const auto outputOf = [&](EqualizeOutput which) -> const HostArray& {
    return answer.outputs[static_cast<std::size_t>(which)];
  };
  const auto whole = [](const cpu::Histogram& counts) {
    return std::span<const std::int64_t>(counts);
  };
  const cpu::Histogram histogram = cpu::histogramOf(pixelsIn(inputs));
  const cpu::GreyTable table = cpu::equalizingTable(histogram);
  Comparison worst = exactly(reference, outputOf(EqualizeOutput::pixels).as<std::uint8_t>());
  compareExactly(std::span<const std::uint8_t>(table),
                 outputOf(EqualizeOutput::table).as<std::uint8_t>(), worst);
  compareExactly(whole(histogram), outputOf(EqualizeOutput::histogram).as<std::int64_t>(), worst);
  compareExactly(whole(cpu::cumulated(histogram)), outputOf(EqualizeOutput::cdf).as<std::int64_t>(),
                 worst);
  return worst;
}

std::vector<CpuVariant> histogramCpuVariants(const Parameters&) {
  const auto counted = std::make_shared<cpu::Histogram>();
  const auto variant = [&](std::string_view name,
                           cpu::Histogram (*count)(std::span<const std::uint8_t>)) {
    return CpuVariant{.name = name,
                      .run = [counted, count](std::span<const HostArray> inputs) -> values::Number {
                        // It is constructed in place, so that the time includes no copy.
                        const auto* const made =
                            new (counted.get()) cpu::Histogram(count(pixelsIn(inputs)));
                        return cpu::cumulated(*made).back();
                      },
                      .compare =
                          [counted](const Parameters&, const Reference& reference) {
                            return exactly<std::int64_t>(reference, *counted);
                          }};
  };
  return {variant("1 thread", cpu::histogramOf), variant("all cores", cpu::histogramOnAllCores)};
}

std::vector<CpuVariant> equalizeCpuVariants(const Parameters& parameters) {
  // The result's memory is allocated before the timing, as a GPU's is.
  const auto out =
      std::make_shared<std::vector<std::uint8_t>>(static_cast<std::size_t>(parameters.n));
  const auto variant = [&](std::string_view name, auto count, auto map) {
    return CpuVariant{
        .name = name,
        .run = [count, map, out](std::span<const HostArray> inputs) -> values::Number {
          const cpu::Histogram histogram = count(pixelsIn(inputs));
          map(pixelsIn(inputs), cpu::equalizingTable(histogram), std::span<std::uint8_t>(*out));
          return cpu::cumulated(histogram).back();
        },
        .compare =
            [out](const Parameters&, const Reference& reference) {
              return exactly<std::uint8_t>(reference, *out);
            }};
  };
  return {variant("1 thread", cpu::histogramOf, cpu::mapPixels),
          variant("all cores", cpu::histogramOnAllCores, cpu::mapPixelsOnAllCores)};
}

ParameterSpec patternOfPixels() {
  ParameterSpec spec = specNamed("pattern", {"haze", "random", "iota", "ones"});
  spec.help =
      "random: every grey level is as likely; haze: a bell from 96 to 160, as a photograph of low "
      "contrast has; iota: i mod 256; ones: all 1, a single colour.";
  return spec;
}

/// The part that the rows share; the caller adds `summary` and `origin`.
KernelRow imageRow(std::string_view id, std::string_view title, const Entry& entry,
                   std::string_view usualBlock) {
  KernelRow row;
  row.id = id;
  row.family = "image";
  row.title = title;
  row.source = entry.file();
  row.inputs = kImageInputs;
  ParameterSpec elements = specNamed("n");
  elements.title = "Pixels";
  elements.help = "Pixels of the image, 8 bits each.";
  elements.defaultValue = "4096";
  ParameterSpec block = specNamed("block");
  block.defaultValue = usualBlock;
  ParameterSpec grid = specNamed("grid");
  grid.help =
      "auto launches as many blocks as fill the GPU; never fewer than one for 2^31 pixels, which "
      "is what a block can count.";
  ParameterSpec seed = specNamed("seed");
  seed.help = "Seed of the patterns haze and random.";
  row.parameters = {elements, block, grid, specNamed("dtype", {"uint8"}), patternOfPixels(), seed};
  row.finish = pixelsCounted;
  row.checkBytes = [](const Parameters& parameters) { return static_cast<double>(parameters.n); };
  row.closedForm = [](const Parameters& parameters) {
    return std::optional(static_cast<double>(parameters.n));
  };
  return row;
}

KernelRow histogramRow(std::string_view id, std::string_view title, const Entry& entry,
                       bool isShared) {
  KernelRow row = imageRow(id, title, entry, "256");
  row.orderFree = {"histogram"};
  if (isShared) row.orderFree.emplace_back("counts");
  row.plan = [id, entry, isShared](const Parameters& parameters) {
    return planHistogram(id, entry, isShared, parameters);
  };
  row.reference = histogramReference;
  row.compare = compareHistogram;
  row.cpuVariants = histogramCpuVariants;
  return row;
}

}  // namespace

std::vector<KernelRow> imageRows() {
  KernelRow global = histogramRow("histogram_global", "Histogram, atomics in global memory",
                                  "histogramGlobal", false);
  global.summary =
      "Every pixel adds 1 to the counter of its grey level in global memory; the number below is "
      "how many were counted.";
  global.origin = "Sanders and Kandrot, CUDA by Example (2010), section 9.4";
  KernelRow shared = histogramRow("histogram_shared", "Histogram, atomics in shared memory",
                                  "histogramShared", true);
  shared.summary =
      "Each block counts its own pixels in shared memory and then adds its 256 counts to the "
      "result; the number below is how many were counted.";
  shared.origin =
      "Sanders and Kandrot, CUDA by Example (2010), section 9.4; Podlozhnyuk, Histogram "
      "calculation in CUDA (2007)";
  KernelRow equalize =
      imageRow("equalize", "Histogram equalisation, three launches", "makeTable", "512");
  equalize.summary =
      "Histogram, scan to a table of grey levels, map; every pixel is checked, and the number "
      "below is how many were counted.";
  equalize.origin =
      "OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis and Steele, "
      "Data parallel algorithms (1986)";
  equalize.orderFree = {"histogram", "counts"};
  equalize.plan = planEqualize;
  equalize.reference = equalizeReference;
  equalize.compare = compareEqualized;
  equalize.cpuVariants = equalizeCpuVariants;
  return {global, shared, equalize};
}

}  // namespace lanescope::catalog
