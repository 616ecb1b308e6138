// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstring>
#include <utility>

#include "cpu/combine.h"

// Vectors of 32 bytes in the compiler's own words (GCC, Clang): one AVX2 register; two or more of
// another machine's. Everything is inlined into its caller, so that a function compiled for AVX2
// makes AVX2 of it, and goes by reference, since how a vector is passed depends on the machine.

namespace lanescope::cpu {

template <class T>
using Vec [[gnu::vector_size(32)]] = T;

template <class T>
inline constexpr std::size_t kLanes = 32 / sizeof(T);

/// Keeps a loop from addressing both arrays through one index: an instruction that reads memory so
/// takes two places of Intel's pipeline instead of one (Intel, Optimization Reference Manual,
/// micro-fusion).
template <class T>
[[gnu::always_inline]] inline void walkByPointers(const T*& a, const T*& b) {
  asm("" : "+r"(a), "+r"(b));
}

template <class T>
[[gnu::always_inline]] inline void load(Vec<T>& v, const T* from) {
  std::memcpy(&v, from, sizeof v);
}

template <class T>
[[gnu::always_inline]] inline void store(const Vec<T>& v, T* to) {
  std::memcpy(to, &v, sizeof v);
}

template <class T>
[[gnu::always_inline]] inline void fill(Vec<T>& v, T value) {
  for (std::size_t k = 0; k < kLanes<T>; ++k) v[k] = value;
}

/// result = combine(a, b) in each lane. Integers that are added must be unsigned.
template <values::Op kOp, class T>
[[gnu::always_inline]] inline void combineLanes(Vec<T>& result, const Vec<T>& a, const Vec<T>& b) {
  if constexpr (kOp == values::Op::sum) result = a + b;
  if constexpr (kOp == values::Op::min) result = b < a ? b : a;
  if constexpr (kOp == values::Op::max) result = a < b ? b : a;
}

// Lanes change places more cheaply within each half of the vector than between the halves.

/// Each lane gets what stands `kBy` lanes before it in its half, the first ones those of `before`.
template <int kBy, class T>
[[gnu::always_inline]] inline void shiftUpInHalves(Vec<T>& result, const Vec<T>& v,
                                                   const Vec<T>& before) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, before, (k % (kCount / 2) < kBy ? kCount + k : k - kBy)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// The last lane of each half in all of it.
template <class T>
[[gnu::always_inline]] inline void broadcastLastInHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, (k < kCount / 2 ? kCount / 2 - 1 : kCount - 1)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// The first half of `low` and the second half of `high`.
template <class T>
[[gnu::always_inline]] inline void joinHalves(Vec<T>& result, const Vec<T>& low,
                                              const Vec<T>& high) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(low, high, (k < kCount / 2 ? k : kCount + k)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// The halves in each other's place.
template <class T>
[[gnu::always_inline]] inline void swapHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, ((k + kCount / 2) % kCount)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// Each lane gets what stands `kBy` lanes behind it in its half, in a circle.
template <int kBy, class T>
[[gnu::always_inline]] inline void rotateInHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kHalf = static_cast<int>(kLanes<T>) / 2;
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, (k / kHalf * kHalf + (k + kBy) % kHalf)...);
  }
  (std::make_integer_sequence<int, 2 * kHalf>());
}

/// What all lanes make together, in log2(lanes) steps.
template <values::Op kOp, class T>
[[gnu::always_inline]] inline T combineAll(const Vec<T>& v) {
  Vec<T> all;
  Vec<T> moved;
  swapHalves<T>(moved, v);
  combineLanes<kOp, T>(all, v, moved);
  if constexpr (kLanes<T> == 8) {
    rotateInHalves<2, T>(moved, all);
    combineLanes<kOp, T>(all, all, moved);
  }
  rotateInHalves<1, T>(moved, all);
  combineLanes<kOp, T>(all, all, moved);
  return all[0];
}

}  // namespace lanescope::cpu
