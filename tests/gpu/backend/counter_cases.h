// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "tests/gpu/backend/changed_records.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"
#include "trace/record/record.h"
#include "values/hardware_counters.h"

namespace lanescope::backend {

/// A launch whose counters are compared with the GPU's own.
struct Case {
  const catalog::KernelRow* row;
  values::Parameters parameters;
};

/// The correct kernels of the catalogue that have records.
inline std::vector<std::string_view> countedKernels() {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.breaks.empty() && row.unrecorded.empty()) ids.push_back(row.id);
  }
  return ids;
}

/// A kernel at odd sizes, all sizes of block and several grids.
inline std::vector<Case> counterCases(const catalog::KernelRow& row) {
  constexpr std::array<std::int64_t, 7> kSizes{33, 1000, 1024, 4096, 4097, 65'504, 65'537};
  constexpr std::array<std::int64_t, 7> kBlocks{32, 64, 100, 128, 256, 512, 1024};
  constexpr std::array<std::int64_t, 14> kSizesOfOneBlock{1,  2,   5,   19,  31,  32,   33,
                                                          64, 100, 255, 256, 511, 1000, 1024};
  std::vector<Case> all;
  const bool oneBlock = row.parameter("block") == nullptr;
  for (const std::int64_t n : oneBlock ? std::span<const std::int64_t>(kSizesOfOneBlock)
                                       : std::span<const std::int64_t>(kSizes)) {
    const std::array<std::int64_t, 1> grids{n % 7 + 1};
    for (const values::Parameters& launch : tests::launchesOf(row, {&n, 1}, kBlocks, grids)) {
      if (!std::ranges::count(all, launch, &Case::parameters)) all.push_back({&row, launch});
    }
  }
  return all;
}

/// The program's counters of a launch.
struct Ours {
  values::Counters asWritten;
  values::Counters asJoined;      ///< four neighbouring words of shared memory loaded at once
  values::Counters withoutPolls;  ///< without the loads of flags that other blocks set meanwhile
  /// Of a product on tensor cores: without loads for stores that the thread does not make.
  std::optional<values::Counters> forStores = {};
  values::Counters duringProducts = {};  ///< loads from shared memory while the tensor cores work

  [[nodiscard]] std::uint64_t of(const values::HardwareMetric& metric) const {
    return asWritten.total.*metric.access.*metric.counter;
  }
  /// Whether the counter has this value when the words that some lines load are joined.
  [[nodiscard]] bool isOfJoinedLines(const values::HardwareMetric& metric,
                                     std::uint64_t value) const {
    std::set<std::uint64_t> reachable{of(metric)};
    for (std::size_t i = 0; i < asWritten.lines.size(); ++i) {
      const std::uint64_t written = asWritten.lines[i].warps.*metric.access.*metric.counter;
      const std::uint64_t joined = asJoined.lines[i].warps.*metric.access.*metric.counter;
      std::set<std::uint64_t> more = reachable;
      for (const std::uint64_t sum : reachable) more.insert(sum - written + joined);
      reachable = std::move(more);
    }
    return reachable.contains(value);
  }
};

inline Ours oursOf(const trace::Record& record) {
  Ours ours{trace::countersOf(record), trace::countersOf(withJoinedLoads(record)),
            trace::countersOf(dropPolls(record))};
  if (std::ranges::any_of(record.events, [](const trace::Event& event) {
        return event.kind() == trace::EventKind::tensorProduct;
      })) {
    ours.forStores = trace::countersOf(withoutUnstoredLoads(record));
    ours.duringProducts = trace::countersOf(loadsDuringProducts(record));
  }
  return ours;
}

/// Returns what the lines of the kernel that contain this text count.
inline std::uint64_t ofLinesWith(std::string_view part, const catalog::KernelRow& row,
                                 const values::Counters& counters,
                                 const values::HardwareMetric& metric) {
  std::set<int> lines;
  const std::string_view text = catalog::sourceText(row.source);
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    lines.insert(1 + static_cast<int>(std::ranges::count(text.substr(0, at), '\n')));
  }
  std::uint64_t sum = 0;
  for (const auto& line : counters.lines) {
    if (lines.contains(line.line)) sum += line.warps.*metric.access.*metric.counter;
  }
  return sum;
}

/// Returns the warps of so many threads.
inline std::int64_t warpsOf(std::int64_t threads) {
  return (threads + trace::kWarpSize - 1) / std::int64_t{trace::kWarpSize};
}

constexpr std::int64_t kAttemptsOfWhichOneIsLate = 2048;

/// Whether the GPU's count of an access to shared memory is another because of what the compiler
/// makes of one of these kernels:
/// - dot_one_thread: the loop over the other sums takes sixteen of them at a time in five loads of
///   one to four neighbouring words, then eight in three and four in two, and the rest one by one.
/// - dot_shared_products: a thread's element stays in a register during the loop, and is stored
///   once behind it.
/// - reduce_shared_atomic: there is no instruction that adds a float32 to shared memory. The number
///   is loaded, added to, and stored if nobody else has stored since; lanes that were too late try
///   again. A warp has an attempt for each of its lanes at least, and for each element of its block
///   at most. Other blocks of the multiprocessor do the same, so that a few wavefronts come late
///   and are counted again, also as a conflict: in two runs of 65,537 elements in blocks of 32 on
///   an H200, 6 and 9 of the attempts at least, and 12 and 17 conflicts.
/// - scan_three_phase: warps without elements do not load the sum of the piece before theirs. The
///   loop over a piece is unrolled; the thread whose piece is shorter runs it at other iterations
///   than its warp, which takes an access more, or a conflict less, for some elements of a piece.
inline bool isCompiledOtherwise(const Case& one, const values::HardwareMetric& metric,
                                const Ours& mine, std::uint64_t theirs) {
  using values::WarpCounters;
  const bool isLoad = metric.access == &WarpCounters::sharedLoads;
  if (!isLoad && metric.access != &WarpCounters::sharedStores) return false;
  const std::string_view id = one.row->id;
  const values::Launch launch = one.row->plan(one.parameters).launches.back();
  const auto blocks = static_cast<std::int64_t>(launch.grid.total());
  const auto block = static_cast<std::int64_t>(launch.block.total());
  const std::int64_t n = one.parameters.n;
  const auto more = static_cast<std::int64_t>(theirs) - static_cast<std::int64_t>(mine.of(metric));
  if (id == "dot_one_thread" && isLoad) {
    const std::int64_t others = block - 1;
    const std::int64_t loads =
        others / 16 * 5 + others % 16 / 8 * 3 + others % 8 / 4 * 2 + others % 4;
    return more == blocks * (loads - others);
  }
  if (id == "dot_shared_products") {
    const auto inLoop =
        static_cast<std::int64_t>(ofLinesWith("= fma(", *one.row, mine.asWritten, metric));
    const std::int64_t whole = std::min(n / block, blocks);
    const std::int64_t behind = whole * warpsOf(block) + (whole < blocks ? warpsOf(n % block) : 0);
    return more == (isLoad ? 0 : behind) - inLoop;
  }
  if (id == "reduce_shared_atomic" && isLoad) {
    const std::int64_t rest = n % block;
    const std::int64_t most = n / block * block * warpsOf(block) + rest * warpsOf(rest);
    const std::int64_t late = most / kAttemptsOfWhichOneIsLate;
    const bool isConflicts = metric.counter == &values::AccessCounters::conflicts;
    return more >= (isConflicts ? 0 : n) && more <= (isConflicts ? 0 : most) + late;
  }
  if (id == "scan_three_phase") {
    const std::int64_t piece = (n + block - 1) / block;
    const std::int64_t threadsWithPieces = (n + piece - 1) / piece;
    if (isLoad && more == warpsOf(threadsWithPieces) - warpsOf(block)) return true;
    return n % piece != 0 && std::abs(more) <= piece;
  }
  return false;
}

/// Returns what the compiled kernel does in shared memory, where it is a product on tensor cores:
/// - A warp takes its part of C from shared memory a row at a time, and stores it if it lies within
///   C. The compiled kernel loads it under the same condition.
/// - matmul_bf16 loads row 8 of such a part, of 16 rows and 32 columns, behind the condition of its
///   store, too: it lies within C or not for the whole warp.
/// An arrival or a wait at a barrier in shared memory (SYNCS) and a bulk copy (UTMALDG) are neither
/// loads nor stores (LDS, STS).
inline std::uint64_t asCompiled(const Case& one, const values::HardwareMetric& metric,
                                const Ours& mine) {
  if (!mine.forStores) return mine.of(metric);
  const std::uint64_t sum = mine.forStores->total.*metric.access.*metric.counter;
  if (one.row->id != "matmul_bf16" || metric.access != &values::WarpCounters::sharedLoads ||
      metric.counter != &values::AccessCounters::wavefronts) {
    return sum;
  }
  constexpr std::int64_t kRows = 16;
  constexpr std::int64_t kColumns = 32;
  const std::int64_t n = one.parameters.n;
  const std::int64_t rest = one.parameters.m.value_or(n) % kRows;
  const bool endsAbove = rest > 0 && rest <= kRows / 2;
  // Where whole sectors of C belong to a warp, it stores them without shared memory.
  return n % 8 == 0 || !endsAbove ? sum
                                  : sum - static_cast<std::uint64_t>((n + kColumns - 1) / kColumns);
}

/// Whether the GPU counts a few more wavefronts of shared memory than the compiled kernel's
/// addresses need, the same in all profiles, since others use the memory at the same time: blocks
/// of the same multiprocessor that poll a flag; or bulk copies, the tensor cores and other warps. A
/// late wavefront is counted again, also as a conflict. On an H200 up to one in 16 was late, of the
/// stores of matmul_tf32 and in scan_domino. No more than one in four may be.
inline bool isLate(const Case& one, const values::HardwareMetric& metric, const Ours& mine,
                   std::uint64_t theirs) {
  using values::WarpCounters;
  const bool isShared =
      metric.access == &WarpCounters::sharedLoads || metric.access == &WarpCounters::sharedStores;
  if (!isShared || !(one.row->spins || mine.forStores)) return false;
  constexpr std::uint64_t kOfWhichOneIsLate = 4;
  const values::AccessCounters& all =
      (mine.forStores ? *mine.forStores : mine.asWritten).total.*metric.access;
  const std::uint64_t ours = asCompiled(one, metric, mine);
  return theirs > ours && (theirs - ours) * kOfWhichOneIsLate <= all.wavefronts;
}

/// Whether the GPU counts the wavefronts of a gather twice, since the tensor cores read the tiles
/// in shared memory at the same time. matmul_tf32x3 gathers the next step's part of B during the
/// twelve wgmmas of a step. Each wavefront comes late and is counted again, but not as a conflict;
/// now and then the first is in time. On an H200, the gathers of 64 wavefronts added 63 or 64. None
/// was added where the kernel waited for its products before the gather, and in neither case by
/// sm__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum, the instructions' own wavefronts.
inline bool isCountedTwice(const Case& one, const values::HardwareMetric& metric, const Ours& mine,
                           std::uint64_t theirs) {
  if (one.row->id != "matmul_tf32x3" || metric.access != &values::WarpCounters::sharedLoads ||
      metric.counter != &values::AccessCounters::wavefronts) {
    return false;
  }
  const std::uint64_t gathered = mine.duringProducts.total.sharedLoads.wavefronts;
  const std::uint64_t twice = asCompiled(one, metric, mine) + gathered;
  return gathered > 0 && (theirs == twice || theirs + 1 == twice);
}

/// Whether the GPU may read another number. The compiler has three known causes:
/// - It unrolls a loop over the input and runs the remainder first. The lanes of the warp in which
///   the input ends run the loop unequally often; from then on they are at different iterations,
///   and an iteration takes one more request, or touches one more sector of an array, than if they
///   went side by side.
/// - The last step of a tree combines two neighbouring words of shared memory, once per block.
/// Where
///   their address is known to be even it loads both at once.
/// - Along a row of a matrix it loads four neighbouring words at once.
///
/// The GPU has one cause: it counts an asynchronous copy as a load from global memory and not as a
/// store to shared memory. Blocks that wait for each other are another cause: the number of polls
/// is free, the number of other loads is not.
inline bool isExplained(const Case& one, const values::HardwareMetric& metric, const Ours& mine,
                        std::uint64_t theirs) {
  using values::WarpCounters;
  const std::uint64_t ours = mine.of(metric);
  const values::Parameters& parameters = one.parameters;
  const values::Launch launch = one.row->plan(parameters).launches.back();
  if (isCompiledOtherwise(one, metric, mine, theirs) || isLate(one, metric, mine, theirs) ||
      isCountedTwice(one, metric, mine, theirs)) {
    return true;
  }
  if (mine.forStores && theirs == asCompiled(one, metric, mine)) return true;
  if (metric.access == &WarpCounters::sharedLoads) {
    if (mine.isOfJoinedLines(metric, theirs)) return true;
    return metric.counter == &values::AccessCounters::wavefronts && theirs < ours &&
           ours - theirs == launch.grid.total();
  }
  if (metric.access == &WarpCounters::sharedStores) {
    return theirs + ofLinesWith("__pipeline_memcpy_async(", *one.row, mine.asWritten, metric) ==
           ours;
  }
  if (metric.access != &WarpCounters::globalLoads && metric.access != &WarpCounters::globalStores)
    return false;
  if (one.row->spins && metric.access == &WarpCounters::globalLoads) {
    return theirs > mine.withoutPolls.total.*metric.access.*metric.counter;
  }
  const auto threads = static_cast<std::int64_t>(launch.block.total() * launch.grid.total());
  const bool endsWithinAWarp = parameters.n % threads % parameters.block % trace::kWarpSize != 0;
  const std::int64_t arrays = metric.access == &WarpCounters::globalLoads
                                  ? static_cast<std::int64_t>(one.row->inputs.size())
                                  : 1;
  const auto most = static_cast<std::uint64_t>(parameters.n / threads * arrays);
  return endsWithinAWarp && theirs > ours && theirs - ours <= most;
}

/// Whether the GPU's operations are those of the source, where the compiler has fused some products
/// with the sums that take them.
inline bool isContracted(const values::FloatOperations& ours,
                         const values::FloatOperations& theirs) {
  return theirs.fused > ours.fused &&
         theirs.additions + theirs.fused == ours.additions + ours.fused &&
         theirs.multiplications + theirs.fused == ours.multiplications + ours.fused;
}

/// Whether the number of additions differs because of what the compiler makes of a condition:
/// - reduce_one_launch and reduce_cluster add the four elements of a vector only where the vector
///   is within the array. The compiled kernel makes the three additions in every lane (FADD), and
///   only the one that takes their sum under the condition (@P FADD).
/// - reduce_cluster uses the last sum of a warp only in lane 0. The compiled kernel makes this
///   addition behind the branch, and the other 31 lanes leave it out.
/// - scan_cluster adds what lies before a lane in all lanes but the first. The compiled kernel
/// makes
///   one addition of each of a thread's two vectors in the first lane, too, and drops its result.
inline bool isMovedOverACondition(const Case& one, const values::FloatOperations& ours,
                                  const values::FloatOperations& theirs) {
  if (one.row->id == "scan_cluster") {
    constexpr std::uint64_t kVectors = 2;  // of a thread
    const values::Launch launch = one.row->plan(one.parameters).launches.back();
    const std::uint64_t warps = launch.block.total() * launch.grid.total() / trace::kWarpSize;
    return theirs.multiplications == ours.multiplications && theirs.fused == ours.fused &&
           theirs.additions == ours.additions + kVectors * warps;
  }
  const bool isCluster = one.row->id == "reduce_cluster";
  if (!isCluster && one.row->id != "reduce_one_launch") return false;
  if (theirs.multiplications != ours.multiplications || theirs.fused != ours.fused) return false;
  const values::Launch launch = one.row->plan(one.parameters).launches.back();
  const auto threads = static_cast<std::int64_t>(launch.block.total() * launch.grid.total());
  constexpr std::int64_t kMostVectors = 8;  // of a thread, in two rounds
  const std::int64_t more = static_cast<std::int64_t>(theirs.additions) -
                            static_cast<std::int64_t>(ours.additions) + (isCluster ? 31 : 0);
  return more >= 0 && more % 3 == 0 && more / 3 <= kMostVectors * threads;
}

/// Whether the GPU makes fewer additions because the compiler leaves out what the result does not
/// need, or another number because blocks look back further in one run than in the other:
/// - scan_shuffle makes its last addition in every lane, and matmul_warp_tiles in every element of
/// a
///   tile; both store those within the array. The compiled kernel adds behind the condition of the
///   store.
/// - scan_look_back adds the elements of a vector in both passes, and the last sum of a warp in all
///   lanes. The compiled kernel makes 127 additions less in each warp, 96 of them by adding the
///   elements once. How many windows of 32 tiles a block looks back at depends on when the tiles
///   before it have ended, and so differs between the recorded run and the counted one, in both
///   directions; each further window is six additions in 32 lanes.
inline bool isLeftOut(const Case& one, const values::FloatOperations& ours,
                      const values::FloatOperations& theirs) {
  if (theirs.multiplications != ours.multiplications || theirs.fused != ours.fused) return false;
  const values::Parameters& parameters = one.parameters;
  const auto fewer =
      static_cast<std::int64_t>(ours.additions) - static_cast<std::int64_t>(theirs.additions);
  const std::string_view id = one.row->id;
  if (id == "scan_shuffle") {
    return fewer == (trace::kWarpSize - parameters.n % trace::kWarpSize) % trace::kWarpSize;
  }
  if (id == "matmul_warp_tiles") {
    return theirs.additions == static_cast<std::uint64_t>(parameters.n * parameters.m.value_or(0));
  }
  if (id != "scan_look_back") return false;
  const values::Launch launch = one.row->plan(parameters).launches.back();
  const auto warps =
      static_cast<std::int64_t>(launch.block.total() * launch.grid.total() / trace::kWarpSize);
  constexpr std::int64_t kOfAWindow = 6 * std::int64_t{trace::kWarpSize};
  const auto tiles = static_cast<std::int64_t>(launch.grid.total());
  const std::int64_t furtherWindowsOfATile = (tiles - 1) / std::int64_t{trace::kWarpSize};
  const std::int64_t ofWindows = 127 * warps - fewer;
  return ofWindows % kOfAWindow == 0 &&
         std::abs(ofWindows) <= kOfAWindow * tiles * furtherWindowsOfATile;
}

/// Whether the GPU makes the additions of reduce_shared_atomic itself, in the lanes that attempt
/// one (see isCompiledOtherwise). Of a warp's lanes one succeeds at a time; at the worst a lane is
/// too late for every other of its block.
inline bool isOfAttempts(const Case& one, const values::FloatOperations& ours,
                         const values::FloatOperations& theirs) {
  if (one.row->id != "reduce_shared_atomic") return false;
  if (theirs.multiplications != ours.multiplications || theirs.fused != ours.fused) return false;
  const auto upTo = [](std::int64_t lanes) { return lanes * (lanes + 1) / 2; };
  const auto sumOver = [&](std::int64_t group, std::int64_t count) {
    return count / group * upTo(group) + upTo(count % group);
  };
  const std::int64_t n = one.parameters.n;
  const std::int64_t block = one.parameters.block;
  const std::int64_t least =
      n / block * sumOver(trace::kWarpSize, block) + sumOver(trace::kWarpSize, n % block);
  const auto more = static_cast<std::int64_t>(theirs.additions - ours.additions);
  return more >= least && more <= sumOver(block, n);
}

/// Whether the GPU's floating-point instructions differ from the source's operations by what is
/// known of the compiler.
inline bool isExplained(const Case& one, const values::FloatOperations& ours,
                        const values::FloatOperations& theirs) {
  return isContracted(ours, theirs) || isMovedOverACondition(one, ours, theirs) ||
         isLeftOut(one, ours, theirs) || isOfAttempts(one, ours, theirs);
}

inline std::string textOf(const values::FloatOperations& operations) {
  return std::to_string(operations.additions) + " additions, " +
         std::to_string(operations.multiplications) + " multiplications, " +
         std::to_string(operations.fused) + " fused";
}

/// Whether the readings of several profiles of one launch depend on the order in the memory pipe,
/// which no record shows: a few wavefronts of shared memory more than the addresses need, and not
/// the same number each time. Where asynchronous copies land during other loads, all profiles of
/// one process can agree on an excess that those of the next process do not have.
inline bool isTiming(const Case& one, const values::HardwareMetric& metric, std::uint64_t ours,
                     std::uint64_t least, std::uint64_t most) {
  using values::WarpCounters;
  const bool isShared =
      metric.access == &WarpCounters::sharedLoads || metric.access == &WarpCounters::sharedStores;
  constexpr std::uint64_t kFew = 8;
  const bool mayAgree = metric.access == &WarpCounters::sharedLoads &&
                        catalog::sourceText(one.row->source).find("__pipeline_memcpy_async(") !=
                            std::string_view::npos;
  return isShared && least > ours && (most > least || mayAgree) && most - ours <= kFew;
}

}  // namespace lanescope::backend
