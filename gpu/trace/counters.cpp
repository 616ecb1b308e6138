// SPDX-License-Identifier: Apache-2.0
#include "trace/counters.h"

#include <algorithm>
#include <array>
#include <map>

#include "trace/lockstep.h"

namespace lanescope::trace {
namespace {

constexpr std::int64_t kSectorBytes = 32;
constexpr std::int64_t kBankBytes = 4;
constexpr std::size_t kBanks = 32;

using Lanes = std::array<std::int64_t, kWarpSize>;

/// The most different words that one bank has to serve. `words` is sorted; so a word that several
/// lanes want counts once.
std::uint32_t waysOf(std::span<const std::int64_t> words) {
  std::array<std::uint32_t, kBanks> perBank{};
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && words[i] == words[i - 1]) continue;
    ++perBank[static_cast<std::uint64_t>(words[i]) % kBanks];
  }
  return *std::max_element(perBank.begin(), perBank.end());
}

/// A wide access of some lanes of a warp.
struct WideAccess {
  Lanes indices{};          ///< by lane, in accesses
  std::uint32_t lanes = 0;  ///< those that take part
  std::int64_t words = 0;   ///< banks' words that one lane wants
};

/// Whether every lane of some wants what its neighbour at this distance wants, where that one takes
/// part.
bool isSharedByNeighbours(const WideAccess& access, std::uint32_t lanes, unsigned distance) {
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    const unsigned other = lane ^ distance;
    if ((lanes >> lane & 1) == 0 || (lanes >> other & 1) == 0) continue;
    if (access.indices[lane] != access.indices[other]) return false;
  }
  return true;
}

/// Adds the passes of `count` lanes from `first` on.
void serve(const WideAccess& access, unsigned first, unsigned count, AccessCost& cost) {
  std::array<std::int64_t, 2 * std::size_t{kWarpSize}> wanted{};
  std::size_t size = 0;
  for (unsigned lane = first; lane < first + count; ++lane) {
    if ((access.lanes >> lane & 1) == 0) continue;
    for (std::int64_t word = 0; word < access.words; ++word) {
      wanted[size++] = access.indices[lane] * access.words + word;
    }
  }
  if (size == 0) return;
  std::sort(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(size));
  const std::uint32_t ways = waysOf(std::span(wanted).first(size));
  cost.passes += ways;
  cost.conflicts += ways - 1;
}

/// Adds the passes for accesses of more than a bank's width: so many lanes that they want 128 bytes
/// are served at a time; twice as many where all of them share what they want with the neighbour,
/// or all with the next but one. (Found by measuring; no document of NVIDIA's says so.)
void serveInParts(const WideAccess& access, AccessCost& cost) {
  const unsigned together = 2 * kWarpSize / static_cast<unsigned>(access.words);
  for (unsigned first = 0; first < kWarpSize; first += together) {
    const auto lanes =
        static_cast<std::uint32_t>(access.lanes & ((std::uint64_t{1} << together) - 1) << first);
    if (isSharedByNeighbours(access, lanes, 1) || isSharedByNeighbours(access, lanes, 2)) {
      serve(access, first, together, cost);
    } else {
      serve(access, first, together / 2, cost);
      serve(access, first + together / 2, together / 2, cost);
    }
  }
}

values::AccessCounters& countersFor(Space space, EventKind kind, values::WarpCounters& warps) {
  const bool isGlobal = space == Space::global;
  if (kind == EventKind::load) return isGlobal ? warps.globalLoads : warps.sharedLoads;
  if (kind == EventKind::store) return isGlobal ? warps.globalStores : warps.sharedStores;
  return isGlobal ? warps.globalAtomics : warps.sharedAtomics;
}

/// What the warps did, by line.
using ByLine = std::map<int, values::WarpCounters>;

/// Accesses of warps and the lanes that took part in them.
struct Requests {
  std::uint64_t warps = 0;
  std::uint64_t lanes = 0;
};

void count(const Record& record, const LockstepGroup& group, std::uint64_t block, ByLine& lines,
           Requests& requests) {
  if (group.kind == EventKind::barrier) {
    ++lines[group.line].barriers;
    return;
  }
  // The second half of an atomic is no access of its own.
  if (!isRead(group.kind) && group.kind != EventKind::store) return;
  const int width = widthOf(static_cast<AccessForm>(group.form));
  Lanes indices{};
  std::uint32_t lanes = 0;
  for (std::size_t i = 0; i < group.accesses.size(); ++i) {
    const Access& access = group.accesses[i];
    lanes |= 1U << access.thread % kWarpSize;
    indices[i] = record.eventsOf(block, access.thread)[access.event].index();
  }
  const ArrayInfo& array = record.arrays[group.array];
  if (array.remote) return;
  values::AccessCounters& counters = countersFor(array.space, group.kind, lines[group.line]);
  counters.elements += group.accesses.size();
  // The other elements of a wide access are no new requests.
  if (indices[0] % width != 0) return;
  const AccessCost cost =
      costOf(array, std::span(indices).first(group.accesses.size()), width, lanes);
  ++requests.warps;
  requests.lanes += cost.lanes;
  ++counters.requests;
  counters.sectors += cost.sectors;
  counters.wavefronts += cost.passes;
  counters.conflicts += cost.conflicts;
}

void add(const values::AccessCounters& more, values::AccessCounters& sum) {
  sum.elements += more.elements;
  sum.requests += more.requests;
  sum.sectors += more.sectors;
  sum.wavefronts += more.wavefronts;
  sum.conflicts += more.conflicts;
}

void add(const values::WarpCounters& more, values::WarpCounters& sum) {
  sum.barriers += more.barriers;
  add(more.globalLoads, sum.globalLoads);
  add(more.globalStores, sum.globalStores);
  add(more.globalAtomics, sum.globalAtomics);
  add(more.sharedLoads, sum.sharedLoads);
  add(more.sharedStores, sum.sharedStores);
  add(more.sharedAtomics, sum.sharedAtomics);
}

}  // namespace

AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices, int width,
                  std::uint32_t lanes) {
  AccessCost cost;
  indices = indices.first(std::min<std::size_t>(indices.size(), kWarpSize));
  cost.lanes = static_cast<std::uint32_t>(indices.size());
  if (indices.empty()) return cost;
  Lanes storage{};
  std::copy(indices.begin(), indices.end(), storage.begin());
  const auto sorted = std::span(storage).first(indices.size());
  std::sort(sorted.begin(), sorted.end());
  for (std::int64_t& index : sorted) index /= width;  // in accesses
  const auto size = static_cast<std::int64_t>(values::sizeOf(array.type)) * width;
  const std::int64_t perSector = std::max<std::int64_t>(1, kSectorBytes / size);
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const bool isFirst = i == 0;
    cost.words += isFirst || sorted[i] != sorted[i - 1] ? static_cast<std::uint32_t>(width) : 0;
    if (array.space == Space::global) {
      cost.sectors += isFirst || sorted[i] / perSector != sorted[i - 1] / perSector ? 1 : 0;
    }
  }
  if (array.space == Space::shared) {
    if (size > kBankBytes) {
      WideAccess access{.words = size / kBankBytes};
      auto index = indices.begin();
      for (unsigned lane = 0; lane < kWarpSize && index != indices.end(); ++lane) {
        if ((lanes >> lane & 1) == 0) continue;
        access.lanes |= 1U << lane;
        access.indices[lane] = *index++ / width;
      }
      serveInParts(access, cost);
    } else {
      // Of elements that are smaller than a word, some share one.
      for (std::int64_t& index : sorted) index = index * size / kBankBytes;
      cost.passes = waysOf(sorted);
      cost.conflicts = cost.passes - 1;
    }
  }
  return cost;
}

values::Counters countersOf(const Record& record) {
  values::Counters counters;
  counters.recordedBlocks = record.blockCount;
  counters.blocks = record.grid.total();
  counters.truncated = record.truncated;
  const auto threads = static_cast<std::uint32_t>(record.threadsPerBlock());
  const LoopNest loops(record.loops);
  ByLine lines;
  Requests requests;
  LockstepGroup group;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t first = 0; first < threads; first += kWarpSize) {
      Lockstep warp(record, loops, block, first, std::min(kWarpSize, threads - first));
      while (warp.next(group)) count(record, group, block, lines, requests);
    }
  }
  for (const auto& [line, warps] : lines) {
    counters.lines.push_back({line, warps});
    add(warps, counters.total);
  }
  if (requests.warps > 0) {
    counters.activeLanes =
        static_cast<double>(requests.lanes) / static_cast<double>(requests.warps);
  }
  return counters;
}

}  // namespace lanescope::trace
