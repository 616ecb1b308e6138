// SPDX-License-Identifier: Apache-2.0
#include "catalog/families.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "catalog/dot_product.h"
#include "catalog/scan.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using enum trace::FindingKind;
using values::Parameters;
using values::Plan;

using MakePlan = Plan (*)(std::string_view id, std::string entry, const Parameters&);

/// Returns a pitfall's row. All that the arguments do not say is as in the row that it breaks.
KernelRow pitfallRow(const KernelRow& broken, const Intro& pitfall,
                     std::vector<trace::FindingKind> findings, MakePlan plan = planDotShared) {
  KernelRow row = broken;
  introduce(row, "pitfalls", pitfall);
  row.breaks = broken.id;
  row.findings = std::move(findings);
  row.plan = [pitfall, plan](const Parameters& parameters) {
    return plan(pitfall.id, pitfall.entry.instance(), parameters);
  };
  // A pitfall is written for sums of float32 alone, and inclusive.
  std::erase_if(row.parameters,
                [](const ParameterSpec& spec) { return isOfTheProblem(spec.name); });
  return row;
}

/// Plans one thread an element, and enough blocks for all elements.
Plan planNoBounds(std::string_view id, std::string entry, const Parameters& parameters) {
  Plan plan = planDotGlobal(id, std::move(entry), parameters);
  values::Launch& launch = plan.launches.back();
  launch.grid.x = static_cast<std::uint32_t>((parameters.n - 1) / parameters.block + 1);
  launch.arguments.pop_back();  // this kernel does not take n
  return plan;
}

KernelRow noBounds(const KernelRow& dotGlobal) {
  KernelRow row =
      pitfallRow(dotGlobal,
                 {.id = "dot_no_bounds",
                  .entry = "dotNoBounds",
                  .title = "Pitfall: no bounds check",
                  .summary = "The last block's spare threads go beyond the ends of the arrays.",
                  .origin = "dot_global with one thread an element, without its condition"},
                 {outOfBounds}, planNoBounds);
  std::erase_if(row.parameters, [](const ParameterSpec& spec) {
    return spec.name == "grid" || spec.name == "rule";
  });
  ParameterSpec& n = specOf(row, "n");
  n.maximum = (std::int64_t{1} << 31) - 1;  // blocks of one thread each
  n.defaultValue = "1000";                  // not a multiple of the block
  row.launchToBreak = [](Parameters& parameters) {
    constexpr std::array<std::int64_t, 4> kOdd{96, 160, 224, 33};
    for (auto block = kOdd.begin(); block != kOdd.end() && parameters.n % parameters.block == 0;
         ++block) {
      parameters.block = *block;
    }
  };
  return row;
}

KernelRow oddBlock(const KernelRow& dotShared) {
  KernelRow row =
      pitfallRow(dotShared,
                 {.id = "dot_odd_block",
                  .entry = "dotOddBlock",
                  .title = "Pitfall: a block that is not a power of two",
                  .summary = "Halving an odd number of sums leaves one of them out.",
                  .origin = "The shared-memory tree, launched with any number of threads"},
                 {});
  ParameterSpec& block = specOf(row, "block");
  block.powerOfTwo = false;
  block.defaultValue = "96";
  block.help = "Any number; the sum is right only for a power of two.";
  row.launchToBreak = [](Parameters& parameters) {
    if (std::has_single_bit(static_cast<std::uint64_t>(parameters.block))) parameters.block = 96;
  };
  return row;
}

/// Plans one sum for all blocks.
Plan planPlainSum(std::string_view id, std::string entry, const Parameters& parameters) {
  Plan plan = planDotShared(id, std::move(entry), parameters);
  plan.buffers.back().name = "sum";
  plan.buffers.back().count = 1;
  plan.buffers.back().zeroed = true;
  return plan;
}

Plan planInPlace(std::string_view id, std::string entry, const Parameters& parameters) {
  Plan plan = planThreadAnElement(id, std::move(entry), static_cast<std::uint64_t>(parameters.n),
                                  parameters);
  plan.launches[0].arguments.pop_back();  // this kernel is inclusive
  return plan;
}

}  // namespace

std::vector<KernelRow> pitfallRows(std::span<const KernelRow> correct) {
  const auto rowNamed = [&](std::string_view id) -> const KernelRow& {
    return *std::ranges::find(correct, id, &KernelRow::id);
  };
  const KernelRow& dotShared = rowNamed("dot_shared");
  return {
      pitfallRow(dotShared,
                 {.id = "dot_no_load_barrier",
                  .entry = "dotNoLoadBarrier",
                  .title = "Pitfall: no barrier after the load",
                  .summary = "Threads add their neighbours' sums without waiting for them.",
                  .origin = "The shared-memory tree, without its first barrier"},
                 {race}),
      pitfallRow(dotShared,
                 {.id = "dot_no_tree_barrier",
                  .entry = "dotNoTreeBarrier",
                  .title = "Pitfall: no barrier in the tree",
                  .summary = "Each step reads what the step before may not have written yet.",
                  .origin = "The shared-memory tree, without the barrier of its steps"},
                 {race}),
      pitfallRow(
          dotShared,
          {.id = "dot_divergent_barrier",
           .entry = "dotDivergentBarrier",
           .title = "Pitfall: a barrier inside the branch",
           .summary = "Only the threads that add arrive at the barrier; the others never do. A GPU "
                      "since Volta goes on once those have ended; elsewhere it may hang.",
           .origin = "Sanders and Kandrot, CUDA by Example (2010), chapter 5, as what not to do"},
          {divergentBarrier}),
      noBounds(rowNamed("dot_global")),
      oddBlock(dotShared),
      pitfallRow(dotShared,
                 {.id = "dot_plain_sum",
                  .entry = "dotPlainSum",
                  .title = "Pitfall: a sum over blocks that is not atomic",
                  .summary = "Every block adds to the same element; what another one writes "
                             "meanwhile is lost.",
                  .origin = "The shared-memory tree with one sum for all blocks"},
                 {race}, planPlainSum),
      pitfallRow(dotShared,
                 {.id = "dot_no_zero",
                  .entry = "dotNoZero",
                  .title = "Pitfall: a sum that was never cleared",
                  .summary = "Each block adds to its element of memory as cudaMalloc gave it; "
                             "a GPU may give zeros, and then the sum is right by luck.",
                  .origin = "The shared-memory tree with += for its last ="},
                 {unwrittenRead}),
      pitfallRow(
          rowNamed("dot_last_warp"),
          {.id = "dot_warp_without_sync",
           .entry = "dotWarpWithoutSync",
           .title = "Pitfall: the last warp without __syncwarp()",
           .summary = "Once a single warp is left, nothing makes its threads wait for each other.",
           .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, which no "
                     "longer holds since Volta (2017)"},
          {race}),
      pitfallRow(
          rowNamed("scan_hillis_steele"),
          {.id = "scan_in_place",
           .entry = "scanInPlace",
           .title = "Pitfall: a scan in place",
           .summary = "A thread overwrites the element that its neighbour still has to read.",
           .origin = "Hillis-Steele as it often stands in tutorials, with one buffer"},
          {race}, planInPlace),
      pitfallRow(
          dotShared,
          {.id = "dot_wild_store",
           .entry = "dotWildStore",
           .title = "Pitfall: a store far outside its array",
           .summary =
               "The last index is computed wrongly. On a GPU the process must be started again.",
           .origin =
               "CUDA C++ Programming Guide, error handling: an illegal address ends the context"},
          {outOfBounds}),
      pitfallRow(
          dotShared,
          {.id = "dot_endless",
           .entry = "dotEndless",
           .title = "Pitfall: a loop that never ends",
           .summary =
               "The tree forgets to halve. Only ending its process stops such a kernel on a GPU.",
           .origin = "The loop of the shared-memory tree, without its last line"},
          {runaway}),
  };
}

}  // namespace lanescope::catalog
