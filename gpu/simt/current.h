// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "simt/fiber.h"
#include "simt/heartbeat.h"
#include "simt/shared_region.h"
#include "trace/record/event.h"
#include "values/dim3.h"

// The state that a running CUDA thread uses at every access and barrier. It is inlined into the
// kernels.

namespace lanescope::simt {

class BlockRunner;
struct ThreadFlow;

/// One CUDA thread of the block that runs. Each has a cache line of its own.
struct alignas(64) Thread {
  Fiber fiber;                     ///< the first member: see `threadOf`
  Thread* next = nullptr;          ///< the thread that runs when this one waits or has ended
  trace::Event* cursor = nullptr;  ///< place of the next event, if it is before `end`
  trace::Event* end = nullptr;
  values::Dim3 index;
  int line = 0;  ///< line of its last access or barrier, or one of the marks below
};

/// The thread that this fiber is.
LANESCOPE_SIMT_INLINE Thread* threadOf(Fiber& fiber) {
  static_assert(std::is_standard_layout_v<Thread> && offsetof(Thread, fiber) == 0);
  return reinterpret_cast<Thread*>(&fiber);
}

/// Values of `Thread::line` and `Current::roundLine` that are no line of the kernel.
inline constexpr int kNoLine = 0;
inline constexpr int kEnded = -1;

/// The state of one operating-system thread. Several may run at once, on different blocks.
struct Current {
  Thread* thread = nullptr;
  Thread* first = nullptr;  ///< thread 0 of the block
  BlockRunner* runner = nullptr;
  std::int64_t ticks = 0;  ///< accesses until the next check of limits and cancellation
  /// An access with no more ticks left than this is to be checked or recorded: the last one before
  /// a check, in a recorded block every one.
  std::int64_t watched = 1;
  int roundLine = kNoLine;  ///< the barrier at which the first thread of this round waits
  int plainLine = kNoLine;  ///< the same where another thread's arrival need not be looked at
  bool diverged = false;    ///< another thread of this round stopped elsewhere
  bool recording = false;
  ThreadFlow* flow = nullptr;  ///< one a thread where operations are recorded
  bool dropped = false;        ///< there was no room for an event
  /// Number of threads that have neither ended nor arrived at the barrier: they wait for their warp
  /// or for a value.
  std::uint32_t pending = 0;
  std::uint32_t trueCount = 0;  ///< number of true predicates of the threads at the barrier so far
  std::uint32_t lastTrueCount = 0;  ///< the same for the last barrier that all threads have passed
  /// Some thread has come to a barrier of the cluster in this round.
  bool isAtCluster = false;
  std::uint32_t clusterRank = 0;  ///< of the block
  std::uint32_t clusterSize = 1;
  Heartbeat* heartbeat = nullptr;  ///< of this operating-system thread
  /// The kernel's arguments. If each thread kept their address on its stack, it would wait for it
  /// whenever a block begins.
  const void* arguments = nullptr;
  values::Dim3 blockIdx;
  values::Dim3 blockDim;
  values::Dim3 gridDim;
  /// A cache of the shared arrays that the block has declared, by their lines.
  struct Declared {
    const char* function = nullptr;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    const SharedRegion* region = nullptr;
  };
  std::array<Declared, 4> declared;
};

// Fibers stay on their operating-system thread, so they can use its thread-local variable. In the
// program itself its place is known when the program is linked; an object that is loaded at run
// time asks a table of the program.
#if defined(LANESCOPE_LOADED_KERNEL)
#define LANESCOPE_SIMT_CURRENT_MODEL "initial-exec"
#else
#define LANESCOPE_SIMT_CURRENT_MODEL "local-exec"
#endif
extern constinit thread_local Current current
    __attribute__((tls_model(LANESCOPE_SIMT_CURRENT_MODEL)));

/// Checks limits and cancellation; may not return.
void onSlice(int line);

LANESCOPE_SIMT_INLINE void touch(int line) {
  current.thread->line = line;
  if (--current.ticks <= 0) [[unlikely]]
    onSlice(line);
}

/// Makes room at the current thread's cursor; false when the thread has kept all its events.
[[nodiscard]] bool extendTrace();

/// Appends an event to those of the current thread.
LANESCOPE_SIMT_INLINE void note(const trace::Event& event) {
  Thread* const thread = current.thread;
  if (thread->cursor == thread->end) [[unlikely]] {
    if (!extendTrace()) return;
  }
  *thread->cursor++ = event;
}

/// Appends an event unless it repeats the thread's last event.
void noteOnce(const trace::Event& event);

/// Switches from `self`, which runs, to this thread. Returns when it is the turn of `self` again.
LANESCOPE_SIMT_INLINE void switchThread(Thread* self, Thread* next) {
  current.thread = threadOf(switchFiber(self->fiber, next->fiber));
}

/// Switches from `self`, which runs, to the next thread. Returns when it is the turn of `self`
/// again.
LANESCOPE_SIMT_INLINE void handOver(Thread* self) {
  // The next thread is guessed to be the neighbour, so that the processor need not wait for one
  // thread's cache line to know the address of the next one's. The empty statements hide from the
  // compiler what equals what: it would take the address from there after all.
  Thread* next = self + 1;
  Thread* guess = next;
  asm volatile("" : "+r"(next), "+r"(guess));
  if (guess != self->next) [[unlikely]] {
    next = self->next;
    asm volatile("" : "+r"(next));
  }
  switchThread(self, next);
}

/// Ends this thread's turn: at a barrier on `line`, or at its end (kEnded). The threads of a block
/// form a ring that begins and ends at the runner; each hands over to the next one, so that a
/// round, from one barrier to the next, costs one switch a thread. In a recorded block
/// `noteArrival` is called first.
template <class Note>
LANESCOPE_SIMT_INLINE void yieldTurn(int line, const Note& noteArrival) {
  Thread* const self = current.thread;
  self->line = line;
  if (line != current.plainLine) [[unlikely]] {
    if (current.recording) noteArrival();
    if (current.roundLine == kNoLine) current.roundLine = line;
    if (current.roundLine != line) current.diverged = true;
    if (!current.recording) current.plainLine = current.roundLine;
  }
  handOver(self);
}

/// The endless loop of a thread's fiber: it executes the thread's part of block after block.
template <class Body>
[[noreturn]] LANESCOPE_SIMT_INLINE void runThreads(const Body& body) {
  for (;;) {
    current.thread->line = kNoLine;
    current.heartbeat->beat();
    body(current.arguments);
    yieldTurn(kEnded, [] {});
  }
}

}  // namespace lanescope::simt
