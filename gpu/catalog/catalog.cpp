// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "catalog/dot_product.h"
#include "catalog/kernel_sources.h"
#include "catalog/pitfalls.h"
#include "catalog/scan.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

constexpr std::array<std::string_view, 2> kDotInputs{"a", "b"};

using Type = ParameterSpec::Type;

// 2^40 elements are 4 TiB an array: more than any machine's memory, and the most that a record's
// index holds.
const ParameterSpec kElements{.name = "n",
                              .title = "Elements",
                              .help = "Length of each input array.",
                              .type = Type::integer,
                              .minimum = 1,
                              .maximum = std::int64_t{1} << 40,
                              .defaultValue = "1024"};
const ParameterSpec kBlock{.name = "block",
                           .title = "Threads per block",
                           .help = "A GPU runs at most 1024 threads a block.",
                           .type = Type::integer,
                           .minimum = 1,
                           .maximum = 1024,
                           .defaultValue = "256"};
const ParameterSpec kPowerOfTwoBlock = [] {
  ParameterSpec spec = kBlock;
  spec.help = "A power of two: each step of the tree halves the number of adding threads.";
  spec.powerOfTwo = true;
  return spec;
}();
const ParameterSpec kGrid{.name = "grid",
                          .title = "Blocks",
                          .help = "auto launches min(32, ceil(n / block)) blocks.",
                          .type = Type::integer,
                          .minimum = 1,
                          .maximum = (std::int64_t{1} << 31) - 1,
                          .optional = true,
                          .defaultValue = "auto"};
const ParameterSpec kPattern{.name = "pattern",
                             .title = "Input",
                             .help =
                                 "iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; ones: "
                                 "all 1; random: uniform in [-1, 1).",
                             .type = Type::choice,
                             .defaultValue = "iota-two",
                             .choices = {"iota-two", "iota-double", "ones", "random"}};
const ParameterSpec kSeed{.name = "seed",
                          .title = "Seed",
                          .help = "Of the pattern random.",
                          .type = Type::integer,
                          .minimum = 0,
                          .maximum = INT64_MAX,
                          .defaultValue = "1"};

const std::vector<ParameterSpec> kDotGlobalParameters{kElements, kBlock, kGrid, kPattern, kSeed};
const std::vector<ParameterSpec> kDotSharedParameters{kElements, kPowerOfTwoBlock, kGrid, kPattern,
                                                      kSeed};

constexpr std::array<std::string_view, 1> kScanInputs{"a"};
const std::vector<ParameterSpec> kBlockScanParameters = [] {
  ParameterSpec elements = kElements;
  elements.help = "Length of the input array; one block scans it, with a thread an element.";
  elements.maximum = 1024;
  elements.defaultValue = "19";
  ParameterSpec pattern = kPattern;
  pattern.help = "iota-two and iota-double: a[i]=i; ones: all 1; random: uniform in [-1, 1).";
  return std::vector<ParameterSpec>{elements, pattern, kSeed};
}();

std::vector<KernelRow> makeTable() {
  std::vector<KernelRow> rows{
      {.id = "dot_global",
       .family = "reduce",
       .title = "Dot product, products in global memory",
       .summary = "Every thread writes its products to global memory; the host adds all n of them.",
       .origin = "Sanders and Kandrot, CUDA by Example (2010), chapter 5, first step",
       .source = "reduce/dot_global.cuh",
       .breaks = "",
       .inputs = kDotInputs,
       .parameters = kDotGlobalParameters,
       .plan = planDotGlobal,
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotGlobalTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
      {.id = "dot_shared",
       .family = "reduce",
       .title = "Dot product, shared-memory tree",
       .summary = "Each block adds its products in a shared-memory tree; the host adds one number "
                  "a block.",
       .origin = "Sanders and Kandrot, CUDA by Example (2010), chapter 5; Harris, Optimizing "
                 "Parallel Reduction in "
                 "CUDA (2007), step 3",
       .source = "reduce/dot_shared.cuh",
       .breaks = "",
       .inputs = kDotInputs,
       .parameters = kDotSharedParameters,
       .plan =
           [](const values::Parameters& parameters) {
             return planDotShared("dot_shared", "dotShared", parameters);
           },
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
      {.id = "dot_last_warp",
       .family = "reduce",
       .title = "Dot product, the last warp on its own",
       .summary = "The tree's last steps are of one warp, whose threads wait for each other only.",
       .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the "
                 "__syncwarp() of CUDA 9 (2017)",
       .source = "reduce/dot_last_warp.cuh",
       .breaks = "",
       .inputs = kDotInputs,
       .parameters = kDotSharedParameters,
       .plan =
           [](const values::Parameters& parameters) {
             return planDotShared("dot_last_warp", "dotLastWarp", parameters);
           },
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
      {.id = "scan_hillis_steele",
       .family = "scan",
       .title = "Inclusive scan, Hillis-Steele, one block",
       .summary = "Each step adds the element that lies 1, 2, 4, … before; the number below is the "
                  "sum of all outputs.",
       .origin = "Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and Owens, "
                 "GPU Gems 3 (2007), chapter 39",
       .source = "scan/scan_hillis_steele.cuh",
       .breaks = "",
       .inputs = kScanInputs,
       .parameters = kBlockScanParameters,
       .plan =
           [](const values::Parameters& parameters) {
             return planBlockScan("scan_hillis_steele", "scanHillisSteele", 2, parameters);
           },
       .finish = addInDouble,
       .reference = scanReference,
       .tolerance = scanTolerance,
       .cpuVariants = scanCpuVariants,
       .closedForm = scanClosedForm},
  };
  std::ranges::move(pitfallRows(rows), std::back_inserter(rows));
  return rows;
}

const std::vector<KernelRow>& table() {
  static const std::vector<KernelRow> kRows = makeTable();
  return kRows;
}

}  // namespace

std::span<const KernelRow> kernels() {
  return table();
}

const ParameterSpec* KernelRow::parameter(std::string_view name) const {
  for (const ParameterSpec& spec : parameters) {
    if (spec.name == name) return &spec;
  }
  return nullptr;
}

const KernelRow& find(std::string_view id) {
  std::string known;
  for (const KernelRow& row : table()) {
    if (row.id == id) return row;
    known += (known.empty() ? "" : ", ") + std::string(row.id);
  }
  values::refuse("There is no kernel '" + std::string(id) + "'; the kernels are " + known + ".");
}

std::string_view sourceText(std::string_view source) {
  for (const KernelSource& candidate : kernelSources()) {
    if (candidate.file == source) return candidate.text;
  }
  values::refuse("There is no kernel file '" + std::string(source) + "'.");
}

}  // namespace lanescope::catalog
