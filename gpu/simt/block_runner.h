// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <source_location>
#include <span>
#include <string_view>
#include <vector>

#include "simt/async_groups.h"
#include "simt/block_trace.h"
#include "simt/bulk_copy.h"
#include "simt/current.h"
#include "simt/fault.h"
#include "simt/grid.h"
#include "simt/missing.h"
#include "simt/pulse.h"
#include "simt/shared_memory.h"
#include "simt/stack_pool.h"
#include "simt/tensor/warp_product.h"
#include "simt/turns.h"
#include "simt/warp_board.h"

namespace lanescope::simt {

/// The state of a block. One without a finding that is not stalled was either completed or stopped
/// (see Grid::stopFrom).
struct BlockOutcome {
  bool completed = false;
  bool stalled = false;    ///< every thread that can run waits for a value to change
  bool moved = false;      ///< of a stalled block: some thread made progress before
  bool atCluster = false;  ///< all its threads wait at a barrier of the cluster
  bool abandoned = false;  ///< ended at that barrier: some other block will never arrive
  bool truncated = false;  ///< some events are missing: there was no room for them
  std::optional<trace::Finding> finding = std::nullopt;
};

/// Runs blocks on the operating-system thread that calls it, one after the other.
class BlockRunner {
 public:
  /// `pulse`: the one of the thread that runs the blocks.
  explicit BlockRunner(Pulse& pulse) : m_pulse(pulse) {}
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;
  ~BlockRunner();

  /// Sets up threads and stacks for the blocks of this grid, which must outlive their runs, on the
  /// thread that will run them. Throws std::bad_alloc.
  void prepare(const Grid& grid);
  /// Runs one block of the grid until it ends, has its first fault, stalls or comes to a barrier of
  /// its cluster. `cluster`: the runners of the cluster's blocks by rank, this one among them, or
  /// nothing where there is no cluster. They must outlive the run and begin no other block
  /// meanwhile. Throws std::bad_alloc, and values::Error (unavailable) for what the emulator lacks.
  [[nodiscard]] BlockOutcome start(std::uint64_t block, std::span<BlockRunner* const> cluster = {});
  /// Resumes the stalled block. Throws as `start`.
  [[nodiscard]] BlockOutcome resume();
  /// Ends the stalled block: with the finding that no thread will change the value that it waits
  /// for, or without a finding where it was stopped (see Grid::stopFrom).
  [[nodiscard]] BlockOutcome giveUp();
  /// Lets the block go on behind the barrier of its cluster, once all blocks have arrived.
  /// Throws as `start`.
  [[nodiscard]] BlockOutcome passClusterBarrier();
  /// Ends the block at that barrier, with this finding if there is one.
  [[nodiscard]] BlockOutcome abandon(std::optional<trace::Finding> finding);
  /// The source line of that barrier.
  [[nodiscard]] int clusterLine() const { return m_paused.roundLine; }
  /// Forgets the last block's shared arrays, before a block of the next cluster may look for them.
  void clearShared() { m_shared.beginBlock(m_grid->launch.dynamicSharedBytes); }
  /// The block that was started last.
  [[nodiscard]] std::uint64_t block() const { return m_block; }
  /// The number of stacks that it holds.
  [[nodiscard]] std::size_t stacks() const { return m_stacks.size(); }
  /// The events of the last block, if it was recorded.
  [[nodiscard]] const BlockTrace& trace() const { return m_trace; }

  // Called by a signal handler, on the thread that runs.
  /// The place at which a thread of the kernel that a signal has interrupted goes on.
  struct Redirect {
    const void* stackTop = nullptr;
    void (*continueAt)() = nullptr;
  };
  /// Whether the kernel caused the signal: then its block ends there. `stackPointer`: the one of
  /// the interrupted code; `address`: the address of the fault, where it has one.
  [[nodiscard]] std::optional<Redirect> interrupt(int signal, const void* stackPointer,
                                                  const void* address);

  // Called by the kernel's threads.
  /// Checks limits and cancellation once per slice; where warps run in lockstep, lets the other
  /// lanes make their accesses.
  void onSlice(int line);
  [[nodiscard]] bool extendTrace();
  [[nodiscard]] bool extendFlow();
  [[noreturn]] void leaveWith(const Fault& fault);
  /// Ends the block; `start` or `resume` then throws values::Error.
  [[noreturn]] void leaveFor(Missing what);
  [[nodiscard]] std::uint64_t meetWarp(const WarpCall& call);
  [[nodiscard]] unsigned meetActive(int line);
  void rest(int line);
  void polled(const volatile void* address, std::uint64_t bits, int line);
  void noteOnce(const trace::Event& event);
  [[nodiscard]] const SharedRegion& declareShared(const std::source_location& where,
                                                  std::size_t count, std::size_t elementBytes);
  [[nodiscard]] const SharedRegion& regionOfRank(std::uint32_t declaration, unsigned rank,
                                                 int line);
  [[nodiscard]] const SharedMemory& shared() const { return m_shared; }
  void print(std::string_view text) const {
    m_grid->printed->add(m_block, positionOf(*current.thread), text);
  }
  void storeLater(void* to, const void* value, std::size_t bytes);
  void commitCopies();
  void waitForCopies(std::size_t prior);
  /// The calling thread has changed what others may wait for.
  void changed() { m_hasMoved = true; }
  void waitAtBarrier(unsigned number, unsigned threads, int line);
  /// The runner of the cluster's block with this rank, which exists.
  [[nodiscard]] BlockRunner& ofRank(unsigned rank) {
    return rank == current.clusterRank ? *this : *m_cluster[rank];
  }
  [[nodiscard]] BulkCopies& bulkCopies() { return m_bulkCopies; }
  /// Whether a product under way reads from these bytes of the block's shared memory.
  [[nodiscard]] bool isReadByProducts(std::uint32_t offset, std::uint32_t bytes) const {
    return m_products.isAny([=](const LaneProduct& each) { return reads(each, offset, bytes); });
  }
  void issueProduct(const LaneProduct& product) {
    m_products.add(positionOf(*current.thread), product);
  }
  void commitProducts() { m_products.commit(positionOf(*current.thread)); }
  void waitForProducts(std::size_t prior);

 private:
  /// Number of accesses between two checks of limits and cancellation: about 0.1 ms.
  static constexpr std::int64_t kSlice = 1 << 16;

  static void threadMain(Arrival arrival);
  static void leaveInterrupted();

  void beginBlock(std::uint64_t block);
  BlockOutcome advance();
  void runPasses();
  void enterRing();
  bool endRound();
  void beginRound();
  bool regroup();
  void restartAll();
  [[nodiscard]] BlockOutcome finish();
  [[nodiscard]] std::optional<trace::Finding> finding() const;
  void fail(Fault::Kind kind, int line);
  void switchTo(Thread* next);
  void multiply(LaneProduct& own);
  [[noreturn]] void leave();
  [[nodiscard]] std::uint64_t positionOf(const Thread& thread) const {
    return static_cast<std::uint64_t>(&thread - m_threads.data());
  }

  /// What a thread found last, to tell a thread that waits for a value from one that works.
  struct Seen {
    const volatile void* address = nullptr;
    std::uint64_t bits = 0;
    trace::Event event;                   ///< the last event that `noteOnce` kept …
    const trace::Event* after = nullptr;  ///< … and the thread's cursor behind it
  };
  /// A barrier of some threads of the block.
  struct NamedBarrier {
    unsigned arrived = 0;
    unsigned phase = 0;
  };
  /// The accesses of one thread in one round.
  struct Work {
    std::uint64_t round = 0;
    std::uint64_t slices = 0;
  };

  Pulse& m_pulse;
  const Grid* m_grid = nullptr;
  std::uint64_t m_block = kNoBlock;
  std::vector<Thread> m_threads;
  Thread m_home;  ///< the runner's own flow of control, where the ring of threads begins and ends
  Turns m_turns;
  WarpBoard m_board;
  StackPool m_stacks;
  SharedMemory m_shared;
  AsyncGroups<AsyncCopy> m_copies;
  AsyncGroups<LaneProduct> m_products;
  BulkCopies m_bulkCopies;
  std::array<NamedBarrier, 16> m_barriers;
  BlockTrace m_trace;
  Fault m_fault;
  Current m_paused;  ///< state of a block that is stalled or at a barrier of its cluster
  std::span<BlockRunner* const> m_cluster;
  bool m_isMemoryShort = false;
  std::optional<Missing> m_missing;
  bool m_isStalled = false;
  std::uint64_t m_rounds = 0;
  std::uint64_t m_passes = 0;
  std::uint64_t m_warpCalls = 0;
  std::int64_t m_ticks = kSlice;    ///< accesses from one call of `onSlice` to the next
  std::int64_t m_slice = 0;         ///< in lockstep: accesses since the last check of limits
  std::uint64_t m_roundSlices = 0;  ///< checks of the accesses of this round
  bool m_hasMoved = false;          ///< some thread of this pass has made progress
  std::size_t m_passSize = 0;       ///< threads at the beginning of this pass
  std::vector<Thread*> m_resting;   ///< threads that wait for the next pass
  std::vector<Seen> m_seen;         ///< one for each thread, as for Work
  std::vector<Work> m_work;
};

}  // namespace lanescope::simt
