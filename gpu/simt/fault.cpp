// SPDX-License-Identifier: Apache-2.0
#include "simt/fault.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <string>
#include <utility>

#include "simt/stack_pool.h"

namespace lanescope::simt {
namespace {

using trace::FindingKind;

std::string onLine(int line) {
  return line > 0 ? "on line " + std::to_string(line) : "before its first access";
}

std::string maskText(unsigned mask) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "0x%08x", mask);
  return text.data();
}

/// The array of a raw event, by the name that the kernel's author gave it.
trace::ArrayInfo describeArray(const Fault& fault, const Grid& grid, const SharedMemory& shared) {
  if (fault.array < trace::kRawRemote) {
    const values::Buffer& buffer = grid.plan.buffers[fault.array];
    return {buffer.name, trace::Space::global, buffer.type, buffer.count};
  }
  const auto declaration = static_cast<std::uint32_t>(fault.rawIndex >> trace::kSharedElementBits);
  const SharedRegion* const region = shared.of(declaration);
  const auto described = std::ranges::find_if(grid.launch.shared, [&](const auto& array) {
    return std::cmp_equal(array.line, declaration);
  });
  trace::ArrayInfo info{"shared memory", trace::Space::shared, values::DType::float32, 0};
  if (described != grid.launch.shared.end()) {
    info.name = described->name;
    info.type = described->type;
  } else if (region != nullptr && region->line > 0) {
    info.name = "the array declared on line " + std::to_string(region->line);
  }
  if (region != nullptr) info.count = region->bytes / region->elementBytes;
  if (fault.array != trace::kRawShared) {
    info.name += " of rank " + std::to_string(fault.array - trace::kRawRemote);
  }
  return info;
}

std::string sentenceOf(const Fault& fault, const std::string& subject, const Grid& grid) {
  const Limits& limits = grid.limits;
  switch (fault.kind) {
    case Fault::Kind::accessLimit:
      return subject + " does not come to an end: " +
             (limits.blockAccesses < limits.accesses
                  ? "its block made " + std::to_string(limits.blockAccesses)
                  : "it made " + std::to_string(limits.accesses)) +
             " memory accesses without a barrier, the last one " + onLine(fault.line) + ".";
    case Fault::Kind::barrierLimit:
      return subject + " does not come to an end: it waited at " + std::to_string(limits.barriers) +
             " barriers, the last one " + onLine(fault.line) + ".";
    case Fault::Kind::silence:
      return subject + " does not come to an end: for " + std::to_string(limits.silence.count()) +
             " ms it met no memory access and no barrier; it was last seen " + onLine(fault.line) +
             ".";
    case Fault::Kind::stackOverflow:
      return subject + " needs more than its stack of " +
             std::to_string(StackPool::kStackBytes / 1024) + " KiB; it was last seen " +
             onLine(fault.line) + ".";
    case Fault::Kind::sharedMemory:
      return subject + " declares " + onLine(fault.line) + " more shared memory than the " +
             std::to_string(SharedMemory::kMostBytes / 1024) + " KiB that a block can have.";
    case Fault::Kind::badAddress:
      return subject + " accesses an address that is in no array; it was last seen " +
             onLine(fault.line) + ".";
    case Fault::Kind::arithmetic:
      return subject + " divides an integer by zero; it was last seen " + onLine(fault.line) + ".";
    case Fault::Kind::warpLimit:
      return subject + " does not come to an end: the warps of its block met " +
             std::to_string(limits.warpCalls) + " times, the last time " + onLine(fault.line) + ".";
    case Fault::Kind::turnLimit:
      return subject + " does not come to an end: the threads of its block waited for each other " +
             std::to_string(limits.turns) + " times without a barrier, the last time " +
             onLine(fault.line) + ".";
    case Fault::Kind::starved:
      return subject + " waits for ever " + onLine(fault.line) +
             ": it finds the same value again and again, and no thread that runs will change it.";
    case Fault::Kind::maskWithoutSelf:
      return subject + " calls a function of its warp " + onLine(fault.line) + " with the mask " +
             maskText(static_cast<unsigned>(fault.index)) + ", which does not name its own lane.";
    case Fault::Kind::shuffleWidth:
      return subject + " shuffles " + onLine(fault.line) + " with a width of " +
             std::to_string(fault.index) + "; the widths are 1, 2, 4, 8, 16 and 32.";
    case Fault::Kind::assertion:
      return subject + " ends the run: the assertion " + onLine(fault.line) + " does not hold.";
    case Fault::Kind::trap:
      return subject + " ends the run by __trap " + onLine(fault.line) + ".";
    case Fault::Kind::noBarrier:
      return subject + " uses " + onLine(fault.line) +
             " a barrier that does not exist: an mbarrier exists once it is initialized, and named "
             "barriers have the numbers 0 to 15.";
    case Fault::Kind::misaligned:
      return subject + " copies a tile " + onLine(fault.line) +
             " to an address that is no multiple of 128 bytes.";
    case Fault::Kind::clusterRank:
      return subject + " maps the shared memory of rank " + std::to_string(fault.index) + " " +
             onLine(fault.line) + "; its cluster has " +
             (grid.launch.cluster == 1
                  ? "one block, rank 0."
                  : std::to_string(grid.launch.cluster) + " blocks, numbered from 0.");
    case Fault::Kind::none:
    case Fault::Kind::stopped:
    case Fault::Kind::outOfBounds:
      break;
  }
  return {};
}

FindingKind kindOf(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::outOfBounds:
      return FindingKind::outOfBounds;
    case Fault::Kind::sharedMemory:
    case Fault::Kind::badAddress:
    case Fault::Kind::arithmetic:
    case Fault::Kind::shuffleWidth:
    case Fault::Kind::clusterRank:
    case Fault::Kind::noBarrier:
    case Fault::Kind::misaligned:
    case Fault::Kind::assertion:
    case Fault::Kind::trap:
      return FindingKind::fault;
    case Fault::Kind::maskWithoutSelf:
      return FindingKind::divergentWarp;
    default:
      return FindingKind::runaway;
  }
}

}  // namespace

trace::Finding findingOf(const Fault& fault, const Grid& grid, std::uint64_t block,
                         const SharedMemory& shared) {
  trace::Finding finding{kindOf(fault.kind), block, fault.thread, fault.line, {}};
  if (fault.kind == Fault::Kind::outOfBounds) {
    const trace::ArrayInfo array = describeArray(fault, grid, shared);
    finding.array = array.name;
    finding.index = fault.index;
    finding.sentence = trace::outOfBoundsSentence(finding, array, fault.index);
  } else {
    const std::string subject =
        "Thread " + std::to_string(fault.thread) + " of block " + std::to_string(block);
    finding.sentence = sentenceOf(fault, subject, grid);
  }
  return finding;
}

trace::Finding divergentBarrier(std::uint64_t block, std::span<const Thread> threads) {
  const auto waiting = std::ranges::find_if(threads, [](const Thread& t) { return t.line > 0; });
  const auto absent =
      std::ranges::find_if(threads, [&](const Thread& t) { return t.line != waiting->line; });
  const auto together = std::ranges::count(threads, waiting->line, &Thread::line);
  const auto positionOf = [&](auto thread) {
    return std::to_string(std::distance(threads.begin(), thread));
  };
  trace::Finding finding{FindingKind::divergentBarrier,
                         block,
                         static_cast<std::uint64_t>(std::distance(threads.begin(), waiting)),
                         waiting->line,
                         {}};
  finding.other = {block, static_cast<std::uint64_t>(std::distance(threads.begin(), absent)),
                   std::max(absent->line, 0)};
  finding.sentence = "Block " + std::to_string(block) +
                     " waits for ever: " + std::to_string(together) + " of its " +
                     std::to_string(threads.size()) + " threads wait at the barrier on line " +
                     std::to_string(waiting->line) + ", thread " + positionOf(waiting) +
                     " among them, but thread " + positionOf(absent) +
                     (absent->line == kEnded
                          ? " has ended without it."
                          : " waits at the barrier on line " + std::to_string(absent->line) + ".");
  return finding;
}

trace::Finding divergentCluster(const Grid& grid, std::uint64_t waiting, int line,
                                std::size_t count, std::uint64_t ended) {
  trace::Finding finding{FindingKind::divergentBarrier, waiting, 0, line, {}};
  finding.other = {ended, 0, 0};
  const std::uint64_t first = waiting - waiting % grid.launch.cluster;
  finding.sentence = "The cluster of blocks " + std::to_string(first) + " to " +
                     std::to_string(first + grid.launch.cluster - 1) +
                     " waits for ever: " + std::to_string(count) + " of its " +
                     std::to_string(grid.launch.cluster) + " blocks wait at its barrier on line " +
                     std::to_string(line) + ", thread 0 of block " + std::to_string(waiting) +
                     " among them, but thread 0 of block " + std::to_string(ended) +
                     " has ended without it, as has its whole block.";
  return finding;
}

namespace {

std::string nameOf(const WarpCall& call) {
  using trace::EventKind;
  static constexpr std::array kShuffles{"__shfl_sync", "__shfl_up_sync", "__shfl_down_sync",
                                        "__shfl_xor_sync"};
  static constexpr std::array kVotes{"__ballot_sync", "__any_sync",       "__all_sync",
                                     "__activemask",  "__match_any_sync", "__match_all_sync"};
  static constexpr std::array kReductions{"__reduce_add_sync", "__reduce_min_sync",
                                          "__reduce_max_sync", "__reduce_and_sync",
                                          "__reduce_or_sync",  "__reduce_xor_sync"};
  if (call.kind == EventKind::shuffle) return kShuffles.at(call.form);
  if (call.kind == EventKind::vote) return kVotes.at(call.form);
  if (call.kind == EventKind::reduce) return kReductions.at(call.form);
  return call.form == WarpCall::kProduct ? "wgmma" : "__syncwarp";
}

/// The lowest thread that `waiting` waits for and that does not wait for `waiting`.
std::size_t missingFor(std::size_t waiting, const WarpBoard& board) {
  const WarpCall& call = board.call(waiting);
  const std::size_t first = waiting / trace::kWarpSize * trace::kWarpSize;
  for (unsigned named = call.mask & board.lanes(waiting / trace::kWarpSize); named != 0;
       named &= named - 1) {
    const std::size_t other = first + static_cast<unsigned>(std::countr_zero(named));
    if (!board.call(other).isWaiting || !meet(board.call(other), call)) return other;
  }
  return waiting;
}

std::string whereIs(const Thread& thread, const WarpCall& call, unsigned mask) {
  if (call.isWaiting) {
    return "waits at " + nameOf(call) + " on line " + std::to_string(call.line) +
           (call.mask == mask ? "" : " with the mask " + maskText(call.mask));
  }
  if (thread.line == kEnded) return "has ended";
  return "waits at the barrier on line " + std::to_string(thread.line);
}

}  // namespace

trace::Finding divergentWarp(std::uint64_t block, std::span<const Thread> threads,
                             const WarpBoard& board) {
  std::size_t waiting = 0;
  while (waiting + 1 < threads.size() && !board.call(waiting).isWaiting) ++waiting;
  const WarpCall& call = board.call(waiting);
  const std::size_t missing = missingFor(waiting, board);
  trace::Finding finding{FindingKind::divergentWarp, block, waiting, call.line, {}};
  finding.sentence = "Thread " + std::to_string(waiting) + " of block " + std::to_string(block) +
                     " waits for ever at " + nameOf(call) + " on line " +
                     std::to_string(call.line) + ": its mask " + maskText(call.mask) +
                     " names thread " + std::to_string(missing) + ", which " +
                     whereIs(threads[missing], board.call(missing), call.mask) + ".";
  return finding;
}

}  // namespace lanescope::simt
