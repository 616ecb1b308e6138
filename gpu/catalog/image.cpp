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
constexpr std::int64_t kLevels = cpu::kGreyLevels;
constexpr std::int64_t kPixelVectors =
    2;  ///< vectors a thread of the equalisation, as in the kernel
constexpr std::int64_t kVectorPixels = 16;  ///< as in the kernel
constexpr std::int64_t kLaneCounters = 32;  ///< counters of each grey level, as in the kernel

std::span<const std::uint8_t> pixelsIn(std::span<const HostArray> inputs) {
  return inputs[0].as<std::uint8_t>();
}

/// Returns the fewest blocks whose 32-bit counters cannot overflow if all pixels have one level.
std::int64_t fewestBlocks(std::int64_t pixels) {
  constexpr std::int64_t kMostPixelsOfABlock = std::int64_t{1} << 31;
  return (pixels - 1) / kMostPixelsOfABlock + 1;
}

std::int64_t blocksOf(const Parameters& parameters, std::int64_t tilePixels) {
  const std::int64_t tiles = (parameters.n - 1) / tilePixels + 1;
  return std::max(parameters.grid.value_or(std::min(tiles, fillingOf(parameters))),
                  fewestBlocks(parameters.n));
}

values::Plan planHistogram(std::string_view id, const Entry& entry, bool isShared,
                           const Parameters& parameters) {
  values::Plan plan;
  plan.kernel = id;
  plan.buffers = {bufferOf("pixels", Role::input, DType::uint8, parameters.n),
                  {"histogram", Role::output, DType::int64, kLevels, true}};
  std::vector<values::SharedArray> shared;
  if (isShared) shared.push_back(sharedOf(DType::uint32, kLevels));
  plan.launches = {launchOf(entry.instance(), blocksOf(parameters, parameters.block),
                            parameters.block, {BufferIndex{0}, BufferIndex{1}, parameters.n},
                            std::move(shared))};
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
      launchOf(Entry("histogramOfLanes").instance(), blocks, parameters.block,
               {BufferIndex{0}, BufferIndex{1}, parameters.n},
               {sharedOf(DType::uint32, kLevels * kLaneCounters)}),
      launchOf(Entry("makeTable").instance(), 1, kLevels,
               {BufferIndex{1}, BufferIndex{2}, BufferIndex{3}, parameters.n},
               {sharedOf(DType::int64, 2 * kLevels), sharedOf(DType::int64, 1)}),
      launchOf(Entry("mapPixels").instance(), blocks, parameters.block,
               {BufferIndex{0}, BufferIndex{3}, BufferIndex{4}, parameters.n},
               {sharedOf(DType::uint8, kLevels)}),
  };
  return plan;
}

/// Returns the number of pixels that a histogram has counted.
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

/// Returns the part that the rows share.
KernelRow imageRow(const Intro& intro, std::string_view usualBlock) {
  KernelRow row = rowOf("image", intro);
  row.inputs = kImageInputs;
  ParameterSpec elements = specNamed("n");
  elements.title = "Pixels";
  elements.help = "The number of pixels of the image, 8 bits each.";
  elements.defaultValue = "4096";
  ParameterSpec block = specNamed("block");
  block.defaultValue = usualBlock;
  ParameterSpec grid = specNamed("grid");
  grid.help =
      "The number of blocks. auto: as many as fill the GPU; always at least one for each 2^31 "
      "pixels, since a block cannot count more.";
  ParameterSpec seed = specNamed("seed");
  seed.help = "The seed of the patterns haze and random.";
  row.parameters = {elements, block, grid, specNamed("dtype", {"uint8"}), patternOfPixels(), seed};
  row.finish = pixelsCounted;
  row.checkBytes = [](const Parameters& parameters) { return static_cast<double>(parameters.n); };
  row.closedForm = [](const Parameters& parameters) {
    return std::optional(static_cast<double>(parameters.n));
  };
  return row;
}

KernelRow histogramRow(const Intro& intro, bool isShared) {
  KernelRow row = imageRow(intro, "256");
  row.orderFree = {"histogram"};
  if (isShared) row.orderFree.emplace_back("counts");
  row.plan = [intro, isShared](const Parameters& parameters) {
    return planHistogram(intro.id, intro.entry, isShared, parameters);
  };
  row.reference = histogramReference;
  row.compare = compareHistogram;
  row.cpuVariants = histogramCpuVariants;
  return row;
}

}  // namespace

std::vector<KernelRow> imageRows() {
  KernelRow equalize = imageRow(
      {.id = "equalize",
       .entry = "makeTable",
       .title = "Histogram equalisation, three launches",
       .summary = "Histogram, scan to a table of grey levels, map; every pixel is checked, and the "
                  "number below is how many were counted.",
       .origin = "OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis "
                 "and Steele, Data parallel algorithms (1986)"},
      "512");
  equalize.orderFree = {"histogram", "counts"};
  equalize.plan = planEqualize;
  equalize.reference = equalizeReference;
  equalize.compare = compareEqualized;
  equalize.cpuVariants = equalizeCpuVariants;
  return {
      histogramRow(
          {.id = "histogram_global",
           .entry = "histogramGlobal",
           .title = "Histogram, atomics in global memory",
           .summary = "Every pixel adds 1 to the counter of its grey level in global memory; the "
                      "number below is how many were counted.",
           .origin = "Sanders and Kandrot, CUDA by Example (2010), section 9.4"},
          false),
      histogramRow(
          {.id = "histogram_shared",
           .entry = "histogramShared",
           .title = "Histogram, atomics in shared memory",
           .summary = "Each block counts its own pixels in shared memory and then adds its 256 "
                      "counts to the result; the number below is how many were counted.",
           .origin = "Sanders and Kandrot, CUDA by Example (2010), section 9.4; Podlozhnyuk, "
                     "Histogram calculation in CUDA (2007)"},
          true),
      equalize,
  };
}

}  // namespace lanescope::catalog
