// SPDX-License-Identifier: Apache-2.0
#include "simt/memory_barrier.h"

#include <cstring>

#include "simt/block_runner.h"

namespace lanescope::simt {
namespace {

std::uint64_t bitsOf(const std::byte* address, int line) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, address, sizeof bits);
  if (!MemoryBarrier::isIn(bits)) {
    current.runner->leaveWith({.kind = Fault::Kind::noBarrier, .line = line});
  }
  return bits;
}

/// Changes the barrier of the block with this rank.
template <class Change>
void change(const SharedOperand& operand, unsigned rank, const Change& apply) {
  std::byte* const address = addressIn(operand, rank, sizeof(std::uint64_t));
  MemoryBarrier barrier = MemoryBarrier::of(bitsOf(address, operand.line));
  apply(barrier);
  const std::uint64_t bits = barrier.bits();
  std::memcpy(address, &bits, sizeof bits);
  current.runner->changed();
}

}  // namespace

void initializeBarrier(const SharedOperand& barrier, unsigned count) {
  touch(barrier.line);
  const std::uint64_t bits = MemoryBarrier(count).bits();
  std::memcpy(addressOf(barrier, sizeof bits), &bits, sizeof bits);
}

void arriveAt(const SharedOperand& barrier, unsigned rank) {
  touch(barrier.line);
  change(barrier, rank, [](MemoryBarrier& each) { each.arrive(); });
}

void expectBytes(const SharedOperand& barrier, unsigned bytes) {
  touch(barrier.line);
  change(barrier, current.clusterRank, [bytes](MemoryBarrier& each) {
    each.expect(bytes);
    each.arrive();
  });
}

void completeBytes(const SharedOperand& barrier, unsigned rank, unsigned bytes) {
  change(barrier, rank, [bytes](MemoryBarrier& each) { each.complete(bytes); });
}

bool isPhaseOver(const SharedOperand& barrier, unsigned parity) {
  touch(barrier.line);
  const std::byte* const address = addressOf(barrier, sizeof(std::uint64_t));
  const std::uint64_t bits = bitsOf(address, barrier.line);
  if (MemoryBarrier::of(bits).isOver(parity)) return true;
  polled(address, bits, barrier.line);
  return false;
}

}  // namespace lanescope::simt
