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

/// Adds the passes for accesses of more than a bank's width: so many lanes that they want 128 bytes
/// are served at a time. `words`: banks' words that one lane wants.
void serveInParts(std::span<const std::int64_t> indices, std::int64_t words, AccessCost& cost) {
  const std::size_t lanesAtOnce = kBanks / static_cast<std::size_t>(words);
  for (std::size_t first = 0; first < indices.size(); first += lanesAtOnce) {
    const std::size_t count = std::min(lanesAtOnce, indices.size() - first);
    Lanes wanted{};
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i) {
      for (std::int64_t word = 0; word < words; ++word) {
        wanted[size++] = indices[first + i] * words + word;
      }
    }
    std::sort(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(size));
    const std::uint32_t ways = waysOf(std::span(wanted).first(size));
    cost.passes += ways;
    cost.conflicts += ways - 1;
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
  for (std::size_t i = 0; i < group.accesses.size(); ++i) {
    const Access& access = group.accesses[i];
    indices[i] = record.eventsOf(block, access.thread)[access.event].index();
  }
  const ArrayInfo& array = record.arrays[group.array];
  if (array.remote) return;
  values::AccessCounters& counters = countersFor(array.space, group.kind, lines[group.line]);
  counters.elements += group.accesses.size();
  // The other elements of a wide access are no new requests.
  if (indices[0] % width != 0) return;
  const AccessCost cost = costOf(array, std::span(indices).first(group.accesses.size()), width);
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

AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices, int width) {
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
      Lanes inOrder{};
      std::ranges::transform(indices, inOrder.begin(),
                             [width](std::int64_t index) { return index / width; });
      serveInParts(std::span(inOrder).first(indices.size()), size / kBankBytes, cost);
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
  ByLine lines;
  Requests requests;
  LockstepGroup group;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint32_t first = 0; first < threads; first += kWarpSize) {
      Lockstep warp(record, block, first, std::min(kWarpSize, threads - first));
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
