// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/record.h"
#include "trace/record/tile_shape.h"

namespace lanescope::trace {

/// Whether an access is strong. Two strong accesses to one element do not race: the hardware
/// performs one after the other, and each finds a whole value. Atomics are strong. A volatile
/// access to global memory, with which blocks wait for each other, is strong because the PTX ISA
/// (Memory Consistency Model) treats it as a relaxed one. A volatile access to shared memory is
/// not: its usual purpose was to show the threads of a warp each other's values, which also
/// requires them to run in lockstep.
[[nodiscard]] constexpr bool isStrong(const Event& event, Space space) {
  if (event.kind() == EventKind::atomicRead || event.kind() == EventKind::atomicWrite) return true;
  return space == Space::global && (isRead(event.kind()) || isWrite(event.kind())) &&
         static_cast<AccessForm>(event.form()) == AccessForm::polled;
}

/// Whether all blocks of the cluster meet there.
[[nodiscard]] constexpr bool isClusterBarrier(const Event& event) {
  return event.kind() == EventKind::barrier &&
         static_cast<BarrierForm>(event.form()) == BarrierForm::cluster;
}
/// Whether the event is the store of a __pipeline_memcpy_async, which another unit may perform
/// later.
[[nodiscard]] constexpr bool isCopiedStore(const Event& event) {
  return event.kind() == EventKind::store && isCopied(static_cast<AccessForm>(event.form()));
}
/// Whether the event stands for what a unit other than the thread writes or reads, over several
/// elements.
[[nodiscard]] constexpr bool isTileWrite(const Event& event) {
  return event.kind() == EventKind::bulkCopy &&
         static_cast<BulkCopyForm>(event.form()) == BulkCopyForm::into;
}
[[nodiscard]] constexpr bool isTileRead(const Event& event) {
  return event.kind() == EventKind::tensorProduct;
}
/// The same of one element as of the tiles, for an event that is one of the accesses.
[[nodiscard]] constexpr bool writes(EventKind kind) {
  return isWrite(kind) || kind == EventKind::bulkCopy;
}
[[nodiscard]] constexpr bool reads(EventKind kind) {
  return isRead(kind) || kind == EventKind::tensorProduct;
}

/// Calls `use` with the index of each element that such an event stands for. Of a product that all
/// threads of a warp group issue, each warp's first thread stands for the warp: it has 16 of the
/// left operand's 64 rows, and all of the right operand.
template <class Use>
void forEachTileElement(const Event& event, std::uint32_t thread, const Use& use) {
  TileShape shape = TileShape::of(event.bits);
  std::int64_t first = event.index();
  if (isTileRead(event)) {
    if (thread % kWarpSize != 0) return;
    if (static_cast<ProductForm>(event.form()) == ProductForm::left) {
      constexpr unsigned kWarpsOfGroup = 4;
      shape.lines /= kWarpsOfGroup;
      first += std::int64_t{thread / kWarpSize % kWarpsOfGroup} * shape.lines * kTileLineWords;
    }
  }
  shape.forEachWord(first, use);
}

}  // namespace lanescope::trace
