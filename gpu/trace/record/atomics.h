// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/access_events.h"
#include "trace/record/raw_events.h"

// CUDA's atomics on recorded elements, `atomicAdd(&a[i], v)`, for the types that CUDA defines them
// for (CUDA C++ Programming Guide, "Atomic Functions"). All are relaxed. Each makes an atomicRead
// with the value before and, if it writes, an atomicWrite with the value after.

namespace lanescope::trace {

enum class AtomicOp : std::uint8_t {
  add,
  sub,
  exchange,
  min,
  max,
  increment,
  decrement,
  compareAndSwap,
  bitAnd,
  bitOr,
  bitXor,
};

/// Returns what the element holds afterwards. Only compareAndSwap uses `compare`.
template <AtomicOp Op, class T>
LANESCOPE_ACCESS_FN T afterAtomic(T before, T operand, T compare) {
  if constexpr (Op == AtomicOp::add) {
    // Integers wrap around on a GPU.
    if constexpr (std::is_integral_v<T>) {
      using Unsigned = std::make_unsigned_t<T>;
      return static_cast<T>(static_cast<Unsigned>(before) + static_cast<Unsigned>(operand));
    } else {
      return before + operand;
    }
  }
  if constexpr (Op == AtomicOp::sub) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(before) - static_cast<Unsigned>(operand));
  }
  if constexpr (Op == AtomicOp::exchange) return operand;
  if constexpr (Op == AtomicOp::min) return operand < before ? operand : before;
  if constexpr (Op == AtomicOp::max) return before < operand ? operand : before;
  if constexpr (Op == AtomicOp::increment) return before >= operand ? 0 : before + 1;
  if constexpr (Op == AtomicOp::decrement) {
    return before == 0 || before > operand ? operand : before - 1;
  }
  if constexpr (Op == AtomicOp::compareAndSwap) return before == compare ? operand : before;
  if constexpr (Op == AtomicOp::bitAnd) return before & operand;
  if constexpr (Op == AtomicOp::bitOr) return before | operand;
  if constexpr (Op == AtomicOp::bitXor) return before ^ operand;
}

/// Returns zero of the same sign for a subnormal number. A sum of floats in global memory flushes
/// its operands in this way, one in shared memory does not (PTX ISA, atom.add.f32).
LANESCOPE_ACCESS_FN float flushed(float value) {
  constexpr std::uint64_t kSign = 0x80000000U;
  constexpr std::uint64_t kExponent = 0x7f800000U;
  const std::uint64_t bits = bitsOf(value);
  return (bits & kExponent) == 0 ? valueFrom<float>(bits & kSign) : value;
}

/// The same for an element at its place.
template <AtomicOp Op, class T>
LANESCOPE_ACCESS_FN T afterAtomic(const Place<T>& place, T before, T operand, T compare) {
  if constexpr (Op == AtomicOp::add && std::is_same_v<T, float>) {
    if (place.array < kRawRemote) return flushed(flushed(before) + flushed(operand));
  }
  return afterAtomic<Op>(before, operand, compare);
}

/// Passes the events of a performed atomic to `note`. A failed attempt, such as one to take a lock
/// that is held, goes to `noteOnce`, which drops it when it repeats the thread's last event: the
/// number of attempts is no property of the kernel.
template <AtomicOp Op, class T, class Note, class NoteOnce>
LANESCOPE_ACCESS_FN void noteAtomic(const Place<T>& place, T before, T operand, T compare,
                                    const Note& note, const NoteOnce& noteOnce) {
  const Event read = eventOf(EventKind::atomicRead, place, before);
  if constexpr (Op == AtomicOp::compareAndSwap) {
    if (before != compare) return noteOnce(read);
  }
  if constexpr (Op == AtomicOp::exchange) {
    if (before == operand) return noteOnce(read);
  }
  note(read);
  note(eventOf(EventKind::atomicWrite, place, afterAtomic<Op>(place, before, operand, compare)));
}

template <class T, class... Those>
concept OneOf = (std::is_same_v<T, Those> || ...);

#define LANESCOPE_ATOMIC(function, op, ...)                                      \
  template <OneOf<__VA_ARGS__> T, class Memory>                                  \
  LANESCOPE_ACCESS_FN auto function(Pointer<T, Memory> to,                       \
                                    typename Memory::template Used<T> operand) { \
    using Value = typename Memory::template Used<T>;                             \
    return Memory::template atomic<AtomicOp::op>(to.place, operand, Value{});    \
  }
LANESCOPE_ATOMIC(atomicAdd, add, int, unsigned, unsigned long long, float, double)
LANESCOPE_ATOMIC(atomicSub, sub, int, unsigned)
LANESCOPE_ATOMIC(atomicExch, exchange, int, unsigned, unsigned long long, float)
LANESCOPE_ATOMIC(atomicMin, min, int, unsigned, long long, unsigned long long)
LANESCOPE_ATOMIC(atomicMax, max, int, unsigned, long long, unsigned long long)
LANESCOPE_ATOMIC(atomicInc, increment, unsigned)
LANESCOPE_ATOMIC(atomicDec, decrement, unsigned)
LANESCOPE_ATOMIC(atomicAnd, bitAnd, int, unsigned, unsigned long long)
LANESCOPE_ATOMIC(atomicOr, bitOr, int, unsigned, unsigned long long)
LANESCOPE_ATOMIC(atomicXor, bitXor, int, unsigned, unsigned long long)
#undef LANESCOPE_ATOMIC

template <OneOf<int, unsigned, unsigned long long> T, class Memory>
LANESCOPE_ACCESS_FN auto atomicCAS(Pointer<T, Memory> to, typename Memory::template Used<T> compare,
                                   typename Memory::template Used<T> value) {
  return Memory::template atomic<AtomicOp::compareAndSwap>(to.place, value, compare);
}

}  // namespace lanescope::trace
