// SPDX-License-Identifier: Apache-2.0
#include "simt/block_runner.h"

#include <csignal>
#include <new>
#include <utility>

#include "simt/accessors.h"
#include "simt/schedule.h"
#include "simt/signals.h"

namespace lanescope::simt {

constinit thread_local Current current;

namespace {

/// The stacks' first pages are used at different offsets. Otherwise the innermost frames of all
/// threads would compete for the same sets of the cache.
std::size_t colourOf(std::size_t thread) {
  constexpr std::size_t kLine = 64;
  constexpr std::size_t kColours = 48;
  return thread % kColours * kLine;
}

values::Dim3 positionIn(const values::Dim3& extent, std::uint64_t linear) {
  return {static_cast<std::uint32_t>(linear % extent.x),
          static_cast<std::uint32_t>(linear / extent.x % extent.y),
          static_cast<std::uint32_t>(linear / extent.x / extent.y)};
}

}  // namespace

BlockRunner::~BlockRunner() {
  for (Thread& thread : m_threads) release(thread.fiber);
}

void BlockRunner::prepare(const Grid& grid) {
  m_grid = &grid;
  const values::Dim3& block = grid.launch.block;
  const std::size_t count = block.total();
  if (m_stacks.size() < count) {
    for (Thread& thread : m_threads) release(thread.fiber);
    m_threads.clear();
    m_stacks.reserve(count);
  }
  for (std::size_t i = count; i < m_threads.size(); ++i) release(m_threads[i].fiber);
  m_threads.resize(count);
  for (std::size_t i = 0; i < count; ++i) m_threads[i].index = positionIn(block, i);
  adoptThread(m_home.fiber);
  restartAll();
  m_order.resize(count);
  linkRing(0);
}

void BlockRunner::restartAll() {
  for (std::size_t i = 0; i < m_threads.size(); ++i) {
    restart(m_threads[i].fiber, m_stacks.stack(i), colourOf(i), &threadMain);
  }
}

void BlockRunner::linkRing(std::uint64_t block) {
  fillOrder(m_grid->schedule, block, m_order);
  Thread* last = &m_home;
  for (const std::uint32_t position : m_order) {
    last->next = &m_threads[position];
    last = last->next;
  }
  last->next = &m_home;
}

void BlockRunner::beginBlock(std::uint64_t block) {
  if (m_grid->schedule.kind == values::Schedule::Kind::random) linkRing(block);
  m_shared.beginBlock(m_grid->launch.dynamicSharedBytes);
  m_fault = {};
  m_rounds = 0;
  m_sliceThread = nullptr;
  current = {};
  current.runner = this;
  current.ticks = kSlice;
  current.blockIdx = positionIn(m_grid->launch.grid, block);
  current.blockDim = m_grid->launch.block;
  current.gridDim = m_grid->launch.grid;
  current.recording = m_grid->isRecorded(block);
  if (current.recording) m_trace.begin(m_threads, m_grid->window->eventsPerThread);
}

BlockOutcome BlockRunner::run(std::uint64_t block) {
  beginBlock(block);
  beat();
  m_block.store(block);
  runRounds();
  m_block.store(kNoBlock);
  if (std::exchange(m_isMemoryShort, false)) {
    restartAll();
    current.runner = nullptr;
    throw std::bad_alloc();
  }
  BlockOutcome outcome = finish(block);
  current.runner = nullptr;
  return outcome;
}

void BlockRunner::runRounds() {
  for (;;) {
    current.roundLine = kNoLine;
    enterRing();
    if (m_fault.kind != Fault::Kind::none || current.diverged || current.roundLine == kEnded)
      return;
    beat();
    if (++m_rounds >= m_grid->limits.barriers)
      return fail(Fault::Kind::barrierLimit, current.roundLine);
    if (m_grid->isStopped(m_block.load(std::memory_order_relaxed))) {
      return fail(Fault::Kind::stopped, current.roundLine);
    }
  }
}

// Not inlined, so that the runner's flow is left in one place only.
[[gnu::noinline]] void BlockRunner::enterRing() {
  current.thread = m_home.next;
  switchFiber(m_home.fiber, m_home.next->fiber);
}

void BlockRunner::threadMain(Arrival arrival) {
  arrive(current.thread->fiber, arrival);
  for (;;) {
    current.thread->line = kNoLine;
    current.runner->beat();
    current.runner->m_grid->body();
    yieldTurn(kEnded);
  }
}

BlockOutcome BlockRunner::finish(std::uint64_t block) {
  BlockOutcome outcome;
  outcome.truncated = current.dropped;
  if (m_fault.kind == Fault::Kind::none && !current.diverged) {
    outcome.completed = true;
  } else if (m_fault.kind == Fault::Kind::none) {
    outcome.finding = divergentBarrier(block, m_threads);
  } else if (m_fault.kind != Fault::Kind::stopped) {
    outcome.finding = findingOf(m_fault, *m_grid, block, m_shared);
  }
  if (current.recording) m_trace.close(m_threads);
  // The threads stand somewhere in the kernel. It has nothing to destroy: CUDA kernels have not.
  if (!outcome.completed) restartAll();
  return outcome;
}

void BlockRunner::fail(Fault::Kind kind, int line) {
  m_fault.kind = kind;
  m_fault.thread = kind == Fault::Kind::barrierLimit ? 0 : positionOf(*current.thread);
  m_fault.line = line;
}

void BlockRunner::leave() {
  switchFiber(current.thread->fiber, m_home.fiber);
  __builtin_unreachable();
}

void BlockRunner::onSlice(int line) {
  current.ticks = kSlice;
  beat();
  if (m_grid->isStopped(m_block.load(std::memory_order_relaxed))) {
    fail(Fault::Kind::stopped, line);
    leave();
  }
  if (m_sliceThread != current.thread || m_sliceRound != m_rounds) {
    m_sliceThread = current.thread;
    m_sliceRound = m_rounds;
    m_slices = 0;
  } else if (++m_slices * kSlice >= m_grid->limits.accesses) {
    fail(Fault::Kind::accessLimit, line);
    leave();
  }
}

bool BlockRunner::extendTrace() {
  try {
    if (m_trace.extend(positionOf(*current.thread), *current.thread)) return true;
    current.dropped = true;
    return false;
  } catch (const std::bad_alloc&) {
    m_isMemoryShort = true;  // thrown again on the runner's own stack
  }
  fail(Fault::Kind::stopped, current.thread->line);
  leave();
}

void BlockRunner::outOfBounds(const Fault& fault) {
  m_fault = fault;
  m_fault.thread = positionOf(*current.thread);
  leave();
}

const SharedMemory::Region& BlockRunner::declareShared(const std::source_location& where,
                                                       std::size_t count,
                                                       std::size_t elementBytes) {
  const SharedMemory::Region* const region = m_shared.declare(where, count, elementBytes);
  if (region != nullptr) return *region;
  fail(Fault::Kind::sharedMemory, static_cast<int>(where.line()));
  leave();
}

std::optional<BlockRunner::Redirect> BlockRunner::interrupt(int signal, const void* stackPointer,
                                                            const void* address) {
  if (!m_stacks.contains(stackPointer) || m_home.fiber.context == nullptr) return std::nullopt;
  Fault::Kind kind = Fault::Kind::badAddress;
  if (signal == kEvictSignal) {
    const std::uint64_t block = m_block.load();
    if (m_evict.load() != block) return std::nullopt;
    kind = m_grid->isStopped(block) ? Fault::Kind::stopped : Fault::Kind::silence;
  } else if (signal == SIGFPE) {
    kind = Fault::Kind::arithmetic;
  } else if (m_stacks.isGuard(address)) {
    kind = Fault::Kind::stackOverflow;
  }
  fail(kind, current.thread->line);
  const StackSpan stack = m_stacks.stack(positionOf(*current.thread));
#if defined(LANESCOPE_SIMT_ASAN)
  __asan_unpoison_memory_region(stack.bottom, stack.size());
#endif
  return Redirect{stack.top, &leaveInterrupted};
}

void BlockRunner::leaveInterrupted() {
  current.runner->leave();
}

bool extendTrace() {
  return current.runner->extendTrace();
}

void onSlice(int line) {
  current.runner->onSlice(line);
}

void outOfBounds(unsigned array, std::int64_t index, std::int64_t fullIndex, int line) {
  current.thread->line = line;
  if (current.recording) {
    note(trace::Event::make(trace::EventKind::outOfBounds, array, line, index,
                            static_cast<std::uint64_t>(fullIndex)));
  }
  Fault fault;
  fault.kind = Fault::Kind::outOfBounds;
  fault.line = line;
  fault.array = array;
  fault.rawIndex = index;
  fault.index = fullIndex;
  current.runner->outOfBounds(fault);
}

const SharedMemory::Region& declareShared(const std::source_location& where, std::size_t count,
                                          std::size_t elementBytes) {
  return current.runner->declareShared(where, count, elementBytes);
}

const SharedMemory::Region& dynamicRegion() {
  return current.runner->shared().dynamicPart();
}

}  // namespace lanescope::simt
