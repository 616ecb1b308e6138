// SPDX-License-Identifier: Apache-2.0
#include "simt/block_runner.h"

#include <bit>
#include <csignal>
#include <limits>
#include <new>
#include <string>
#include <utility>

#include "simt/signals.h"
#include "values/error.h"

namespace lanescope::simt {

constinit thread_local Current current;

namespace {

/// The threads use their stacks' first pages at different offsets. Otherwise the innermost frames
/// of all threads would compete for the same sets of the cache.
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

std::string sentenceOf(Missing what) {
  const char* name = "";
  switch (what) {
    case Missing::plainBulkCopy:
      name = "cp.async.bulk, bulk copies without a tensor map";
      break;
    case Missing::otherSwizzle:
      name = "wgmma of tiles without the 128-byte swizzle";
      break;
    case Missing::library:
      name = "NVIDIA's libraries";
      break;
  }
  return std::string("The emulator does not have ") + name + "; this kernel needs an NVIDIA GPU.";
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
  m_turns.prepare(m_threads, m_home, grid.schedule);
  m_ticks = grid.schedule.kind == values::Schedule::Kind::lockstep ? 1 : kSlice;
}

void BlockRunner::restartAll() {
  for (std::size_t i = 0; i < m_threads.size(); ++i) {
    restart(m_threads[i].fiber, m_stacks.stack(i), colourOf(i), &threadMain);
  }
  // The calls that the threads wait in are forgotten with them.
  m_board.reset(m_threads.size());
  m_seen.assign(m_threads.size(), {});
  m_work.assign(m_threads.size(), {});
  m_resting.clear();
}

void BlockRunner::beginBlock(std::uint64_t block) {
  m_block = block;
  m_turns.beginBlock(block);
  m_shared.beginBlock(m_grid->launch.dynamicSharedBytes);
  m_copies.beginBlock(m_threads.size());
  m_products.beginBlock(m_threads.size());
  m_bulkCopies.beginBlock();
  m_barriers = {};
  m_fault = {};
  m_rounds = m_passes = m_warpCalls = m_roundSlices = 0;
  m_slice = 0;
  m_hasMoved = false;
  m_passSize = m_threads.size();
  current = {};
  current.runner = this;
  current.first = m_threads.data();
  current.heartbeat = &m_pulse.heartbeat;
  current.arguments = m_grid->body.arguments();
  current.ticks = m_ticks;
  current.blockIdx = positionIn(m_grid->launch.grid, block);
  current.blockDim = m_grid->launch.block;
  current.gridDim = m_grid->launch.grid;
  current.clusterSize = m_grid->launch.cluster;
  current.clusterRank = static_cast<std::uint32_t>(block % current.clusterSize);
  current.recording = m_grid->isRecorded(block);
  if (current.recording) {
    current.watched = std::numeric_limits<std::int64_t>::max();
    const trace::ResolvedWindow& window = *m_grid->window;
    m_trace.begin(m_threads, window.eventsPerThread, window.operationsPerThread);
    current.flow = m_trace.flow();
  }
}

BlockOutcome BlockRunner::start(std::uint64_t block, std::span<BlockRunner* const> cluster) {
  m_cluster = cluster;
  beginBlock(block);
  return advance();
}

BlockOutcome BlockRunner::resume() {
  current = m_paused;
  m_turns.only(m_resting);
  m_passSize = m_resting.size();
  current.pending -= static_cast<std::uint32_t>(m_resting.size());
  m_resting.clear();
  return advance();
}

BlockOutcome BlockRunner::giveUp() {
  current = m_paused;
  const bool isStopped = m_grid->isStopped(m_block);
  current.thread = m_resting.front();
  fail(isStopped ? Fault::Kind::stopped : Fault::Kind::starved, current.thread->line);
  return finish();
}

BlockOutcome BlockRunner::passClusterBarrier() {
  current = m_paused;
  beginRound();
  return advance();
}

BlockOutcome BlockRunner::abandon(std::optional<trace::Finding> finding) {
  current = m_paused;
  current.thread = m_threads.data();
  fail(Fault::Kind::stopped, current.roundLine);
  BlockOutcome outcome = finish();
  outcome.finding = std::move(finding);
  outcome.abandoned = true;
  return outcome;
}

BlockOutcome BlockRunner::advance() {
  const std::uint64_t before = m_passes + m_rounds;
  m_isStalled = false;
  m_pulse.heartbeat.beat();
  m_pulse.block.store(m_block);
  runPasses();
  m_pulse.block.store(kNoBlock);
  if (std::exchange(m_isMemoryShort, false)) {
    restartAll();
    current.runner = nullptr;
    throw std::bad_alloc();
  }
  if (const auto missing = std::exchange(m_missing, std::nullopt)) {
    restartAll();
    current.runner = nullptr;
    throw values::Error(values::ErrorKind::unavailable, sentenceOf(*missing));
  }
  const bool isAtCluster = current.isAtCluster && m_fault.kind == Fault::Kind::none &&
                           current.pending == 0 && !current.diverged;
  if (!m_isStalled && !isAtCluster) return finish();
  m_paused = current;
  current.runner = nullptr;
  if (isAtCluster) return {.atCluster = true};
  // The pass that found the stall counts, too.
  return {.stalled = true, .moved = m_passes + m_rounds != before + 1};
}

/// A pass: each thread that can run has its turn. A round, from one barrier of the block to the
/// next, is one pass unless threads wait for their warps or for values.
void BlockRunner::runPasses() {
  for (;;) {
    enterRing();
    if (m_fault.kind != Fault::Kind::none) return;
    m_pulse.heartbeat.beat();
    if (m_grid->isStopped(m_block)) {
      current.thread = m_threads.data();
      return fail(Fault::Kind::stopped, current.roundLine);
    }
    if (current.pending == 0 ? !endRound() : !regroup()) return;
  }
}

// This is not inlined, so that the runner's flow of control is left in one place only.
[[gnu::noinline]] void BlockRunner::enterRing() {
  switchThread(&m_home, m_home.next);
}

/// Releases the barrier that all threads have come to; false at the end of the block, and at a
/// barrier that other blocks have to come to.
bool BlockRunner::endRound() {
  if (current.diverged || current.roundLine == kEnded) return false;
  if (++m_rounds >= m_grid->limits.barriers) {
    current.thread = m_threads.data();
    fail(Fault::Kind::barrierLimit, current.roundLine);
    return false;
  }
  if (current.isAtCluster && current.clusterSize > 1) return false;
  beginRound();
  return true;
}

/// Behind a barrier all threads take their turns again.
void BlockRunner::beginRound() {
  current.roundLine = current.plainLine = kNoLine;
  current.isAtCluster = false;
  current.lastTrueCount = current.trueCount;
  current.trueCount = 0;
  m_hasMoved = false;
  m_roundSlices = 0;
  m_passSize = m_threads.size();
  m_turns.nextRound();
}

/// Links the threads that can go on without a barrier of the block for the next pass. Returns false
/// when none can.
bool BlockRunner::regroup() {
  const bool hasMoved = std::exchange(m_hasMoved, false) || m_resting.size() < m_passSize;
  if (++m_passes >= m_grid->limits.turns) {
    current.thread = m_resting.empty() ? m_threads.data() : m_resting.front();
    fail(Fault::Kind::turnLimit, current.thread->line);
    return false;
  }
  bool isAnyActive = false;
  for (std::size_t warp = 0; warp < m_board.warps(); ++warp) {
    for (unsigned lanes = m_board.releaseActive(warp); lanes != 0; lanes &= lanes - 1) {
      m_resting.push_back(
          &m_threads[warp * trace::kWarpSize + static_cast<unsigned>(std::countr_zero(lanes))]);
      isAnyActive = true;
    }
  }
  if (m_resting.empty()) return false;
  if (!hasMoved && !isAnyActive) {
    m_isStalled = true;
    return false;
  }
  m_turns.only(m_resting);
  m_passSize = m_resting.size();
  current.pending -= static_cast<std::uint32_t>(m_resting.size());
  m_resting.clear();
  return true;
}

void BlockRunner::threadMain(Arrival arrival) {
  current.thread = threadOf(arrive(arrival));
  const KernelBody& body = current.runner->m_grid->body;
  body.runThreads();
}

BlockOutcome BlockRunner::finish() {
  BlockOutcome outcome;
  outcome.truncated = current.dropped;
  outcome.finding = finding();
  outcome.completed = !outcome.finding && m_fault.kind == Fault::Kind::none;
  if (current.recording) m_trace.close(m_threads);
  // The threads stand somewhere in the kernel. Nothing on their stacks needs to be destroyed.
  if (!outcome.completed) restartAll();
  current.runner = nullptr;
  return outcome;
}

std::optional<trace::Finding> BlockRunner::finding() const {
  if (m_fault.kind == Fault::Kind::stopped) return std::nullopt;
  if (m_fault.kind != Fault::Kind::none) return findingOf(m_fault, *m_grid, m_block, m_shared);
  if (current.pending != 0) return divergentWarp(m_block, m_threads, m_board);
  if (current.diverged) return divergentBarrier(m_block, m_threads);
  return std::nullopt;
}

std::optional<BlockRunner::Redirect> BlockRunner::interrupt(int signal, const void* stackPointer,
                                                            const void* address) {
  if (!m_stacks.contains(stackPointer) || m_home.fiber.context == nullptr) return std::nullopt;
  Fault::Kind kind = Fault::Kind::badAddress;
  if (signal == kEvictSignal) {
    const std::uint64_t block = m_pulse.block.load();
    if (m_pulse.evict.load() != block) return std::nullopt;
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

}  // namespace lanescope::simt
