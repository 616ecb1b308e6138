// SPDX-License-Identifier: Apache-2.0
#include "trace/check/block_links.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace lanescope::trace {
namespace {

constexpr std::size_t kArrays = std::size_t{1} << Event::kArrayBits;

/// A store or a load of a block to memory that other blocks can reach.
struct BlockAccess {
  std::uint64_t owner = 0;  ///< 0: global memory; else 1 + the block whose shared memory it is
  std::uint8_t memory = 0;  ///< position in `Record::arrays` of the array as its owner sees it
  std::uint8_t array = 0;   ///< position of the array as `block` sees it
  std::int64_t index = 0;
  std::uint64_t bits = 0;
  std::uint64_t block = 0;
  Access access;
};

auto placeOf(const BlockAccess& one) {
  return std::tie(one.owner, one.memory, one.index, one.bits);
}

/// Calls visit(block, access, event, array) for each access to an element that other blocks can
/// reach.
template <class Visit>
void forEachReachable(const Record& record, const Visit& visit) {
  const auto threads = static_cast<std::uint32_t>(record.threadsPerBlock());
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t thread = 0; thread < threads; ++thread) {
      std::uint32_t position = 0;
      for (const Event& event : record.eventsOf(block, thread)) {
        const Access access{thread, position++};
        if (!isRead(event.kind()) && !isWrite(event.kind())) continue;
        const ArrayInfo& array = record.arrays[event.array()];
        if (array.space == Space::global || record.cluster > 1) visit(block, access, event, array);
      }
    }
  }
}

/// The elements that a block stores to, gathered over its threads.
class Outputs {
 public:
  void add(const Event& event, Access access) {
    std::optional<BlockOutput>& output = m_single[event.array()];
    if (m_isMany[event.array()]) return;
    if (output && output->index != event.index()) {
      output.reset();
      m_isMany[event.array()] = true;
      return;
    }
    output =
        BlockOutput{static_cast<std::uint8_t>(event.array()), event.index(), event.bits, access};
  }
  void moveTo(std::vector<BlockOutput>& all) {
    for (std::optional<BlockOutput>& output : m_single) {
      if (output) all.push_back(*output);
      output.reset();
    }
    m_isMany.fill(false);
  }

 private:
  std::array<std::optional<BlockOutput>, kArrays> m_single{};
  std::array<bool, kArrays> m_isMany{};
};

std::uint8_t memoryOf(const Event& event, const ArrayInfo& array) {
  return static_cast<std::uint8_t>(array.remote ? array.remote->array : event.array());
}

bool isPlacedBefore(const BlockAccess& a, const BlockAccess& b) {
  return placeOf(a) < placeOf(b);
}

struct BlockAccesses {
  std::vector<BlockAccess> stored;  ///< ordered by place
  std::vector<BlockAccess> found;   ///< ordered by block, then by place
};

/// Returns the accesses to the arrays that blocks both read and write.
BlockAccesses blockAccessesIn(const Record& record, const std::vector<bool>& isExchanged) {
  BlockAccesses accesses;
  forEachReachable(
      record, [&](std::uint64_t block, Access access, const Event& event, const ArrayInfo& array) {
        const std::uint8_t memory = memoryOf(event, array);
        if (!isExchanged[memory]) return;
        const bool isGlobal = array.space == Space::global && !array.remote;
        (isRead(event.kind()) ? accesses.found : accesses.stored)
            .push_back({isGlobal ? 0 : record.ownerOf(array, block) + 1, memory,
                        static_cast<std::uint8_t>(event.array()), event.index(), event.bits, block,
                        access});
      });
  std::ranges::stable_sort(accesses.stored, isPlacedBefore);
  std::ranges::stable_sort(accesses.found, [](const BlockAccess& a, const BlockAccess& b) {
    return a.block != b.block ? a.block < b.block : placeOf(a) < placeOf(b);
  });
  return accesses;
}

}  // namespace

BlockLinks::BlockLinks(const Record& record) {
  const std::vector<bool> isExchanged = gatherOutputs(record);
  if (record.blockCount < 2) return;
  const auto [stored, found] = blockAccessesIn(record, isExchanged);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const BlockAccess& one = found[i];
    // A block may find a value again and again, as in waiting for it; the first time counts.
    if (i > 0 && found[i - 1].block == one.block && placeOf(found[i - 1]) == placeOf(one)) continue;
    const auto [first, last] = std::equal_range(stored.begin(), stored.end(), one, isPlacedBefore);
    if (first == last) continue;
    const auto isOwn = [&](const BlockAccess& store) { return store.block == one.block; };
    if (std::any_of(first, last, isOwn)) continue;
    if (first->block != std::prev(last)->block) {
      ++m_ambiguous;
      continue;
    }
    m_links.push_back(
        {first->block, one.block, one.array, one.index, one.bits, first->access, one.access});
  }
  std::stable_sort(m_links.begin(), m_links.end(), [](const BlockLink& a, const BlockLink& b) {
    return std::tie(a.to, a.found.thread, a.found.event) <
           std::tie(b.to, b.found.thread, b.found.event);
  });
}

std::vector<bool> BlockLinks::gatherOutputs(const Record& record) {
  std::array<bool, kArrays> isRead{};
  std::array<bool, kArrays> isWritten{};
  std::uint64_t done = 0;  // blocks whose outputs are gathered
  Outputs outputs;
  m_firstOutput.push_back(0);
  const auto gather = [&](std::uint64_t until) {
    for (; done < until; ++done) {
      outputs.moveTo(m_outputs);
      m_firstOutput.push_back(m_outputs.size());
    }
  };
  forEachReachable(
      record, [&](std::uint64_t block, Access access, const Event& event, const ArrayInfo& array) {
        gather(block);
        (trace::isRead(event.kind()) ? isRead : isWritten)[memoryOf(event, array)] = true;
        const bool isForOthers = array.space == Space::global || array.remote;
        if (trace::isWrite(event.kind()) && isForOthers) outputs.add(event, access);
      });
  gather(record.blockCount);
  std::vector<bool> isBoth(kArrays);
  for (std::size_t i = 0; i < kArrays; ++i) isBoth[i] = isRead[i] && isWritten[i];
  return isBoth;
}

std::span<const BlockLink> BlockLinks::into(std::uint64_t recordedBlock) const {
  const auto first =
      std::partition_point(m_links.begin(), m_links.end(),
                           [&](const BlockLink& link) { return link.to < recordedBlock; });
  const auto last = std::partition_point(
      first, m_links.end(), [&](const BlockLink& link) { return link.to == recordedBlock; });
  return {first, last};
}

std::span<const BlockOutput> BlockLinks::outputsOf(std::uint64_t recordedBlock) const {
  const std::size_t first = m_firstOutput[recordedBlock];
  return std::span(m_outputs).subspan(first, m_firstOutput[recordedBlock + 1] - first);
}

}  // namespace lanescope::trace
