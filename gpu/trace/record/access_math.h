// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

#include "trace/record/access.h"
#include "trace/record/traced.h"

// Arithmetic on Refs. C++ leaves open in which order the operands of `a[i] * b[i]` are converted;
// these operators convert them from left to right.

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
/// The elements of an array, and numbers that know what made them.
template <class... X>
concept SomeRecorded = (kIsRef<X> || ...) || (kIsTraced<X> || ...);

/// The type that is Traced among the types of two operands, else the first.
template <class L, class R>
using TracedOne = std::conditional_t<kIsTraced<std::remove_const_t<R>>, std::remove_const_t<R>,
                                     std::remove_const_t<L>>;

/// The line of the element that is read first.
template <class X, class Y>
LANESCOPE_ACCESS_FN int lineOf(const X& x, const Y& y) {
  if constexpr (kIsRef<X>) {
    return x.line();
  } else {
    return y.line();
  }
}

#define LANESCOPE_BINARY(op)                                                                \
  template <class X, class Y>                                                               \
  requires SomeRef<X, Y> LANESCOPE_ACCESS_FN auto operator op(const X& x, const Y& y) {     \
    const auto left = valueOf(x);                                                           \
    const auto right = valueOf(y);                                                          \
    return onLine<TracedOne<decltype(left), decltype(right)>>(left, lineOf(x, y)) op right; \
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
#undef LANESCOPE_BINARY

// A comparison makes no operation.
#define LANESCOPE_COMPARISON(op)                                                        \
  template <class X, class Y>                                                           \
  requires SomeRef<X, Y> LANESCOPE_ACCESS_FN bool operator op(const X& x, const Y& y) { \
    const auto left = valueOf(x);                                                       \
    const auto right = valueOf(y);                                                      \
    return left op right;                                                               \
  }
LANESCOPE_COMPARISON(<)
LANESCOPE_COMPARISON(>)
LANESCOPE_COMPARISON(<=)
LANESCOPE_COMPARISON(>=)
LANESCOPE_COMPARISON(==)
LANESCOPE_COMPARISON(!=)
#undef LANESCOPE_COMPARISON

// `pick` is an expression in a and b.
#define LANESCOPE_OF_TWO(function, kind, pick)                                \
  template <class X, class Y>                                                 \
  requires SomeRecorded<X, Y> LANESCOPE_ACCESS_FN auto function(              \
      const X& x, const Y& y, [[maybe_unused]] int line = __builtin_LINE()) { \
    const auto a = valueOf(x);                                                \
    const auto b = valueOf(y);                                                \
    using Number = TracedOne<decltype(a), decltype(b)>;                       \
    if constexpr (kIsTraced<Number>) {                                        \
      return Number::template combine<OperationKind::kind>(a, b, line);       \
    } else {                                                                  \
      return (pick);                                                          \
    }                                                                         \
  }
LANESCOPE_OF_TWO(min, lesser, b < a ? b : a)
LANESCOPE_OF_TWO(max, greater, a < b ? b : a)
LANESCOPE_OF_TWO(fminf, fmin, ::fminf(a, b))
LANESCOPE_OF_TWO(fmaxf, fmax, ::fmaxf(a, b))
// Never fused with what follows, as nothing is in the recorded and the emulated build.
LANESCOPE_OF_TWO(__fmul_rn, multiply, a* b)
LANESCOPE_OF_TWO(__fdiv_rn, divide, a / b)
#undef LANESCOPE_OF_TWO

/// Computes in the type of its arguments, as in CUDA.
template <class X, class Y, class Z>
requires SomeRecorded<X, Y, Z> LANESCOPE_ACCESS_FN auto fma(
    const X& x, const Y& y, const Z& z, [[maybe_unused]] int line = __builtin_LINE()) {
  const auto a = valueOf(x);
  const auto b = valueOf(y);
  const auto c = valueOf(z);
  using Number = TracedOne<TracedOne<decltype(a), decltype(b)>, decltype(c)>;
  if constexpr (kIsTraced<Number>) {
    return Number::fuse(a, b, c, line);
  } else if constexpr (sizeof(a * b + c) == sizeof(float)) {
    return ::fmaf(a, b, c);
  } else {
    return ::fma(static_cast<double>(a), static_cast<double>(b), static_cast<double>(c));
  }
}

template <class X, class Y, class Z>
requires SomeRecorded<X, Y, Z> LANESCOPE_ACCESS_FN auto fmaf(const X& x, const Y& y, const Z& z,
                                                             int line = __builtin_LINE()) {
  const auto a = valueOf(x);
  const auto b = valueOf(y);
  const auto c = valueOf(z);
  if constexpr (SomeRecorded<std::remove_const_t<decltype(a)>, std::remove_const_t<decltype(b)>,
                             std::remove_const_t<decltype(c)>>) {
    return fma(a, b, c, line);
  } else {
    return ::fmaf(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c));
  }
}

}  // namespace lanescope::trace
