// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstring>
#include <utility>

#include "cpu/combine.h"

// Vectors of 32 bytes, by the compiler's vector extensions (GCC, Clang): one AVX2 register, or two
// or more registers of another machine. Everything is inlined into its caller, so that a function
// compiled for AVX2 uses AVX2. Vectors are passed by reference, since passing them by value depends
// on the machine.

namespace lanescope::cpu {

template <class T>
using Vec [[gnu::vector_size(32)]] = T;

template <class T>
inline constexpr std::size_t kLanes = 32 / sizeof(T);

/// Keeps a loop from addressing both arrays through one index: an instruction that reads memory by
/// an index takes two slots of Intel's pipeline instead of one (Intel, Optimization Reference
/// Manual, micro-fusion).
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

/// Sets result = combine(a, b) in each lane. Integers that are added must be unsigned.
template <values::Op kOp, class T>
[[gnu::always_inline]] inline void combineLanes(Vec<T>& result, const Vec<T>& a, const Vec<T>& b) {
  if constexpr (kOp == values::Op::sum) result = a + b;
  if constexpr (kOp == values::Op::min) result = b < a ? b : a;
  if constexpr (kOp == values::Op::max) result = a < b ? b : a;
}

// Moving lanes within each half of the vector is cheaper than between the halves.

/// Gives each lane the value `kBy` lanes before it in its half; the first lanes get those of
/// `before`.
template <int kBy, class T>
[[gnu::always_inline]] inline void shiftUpInHalves(Vec<T>& result, const Vec<T>& v,
                                                   const Vec<T>& before) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, before, (k % (kCount / 2) < kBy ? kCount + k : k - kBy)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// Gives all lanes of each half the half's last lane.
template <class T>
[[gnu::always_inline]] inline void broadcastLastInHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, (k < kCount / 2 ? kCount / 2 - 1 : kCount - 1)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// Joins the first half of `low` and the second half of `high`.
template <class T>
[[gnu::always_inline]] inline void joinHalves(Vec<T>& result, const Vec<T>& low,
                                              const Vec<T>& high) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(low, high, (k < kCount / 2 ? k : kCount + k)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// Swaps the halves of the vector.
template <class T>
[[gnu::always_inline]] inline void swapHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kCount = static_cast<int>(kLanes<T>);
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, ((k + kCount / 2) % kCount)...);
  }
  (std::make_integer_sequence<int, kCount>());
}

/// Gives each lane the value `kBy` lanes behind it in its half, cyclically.
template <int kBy, class T>
[[gnu::always_inline]] inline void rotateInHalves(Vec<T>& result, const Vec<T>& v) {
  constexpr int kHalf = static_cast<int>(kLanes<T>) / 2;
  [&]<int... k>(std::integer_sequence<int, k...>) __attribute__((always_inline)) {
    result = __builtin_shufflevector(v, v, (k / kHalf * kHalf + (k + kBy) % kHalf)...);
  }
  (std::make_integer_sequence<int, 2 * kHalf>());
}

/// Returns the combination of all lanes, in log2(lanes) steps.
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
