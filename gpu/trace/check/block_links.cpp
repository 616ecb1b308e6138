// SPDX-License-Identifier: Apache-2.0
#include "trace/check/block_links.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace lanescope::trace {
namespace {

constexpr std::size_t kArrays = std::size_t{1} << Event::kArrayBits;

/// A value that a block stored or found.
struct Sighting {
  std::uint64_t owner = 0;  ///< 0: global memory; else of the shared memory, a block from 1
  std::uint8_t memory = 0;  ///< position of the array in `Record::arrays`, as its owner has it
  std::uint8_t array = 0;   ///< and as this block has it
  std::int64_t index = 0;
  std::uint64_t bits = 0;
  std::uint64_t block = 0;
  Access access;
};

auto placeOf(const Sighting& sighting) {
  return std::tie(sighting.owner, sighting.memory, sighting.index, sighting.bits);
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

/// What a block stores, gathered over its threads.
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

}  // namespace

BlockLinks::BlockLinks(const Record& record) {
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
  const auto memoryOf = [](const Event& event, const ArrayInfo& array) {
    return static_cast<std::uint8_t>(array.remote ? array.remote->array : event.array());
  };
  forEachReachable(
      record, [&](std::uint64_t block, Access access, const Event& event, const ArrayInfo& array) {
        gather(block);
        (trace::isRead(event.kind()) ? isRead : isWritten)[memoryOf(event, array)] = true;
        const bool isForOthers = array.space == Space::global || array.remote;
        if (trace::isWrite(event.kind()) && isForOthers) outputs.add(event, access);
      });
  gather(record.blockCount);
  if (record.blockCount < 2) return;

  std::vector<Sighting> stored;
  std::vector<Sighting> found;
  forEachReachable(
      record, [&](std::uint64_t block, Access access, const Event& event, const ArrayInfo& array) {
        const std::uint8_t memory = memoryOf(event, array);
        if (!isRead[memory] || !isWritten[memory]) return;
        const bool isGlobal = array.space == Space::global && !array.remote;
        (trace::isRead(event.kind()) ? found : stored)
            .push_back({isGlobal ? 0 : record.ownerOf(array, block) + 1, memory,
                        static_cast<std::uint8_t>(event.array()), event.index(), event.bits, block,
                        access});
      });
  const auto goesBefore = [](const Sighting& a, const Sighting& b) {
    return placeOf(a) < placeOf(b);
  };
  std::stable_sort(stored.begin(), stored.end(), goesBefore);
  // Of what a block finds again and again, as in waiting for it, the first time counts.
  std::stable_sort(found.begin(), found.end(), [](const Sighting& a, const Sighting& b) {
    return a.block != b.block ? a.block < b.block : placeOf(a) < placeOf(b);
  });
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Sighting& sighting = found[i];
    if (i > 0 && found[i - 1].block == sighting.block && placeOf(found[i - 1]) == placeOf(sighting))
      continue;
    const auto [first, last] = std::equal_range(stored.begin(), stored.end(), sighting, goesBefore);
    if (first == last) continue;
    const auto isOwn = [&](const Sighting& store) { return store.block == sighting.block; };
    if (std::any_of(first, last, isOwn)) continue;
    if (first->block != std::prev(last)->block) {
      ++m_ambiguous;
      continue;
    }
    m_links.push_back({first->block, sighting.block, sighting.array, sighting.index, sighting.bits,
                       first->access, sighting.access});
  }
  std::stable_sort(m_links.begin(), m_links.end(), [](const BlockLink& a, const BlockLink& b) {
    return std::tie(a.to, a.found.thread, a.found.event) <
           std::tie(b.to, b.found.thread, b.found.event);
  });
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
