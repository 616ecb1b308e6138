// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>

#include "trace/record/access.h"

// CUDA's mathematical functions of one and of two numbers, by which an operation of a record names
// what it has computed. After the CUDA Math API. On the emulator they are the host's library's;
// the GPU's differ from these by a few units in the last place, as the CUDA C++ Programming Guide,
// "Mathematical Functions", tells, and so do the values of the two records.

namespace lanescope::trace {

/// `one(name)`: of one number; there is `name` of a double and `namef` of a float.
/// `fast(name, like)`: an intrinsic of one float, which is less exact than `like`.
/// `two(name)`: of two numbers.
#define LANESCOPE_MATH_FUNCTIONS(one, fast, two)                                                \
  one(sqrt) one(rsqrt) one(cbrt) one(exp) one(exp2) one(exp10) one(expm1) one(log) one(log2)    \
      one(log10) one(log1p) one(sin) one(cos) one(tan) one(asin) one(acos) one(atan) one(sinh)  \
          one(cosh) one(tanh) one(erf) one(erfc) one(floor) one(ceil) one(round) one(trunc)     \
              one(rint) one(fabs) fast(__expf, exp) fast(__exp10f, exp10) fast(__logf, log)     \
                  fast(__log2f, log2) fast(__log10f, log10) fast(__sinf, sin) fast(__cosf, cos) \
                      fast(__tanf, tan) two(pow) two(fmod) two(atan2) two(hypot) two(fdim)      \
                          two(copysign)

enum class MathFunction : std::uint8_t {
#define LANESCOPE_ONE(name) name,
#define LANESCOPE_FAST(name, like) name,
  LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_ONE)
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE
      abs,  ///< of a whole number
};
inline constexpr MathFunction kLastMathFunction = MathFunction::abs;

#if !defined(__CUDACC__)
/// "sqrt", …: as the function of a double is called, or the intrinsic.
[[nodiscard]] constexpr const char* nameOf(MathFunction function) {
  switch (function) {
#define LANESCOPE_ONE(name) \
  case MathFunction::name:  \
    return #name;
#define LANESCOPE_FAST(name, like) LANESCOPE_ONE(name)
    LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_ONE)
#undef LANESCOPE_FAST
#undef LANESCOPE_ONE
    case MathFunction::abs:
      return "abs";
  }
  return "";
}
#endif

/// What the functions compute, for a number alone. The host's library lacks the first.
namespace math {

#if !defined(__CUDACC__)
inline float rsqrtf(float x) {
  return 1.0F / ::sqrtf(x);
}
inline double rsqrt(double x) {
  return 1.0 / ::sqrt(x);
}
#else
using ::rsqrt;
using ::rsqrtf;
#endif
using ::acos;
using ::acosf;
using ::asin;
using ::asinf;
using ::atan;
using ::atan2;
using ::atan2f;
using ::atanf;
using ::cbrt;
using ::cbrtf;
using ::ceil;
using ::ceilf;
using ::copysign;
using ::copysignf;
using ::cos;
using ::cosf;
using ::cosh;
using ::coshf;
using ::erf;
using ::erfc;
using ::erfcf;
using ::erff;
using ::exp;
using ::exp10;
using ::exp10f;
using ::exp2;
using ::exp2f;
using ::expf;
using ::expm1;
using ::expm1f;
using ::fabs;
using ::fabsf;
using ::fdim;
using ::fdimf;
using ::floor;
using ::floorf;
using ::fmod;
using ::fmodf;
using ::hypot;
using ::hypotf;
using ::log;
using ::log10;
using ::log10f;
using ::log1p;
using ::log1pf;
using ::log2;
using ::log2f;
using ::logf;
using ::pow;
using ::powf;
using ::rint;
using ::rintf;
using ::round;
using ::roundf;
using ::sin;
using ::sinf;
using ::sinh;
using ::sinhf;
using ::sqrt;
using ::sqrtf;
using ::tan;
using ::tanf;
using ::tanh;
using ::tanhf;
using ::trunc;
using ::truncf;

}  // namespace math

/// T: float or double, but for abs. `y`: of a function of two.
template <MathFunction F, class T>
LANESCOPE_ACCESS_FN T computeFunction(T x, [[maybe_unused]] T y = T{}) {
  if constexpr (F == MathFunction::abs) {
    return x < T{} ? static_cast<T>(T{} - x) : x;
  }
#define LANESCOPE_ONE(name)                        \
  if constexpr (F == MathFunction::name) {         \
    if constexpr (sizeof(T) == sizeof(float)) {    \
      return math::name##f(static_cast<float>(x)); \
    } else {                                       \
      return math::name(static_cast<double>(x));   \
    }                                              \
  }
#define LANESCOPE_TWO(name)                                               \
  if constexpr (F == MathFunction::name) {                                \
    if constexpr (sizeof(T) == sizeof(float)) {                           \
      return math::name##f(static_cast<float>(x), static_cast<float>(y)); \
    } else {                                                              \
      return math::name(static_cast<double>(x), static_cast<double>(y));  \
    }                                                                     \
  }
#if defined(__CUDACC__)
#define LANESCOPE_FAST(name, like) \
  if constexpr (F == MathFunction::name) return ::name(static_cast<float>(x));
#else
#define LANESCOPE_FAST(name, like) \
  if constexpr (F == MathFunction::name) return math::like##f(static_cast<float>(x));
#endif
  LANESCOPE_MATH_FUNCTIONS(LANESCOPE_ONE, LANESCOPE_FAST, LANESCOPE_TWO)
#undef LANESCOPE_FAST
#undef LANESCOPE_TWO
#undef LANESCOPE_ONE
}

}  // namespace lanescope::trace
