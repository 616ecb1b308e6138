// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/access_math.h"
#include "trace/record/conversions.h"
#include "trace/record/math_function.h"
#include "trace/record/traced.h"

// CUDA's mathematical functions of the elements of arrays, and of numbers that know what made them:
// each makes one operation. No call passes the last parameter; it is the source line of the call.

namespace lanescope::trace {

/// T: the type that the function computes in.
template <MathFunction F, class T, class X>
LANESCOPE_ACCESS_FN auto function(const X& x, [[maybe_unused]] int line) {
  const auto number = convertTo<T>(x, line);
  using Number = std::remove_const_t<decltype(number)>;
  if constexpr (kIsTraced<Number>) {
    return Number::of(OperationKind::function, computeFunction<F>(number.bare()), number, line,
                      static_cast<unsigned>(F));
  } else {
    return computeFunction<F>(number);
  }
}
template <MathFunction F, class T, class X, class Y>
LANESCOPE_ACCESS_FN auto function(const X& x, const Y& y, [[maybe_unused]] int line) {
  const auto first = convertTo<T>(x, line);
  const auto second = convertTo<T>(y, line);
  using Number = TracedOne<decltype(first), decltype(second)>;
  if constexpr (kIsTraced<Number>) {
    return Number::ofTwo(computeFunction<F>(bare(first), bare(second)), first, second, line,
                         static_cast<unsigned>(F));
  } else {
    return computeFunction<F>(first, second);
  }
}

/// The type that `sqrt(x)` computes in: float of a float, else double.
template <class... X>
using ComputedIn =
    std::conditional_t<(std::is_same_v<BareOf<ReadAs<X>>, float> && ...), float, double>;

#define LANESCOPE_ONE(name)                                                                \
  template <class X>                                                                       \
  requires SomeRecorded<X> LANESCOPE_ACCESS_FN auto name##f(const X& x,                    \
                                                            int line = __builtin_LINE()) { \
    return function<MathFunction::name, float>(x, line);                                   \
  }                                                                                        \
  template <class X>                                                                       \
  requires SomeRecorded<X> LANESCOPE_ACCESS_FN auto name(const X& x,                       \
                                                         int line = __builtin_LINE()) {    \
    return function<MathFunction::name, ComputedIn<X>>(x, line);                           \
  }
#define LANESCOPE_FAST(name, like)                                                      \
  template <class X>                                                                    \
  requires SomeRecorded<X> LANESCOPE_ACCESS_FN auto name(const X& x,                    \
                                                         int line = __builtin_LINE()) { \
    return function<MathFunction::name, float>(x, line);                                \
  }
#define LANESCOPE_TWO(name)                                                                   \
  template <class X, class Y>                                                                 \
  requires SomeRecorded<X, Y> LANESCOPE_ACCESS_FN auto name##f(const X& x, const Y& y,        \
                                                               int line = __builtin_LINE()) { \
    return function<MathFunction::name, float>(x, y, line);                                   \
  }                                                                                           \
  template <class X, class Y>                                                                 \
  requires SomeRecorded<X, Y> LANESCOPE_ACCESS_FN auto name(const X& x, const Y& y,           \
                                                            int line = __builtin_LINE()) {    \
    return function<MathFunction::name, ComputedIn<X, Y>>(x, y, line);                        \
  }
LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_TWO)
#undef LANESCOPE_TWO
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE

/// Of a whole number, or of a floating-point one.
template <class X>
requires SomeRecorded<X> LANESCOPE_ACCESS_FN auto abs(const X& x, int line = __builtin_LINE()) {
  using Bare = BareOf<ReadAs<X>>;
  if constexpr (std::is_floating_point_v<Bare>) {
    return function<MathFunction::fabs, Bare>(x, line);
  } else {
    return function<MathFunction::abs, Bare>(x, line);
  }
}

}  // namespace lanescope::trace
