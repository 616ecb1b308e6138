// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/math_functions.h"

// CUDA's mathematical functions in a recorded kernel: of numbers that know what made them, which
// makes an operation, and of numbers alone. All values are CUDA's own. Both hide the functions that
// the compiler declares itself, since a call that also finds such a one passes a wrong line.

namespace lanescope::kernels::recorded {

using trace::abs;

/// The type that a function of numbers alone computes in: float of floats, else double.
template <class... X>
using ComputedIn = std::conditional_t<(std::is_same_v<X, float> && ...), float, double>;

#define LANESCOPE_ONE(name)                                                                  \
  using trace::name;                                                                         \
  using trace::name##f;                                                                      \
  template <class X>                                                                         \
  requires std::is_arithmetic_v<X> __device__ __forceinline__ ComputedIn<X> name(X x) {      \
    return trace::computeFunction<trace::MathFunction::name>(static_cast<ComputedIn<X>>(x)); \
  }                                                                                          \
  template <class X>                                                                         \
  requires std::is_arithmetic_v<X> __device__ __forceinline__ float name##f(X x) {           \
    return trace::computeFunction<trace::MathFunction::name>(static_cast<float>(x));         \
  }
#define LANESCOPE_FAST(name, like)                                                   \
  using trace::name;                                                                 \
  template <class X>                                                                 \
  requires std::is_arithmetic_v<X> __device__ __forceinline__ float name(X x) {      \
    return trace::computeFunction<trace::MathFunction::name>(static_cast<float>(x)); \
  }
#define LANESCOPE_TWO(name)                                                          \
  using trace::name;                                                                 \
  using trace::name##f;                                                              \
  template <class X, class Y>                                                        \
  requires(std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>)                       \
      __device__ __forceinline__ ComputedIn<X, Y>                                    \
      name(X x, Y y) {                                                               \
    using Both = ComputedIn<X, Y>;                                                   \
    return trace::computeFunction<trace::MathFunction::name>(static_cast<Both>(x),   \
                                                             static_cast<Both>(y));  \
  }                                                                                  \
  template <class X, class Y>                                                        \
  requires(std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>)                       \
      __device__ __forceinline__ float name##f(X x, Y y) {                           \
    return trace::computeFunction<trace::MathFunction::name>(static_cast<float>(x),  \
                                                             static_cast<float>(y)); \
  }
LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_TWO)
#undef LANESCOPE_TWO
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE

template <class X>
requires std::is_arithmetic_v<X> __device__ __forceinline__ X abs(X x) {
  return x < X{} ? static_cast<X>(X{} - x) : x;
}

}  // namespace lanescope::kernels::recorded
