// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <source_location>
#include <vector>

#include "simt/block_trace.h"
#include "simt/current.h"
#include "simt/fault.h"
#include "simt/grid.h"
#include "simt/shared_memory.h"
#include "simt/stack_pool.h"

namespace lanescope::simt {

/// How a block ended. Without a finding it was either completed or stopped (see Grid::stopFrom).
struct BlockOutcome {
  bool completed = false;
  bool truncated = false;  ///< some event found no room
  std::optional<trace::Finding> finding;
};

/// Runs blocks, one after the other, on the operating-system thread that calls `run`.
class BlockRunner {
 public:
  static constexpr std::uint64_t kNoBlock = std::numeric_limits<std::uint64_t>::max();

  BlockRunner() = default;
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;
  ~BlockRunner();

  /// Sets up threads and stacks for the blocks of this grid, which must outlive their runs, on the
  /// thread that will run them. Throws std::bad_alloc.
  void prepare(const Grid& grid);
  /// Runs one block of the grid to its end or to its first fault. Throws std::bad_alloc.
  [[nodiscard]] BlockOutcome run(std::uint64_t block);
  /// The events of the last block, if it was recorded.
  [[nodiscard]] const BlockTrace& trace() const { return m_trace; }

  // For the watchdog, from any thread.
  /// Changes whenever the block has got on.
  [[nodiscard]] std::uint64_t heartbeat() const { return m_heartbeat.load(); }
  /// The block that runs, or kNoBlock.
  [[nodiscard]] std::uint64_t block() const { return m_block.load(); }
  /// Asks that the eviction signal, when it comes, ends this block.
  void requestEviction(std::uint64_t block) { m_evict.store(block); }

  // For a signal handler, on the thread that runs.
  /// Where a thread of the kernel goes on that a signal has interrupted.
  struct Redirect {
    const void* stackTop = nullptr;
    void (*continueAt)() = nullptr;
  };
  /// Whether the signal is the kernel's affair: then its block ends there. `stackPointer`: of the
  /// interrupted code; `address`: the fault's, where it has one.
  [[nodiscard]] std::optional<Redirect> interrupt(int signal, const void* stackPointer,
                                                  const void* address);

  // For the kernel's threads.
  void onSlice(int line);
  [[nodiscard]] bool extendTrace();
  [[noreturn]] void outOfBounds(const Fault& fault);
  [[nodiscard]] const SharedMemory::Region& declareShared(const std::source_location& where,
                                                          std::size_t count,
                                                          std::size_t elementBytes);
  [[nodiscard]] const SharedMemory& shared() const { return m_shared; }

 private:
  /// Accesses from one look at limits and cancellation to the next: some 0.1 ms.
  static constexpr std::int64_t kSlice = 1 << 16;

  static void threadMain(Arrival arrival);
  static void leaveInterrupted();

  void beginBlock(std::uint64_t block);
  void beat() {
    m_heartbeat.store(m_heartbeat.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  void runRounds();
  void enterRing();
  void linkRing(std::uint64_t block);
  void restartAll();
  [[nodiscard]] BlockOutcome finish(std::uint64_t block);
  void fail(Fault::Kind kind, int line);
  [[noreturn]] void leave();
  [[nodiscard]] std::uint64_t positionOf(const Thread& thread) const {
    return static_cast<std::uint64_t>(&thread - m_threads.data());
  }

  const Grid* m_grid = nullptr;
  std::vector<Thread> m_threads;
  std::vector<std::uint32_t> m_order;
  Thread m_home;  ///< the runner's own flow: where the ring of threads begins and ends
  StackPool m_stacks;
  SharedMemory m_shared;
  BlockTrace m_trace;
  Fault m_fault;
  bool m_isMemoryShort = false;
  std::uint64_t m_rounds = 0;
  /// The thread and round that all of the last slice belonged to, and the slices that it has had.
  const Thread* m_sliceThread = nullptr;
  std::uint64_t m_sliceRound = 0;
  std::uint64_t m_slices = 0;

  alignas(64) std::atomic<std::uint64_t> m_heartbeat{0};
  std::atomic<std::uint64_t> m_block{kNoBlock};
  std::atomic<std::uint64_t> m_evict{kNoBlock};
};

}  // namespace lanescope::simt
