// SPDX-License-Identifier: Apache-2.0
#include "simt/memory_barrier.h"

#include <cstring>

#include "simt/block_runner.h"
#include "simt/machine.h"

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

/// What a thread does with the barrier in its own block.
void note(trace::MbarrierForm form, const SharedOperand& barrier, std::uint64_t value) {
  if (!current.recording) return;
  simt::note(trace::barrierEvent(form, placeOf(barrier), value));
}

/// Changes the barrier at this address.
template <class Change>
void change(std::byte* address, int line, const Change& apply) {
  MemoryBarrier barrier = MemoryBarrier::of(bitsOf(address, line));
  apply(barrier);
  const std::uint64_t bits = barrier.bits();
  std::memcpy(address, &bits, sizeof bits);
  current.runner->changed();
}

}  // namespace

void initializeBarrier(const SharedOperand& barrier, unsigned count) {
  touch(barrier.line);
  note(trace::MbarrierForm::initialize, barrier, count);
  const std::uint64_t bits = MemoryBarrier(count).bits();
  std::memcpy(addressOf(barrier, sizeof bits), &bits, sizeof bits);
}

void arriveAt(const SharedOperand& barrier, unsigned rank) {
  touch(barrier.line);
  note(trace::MbarrierForm::arrive, barrier, rank);
  change(addressIn(barrier, rank, sizeof(std::uint64_t)), barrier.line,
         [](MemoryBarrier& each) { each.arrive(); });
}

void expectBytes(const SharedOperand& barrier, unsigned bytes) {
  touch(barrier.line);
  note(trace::MbarrierForm::expect, barrier, bytes);
  std::byte* const address = addressOf(barrier, sizeof(std::uint64_t));
  if (MemoryBarrier::of(bitsOf(address, barrier.line)).waitsForBytesAlone()) {
    current.runner->bulkCopies().perform(address);  // nobody asked, and the next phase begins
  }
  change(address, barrier.line, [bytes](MemoryBarrier& each) {
    each.expect(bytes);
    each.arrive();
  });
}

void completeBytes(std::byte* barrier, unsigned bytes, int line) {
  change(barrier, line, [bytes](MemoryBarrier& each) { each.complete(bytes); });
}

bool isPhaseOver(const SharedOperand& barrier, unsigned parity) {
  touch(barrier.line);
  std::byte* const address = addressOf(barrier, sizeof(std::uint64_t));
  const auto isOver = [&] {
    return MemoryBarrier::of(bitsOf(address, barrier.line)).isOver(parity);
  };
  if (!isOver()) current.runner->bulkCopies().perform(address);
  if (isOver()) {
    note(trace::MbarrierForm::wait, barrier, parity);
    return true;
  }
  polled(address, bitsOf(address, barrier.line), barrier.line);
  return false;
}

}  // namespace lanescope::simt
