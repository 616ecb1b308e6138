// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "simt/fiber.h"
#include "simt/pulse.h"
#include "simt/shared_memory.h"
#include "trace/record/event.h"
#include "values/dim3.h"

// What a running CUDA thread touches at every access and barrier. It is inlined into the kernels.

namespace lanescope::simt {

class BlockRunner;

/// One CUDA thread of the block that runs. A cache line each, side by side.
struct alignas(64) Thread {
  Fiber fiber;
  Thread* next = nullptr;          ///< who runs when this one waits or has ended
  trace::Event* cursor = nullptr;  ///< where the next event goes, if before `end`
  trace::Event* end = nullptr;
  values::Dim3 index;
  int line = 0;  ///< the last line seen of it: an access, a barrier, or one of the marks below
};

/// `Thread::line` and `Current::roundLine` besides a line of the kernel.
inline constexpr int kNoLine = 0;
inline constexpr int kEnded = -1;

/// What one operating-system thread works on. Several may work at once, on different blocks.
struct Current {
  Thread* thread = nullptr;
  Thread* first = nullptr;  ///< thread 0 of the block
  BlockRunner* runner = nullptr;
  std::int64_t ticks = 0;   ///< accesses until the next look at limits and cancellation
  int roundLine = kNoLine;  ///< the barrier at which the first thread of this round waits
  bool diverged = false;    ///< another thread of this round stopped elsewhere
  bool recording = false;
  bool dropped = false;  ///< an event found no room
  /// Threads that wait neither at the barrier nor have ended: for their warp, or for a value.
  std::uint32_t pending = 0;
  std::uint32_t ayes = 0;     ///< predicates that hold, of the threads at the barrier so far
  std::uint32_t verdict = 0;  ///< the same of the last barrier that all have passed
  /// Some thread has come to a barrier of the cluster in this round.
  bool isAtCluster = false;
  std::uint32_t clusterRank = 0;  ///< of the block
  std::uint32_t clusterSize = 1;
  Pulse* pulse = nullptr;
  values::Dim3 blockIdx;
  values::Dim3 blockDim;
  values::Dim3 gridDim;
  /// Shared arrays that some thread of the block has declared, by their lines: what is asked again
  /// and again.
  struct Declared {
    const char* function = nullptr;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    const SharedMemory::Region* region = nullptr;
  };
  std::array<Declared, 4> declared;
};

// Fibers stay on their operating-system thread, so its thread-local variable is theirs.
extern constinit thread_local Current current __attribute__((tls_model("local-exec")));

/// Looks at limits and cancellation; may not return.
void onSlice(int line);

LANESCOPE_SIMT_INLINE void touch(int line) {
  current.thread->line = line;
  if (--current.ticks <= 0) [[unlikely]]
    onSlice(line);
}

/// Makes room at the current thread's cursor; false when it has had all the events that are kept.
[[nodiscard]] bool extendTrace();

/// Appends an event to the thread's own.
LANESCOPE_SIMT_INLINE void note(const trace::Event& event) {
  Thread* const thread = current.thread;
  if (thread->cursor == thread->end) [[unlikely]] {
    if (!extendTrace()) return;
  }
  *thread->cursor++ = event;
}

/// Appends an event unless it repeats the thread's last one.
void noteOnce(const trace::Event& event);

/// Leaves `self`, which runs, for the one that is next. Returns when its turn has come again.
LANESCOPE_SIMT_INLINE void handOver(Thread* self) {
  // The neighbour is guessed, so that the processor need not wait for one thread's line of the
  // cache to learn where the next one's is. The empty statements hide from the compiler what is
  // equal.
  Thread* next = self + 1;
  asm volatile("" : "+r"(next));
  if (next != self->next) [[unlikely]] {
    next = self->next;
    asm volatile("" : "+r"(next));
  }
  current.thread = next;
  switchFiber(self->fiber, next->fiber);
}

/// Ends this thread's turn: at a barrier on `line`, or kEnded. The threads of a block stand in a
/// ring that begins and ends at the runner; each hands over to the next one, so that a round, from
/// one barrier to the next, costs one switch a thread.
LANESCOPE_SIMT_INLINE void yieldTurn(int line) {
  Thread* const self = current.thread;
  self->line = line;
  if (line != current.roundLine) [[unlikely]] {
    if (current.roundLine != kNoLine)
      current.diverged = true;
    else
      current.roundLine = line;
  }
  handOver(self);
}

/// What the fiber of a thread does for ever: the thread's part of block after block.
template <class Body>
[[noreturn]] LANESCOPE_SIMT_INLINE void runThreads(const Body& body) {
  for (;;) {
    current.thread->line = kNoLine;
    current.pulse->beat();
    body();
    yieldTurn(kEnded);
  }
}

}  // namespace lanescope::simt
