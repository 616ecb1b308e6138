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

/// Adds the passes for 8-byte elements: each half of the lanes is served by itself, and an element
/// takes two neighbouring banks.
void serveHalves(std::span<const std::int64_t> indices, AccessCost& cost) {
  constexpr std::size_t kHalf = kWarpSize / 2;
  for (std::size_t first = 0; first < indices.size(); first += kHalf) {
    const std::size_t count = std::min(kHalf, indices.size() - first);
    std::array<std::int64_t, kWarpSize> words{};
    for (std::size_t i = 0; i < count; ++i) {
      words[2 * i] = 2 * indices[first + i];
      words[2 * i + 1] = 2 * indices[first + i] + 1;
    }
    std::sort(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(2 * count));
    const std::uint32_t ways = waysOf(std::span(words).first(2 * count));
    cost.passes += ways;
    cost.conflicts += ways - 1;
  }
}

void add(const AccessCost& cost, values::AccessCounters& counters) {
  counters.elements += cost.lanes;
  ++counters.requests;
  counters.sectors += cost.sectors;
  counters.wavefronts += cost.passes;
  counters.conflicts += cost.conflicts;
}

values::AccessCounters& countersFor(Space space, EventKind kind, values::WarpCounters& warps) {
  if (space == Space::global) {
    return kind == EventKind::load ? warps.globalLoads : warps.globalStores;
  }
  return kind == EventKind::load ? warps.sharedLoads : warps.sharedStores;
}

/// What the warps did, by line.
using ByLine = std::map<int, values::WarpCounters>;

void count(const Record& record, const LockstepGroup& group, std::uint64_t block, ByLine& lines) {
  if (group.kind == EventKind::barrier) {
    ++lines[group.line].barriers;
    return;
  }
  if (group.kind != EventKind::load && group.kind != EventKind::store) return;
  Lanes indices{};
  for (std::size_t i = 0; i < group.accesses.size(); ++i) {
    const Access& access = group.accesses[i];
    indices[i] = record.eventsOf(block, access.thread)[access.event].index();
  }
  const ArrayInfo& array = record.arrays[group.array];
  add(costOf(array, std::span(indices).first(group.accesses.size())),
      countersFor(array.space, group.kind, lines[group.line]));
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
  add(more.sharedLoads, sum.sharedLoads);
  add(more.sharedStores, sum.sharedStores);
}

}  // namespace

AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices) {
  AccessCost cost;
  indices = indices.first(std::min<std::size_t>(indices.size(), kWarpSize));
  cost.lanes = static_cast<std::uint32_t>(indices.size());
  if (indices.empty()) return cost;
  Lanes storage{};
  std::copy(indices.begin(), indices.end(), storage.begin());
  const auto sorted = std::span(storage).first(indices.size());
  std::sort(sorted.begin(), sorted.end());
  const auto size = static_cast<std::int64_t>(values::sizeOf(array.type));
  const std::int64_t perSector = kSectorBytes / size;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const bool isFirst = i == 0;
    cost.words += isFirst || sorted[i] != sorted[i - 1] ? 1 : 0;
    if (array.space == Space::global) {
      cost.sectors += isFirst || sorted[i] / perSector != sorted[i - 1] / perSector ? 1 : 0;
    }
  }
  if (array.space == Space::shared) {
    if (size > kBankBytes) {
      serveHalves(indices, cost);
    } else {
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
  ByLine lines;
  LockstepGroup group;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t first = 0; first < threads; first += kWarpSize) {
      Lockstep warp(record, block, first, std::min(kWarpSize, threads - first));
      while (warp.next(group)) count(record, group, block, lines);
    }
  }
  for (const auto& [line, warps] : lines) {
    counters.lines.push_back({line, warps});
    add(warps, counters.total);
  }
  values::AccessCounters all;
  for (const auto access :
       {&values::WarpCounters::globalLoads, &values::WarpCounters::globalStores,
        &values::WarpCounters::sharedLoads, &values::WarpCounters::sharedStores}) {
    add(counters.total.*access, all);
  }
  if (all.requests > 0) {
    counters.activeLanes = static_cast<double>(all.elements) / static_cast<double>(all.requests);
  }
  return counters;
}

}  // namespace lanescope::trace
