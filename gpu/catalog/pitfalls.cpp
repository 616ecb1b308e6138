// SPDX-License-Identifier: Apache-2.0
#include "catalog/families.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "catalog/dot_product.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using enum trace::FindingKind;
using values::Parameters;
using values::Plan;

using MakePlan = Plan (*)(std::string_view id, std::string entry, const Parameters&);

/// Returns a pitfall's row whose launch is as the row's that it breaks, with another kernel.
KernelRow alikeRow(const KernelRow& broken, const Intro& pitfall,
                   std::vector<trace::FindingKind> findings) {
  KernelRow row = broken;
  introduce(row, "pitfalls", pitfall);
  row.breaks = broken.id;
  row.findings = std::move(findings);
  row.plan = [pitfall, plan = broken.plan](const Parameters& parameters) {
    Plan made = plan(parameters);
    made.kernel = pitfall.id;
    std::string& entry = made.launches.back().entry;
    entry.replace(0, entry.find('<'), pitfall.entry.instance());
    return made;
  };
  return row;
}

/// Returns a pitfall's row with a plan of its own. All that the arguments do not say is as in the
/// row that it breaks.
KernelRow pitfallRow(const KernelRow& broken, const Intro& pitfall,
                     std::vector<trace::FindingKind> findings, MakePlan plan = planDotShared) {
  KernelRow row = alikeRow(broken, pitfall, std::move(findings));
  row.plan = [pitfall, plan](const Parameters& parameters) {
    return plan(pitfall.id, pitfall.entry.instance(), parameters);
  };
  // A pitfall is written for sums of float32 alone, and inclusive.
  std::erase_if(row.parameters,
                [](const ParameterSpec& spec) { return isOfTheProblem(spec.name); });
  return row;
}

/// Returns a pitfall's row of an inclusive scan for sums of float32 and int32.
KernelRow scanPitfall(const KernelRow& broken, const Intro& pitfall,
                      std::vector<trace::FindingKind> findings) {
  KernelRow row = alikeRow(broken, pitfall, std::move(findings));
  row.plan = [pitfall, plan = broken.plan](const Parameters& parameters) {
    Plan made = plan(parameters);
    made.kernel = pitfall.id;
    made.launches[0].entry = pitfall.entry.instance({nameOf(parameters.dtype)});
    made.launches[0].arguments.pop_back();  // this kernel is inclusive
    return made;
  };
  std::erase_if(row.parameters,
                [](const ParameterSpec& spec) { return spec.name == "scan" || spec.name == "op"; });
  specOf(row, "dtype").choices = {"float32", "int32"};
  return row;
}

KernelRow scanInPlace(const KernelRow& hillisSteele) {
  KernelRow row = scanPitfall(
      hillisSteele,
      {.id = "scan_in_place",
       .entry = "scanInPlace",
       .title = "Pitfall: a scan in place",
       .summary = "A thread overwrites the element that its neighbour still has to read.",
       .origin = "Hillis-Steele as it often stands in tutorials, with one buffer"},
      {race});
  row.plan = [plan = row.plan](const Parameters& parameters) {
    Plan made = plan(parameters);
    made.launches[0].shared[0].count /= 2;  // one buffer
    return made;
  };
  return row;
}

KernelRow matmulNoBounds(const KernelRow& tiled) {
  KernelRow row = alikeRow(
      tiled,
      {.id = "matmul_no_bounds",
       .entry = "matmulNoBounds",
       .title = "Pitfall: a product without a bounds check",
       .summary = "Where the tile does not divide the matrices, elements of the next row "
                  "enter the sums; the number below is the last element of C.",
       .origin = "The tiled product as tutorials often write it, for sizes that 16 divides"},
      {outOfBounds, race});
  row.plan = [plan = row.plan](const Parameters& parameters) {
    Plan made = plan(parameters);
    constexpr std::ptrdiff_t kPlaceOfM = 3;
    made.launches[0].arguments.erase(made.launches[0].arguments.begin() + kPlaceOfM);
    return made;
  };
  specOf(row, "n").defaultValue = "50";  // no multiple of a tile
  row.launchToBreak = [](Parameters& parameters) {
    const auto isDivided = [&parameters] {
      return parameters.n % parameters.tile == 0 && parameters.rows() % parameters.tile == 0 &&
             parameters.depth() % parameters.tile == 0;
    };
    constexpr std::array<std::int64_t, 2> kTiles{16, 32};
    for (auto tile = kTiles.begin(); tile != kTiles.end() && isDivided(); ++tile) {
      parameters.tile = *tile;
    }
  };
  return row;
}

KernelRow matmulNoUseBarrier(const KernelRow& tiled) {
  KernelRow row = alikeRow(
      tiled,
      {.id = "matmul_no_use_barrier",
       .entry = "matmulNoUseBarrier",
       .title = "Pitfall: a product without its second barrier",
       .summary = "The next tiles overwrite these while other threads still read them; the "
                  "number below is the last element of C.",
       .origin = "The tiled product, without the barrier at the end of a step"},
      {race});
  row.launchToBreak = [](Parameters& parameters) {
    constexpr std::int64_t kLeast = 8;
    if (parameters.depth() <= parameters.tile) parameters.tile = kLeast;  // more than one step
  };
  return row;
}

/// Returns the row of a pitfall that shows only where a stage is used again.
KernelRow stagePitfall(const KernelRow& warpGroup, const Intro& pitfall,
                       std::vector<trace::FindingKind> findings) {
  KernelRow row = alikeRow(warpGroup, pitfall, std::move(findings));
  static constexpr std::int64_t kTwoSteps = 64;
  static constexpr std::int64_t kFiveSteps = 160;
  specOf(row, "k").defaultValue = "160";
  row.launchToBreak = [](Parameters& parameters) {
    if (parameters.depth() <= kTwoSteps) parameters.k = kFiveSteps;
  };
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

}  // namespace

std::vector<KernelRow> pitfallRows(std::span<const KernelRow> correct) {
  const auto rowNamed = [&](std::string_view id) -> const KernelRow& {
    return *std::ranges::find(correct, id, &KernelRow::id);
  };
  const KernelRow& dotShared = rowNamed("dot_shared");
  const KernelRow& blelloch = rowNamed("scan_blelloch");
  const KernelRow& tiled = rowNamed("matmul_tiled");
  const KernelRow& warpGroup = rowNamed("matmul_warp_group");
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
      scanInPlace(rowNamed("scan_hillis_steele")),
      scanPitfall(
          blelloch,
          {.id = "scan_no_zero",
           .entry = "scanNoZero",
           .title = "Pitfall: a scan that does not clear the root",
           .summary = "The sum of all elements goes down the tree as what lies before them.",
           .origin = "Blelloch's scan, without the zero between its two ways"},
          {}),
      scanPitfall(blelloch,
                  {.id = "scan_no_sweep_barrier",
                   .entry = "scanNoSweepBarrier",
                   .title = "Pitfall: no barrier on the way down",
                   .summary = "Each step down reads what the step before may not have written yet.",
                   .origin = "Blelloch's scan, without the barrier of its second way"},
                  {race}),
      alikeRow(
          tiled,
          {.id = "matmul_no_load_barrier",
           .entry = "matmulNoLoadBarrier",
           .title = "Pitfall: a product without its first barrier",
           .summary = "Threads multiply elements of the tiles that others have not loaded yet; "
                      "the number below is the last element of C.",
           .origin = "The tiled product, without the barrier behind the loads"},
          {race}),
      matmulNoUseBarrier(tiled),
      matmulNoBounds(tiled),
      alikeRow(tiled,
               {.id = "matmul_transposed_index",
                .entry = "matmulTransposedIndex",
                .title = "Pitfall: a tile read with its indices exchanged",
                .summary = "Each tile of B is used as its own transpose; no thread is early and no "
                           "access outside. The number below is the last element of C.",
                .origin = "The tiled product, with row and column of one tile exchanged"},
               {}),
      alikeRow(rowNamed("matmul_async"),
               {.id = "matmul_no_copy_wait",
                .entry = "matmulNoCopyWait",
                .title = "Pitfall: asynchronous copies that no thread waits for",
                .summary = "The block's barrier waits for threads, not for the copies that they "
                           "have started; the number below is the last element of C.",
                .origin = "The product with asynchronous copies, without __pipeline_wait_prior()"},
               {race, missingWait}),
      stagePitfall(
          warpGroup,
          {.id = "matmul_early_refill",
           .entry = "matmulEarlyRefill",
           .title = "Pitfall: a stage that is filled again too early",
           .summary = "Bulk copies overwrite the tiles that the tensor cores still read; the "
                      "number below is the last element of C.",
           .origin =
               "The product by one warp group, with its wait for the products behind its copies"},
          {race}),
      stagePitfall(
          warpGroup,
          {.id = "matmul_one_phase",
           .entry = "matmulOnePhase",
           .title = "Pitfall: a wait for the wrong phase",
           .summary = "The threads wait for a phase that is over and take the old tiles for the "
                      "new ones; the number below is the last element of C.",
           .origin = "The product by one warp group, with the same parity in every step"},
          {race}),
      stagePitfall(
          warpGroup,
          {.id = "matmul_no_product_fence",
           .entry = "matmulNoProductFence",
           .title = "Pitfall: no fence before a tensor-core product",
           .summary = "The tensor cores may read registers that are not written yet; the number "
                      "below is the last element of C.",
           .origin = "The product by one warp group, without its wgmma.fence"},
          {missingFence}),
      stagePitfall(
          warpGroup,
          {.id = "matmul_no_product_wait",
           .entry = "matmulNoProductWait",
           .title = "Pitfall: tensor-core products that no thread waits for",
           .summary = "Their operands are overwritten and their sums stored while they are under "
                      "way; the number below is the last element of C.",
           .origin = "The product by one warp group, without its wgmma.wait_group"},
          {race, missingWait}),
      alikeRow(rowNamed("histogram_global"),
               {.id = "histogram_plain_add",
                .entry = "histogramPlainAdd",
                .title = "Pitfall: counters that are not atomic",
                .summary = "Two threads that load the same count lose a pixel; the number below is "
                           "how many were counted.",
                .origin = "The histogram, with += for its atomicAdd()"},
               {race}),
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
