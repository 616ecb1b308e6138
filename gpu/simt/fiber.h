// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "simt/sanitizers.h"

// Switching stacks, wrapped once. Boost.Context does it wherever it can run, with the annotations
// that the sanitizers need (sanitizer/common_interface_defs.h, sanitizer/tsan_interface.h). On
// x86-64 without sanitizers an own switch takes its place: Boost's also saves the floating-point
// control words, which takes most of its time, and a kernel never changes those.
#if defined(__x86_64__) && !defined(__AVX512F__) && !defined(LANESCOPE_SIMT_ASAN) && \
    !defined(LANESCOPE_SIMT_TSAN) && !defined(LANESCOPE_SIMT_BOOST_SWITCH)
#define LANESCOPE_SIMT_OWN_SWITCH 1
#else
#include <boost/context/detail/fcontext.hpp>
#endif

// The place at which a fiber goes on is the target of an indirect jump, which the processor may
// check (CET).
#if defined(__CET__) && (__CET__ & 1)
#define LANESCOPE_SIMT_JUMP_TARGET "endbr64\n\t"
#else
#define LANESCOPE_SIMT_JUMP_TARGET ""
#endif

namespace lanescope::simt {

/// A stack for a fiber; it grows down from `top` to `bottom`.
struct StackSpan {
  std::byte* bottom = nullptr;
  std::byte* top = nullptr;
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(top - bottom); }
};

/// A flow of control with its own stack. While it does not run, `context` tells where it goes on.
struct Fiber {
  void* context = nullptr;  ///< own switch: the stack pointer; else Boost's fcontext_t
#if defined(LANESCOPE_SIMT_OWN_SWITCH)
  void* resumeAt = nullptr;  ///< the next instruction
  void* framePointer = nullptr;
#endif
#if defined(LANESCOPE_SIMT_ASAN) || defined(LANESCOPE_SIMT_TSAN)
  StackSpan stack;            ///< of an operating-system thread: empty until it is left
  void* fakeStack = nullptr;  ///< AddressSanitizer's
  void* tsanFiber = nullptr;  ///< ThreadSanitizer's
  bool isThread = false;      ///< the operating-system thread's own flow
#endif
};

/// A switch from one fiber to another.
struct Crossing {
  Fiber* from;
  Fiber* into;
};

/// What a fiber that begins receives.
#if defined(LANESCOPE_SIMT_OWN_SWITCH)
using Arrival = Crossing;
#else
using Arrival = boost::context::detail::transfer_t;
#endif

/// The function of a fiber. It begins with `arrive` and never returns.
using FiberEntry = void (*)(Arrival);

/// Makes `fiber` begin at `entry`, `colour` bytes below the top of its stack, at the next switch to
/// it. The fiber's former state is dropped without destroying anything on its stack.
void restart(Fiber& fiber, const StackSpan& stack, std::size_t colour, FiberEntry entry);
/// Frees the sanitizers' data of a fiber.
void release(Fiber& fiber);
/// Makes `fiber` stand for the flow of the calling operating-system thread.
void adoptThread(Fiber& fiber);

#if defined(LANESCOPE_SIMT_OWN_SWITCH)

/// Returns the fiber that begins.
LANESCOPE_SIMT_INLINE Fiber& arrive(Arrival arrival) {
  return *arrival.into;
}

/// Switches from `self`, which runs, to `to`. Returns `self` at the next switch back to it, in the
/// register in which that switch had it, so that nothing waits for memory. It is inline, so that no
/// return instruction is executed on another stack than its call: the processor would predict it
/// wrongly.
LANESCOPE_SIMT_INLINE Fiber& switchFiber(Fiber& self, Fiber& to) {
  static_assert(offsetof(Fiber, context) == 0 && offsetof(Fiber, resumeAt) == 8 &&
                offsetof(Fiber, framePointer) == 16);
  Fiber* from = &self;
  Fiber* into = &to;
  // All registers count as overwritten, so the compiler keeps what it needs on the stack; the frame
  // pointer alone cannot be listed. Nothing is pushed: the stack is left as it is, together with
  // the red zone of the System V ABI, which the compiler may use unseen. A fiber that waits at this
  // very place, as at a barrier, goes on without an indirect jump. The registers of `from` and
  // `into` are those in which the ABI passes a Crossing to the function of a fiber that begins.
  asm volatile(
      "leaq 1f(%%rip), %%rax\n\t"
      "movq %%rsp, 0(%0)\n\t"
      "movq %%rax, 8(%0)\n\t"
      "movq %%rbp, 16(%0)\n\t"
      "movq 0(%1), %%rsp\n\t"
      "movq 16(%1), %%rbp\n\t"
      "cmpq %%rax, 8(%1)\n\t"
      "je 2f\n\t"
      "jmpq *8(%1)\n"
      "1:\n\t" LANESCOPE_SIMT_JUMP_TARGET "2:"
      : "+D"(from), "+S"(into)
      :
      : "rax", "rbx", "rcx", "rdx", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0",
        "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11",
        "xmm12", "xmm13", "xmm14", "xmm15", "cc", "memory");
  return *into;
}

#else

LANESCOPE_SIMT_INLINE Fiber& arrive(Arrival arrival) {
  // It stands on the stack of `from`, which waits.
  const auto [from, into] = *static_cast<const Crossing*>(arrival.data);
  from->context = arrival.fctx;
#if defined(LANESCOPE_SIMT_ASAN)
  const void* bottom = nullptr;
  std::size_t size = 0;
  __sanitizer_finish_switch_fiber(into->fakeStack, &bottom, &size);
  if (from->isThread) {
    auto* const base = static_cast<std::byte*>(const_cast<void*>(bottom));
    from->stack = {base, base + size};
  }
#endif
  return *into;
}

LANESCOPE_SIMT_INLINE Fiber& switchFiber(Fiber& self, Fiber& to) {
  Crossing crossing{&self, &to};
#if defined(LANESCOPE_SIMT_ASAN)
  __sanitizer_start_switch_fiber(&self.fakeStack, to.stack.bottom, to.stack.size());
#endif
#if defined(LANESCOPE_SIMT_TSAN)
  __tsan_switch_to_fiber(to.tsanFiber, 0);
#endif
  return arrive(boost::context::detail::jump_fcontext(to.context, &crossing));
}

#endif

}  // namespace lanescope::simt
