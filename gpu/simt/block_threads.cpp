// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <new>

#include "simt/accessors.h"
#include "simt/block_runner.h"
#include "simt/machine.h"
#include "simt/ptx.h"
#include "simt/tracer.h"

// The functions of a block's runner that its threads call, on their own stacks.

namespace lanescope::simt {

void BlockRunner::fail(Fault::Kind kind, int line) {
  m_fault.kind = kind;
  m_fault.thread = positionOf(*current.thread);
  m_fault.line = line;
}

void BlockRunner::leave() {
  switchFiber(current.thread->fiber, m_home.fiber);
  __builtin_unreachable();
}

void BlockRunner::leaveWith(const Fault& fault) {
  m_fault = fault;
  m_fault.thread = positionOf(*current.thread);
  leave();
}

void BlockRunner::leaveFor(Missing what) {
  m_missing = what;
  fail(Fault::Kind::stopped, current.thread->line);
  leave();
}

void BlockRunner::leaveInterrupted() {
  current.runner->leave();
}

void BlockRunner::switchTo(Thread* next) {
  Thread* const self = current.thread;
  if (next != self) switchThread(self, next);
}

void BlockRunner::onSlice(int line) {
  current.ticks = m_ticks;
  const bool isLockstep = m_ticks != kSlice;
  if (isLockstep) {
    if (++m_slice < kSlice) return switchTo(m_turns.behindItsWarp(*current.thread));
    m_slice = 0;
  }
  m_pulse.heartbeat.beat();
  if (m_grid->isStopped(m_block)) {
    fail(Fault::Kind::stopped, line);
    leave();
  }
  Work& work = m_work[positionOf(*current.thread)];
  if (work.round != m_rounds) work = {m_rounds, 0};
  if (++work.slices * kSlice >= m_grid->limits.accesses ||
      ++m_roundSlices * kSlice >= m_grid->limits.blockAccesses) {
    fail(Fault::Kind::accessLimit, line);
    leave();
  }
  m_hasMoved = true;
  if (isLockstep) return switchTo(m_turns.behindItsWarp(*current.thread));
  rest(line);  // the thread may wait for others of its block
}

void BlockRunner::rest(int line) {
  Thread* const self = current.thread;
  self->line = line;
  m_resting.push_back(self);
  ++current.pending;
  handOver(self);
}

void BlockRunner::polled(const volatile void* address, std::uint64_t bits, int line) {
  Seen& seen = m_seen[positionOf(*current.thread)];
  if (seen.address == address && seen.bits == bits) {
    // Another look at the value must not count as progress.
    if (m_ticks == kSlice) {
      ++current.ticks;
    } else {
      --m_slice;
    }
    return rest(line);
  }
  seen.address = address;
  seen.bits = bits;
}

void BlockRunner::noteOnce(const trace::Event& event) {
  Seen& seen = m_seen[positionOf(*current.thread)];
  if (seen.after != nullptr && seen.after == current.thread->cursor && seen.event == event) return;
  note(event);
  seen.event = event;
  seen.after = current.thread->cursor;
}

std::uint64_t BlockRunner::meetWarp(const WarpCall& call) {
  touch(call.line);
  Thread* const self = current.thread;
  const std::size_t position = positionOf(*self);
  if ((call.mask >> position % trace::kWarpSize & 1U) == 0) {
    leaveWith({.kind = Fault::Kind::maskWithoutSelf, .line = call.line, .index = call.mask});
  }
  const unsigned lanes = m_board.arrive(position, call);
  if (lanes == 0) {
    ++current.pending;
    handOver(self);
    return m_board.call(position).bits;
  }
  m_hasMoved = true;
  if (++m_warpCalls >= m_grid->limits.warpCalls) {
    leaveWith({.kind = Fault::Kind::warpLimit, .line = call.line});
  }
  current.pending -= static_cast<std::uint32_t>(std::popcount(lanes)) - 1;
  switchTo(m_turns.together(*self, position / trace::kWarpSize, lanes));
  return m_board.call(position).bits;
}

unsigned BlockRunner::meetActive(int line) {
  touch(line);
  Thread* const self = current.thread;
  m_board.arriveActive(positionOf(*self), line);
  ++current.pending;
  handOver(self);
  return static_cast<unsigned>(m_board.call(positionOf(*self)).bits);
}

bool BlockRunner::extendTrace() {
  try {
    if (m_trace.extend(positionOf(*current.thread), *current.thread)) return true;
    current.dropped = true;
    current.flow = nullptr;  // a flow is of no use to a record that is cut short
    return false;
  } catch (const std::bad_alloc&) {
    m_isMemoryShort = true;  // thrown again on the runner's own stack
  }
  fail(Fault::Kind::stopped, current.thread->line);
  leave();
}

bool BlockRunner::extendFlow() {
  try {
    if (m_trace.extendFlow(positionOf(*current.thread))) return true;
    // What is missing makes the flow of all threads useless, so the block goes on without.
    current.flow = nullptr;
    return false;
  } catch (const std::bad_alloc&) {
    m_isMemoryShort = true;  // thrown again on the runner's own stack
  }
  fail(Fault::Kind::stopped, current.thread->line);
  leave();
}

const SharedRegion& BlockRunner::declareShared(const std::source_location& where, std::size_t count,
                                               std::size_t elementBytes) {
  const SharedRegion* const region = m_shared.declare(where, count, elementBytes);
  if (region != nullptr) {
    current.declared[where.line() % current.declared.size()] = {where.function_name(), where.line(),
                                                                where.column(), region};
    return *region;
  }
  fail(Fault::Kind::sharedMemory, static_cast<int>(where.line()));
  leave();
}

const SharedRegion& BlockRunner::regionOfRank(std::uint32_t declaration, unsigned rank, int line) {
  if (rank >= current.clusterSize) {
    leaveWith({.kind = Fault::Kind::clusterRank, .line = line, .index = rank});
  }
  const SharedRegion& own = *m_shared.of(declaration);
  if (rank == current.clusterRank) return own;
  const SharedRegion* const region = m_cluster[rank]->m_shared.sameAs(own);
  if (region == nullptr) leaveWith({.kind = Fault::Kind::sharedMemory, .line = line});
  return *region;
}

void BlockRunner::storeLater(void* to, const void* value, std::size_t bytes) {
  AsyncCopy copy{.to = to, .bytes = static_cast<std::uint8_t>(bytes)};
  std::memcpy(copy.value.data(), value, bytes);
  m_copies.add(positionOf(*current.thread), copy);
}

void BlockRunner::commitCopies() {
  m_copies.commit(positionOf(*current.thread));
}

void BlockRunner::waitForCopies(std::size_t prior) {
  m_copies.wait(positionOf(*current.thread), prior,
                [](const AsyncCopy& copy) { std::memcpy(copy.to, copy.value.data(), copy.bytes); });
}

void BlockRunner::waitAtBarrier(unsigned number, unsigned threads, int line) {
  touch(line);
  Machine::note(trace::namedBarrierEvent(number, threads, line));
  if (number >= m_barriers.size()) leaveWith({.kind = Fault::Kind::noBarrier, .line = line});
  NamedBarrier& barrier = m_barriers[number];
  changed();
  if (++barrier.arrived == threads) {
    barrier.arrived = 0;
    ++barrier.phase;
    return;
  }
  for (const unsigned phase = barrier.phase; phase == barrier.phase;) rest(line);
}

void BlockRunner::waitForProducts(std::size_t prior) {
  m_products.wait(positionOf(*current.thread), prior,
                  [this](LaneProduct& product) { multiply(product); });
}

void BlockRunner::multiply(LaneProduct& own) {
  // The lanes pass their operands' addresses, which stay right until all have come again.
  const WarpCall call{.form = WarpCall::kProduct,
                      .mask = ~0U,
                      .line = own.line,
                      .bits = reinterpret_cast<std::uintptr_t>(&own)};
  static_cast<void>(meetWarp(call));  // all operands are there
  const std::size_t position = positionOf(*current.thread);
  if (position % trace::kWarpSize == 0) {
    LaneProducts lanes{};
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      lanes[i] = reinterpret_cast<LaneProduct*>(m_board.call(position + i).bits);
    }
    const auto warp = static_cast<unsigned>(position / trace::kWarpSize % kWarpsOfGroup);
    if (!simt::multiply(lanes, warp, m_shared.bytes())) {
      leaveWith({.kind = Fault::Kind::badAddress, .line = own.line});
    }
  }
  static_cast<void>(meetWarp(call));  // all sums are there
}

bool extendTrace() {
  return current.runner->extendTrace();
}

bool extendFlow() {
  return current.runner->extendFlow();
}

void storeLater(void* to, const void* value, std::size_t bytes) {
  current.runner->storeLater(to, value, bytes);
}

void commitCopies() {
  current.runner->commitCopies();
}

void waitForCopies(std::size_t prior) {
  current.runner->waitForCopies(prior);
}

void onSlice(int line) {
  current.runner->onSlice(line);
}

void noteOnce(const trace::Event& event) {
  current.runner->noteOnce(event);
}

void polled(const volatile void* address, std::uint64_t bits, int line) {
  current.runner->polled(address, bits, line);
}

void outOfBounds(unsigned array, std::int64_t index, std::int64_t fullIndex, int line,
                 bool isWait) {
  if (!current.recording) {
    current.thread->line = line;
    current.runner->leaveWith({.kind = Fault::Kind::outOfBounds,
                               .line = line,
                               .array = array,
                               .rawIndex = index,
                               .index = fullIndex});
  }
  touch(line);
  note(trace::Event::make(trace::EventKind::outOfBounds, array, line, index,
                          static_cast<std::uint64_t>(fullIndex)));
  if (isWait) polled(nullptr, 0, line);  // it finds 0 again and again
}

const SharedRegion& declareShared(const std::source_location& where, std::size_t count,
                                  std::size_t elementBytes) {
  return current.runner->declareShared(where, count, elementBytes);
}

const SharedRegion& dynamicRegion() {
  return current.runner->shared().dynamicPart();
}

const SharedRegion& regionOfRank(std::uint32_t declaration, unsigned rank, int line) {
  return current.runner->regionOfRank(declaration, rank, line);
}

std::uint64_t meetWarp(const WarpCall& call) {
  return current.runner->meetWarp(call);
}

void badWidth(int width, int line) {
  current.runner->leaveWith({.kind = Fault::Kind::shuffleWidth, .line = line, .index = width});
}

int printf(const char* format, ...) {
  std::array<char, 1024> text;
  std::va_list values;
  va_start(values, format);
  const int length = std::vsnprintf(text.data(), text.size(), format, values);
  va_end(values);
  if (length < 0) return length;
  current.runner->print({text.data(), std::min(static_cast<std::size_t>(length), text.size() - 1)});
  return length;
}

void failAssertion(int line) {
  current.runner->leaveWith({.kind = Fault::Kind::assertion, .line = line});
}

void __trap(int line) {
  current.runner->leaveWith({.kind = Fault::Kind::trap, .line = line});
}

void notEmulated(Missing what) {
  current.runner->leaveFor(what);
}

void waitAtBarrier(unsigned number, unsigned threads, int line) {
  current.runner->waitAtBarrier(number, threads, line);
}

void issueProduct(const LaneProduct& product) {
  touch(product.line);
  BlockRunner& runner = *current.runner;
  const bool isTf32 = product.a.has_value();
  if (!hasSwizzle128(product.descriptorOfB) || (!isTf32 && !hasSwizzle128(product.descriptorOfA))) {
    notEmulated(Missing::otherSwizzle);
  }
  if (current.recording) {
    const auto tiles =
        static_cast<unsigned>(runner.shared().dynamicPart().data - runner.shared().bytes().data());
    trace::noteProduct(isTf32 ? nullptr : &product.descriptorOfA, product.descriptorOfB,
                       static_cast<unsigned>(2 * product.sums.size()), product.accumulates, tiles,
                       product.line, note);
  }
  runner.issueProduct(product);
}

void noteGroup(trace::GroupForm form, std::size_t value, int line) {
  touch(line);
  Machine::note(trace::groupEvent(form, value, line));
}

void commitProducts(int line) {
  noteGroup(trace::GroupForm::commitProducts, 0, line);
  current.runner->commitProducts();
}

void waitForProducts(std::size_t prior, int line) {
  noteGroup(trace::GroupForm::waitProducts, prior, line);
  current.runner->waitForProducts(prior);
}

unsigned meetActive(int line) {
  return current.runner->meetActive(line);
}

void rest(int line) {
  touch(line);
  current.runner->rest(line);
}

void fence() {
#if defined(LANESCOPE_SIMT_TSAN)
  // ThreadSanitizer does not know fences; an access that every thread makes orders as much.
  static std::atomic<int> meetingPoint{0};
  meetingPoint.fetch_add(1, std::memory_order_seq_cst);
#else
  std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
}

}  // namespace lanescope::simt
