// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "trace/record/math_function.h"
#include "trace/record/traced.h"

// CUDA's functions on one thread's own values, for the emulated build. After the CUDA Math
// API, "Integer Intrinsics", "Type Casting Intrinsics" and "Single Precision Intrinsics".

namespace lanescope::simt {

/// Does nothing: a thread that waits for another one lets it run when it reads, not after a time.
constexpr void __nanosleep(unsigned) {}

constexpr int __popc(unsigned x) {
  return std::popcount(x);
}
constexpr int __popcll(unsigned long long x) {
  return std::popcount(x);
}
constexpr int __clz(int x) {
  return std::countl_zero(static_cast<unsigned>(x));
}
constexpr int __clzll(long long x) {
  return std::countl_zero(static_cast<unsigned long long>(x));
}
/// The position of the lowest set bit, counted from 1; 0 where none is set.
constexpr int __ffs(int x) {
  return x == 0 ? 0 : std::countr_zero(static_cast<unsigned>(x)) + 1;
}
constexpr int __ffsll(long long x) {
  return x == 0 ? 0 : std::countr_zero(static_cast<unsigned long long>(x)) + 1;
}
constexpr unsigned __brev(unsigned x) {
  unsigned reversed = 0;
  for (int bit = 0; bit < 32; ++bit) reversed |= (x >> bit & 1U) << (31 - bit);
  return reversed;
}
constexpr unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 |
         __brev(static_cast<unsigned>(x >> 32));
}

constexpr int __float_as_int(float x) {
  return std::bit_cast<int>(x);
}
constexpr unsigned __float_as_uint(float x) {
  return std::bit_cast<unsigned>(x);
}
constexpr float __int_as_float(int x) {
  return std::bit_cast<float>(x);
}
constexpr float __uint_as_float(unsigned x) {
  return std::bit_cast<float>(x);
}
/// Rounds to the nearest float, half to even.
constexpr float __ull2float_rn(unsigned long long x) {
  return static_cast<float>(x);
}
inline unsigned __float2uint_rn(float x) {
  return trace::nearestUnsigned(x);
}

// Each result is rounded on its own and never fused with the next operation.
constexpr float __fmul_rn(float x, float y) {
  return x * y;
}
constexpr float __fdiv_rn(float x, float y) {
  return x / y;
}

template <class X, class Y>
requires std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>
constexpr std::common_type_t<X, Y> min(X x, Y y) {
  using Both = std::common_type_t<X, Y>;
  return static_cast<Both>(y) < static_cast<Both>(x) ? static_cast<Both>(y) : static_cast<Both>(x);
}
template <class X, class Y>
requires std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>
constexpr std::common_type_t<X, Y> max(X x, Y y) {
  using Both = std::common_type_t<X, Y>;
  return static_cast<Both>(x) < static_cast<Both>(y) ? static_cast<Both>(y) : static_cast<Both>(x);
}

// The mathematical functions that the host's library has under other names or not at all: CUDA's
// take a float as one and a whole number as a double.
template <class... X>
using ComputedIn = std::conditional_t<(std::is_same_v<X, float> && ...), float, double>;
#define LANESCOPE_ONE(name)                                                     \
  template <class X>                                                            \
  requires std::is_arithmetic_v<X> ComputedIn<X> name(X x) {                    \
    return trace::computeFunction<trace::MathFunction::name>(ComputedIn<X>(x)); \
  }                                                                             \
  inline float name##f(float x) {                                               \
    return trace::computeFunction<trace::MathFunction::name>(x);                \
  }
#define LANESCOPE_FAST(name, like)                               \
  inline float name(float x) {                                   \
    return trace::computeFunction<trace::MathFunction::name>(x); \
  }
#define LANESCOPE_TWO(name)                                                                      \
  template <class X, class Y>                                                                    \
  requires(std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>) ComputedIn<X, Y> name(X x, Y y) { \
    using Both = ComputedIn<X, Y>;                                                               \
    return trace::computeFunction<trace::MathFunction::name>(Both(x), Both(y));                  \
  }                                                                                              \
  inline float name##f(float x, float y) {                                                       \
    return trace::computeFunction<trace::MathFunction::name>(x, y);                              \
  }
LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_TWO)
#undef LANESCOPE_TWO
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE
template <class X>
requires std::is_arithmetic_v<X> X abs(X x) {
  return x < X{} ? static_cast<X>(X{} - x) : x;
}

/// Keeps what the calling thread prints, at most 1023 bytes a call: see PrintedText.
int printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
/// Ends the block with a finding; called by a thread of a kernel.
[[noreturn]] void failAssertion(int line);
[[noreturn]] void __trap(int line = __builtin_LINE());

}  // namespace lanescope::simt
