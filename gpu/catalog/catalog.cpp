// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <array>

#include "catalog/dot_product.h"
#include "catalog/kernel_sources.h"
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

/// A kernel of dot_shared's shape: same buffers, same launch, same check.
template <const char* Id, const char* Entry>
values::Plan planLikeDotShared(const values::Parameters& parameters) {
  return planDotShared(Id, Entry, parameters);
}
constexpr char kDotSharedId[] = "dot_shared";
constexpr char kDotSharedEntry[] = "dotShared";
constexpr char kWildStoreId[] = "dot_wild_store";
constexpr char kWildStoreEntry[] = "dotWildStore";
constexpr char kEndlessId[] = "dot_endless";
constexpr char kEndlessEntry[] = "dotEndless";

const std::vector<KernelRow>& table() {
  static const std::vector<KernelRow> kRows{
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
      {.id = kDotSharedId,
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
       .plan = planLikeDotShared<kDotSharedId, kDotSharedEntry>,
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
      {.id = kWildStoreId,
       .family = "pitfalls",
       .title = "Pitfall: a store far outside its array",
       .summary = "The last index is computed wrongly. On a GPU the process must be started again.",
       .origin = "CUDA C++ Programming Guide, error handling: an illegal address ends the context",
       .source = "pitfalls/dot_wild_store.cuh",
       .breaks = kDotSharedId,
       .inputs = kDotInputs,
       .parameters = kDotSharedParameters,
       .plan = planLikeDotShared<kWildStoreId, kWildStoreEntry>,
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
      {.id = kEndlessId,
       .family = "pitfalls",
       .title = "Pitfall: a loop that never ends",
       .summary =
           "The tree forgets to halve. Only ending its process stops such a kernel on a GPU.",
       .origin = "The loop of the shared-memory tree, without its last line",
       .source = "pitfalls/dot_endless.cuh",
       .breaks = kDotSharedId,
       .inputs = kDotInputs,
       .parameters = kDotSharedParameters,
       .plan = planLikeDotShared<kEndlessId, kEndlessEntry>,
       .finish = addInDouble,
       .reference = dotReference,
       .tolerance = dotSharedTolerance,
       .cpuVariants = dotCpuVariants,
       .closedForm = dotClosedForm},
  };
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
