// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "catalog/dot_product.h"
#include "catalog/kernel_sources.h"
#include "catalog/pitfalls.h"
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

values::Plan planDotSharedTree(const values::Parameters& parameters) {
  return planDotShared("dot_shared", "dotShared", parameters);
}

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
       .plan = planDotSharedTree,
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
  };
  std::ranges::move(pitfallRows(rows[0], rows[1]), std::back_inserter(rows));
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
