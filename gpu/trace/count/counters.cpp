// SPDX-License-Identifier: Apache-2.0
#include "trace/count/counters.h"

#include <bit>
#include <map>

#include "trace/count/bank_use.h"
#include "trace/count/sector_use.h"
#include "trace/record/lockstep.h"

namespace lanescope::trace {
namespace {

values::AccessCounters& countersFor(Space space, EventKind kind, values::WarpCounters& warps) {
  const bool isGlobal = space == Space::global;
  if (kind == EventKind::load) return isGlobal ? warps.globalLoads : warps.sharedLoads;
  if (kind == EventKind::store) return isGlobal ? warps.globalStores : warps.sharedStores;
  return isGlobal ? warps.globalAtomics : warps.sharedAtomics;
}

/// What the warps did on each line.
using ByLine = std::map<int, values::WarpCounters>;

/// Accesses of warps and the number of lanes in them.
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
  const ArrayInfo& array = record.arrays[group.array];
  if (array.remote) return;
  values::AccessCounters& counters = countersFor(array.space, group.kind, lines[group.line]);
  counters.elements += group.accesses.size();
  const WarpRequest request = requestOf(record, block, group.accesses);
  if (!request.isNew) return;
  const AccessCost cost = costOf(array, request);
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

/// Adds an operation on two or three floating-point numbers; others are not counted.
void add(const Operation& operation, values::Arithmetic& sum) {
  const ScalarType type = operation.type();
  if (type != ScalarType::float32 && type != ScalarType::float64) return;
  values::FloatOperations& floats = type == ScalarType::float32 ? sum.float32 : sum.float64;
  switch (operation.kind()) {
    case OperationKind::add:
    case OperationKind::subtract:
      ++floats.additions;
      break;
    case OperationKind::multiply:
      ++floats.multiplications;
      break;
    case OperationKind::fusedMultiplyAdd:
      ++(operation.detail() == kByTensorCores ? sum.tensor : floats.fused);
      break;
    default:
      break;
  }
}

std::optional<values::Arithmetic> arithmeticOf(const Record& record) {
  if (!record.hasWholeFlow()) return std::nullopt;
  values::Arithmetic sum;
  for (const Operation& operation : record.flow->operations) add(operation, sum);
  return sum;
}

}  // namespace

AccessCost costOf(const ArrayInfo& array, const WarpRequest& request) {
  AccessCost cost;
  cost.lanes = static_cast<std::uint32_t>(std::popcount(request.lanes));
  if (request.lanes == 0 || array.remote) return cost;
  const auto elementBytes = static_cast<int>(values::sizeOf(array.type));
  if (array.space == Space::global) {
    cost.sectors = static_cast<std::uint32_t>(SectorUse(elementBytes, request).sectors().size());
  } else {
    const BankUse use(elementBytes, request);
    cost.passes = use.passes();
    cost.conflicts = use.conflicts();
  }
  return cost;
}

AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices, int width,
                  std::uint32_t lanes) {
  WarpRequest request{.width = width};
  auto index = indices.begin();
  for (unsigned lane = 0; lane < kWarpSize && index != indices.end(); ++lane) {
    if ((lanes >> lane & 1) == 0) continue;
    request.lanes |= 1U << lane;
    request.indices[lane] = *index++;
  }
  return costOf(array, request);
}

values::Counters countersOf(const Record& record) {
  values::Counters counters;
  counters.recordedBlocks = record.blockCount;
  counters.blocks = record.grid.total();
  counters.truncated = record.truncated;
  counters.arithmetic = arithmeticOf(record);
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
