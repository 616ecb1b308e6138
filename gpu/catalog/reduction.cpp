// SPDX-License-Identifier: Apache-2.0
#include "catalog/families.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>
#include <utility>

#include "catalog/one_launch.h"
#include "catalog/reduction_check.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 1> kReductionInputs{"in"};
const std::vector<std::string_view> kAllTypes{"float32", "float64", "int32", "int64"};
const std::vector<std::string_view> kAllOps{"sum", "min", "max"};

/// How the blocks of a step combine their elements.
struct Tree {
  /// Elements that a thread takes before the tree; 0: the grid steps through all elements.
  std::int64_t elementsPerThread = 0;
  /// The one shared array that the tree of a block works on has one element per warp, not one per
  /// thread.
  bool isOfWarps = false;
};
constexpr Tree kOneElement{.elementsPerThread = 1};
constexpr Tree kTwoElements{.elementsPerThread = 2};
constexpr Tree kWarps{.isOfWarps = true};

/// A step of the ladder.
struct Step {
  Intro intro;
  Tree tree;
};

std::int64_t gridOf(const Step& step, const Parameters& parameters) {
  const std::int64_t each = step.tree.elementsPerThread;
  const std::int64_t most =
      (parameters.n - 1) / (parameters.block * std::max<std::int64_t>(1, each)) + 1;
  return each > 0 ? most : blocksFor(parameters, most);
}

Plan planOf(const Step& step, const Parameters& parameters) {
  const std::int64_t grid = gridOf(step, parameters);
  Plan plan;
  plan.kernel = step.intro.id;
  plan.buffers = {bufferOf("in", Role::input, parameters.dtype, parameters.n),
                  bufferOf("partial", Role::output, parameters.dtype, grid)};
  const std::int64_t shared = step.tree.isOfWarps ? parameters.block / 32 : parameters.block;
  plan.launches = {launchOf(instanceOf(step.intro.entry, parameters), grid, parameters.block,
                            {BufferIndex{0}, BufferIndex{1}, parameters.n},
                            {sharedOf(parameters.dtype, shared)})};
  return plan;
}

/// Plans a second launch: the same kernel with one block combines the blocks' numbers.
Plan planTwoLaunches(const Step& step, const Parameters& parameters) {
  Plan plan = planOf(step, parameters);
  const std::uint64_t partials = plan.buffers[1].count;
  plan.buffers[1].role = Role::scratch;
  plan.buffers.push_back({"out", Role::output, parameters.dtype, 1});
  values::Launch second = plan.launches[0];
  second.grid.x = 1;
  second.arguments = {BufferIndex{1}, BufferIndex{2}, static_cast<std::int64_t>(partials)};
  plan.launches.push_back(second);
  return plan;
}

/// Returns the bits of the operation's identity, from which the atomic operations start.
std::uint64_t identityBits(const Parameters& parameters) {
  if (parameters.op == values::Op::sum) return 0;
  const bool isLeast = parameters.op == values::Op::min;
  if (parameters.dtype == DType::int32) {
    using Limits = std::numeric_limits<std::int32_t>;
    return std::bit_cast<std::uint32_t>(isLeast ? Limits::max() : Limits::min());
  }
  using Limits = std::numeric_limits<std::int64_t>;
  return std::bit_cast<std::uint64_t>(isLeast ? Limits::max() : Limits::min());
}

/// Plans blocks that all combine their numbers with one.
Plan planAtomic(const Step& step, const Parameters& parameters) {
  Plan plan = planOf(step, parameters);
  plan.buffers[1].name = "out";
  plan.buffers[1].count = 1;
  plan.buffers[1].zeroed = true;
  plan.buffers[1].startBits = identityBits(parameters);
  return plan;
}

constexpr std::int64_t kMostOfACluster = 16;
constexpr std::int64_t kClusterVectorBytes = 16;

/// Returns the number of whole vectors of the input.
std::int64_t vectorsOf(const Parameters& parameters) {
  return parameters.n / (kClusterVectorBytes / static_cast<std::int64_t>(sizeOf(parameters.dtype)));
}

/// Returns as many blocks as give each thread a vector, rounded up to a power of two.
std::int64_t clusterOf(const Parameters& parameters) {
  if (parameters.grid) return *parameters.grid;
  const std::int64_t busy = (vectorsOf(parameters) - 1) / parameters.block + 1;
  const auto whole = std::bit_ceil(static_cast<std::uint64_t>(std::max<std::int64_t>(1, busy)));
  return std::min(static_cast<std::int64_t>(whole), kMostOfACluster);
}

/// Plans one cluster of all blocks, whose first block combines the numbers of all.
Plan planCluster(const Step& step, const Parameters& parameters) {
  const std::int64_t blocks = clusterOf(parameters);
  Plan plan = planOf(step, parameters);
  plan.computeCapability = 90;
  plan.buffers[1] = {"out", Role::output, parameters.dtype, 1};
  values::Launch& launch = plan.launches[0];
  launch.grid.x = static_cast<std::uint32_t>(blocks);
  launch.cluster = launch.grid.x;
  launch.overlaps = true;
  launch.shared.push_back(sharedOf(parameters.dtype, blocks));
  return plan;
}

/// Returns the roundings on an element's way: the loop of its thread over vectors, the tree of its
/// block, the tree of the blocks.
double clusterRoundings(const Parameters& parameters) {
  const std::int64_t threads = clusterOf(parameters) * parameters.block;
  const std::int64_t width =
      kClusterVectorBytes / static_cast<std::int64_t>(sizeOf(parameters.dtype));
  const std::int64_t loop = (vectorsOf(parameters) / threads + 1) * width + 1;
  const auto tree = std::bit_width(static_cast<std::uint64_t>(parameters.block));
  return static_cast<double>(loop + tree + std::bit_width(std::uint64_t{kMostOfACluster}));
}

/// Returns the roundings on an element's way through its thread's loop and its block's tree.
double treeRoundings(std::int64_t elements, std::int64_t blocks, const Parameters& parameters) {
  const std::int64_t tree = std::bit_width(static_cast<std::uint64_t>(parameters.block));
  const std::int64_t loop = (elements - 1) / (blocks * parameters.block) + 1;
  return static_cast<double>(loop + tree);
}
double treeRoundings(const Step& step, const Parameters& parameters) {
  return treeRoundings(parameters.n, gridOf(step, parameters), parameters);
}

/// Makes the row of a step whose blocks leave partial results.
KernelRow reductionRow(const Step& step) {
  KernelRow row = rowOf("reduce", step.intro);
  row.inputs = kReductionInputs;
  row.parameters = {specNamed("n"), step.tree.isOfWarps ? warpBlockSpec() : powerOfTwoBlock()};
  if (step.tree.elementsPerThread == 0) {
    row.parameters.push_back(specNamed("grid"));
    row.parameters.push_back(specNamed("rule", {"fill", "book"}));
  }
  for (ParameterSpec spec : {specNamed("op", kAllOps), specNamed("dtype", kAllTypes),
                             patternOfOne(), specNamed("seed"), specNamed("shuffle")}) {
    row.parameters.push_back(std::move(spec));
  }
  row.plan = [step](const Parameters& parameters) { return planOf(step, parameters); };
  row.finish = combineOutput;
  row.reference = reductionReference;
  row.compare = withinRoundings(
      [step](const Parameters& parameters) { return treeRoundings(step, parameters); });
  row.cpuVariants = reductionCpuVariants;
  row.closedForm = reductionClosedForm;
  return row;
}

void setChoices(KernelRow& row, std::string_view name, std::vector<std::string_view> choices) {
  ParameterSpec& spec = specOf(row, name);
  spec.defaultValue = choices.front();
  spec.choices = std::move(choices);
}

KernelRow unrolledRow(const Step& step) {
  KernelRow row = reductionRow(step);
  ParameterSpec& block = specOf(row, "block");
  block.minimum = 128;
  block.maximum = 512;
  block.help = "128, 256 or 512; the kernel is compiled for each of them.";
  row.plan = [step](const Parameters& parameters) {
    Plan plan = planOf(step, parameters);
    plan.launches[0].entry = step.intro.entry.instance(
        {nameOf(parameters.dtype), nameOf(parameters.op), std::to_string(parameters.block)});
    return plan;
  };
  return row;
}

KernelRow warpInstructionRow(const Step& step) {
  KernelRow row = reductionRow(step);
  setChoices(row, "dtype", {"int32"});
  row.plan = [step](const Parameters& parameters) {
    Plan plan = planOf(step, parameters);
    plan.computeCapability = 80;
    return plan;
  };
  return row;
}

KernelRow atomicRow(const Step& step) {
  KernelRow row = reductionRow(step);
  row.orderFree = {"out"};
  row.plan = [step](const Parameters& parameters) { return planAtomic(step, parameters); };
  row.compare = withinRoundings([step](const Parameters& parameters) {
    return treeRoundings(step, parameters) + static_cast<double>(gridOf(step, parameters));
  });
  return row;
}

/// Makes the row of a step whose tree is in global memory, in a copy of the input.
KernelRow inPlaceRow(const Step& step) {
  KernelRow row = reductionRow(step);
  row.plan = [step](const Parameters& parameters) {
    Plan plan = planOf(step, parameters);
    values::Buffer data = bufferOf("data", Role::scratch, parameters.dtype, parameters.n);
    data.zeroed = true;
    data.copyOf = 0;
    plan.buffers.push_back(std::move(data));
    plan.launches[0].shared.clear();
    plan.launches[0].arguments[0] = BufferIndex{2};
    return plan;
  };
  return row;
}

/// Makes the row of a step whose threads combine their elements in any order.
KernelRow sharedAtomicRow(const Step& step) {
  KernelRow row = reductionRow(step);
  specOf(row, "block") = specNamed("block");
  row.orderFree = {"total", "partial"};
  row.plan = [step](const Parameters& parameters) {
    Plan plan = planOf(step, parameters);
    plan.launches[0].shared[0].count = 1;
    return plan;
  };
  row.compare = withinRoundings(
      [](const Parameters& parameters) { return static_cast<double>(parameters.block); });
  return row;
}

KernelRow twoLaunchesRow(const Step& step) {
  KernelRow row = reductionRow(step);
  row.plan = [step](const Parameters& parameters) { return planTwoLaunches(step, parameters); };
  row.compare = withinRoundings([step](const Parameters& parameters) {
    return treeRoundings(step, parameters) + treeRoundings(gridOf(step, parameters), 1, parameters);
  });
  return row;
}

KernelRow oneLaunchRow(const Step& step) {
  KernelRow row = reductionRow(step);
  setChoices(row, "rule", {"tuned", "fill", "book"});
  row.orderFree = {"ticket", "isLast"};
  row.plan = [step](const Parameters& parameters) {
    return planOneLaunch(step.intro.id, instanceOf(step.intro.entry, parameters), kReductionInputs,
                         parameters);
  };
  row.compare = withinRoundings(oneLaunchRoundings);
  return row;
}

KernelRow clusterRow(const Step& step) {
  KernelRow row = reductionRow(step);
  std::erase_if(row.parameters, [](const ParameterSpec& spec) { return spec.name == "rule"; });
  specOf(row, "block").defaultValue = "512";
  ParameterSpec& grid = specOf(row, "grid");
  grid.maximum = kMostOfACluster;
  grid.help =
      "The number of blocks, all of one cluster. auto: 16, or fewer where some would have nothing "
      "to "
      "load.";
  row.plan = [step](const Parameters& parameters) { return planCluster(step, parameters); };
  row.compare = withinRoundings(clusterRoundings);
  return row;
}

}  // namespace

std::vector<KernelRow> reductionRows() {
  return {
      reductionRow(
          {{.id = "reduce_interleaved_divergent",
            .entry = "reduceInterleavedDivergent",
            .title = "Reduction 1: interleaved, divergent branch",
            .summary = "Every second thread works, then every fourth: all warps stay busy with "
                       "ever fewer lanes.",
            .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 1"},
           kOneElement}),
      inPlaceRow({{.id = "reduce_global_divergent",
                   .entry = "reduceGlobalDivergent",
                   .title = "Reduction 1, in global memory: interleaved, divergent branch",
                   .summary = "The sums take the place of the elements: every addition loads and "
                              "stores global memory.",
                   .origin = "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors "
                             "(2022), chapter 10, the simple kernel"},
                  kTwoElements}),
      reductionRow(
          {{.id = "reduce_interleaved_conflicts",
            .entry = "reduceInterleavedConflicts",
            .title = "Reduction 2: interleaved, bank conflicts",
            .summary = "The working threads stand side by side, but their elements share banks.",
            .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 2"},
           kOneElement}),
      reductionRow(
          {{.id = "reduce_sequential",
            .entry = "reduceSequential",
            .title = "Reduction 3: sequential addressing",
            .summary = "The second half is added to the first: no divergence, no conflict.",
            .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 3"},
           kOneElement}),
      inPlaceRow({{.id = "reduce_global_converged",
                   .entry = "reduceGlobalConverged",
                   .title = "Reduction 3, in global memory: sequential addressing",
                   .summary = "The threads that add stand side by side, and so do their elements: "
                              "no divergence, and coalesced accesses.",
                   .origin = "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors "
                             "(2022), chapter 10, the kernel with less divergence"},
                  kTwoElements}),
      sharedAtomicRow(
          {{.id = "reduce_shared_atomic",
            .entry = "reduceSharedAtomic",
            .title = "Reduction 3, without a tree: atomic operations in shared memory",
            .summary = "Every thread combines its element with one number of its "
                       "block: the threads take turns.",
            .origin = "The histogram's atomic operations on shared memory, with one bin"},
           kOneElement}),
      reductionRow({{.id = "reduce_first_add",
                     .entry = "reduceFirstAdd",
                     .title = "Reduction 4: first add during load",
                     .summary = "Each thread loads two elements and adds them: half the blocks.",
                     .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 4"},
                    kTwoElements}),
      reductionRow(
          {{.id = "reduce_last_warp",
            .entry = "reduceLastWarp",
            .title = "Reduction 5: the last warp on its own",
            .summary = "Once one warp is left, its lanes wait for each other only.",
            .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the "
                      "__syncwarp() of CUDA 9 (2017)"},
           kTwoElements}),
      unrolledRow({{.id = "reduce_unrolled",
                    .entry = "reduceUnrolled",
                    .title = "Reduction 6: fully unrolled",
                    .summary = "The size of the block is known to the compiler: no loop is left.",
                    .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 6"},
                   kTwoElements}),
      reductionRow({{.id = "reduce_many_adds",
                     .entry = "reduceManyAdds",
                     .title = "Reduction 7: many adds per thread",
                     .summary = "A thread's own sum in a register takes the place of most trees.",
                     .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 7"},
                    {}}),
      reductionRow(
          {{.id = "reduce_shuffle",
            .entry = "reduceShuffle",
            .title = "Reduction 8: warp shuffle",
            .summary = "The lanes of a warp hand each other registers; one barrier is left.",
            .origin = "Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)"},
           kWarps}),
      warpInstructionRow({{.id = "reduce_warp_instruction",
                           .entry = "reduceWarpInstruction",
                           .title = "Reduction 9: one instruction a warp",
                           .summary = "__reduce_add_sync() combines 32 integers at once; needs "
                                      "compute capability 8.0.",
                           .origin = "CUDA C++ Programming Guide, Warp Reduce Functions"},
                          kWarps}),
      atomicRow(
          {{.id = "reduce_atomic",
            .entry = "reduceAtomic",
            .title = "Reduction 10: one atomic operation per block",
            .summary = "The blocks combine their numbers with one, in whatever order they end.",
            .origin = "Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)"},
           kWarps}),
      twoLaunchesRow({{.id = "reduce_two_launches",
                       .entry = "reduceShuffle",
                       .title = "Reduction 11: two launches",
                       .summary = "The kernel of step 8 once more, with one block, on the blocks' "
                                  "numbers; its record is the second launch's.",
                       .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), which "
                                 "launches again for every level"},
                      kWarps}),
      oneLaunchRow(
          {{.id = "reduce_one_launch",
            .entry = "reduceOneLaunch",
            .title = "Reduction 12: vector loads, one launch",
            .summary = "16 bytes per load, four in flight; the block that ends last combines "
                       "all blocks' numbers.",
            .origin = "NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: "
                      "Increase Performance with Vectorized Memory Access (2013)"},
           kWarps}),
      clusterRow(
          {{.id = "reduce_cluster",
            .entry = "reduceCluster",
            .title = "Reduction 13: one cluster, distributed shared memory",
            .summary = "Up to 16 blocks hand block 0 their numbers in its shared memory; needs "
                       "compute capability 9.0.",
            .origin = "CUDA C++ Programming Guide, Thread Block Clusters and Distributed "
                      "Shared Memory"},
           kWarps}),
  };
}

}  // namespace lanescope::catalog
