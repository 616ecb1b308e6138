// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

// CUDA's functions on one thread's own values, as the emulated build has them. After the CUDA Math
// API, "Integer Intrinsics", "Type Casting Intrinsics" and "Single Precision Intrinsics".

namespace lanescope::simt {

/// Whoever waits for another thread gives way when it reads, not by the clock.
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
/// The position of the lowest bit that is set, from 1; 0 where none is.
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
/// To the nearest float, halves to the even one.
constexpr float __ull2float_rn(unsigned long long x) {
  return static_cast<float>(x);
}
/// To the nearest whole number, halves to the even one; what does not fit becomes the nearest that
/// does, and NaN becomes 0.
inline unsigned __float2uint_rn(float x) {
  constexpr float kBeyond = 0x1p32F;
  if (!(x > 0.0F)) return 0;
  return x < kBeyond ? static_cast<unsigned>(std::llrint(x)) : ~0U;
}

// Rounded on their own, never fused with what follows.
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

}  // namespace lanescope::simt
