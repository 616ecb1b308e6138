// SPDX-License-Identifier: Apache-2.0
#include "catalog/scan.h"

#include <array>
#include <bit>
#include <utility>

#include "catalog/look_back.h"
#include "catalog/one_launch.h"
#include "catalog/scan_check.h"
#include "catalog/scan_cluster.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 1> kScanInputs{"in"};
constexpr std::int64_t kMostOfABlock = 1024;
constexpr std::int64_t kLanes = 32;
constexpr Entry kAddSums = "addSums";
constexpr double kWarpRounds = 5.0;  ///< roundings of a scan over a warp

/// All that a row of the ladder needs beside its introduction.
struct ScanStep {
  ParameterSpec elements;
  Plan (*plan)(std::string_view id, const Entry& entry, const Parameters&);
  double (*roundings)(const Parameters&);
};

KernelRow scanRow(const Intro& intro, const ScanStep& step) {
  KernelRow row = rowOf("scan", intro);
  row.inputs = kScanInputs;
  row.parameters = {step.elements,
                    specNamed("scan"),
                    specNamed("op", {"sum", "max"}),
                    specNamed("dtype", {"float32", "int32", "int64"}),
                    patternOfOne(),
                    specNamed("seed"),
                    specNamed("shuffle")};
  row.plan = [intro, plan = step.plan](const Parameters& parameters) {
    return plan(intro.id, intro.entry, parameters);
  };
  row.finish = lastElement;
  row.reference = scanReference;
  row.compare = elementsWithinRoundings(step.roundings);
  row.roundings = step.roundings;
  row.checkBytes = scanCheckBytes;
  row.cpuVariants = scanCpuVariants;
  row.closedForm = scanClosedForm;
  return row;
}

/// Returns the parameter n of a scan by one block.
ParameterSpec elementsOfABlock(std::int64_t most, std::string_view help) {
  ParameterSpec spec = specNamed("n");
  spec.help = help;
  spec.maximum = most;
  spec.defaultValue = "19";
  return spec;
}

Plan planInOut(std::string_view id, const Parameters& parameters) {
  Plan plan;
  plan.kernel = id;
  plan.buffers = {bufferOf("in", Role::input, parameters.dtype, parameters.n),
                  bufferOf("out", Role::output, parameters.dtype, parameters.n)};
  return plan;
}

/// Plans one block of so many threads, with one shared array.
Plan planOneBlock(std::string_view id, std::string entry, std::int64_t threads,
                  std::int64_t elements, const Parameters& parameters) {
  Plan plan = planInOut(id, parameters);
  plan.launches = {
      launchOf(std::move(entry), 1, threads,
               {BufferIndex{0}, BufferIndex{1}, parameters.n, std::int64_t{parameters.exclusive}},
               {sharedOf(parameters.dtype, elements)})};
  return plan;
}

/// Plans one block with a thread an element, and a shared array of so many elements.
Plan planThreadAnElement(std::string_view id, std::string entry, std::int64_t elements,
                         const Parameters& parameters) {
  Plan plan = planOneBlock(id, std::move(entry), parameters.n, elements, parameters);
  // Each thread has its element, so the kernel does not take n.
  plan.launches[0].arguments = {BufferIndex{0}, BufferIndex{1}, std::int64_t{parameters.exclusive}};
  return plan;
}

std::int64_t wholeWarps(const Parameters& parameters) {
  return (parameters.n + kLanes - 1) / kLanes * kLanes;
}

/// Returns the number of threads, half the number of the tree's leaves.
std::int64_t treeThreads(const Parameters& parameters) {
  const std::uint64_t leaves = std::bit_ceil(static_cast<std::uint64_t>(parameters.n));
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(leaves / 2));
}

double stepsOfHillisSteele(const Parameters& parameters) {
  return std::bit_width(static_cast<std::uint64_t>(parameters.n - 1));
}
double stepsOfBlelloch(const Parameters& parameters) {
  return 2.0 * std::bit_width(static_cast<std::uint64_t>(treeThreads(parameters))) + 1.0;
}
double stepsOfBrentKung(const Parameters& parameters) {
  return 2.0 * std::bit_width(static_cast<std::uint64_t>(treeThreads(parameters)));
}
double stepsOfThreePhase(const Parameters& parameters) {
  const std::int64_t piece = (parameters.n - 1) / parameters.block + 1;
  const auto rounds = std::bit_width(static_cast<std::uint64_t>(parameters.block - 1));
  return static_cast<double>(piece + 1) + rounds;
}
double stepsOfDomino(const Parameters& parameters) {
  const std::int64_t tiles = (parameters.n - 1) / parameters.block + 1;
  return static_cast<double>(tiles) + 2.0 * kWarpRounds + 2.0;
}
double stepsOfShuffle(const Parameters&) {
  return 2.0 * kWarpRounds + 1.0;
}
double stepsOfRaking(const Parameters& parameters) {
  const std::int64_t rows = wholeWarps(parameters) / kLanes;
  return 2.0 * static_cast<double>(rows) + kWarpRounds;
}
double stepsOfThreeLaunches(const Parameters& parameters) {
  const std::int64_t tiles = (parameters.n - 1) / parameters.block + 1;
  const std::int64_t rounds = (tiles - 1) / parameters.block + 1;
  return 2.0 * (2.0 * kWarpRounds + 2.0) + static_cast<double>(rounds) + 1.0;
}

/// Plans one thread an element, and `buffers` copies of the array in shared memory.
template <std::int64_t buffers>
Plan planBuffers(std::string_view id, const Entry& entry, const Parameters& parameters) {
  return planThreadAnElement(id, instanceOf(entry, parameters), buffers * parameters.n, parameters);
}

Plan planBlelloch(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t threads = treeThreads(parameters);
  return planOneBlock(id, instanceOf(entry, parameters), threads, 2 * threads, parameters);
}

/// Plans a shared array where one place stays empty behind every 32 elements.
Plan planPadded(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t threads = treeThreads(parameters);
  const std::int64_t last = 2 * threads - 1;
  return planOneBlock(id, instanceOf(entry, parameters), threads, last + last / kLanes + 1,
                      parameters);
}

Plan planShuffle(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t threads = wholeWarps(parameters);
  return planOneBlock(id, instanceOf(entry, parameters), threads, threads / kLanes, parameters);
}

/// Plans a shared array where one place stays empty behind each lane's piece.
Plan planRaking(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t threads = wholeWarps(parameters);
  return planOneBlock(id, instanceOf(entry, parameters), threads, threads + kLanes, parameters);
}

/// Plans a piece of the array and a sum for each thread.
Plan planThreePhase(std::string_view id, const Entry& entry, const Parameters& parameters) {
  Plan plan =
      planOneBlock(id, instanceOf(entry, parameters), parameters.block, parameters.n, parameters);
  plan.launches[0].shared.push_back(sharedOf(parameters.dtype, parameters.block));
  return plan;
}

/// Plans a sum and a flag for each tile.
Plan planDomino(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t tiles = (parameters.n - 1) / parameters.block + 1;
  const auto count = static_cast<std::uint64_t>(tiles);
  Plan plan = planInOut(id, parameters);
  plan.buffers.push_back(bufferOf("sums", Role::scratch, parameters.dtype, tiles));
  plan.buffers.push_back({"flags", Role::scratch, values::DType::uint32, count, true});
  plan.buffers.push_back({"ticket", Role::scratch, values::DType::int64, 1, true});
  plan.launches = {launchOf(
      instanceOf(entry, parameters), tiles, parameters.block,
      {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, BufferIndex{3}, BufferIndex{4}, parameters.n,
       std::int64_t{parameters.exclusive}},
      {sharedOf(values::DType::uint32, 2), sharedOf(parameters.dtype, parameters.block / kLanes),
       sharedOf(parameters.dtype, 1)})};
  return plan;
}

Plan planThreeLaunches(std::string_view id, const Entry& entry, const Parameters& parameters) {
  const std::int64_t tiles = (parameters.n - 1) / parameters.block + 1;
  const values::SharedArray warps = sharedOf(parameters.dtype, parameters.block / kLanes);
  Plan plan = planInOut(id, parameters);
  plan.buffers.push_back(bufferOf("sums", Role::scratch, parameters.dtype, tiles));
  plan.launches = {
      launchOf(instanceOf(entry, parameters), tiles, parameters.block,
               {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, parameters.n,
                std::int64_t{parameters.exclusive}},
               {warps}),
      launchOf(instanceOf("scanSums", parameters), 1, parameters.block, {BufferIndex{2}, tiles},
               {warps}),
      launchOf(instanceOf(kAddSums, parameters), tiles, parameters.block,
               {BufferIndex{2}, BufferIndex{1}, parameters.n}),
  };
  return plan;
}

KernelRow threeLaunches() {
  ParameterSpec elements = specNamed("n");
  elements.maximum = std::int64_t{1} << 35;  // 2^31 - 1 blocks of 32, and a little less
  KernelRow row =
      scanRow({.id = "scan_three_launches",
               .entry = "scanTiles",
               .title = "Scan 6: three launches",
               .summary = "Scan the blocks' tiles, scan their sums, add: any length, and "
                          "four passes over memory.",
               .origin = "Sengupta, Harris, Zhang and Owens, Scan Primitives for GPU "
                         "Computing (2007); GPU Gems 3, chapter 39, arrays of arbitrary "
                         "size"},
              {.elements = elements, .plan = planThreeLaunches, .roundings = stepsOfThreeLaunches});
  row.parameters.insert(row.parameters.begin() + 1, warpBlockSpec());
  return row;
}

KernelRow domino() {
  ParameterSpec elements = specNamed("n");
  elements.maximum = std::int64_t{1} << 30;  // more blocks, one waiting for the other, take minutes
  KernelRow row =
      scanRow({.id = "scan_domino",
               .entry = "scanDomino",
               .title = "Scan 6, in one launch: domino",
               .summary = "Each block waits for the sum of the tiles before its own, adds its "
                          "tile's, and hands it on.",
               .origin = "Yan, Long and Zhang, StreamScan: Fast Scan Algorithms for GPUs without "
                         "Global Barrier Synchronization (2013); Hwu, Kirk and El Hajj, "
                         "Programming Massively Parallel Processors (2022), chapter 11"},
              {.elements = elements, .plan = planDomino, .roundings = stepsOfDomino});
  row.parameters.insert(row.parameters.begin() + 1, warpBlockSpec());
  row.orderFree = {"ticket", "drawn"};
  row.spins = true;
  return row;
}

KernelRow threePhase() {
  constexpr std::int64_t kMostElements = 4096;
  KernelRow row = scanRow(
      {.id = "scan_three_phase",
       .entry = "scanThreePhase",
       .title = "Scan 5, by a whole block: three phases",
       .summary = "Each thread scans its own piece, the block scans the pieces' sums, each thread "
                  "adds what lies before its piece.",
       .origin = "Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter "
                 "11, coarsening"},
      {.elements = elementsOfABlock(
           kMostElements, "Length of the input array; one block scans it, a piece a thread."),
       .plan = planThreePhase,
       .roundings = stepsOfThreePhase});
  ParameterSpec block = specNamed("block");
  block.defaultValue = "8";
  row.parameters.insert(row.parameters.begin() + 1, std::move(block));
  return row;
}

KernelRow lookBack() {
  KernelRow row =
      scanRow({.id = "scan_look_back",
               .entry = "scanLookBack",
               .title = "Scan 7: one launch, decoupled look-back",
               .summary = "A block publishes its tile's sum and asks the tiles before "
                          "it: two passes over memory. A float's last bits can differ "
                          "from run to run.",
               .origin = "Merrill and Garland, Single-pass Parallel Prefix Scan with "
                         "Decoupled Look-back (NVIDIA, 2016)"},
              {.elements = specNamed("n"), .plan = planLookBack, .roundings = lookBackRoundings});
  ParameterSpec block = warpBlockSpec();
  block.maximum = 512;  // more threads would have too few registers each
  row.parameters.insert(row.parameters.begin() + 1, {std::move(block), specNamed("items")});
  row.orderFree = {"ticket", "drawn", "status", "beforeTile", "out"};
  row.spins = true;
  row.limit = limitOfLookBack;
  return row;
}

KernelRow cluster() {
  ParameterSpec elements = specNamed("n");
  elements.maximum = kMostOfAScanCluster;
  KernelRow row = scanRow(
      {.id = "scan_cluster",
       .entry = "scanCluster",
       .title = "Scan 8: one cluster, distributed shared memory",
       .summary = "Up to 16 blocks hand the blocks behind them their sums in shared memory; "
                  "needs compute capability 9.0.",
       .origin = "CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared "
                 "Memory"},
      {.elements = elements, .plan = planScanCluster, .roundings = scanClusterRoundings});
  ParameterSpec grid = specNamed("grid");
  grid.maximum = 16;
  grid.help = "The number of blocks, all of one cluster. auto: block and blocks as measured best.";
  row.parameters.insert(row.parameters.begin() + 1, {warpBlockSpec(), std::move(grid)});
  row.limit = limitOfScanCluster;
  return row;
}

constexpr std::string_view kThreadAnElement =
    "Length of the input array; one block scans it, with a thread an element.";
constexpr std::string_view kTwoAThread =
    "Length of the input array; one block scans it, with two elements a thread and as many threads "
    "as a power of two.";
constexpr std::string_view kWholeWarps =
    "Length of the input array; one block of whole warps scans it.";

}  // namespace

Plan planAddSums(const Parameters& parameters) {
  constexpr std::int64_t kAddedTile = 256;
  const std::int64_t tiles = (parameters.n - 1) / kAddedTile + 1;
  Plan plan;
  plan.kernel = "scan_three_launches";
  plan.buffers = {bufferOf("sums", Role::input, parameters.dtype, tiles),
                  bufferOf("scanned", Role::input, parameters.dtype, parameters.n),
                  bufferOf("out", Role::output, parameters.dtype, parameters.n)};
  plan.buffers[2].zeroed = true;
  plan.buffers[2].copyOf = 1;
  plan.launches = {launchOf(instanceOf(kAddSums, parameters), tiles, kAddedTile,
                            {BufferIndex{0}, BufferIndex{2}, parameters.n})};
  return plan;
}

std::vector<KernelRow> scanRows() {
  return {
      scanRow({.id = "scan_hillis_steele",
               .entry = "scanHillisSteele",
               .title = "Scan 1: Hillis-Steele",
               .summary = "Each step adds the element that lies 1, 2, 4, … before: few steps, many "
                          "additions.",
               .origin = "Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and "
                         "Owens, GPU Gems 3 (2007), chapter 39"},
              {.elements = elementsOfABlock(kMostOfABlock, kThreadAnElement),
               .plan = planBuffers<2>,
               .roundings = stepsOfHillisSteele}),
      scanRow({.id = "scan_kogge_stone",
               .entry = "scanKoggeStone",
               .title = "Scan 1, in place: Kogge-Stone",
               .summary = "One buffer: every thread reads before any thread writes, which takes a "
                          "second barrier in each step.",
               .origin = "Kogge and Stone, A parallel algorithm for the efficient solution of a "
                         "general class of recurrence equations (1973); Hwu, Kirk and El Hajj, "
                         "Programming Massively Parallel Processors (2022), chapter 11"},
              {.elements = elementsOfABlock(kMostOfABlock, kThreadAnElement),
               .plan = planBuffers<1>,
               .roundings = stepsOfHillisSteele}),
      scanRow({.id = "scan_blelloch",
               .entry = "scanBlelloch",
               .title = "Scan 2: Blelloch",
               .summary = "A tree of sums up, what lies before each part down: twice the steps, no "
                          "sum made twice.",
               .origin = "Blelloch, Prefix sums and their applications (1990); GPU Gems 3 (2007), "
                         "chapter 39"},
              {.elements = elementsOfABlock(2 * kMostOfABlock, kTwoAThread),
               .plan = planBlelloch,
               .roundings = stepsOfBlelloch}),
      scanRow({.id = "scan_brent_kung",
               .entry = "scanBrentKung",
               .title = "Scan 2, in place: Brent-Kung",
               .summary = "A tree of sums up; down, each node adds its sum to the node halfway to "
                          "the next one, which gives the inclusive scan.",
               .origin = "Brent and Kung, A Regular Layout for Parallel Adders (1982); Hwu, Kirk "
                         "and El Hajj, Programming Massively Parallel Processors (2022), chapter "
                         "11"},
              {.elements = elementsOfABlock(2 * kMostOfABlock, kTwoAThread),
               .plan = planBlelloch,
               .roundings = stepsOfBrentKung}),
      scanRow({.id = "scan_blelloch_padded",
               .entry = "scanBlellochPadded",
               .title = "Scan 3: Blelloch, padded",
               .summary = "An empty place behind every 32 elements keeps the tree's threads on "
                          "different banks.",
               .origin = "Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39.2.3"},
              {.elements = elementsOfABlock(2 * kMostOfABlock, kTwoAThread),
               .plan = planPadded,
               .roundings = stepsOfBlelloch}),
      scanRow(
          {.id = "scan_shuffle",
           .entry = "scanShuffle",
           .title = "Scan 4: warp shuffle",
           .summary = "The lanes of a warp hand each other registers; two barriers are left.",
           .origin = "Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi "
                     "Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp "
                     "Shuffle Functions"},
          {.elements = elementsOfABlock(kMostOfABlock, kWholeWarps),
           .plan = planShuffle,
           .roundings = stepsOfShuffle}),
      scanRow({.id = "scan_raking",
               .entry = "scanRaking",
               .title = "Scan 5: raking",
               .summary = "One warp goes over all elements, each lane over its piece: as few "
                          "additions as Blelloch's, two barriers.",
               .origin = "Blelloch, Scans as primitive parallel operations (1989); Merrill and "
                         "Grimshaw, Parallel Scan for Stream Architectures (2009)"},
              {.elements = elementsOfABlock(kMostOfABlock, kWholeWarps),
               .plan = planRaking,
               .roundings = stepsOfRaking}),
      threePhase(),
      threeLaunches(),
      domino(),
      lookBack(),
      cluster(),
  };
}

}  // namespace lanescope::catalog
