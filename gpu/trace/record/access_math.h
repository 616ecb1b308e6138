// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

#include "trace/record/access.h"

// Arithmetic on Refs. It is spelled out because C++ leaves the order open in which the operands of
// `a[i] * b[i]` are converted: here it is left to right.

namespace lanescope::trace {

template <class X>
inline constexpr bool kIsRef = false;
template <class T, class Memory>
inline constexpr bool kIsRef<Ref<T, Memory>> = true;

template <class X>
LANESCOPE_ACCESS_FN auto valueOf(const X& x) {
  if constexpr (kIsRef<X>) {
    return x.get();
  } else {
    return x;
  }
}

template <class... X>
concept SomeRef = (kIsRef<X> || ...);

#define LANESCOPE_BINARY(op)                                                            \
  template <class X, class Y>                                                           \
  requires SomeRef<X, Y> LANESCOPE_ACCESS_FN auto operator op(const X& x, const Y& y) { \
    const auto left = valueOf(x);                                                       \
    const auto right = valueOf(y);                                                      \
    return left op right;                                                               \
  }
LANESCOPE_BINARY(+)
LANESCOPE_BINARY(-)
LANESCOPE_BINARY(*)
LANESCOPE_BINARY(/)
LANESCOPE_BINARY(%)
LANESCOPE_BINARY(&)
LANESCOPE_BINARY(|)
LANESCOPE_BINARY(^)
LANESCOPE_BINARY(<<)
LANESCOPE_BINARY(>>)
LANESCOPE_BINARY(<)
LANESCOPE_BINARY(>)
LANESCOPE_BINARY(<=)
LANESCOPE_BINARY(>=)
LANESCOPE_BINARY(==)
LANESCOPE_BINARY(!=)
#undef LANESCOPE_BINARY

// `pick` is made of a and b.
#define LANESCOPE_LESSER_AND_GREATER(function, pick)                                 \
  template <class X, class Y>                                                        \
  requires SomeRef<X, Y> LANESCOPE_ACCESS_FN auto function(const X& x, const Y& y) { \
    const auto a = valueOf(x);                                                       \
    const auto b = valueOf(y);                                                       \
    return (pick);                                                                   \
  }
LANESCOPE_LESSER_AND_GREATER(min, b < a ? b : a)
LANESCOPE_LESSER_AND_GREATER(max, a < b ? b : a)
LANESCOPE_LESSER_AND_GREATER(fminf, ::fminf(a, b))
LANESCOPE_LESSER_AND_GREATER(fmaxf, ::fmaxf(a, b))
#undef LANESCOPE_LESSER_AND_GREATER

template <class X, class Y, class Z>
requires SomeRef<X, Y, Z> LANESCOPE_ACCESS_FN float fmaf(const X& x, const Y& y, const Z& z) {
  const float a = valueOf(x);
  const float b = valueOf(y);
  const float c = valueOf(z);
  return ::fmaf(a, b, c);
}

/// In the type of its arguments, as in CUDA.
template <class X, class Y, class Z>
requires SomeRef<X, Y, Z> LANESCOPE_ACCESS_FN auto fma(const X& x, const Y& y, const Z& z) {
  const auto a = valueOf(x);
  const auto b = valueOf(y);
  const auto c = valueOf(z);
  if constexpr (sizeof(a * b + c) == sizeof(float)) {
    return ::fmaf(a, b, c);
  } else {
    return ::fma(static_cast<double>(a), static_cast<double>(b), static_cast<double>(c));
  }
}

}  // namespace lanescope::trace
