// SPDX-License-Identifier: Apache-2.0
#include "simt/fault.h"

#include <algorithm>
#include <string>

#include "simt/stack_pool.h"

namespace lanescope::simt {
namespace {

using trace::FindingKind;

std::string onLine(int line) {
  return line > 0 ? "on line " + std::to_string(line) : "before its first access";
}

/// What the kernel's author calls the array of a raw event.
trace::ArrayInfo describeArray(const Fault& fault, const Grid& grid, const SharedMemory& shared) {
  if (fault.array != trace::kRawShared) {
    const values::Buffer& buffer = grid.plan.buffers[fault.array];
    return {buffer.name, trace::Space::global, buffer.type, buffer.count};
  }
  const auto offset = static_cast<std::uint32_t>(fault.rawIndex >> trace::kSharedElementBits);
  const SharedMemory::Region* const region = shared.at(offset);
  trace::ArrayInfo info{"shared memory", trace::Space::shared, values::DType::float32, 0};
  if (grid.plan.shared.size() == 1) {
    info.name = grid.plan.shared.front().name;
    info.type = grid.plan.shared.front().type;
  } else if (region != nullptr && region->line > 0) {
    info.name = "the array declared on line " + std::to_string(region->line);
  }
  if (region != nullptr) info.count = region->bytes / region->elementBytes;
  return info;
}

std::string sentenceOf(const Fault& fault, const std::string& who, const Limits& limits) {
  switch (fault.kind) {
    case Fault::Kind::accessLimit:
      return who + " does not come to an end: it made " + std::to_string(limits.accesses) +
             " memory accesses without a barrier, the last one " + onLine(fault.line) + ".";
    case Fault::Kind::barrierLimit:
      return who + " does not come to an end: it waited at " + std::to_string(limits.barriers) +
             " barriers, the last one " + onLine(fault.line) + ".";
    case Fault::Kind::silence:
      return who + " does not come to an end: for " + std::to_string(limits.silence.count()) +
             " ms it met no memory access and no barrier; it was last seen " + onLine(fault.line) +
             ".";
    case Fault::Kind::stackOverflow:
      return who + " needs more than its stack of " +
             std::to_string(StackPool::kStackBytes / 1024) + " KiB; it was last seen " +
             onLine(fault.line) + ".";
    case Fault::Kind::sharedMemory:
      return who + " declares " + onLine(fault.line) + " more shared memory than the " +
             std::to_string(SharedMemory::kMostBytes / 1024) + " KiB that a block can have.";
    case Fault::Kind::badAddress:
      return who + " accesses an address that is in no array; it was last seen " +
             onLine(fault.line) + ".";
    case Fault::Kind::arithmetic:
      return who + " divides an integer by zero; it was last seen " + onLine(fault.line) + ".";
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
      return FindingKind::fault;
    default:
      return FindingKind::runaway;
  }
}

}  // namespace

trace::Finding findingOf(const Fault& fault, const Grid& grid, std::uint64_t block,
                         const SharedMemory& shared) {
  trace::Finding finding{kindOf(fault.kind), block, fault.thread, fault.line, {}};
  if (fault.kind == Fault::Kind::outOfBounds) {
    finding.sentence =
        trace::outOfBoundsSentence(finding, describeArray(fault, grid, shared), fault.index);
  } else {
    const std::string who =
        "Thread " + std::to_string(fault.thread) + " of block " + std::to_string(block);
    finding.sentence = sentenceOf(fault, who, grid.limits);
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

}  // namespace lanescope::simt
