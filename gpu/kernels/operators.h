// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "kernels/instances.h"

// The operations of reductions and scans, for every build of a kernel. Included by kernel.h, which
// makes `__device__` known.

namespace lanescope::kernels {

/// The integer of eight bytes that CUDA's atomics and vectors take.
using int64 = long long;

/// a + b on this line. Integers wrap around, as a GPU's do.
template <class T>
__device__ T added(const T& a, const T& b, [[maybe_unused]] int line)
{
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}
/// The lesser and the greater of two values; a not-a-number is neither.
template <class T>
__device__ T lesser(const T& a, const T& b, [[maybe_unused]] int line)
{
  return b < a ? b : a;
}
template <class T>
__device__ T greater(const T& a, const T& b, [[maybe_unused]] int line)
{
  return a < b ? b : a;
}
/// a·b + c, rounded once.
template <class T>
__device__ T fused(const T& a, const T& b, const T& c, [[maybe_unused]] int line)
{
  if constexpr (sizeof(T) == sizeof(float)) {
    return fmaf(a, b, c);
  } else {
    return fma(a, b, c);
  }
}
/// The same where the plain build leaves it to the tensor cores.
template <class T>
__device__ T fusedByTensorCores(const T& a, const T& b, const T& c, int line)
{
  return fused(a, b, c, line);
}
#if defined(LANESCOPE_TRACED)
// The same for numbers that know what made them.
#define LANESCOPE_OPERATOR(function, kind)                                                      \
  template <class T, class Tracer>                                                              \
  __device__ trace::Traced<T, Tracer> function(const trace::Traced<T, Tracer>& a,               \
                                               const trace::Traced<T, Tracer>& b, int line)     \
  {                                                                                             \
    return trace::Traced<T, Tracer>::template combine<trace::OperationKind::kind>(a, b, line);  \
  }
LANESCOPE_OPERATOR(added, add)
LANESCOPE_OPERATOR(lesser, lesser)
LANESCOPE_OPERATOR(greater, greater)
#undef LANESCOPE_OPERATOR
template <class T, class Tracer>
__device__ trace::Traced<T, Tracer> fused(const trace::Traced<T, Tracer>& a,
                                          const trace::Traced<T, Tracer>& b,
                                          const trace::Traced<T, Tracer>& c, int line)
{
  return trace::Traced<T, Tracer>::fuse(a, b, c, line);
}
template <class T, class Tracer>
__device__ trace::Traced<T, Tracer> fusedByTensorCores(const trace::Traced<T, Tracer>& a,
                                                       const trace::Traced<T, Tracer>& b,
                                                       const trace::Traced<T, Tracer>& c, int line)
{
  return trace::Traced<T, Tracer>::fuse(a, b, c, line, trace::kByTensorCores);
}
#endif

/// The sum of two values. `op(s[i], s[j])` reads s[i] first, in every build, as do the others.
template <class T>
struct Sum {
  static constexpr decltype(std::numeric_limits<T>::max()) identity = 0;
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y, int line = __builtin_LINE()) const {
    const T a = x;
    const T b = y;
    return added(a, b, line);
  }
};

/// The lesser of two values.
template <class T>
struct Min {
  static constexpr auto identity = std::numeric_limits<T>::has_infinity
                                    ? std::numeric_limits<T>::infinity()
                                    : std::numeric_limits<T>::max();
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y, int line = __builtin_LINE()) const {
    const T a = x;
    const T b = y;
    return lesser(a, b, line);
  }
};

/// The greater of two values.
template <class T>
struct Max {
  static constexpr auto identity = std::numeric_limits<T>::has_infinity
                                    ? -std::numeric_limits<T>::infinity()
                                    : std::numeric_limits<T>::lowest();
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y, int line = __builtin_LINE()) const {
    const T a = x;
    const T b = y;
    return greater(a, b, line);
  }
};

#if defined(LANESCOPE_EMULATED)
using simt::double2;
using simt::float4;
using simt::int4;
using simt::longlong2;
using simt::uint2;
using simt::uint4;
#endif

template <class T>
struct VectorOf;
#if defined(LANESCOPE_TRACED)
template <class T, class Tracer>
struct VectorOf<trace::Traced<T, Tracer>> {
  using Type = trace::TracedAs<typename VectorOf<T>::Type, Tracer>;
};
template <class Tracer>
struct VectorOf<trace::Traced<unsigned char, Tracer>> {
  using Type = trace::TracedAs<trace::AsBytes<uint4>, Tracer>;
};
#endif
template <>
struct VectorOf<unsigned char> {  // four pixels in each word
  using Type = uint4;
};
template <>
struct VectorOf<unsigned> {
  using Type = uint4;
};
template <>
struct VectorOf<int> {
  using Type = int4;
};
template <>
struct VectorOf<int64> {
  using Type = longlong2;
};
template <>
struct VectorOf<float> {
  using Type = float4;
};
template <>
struct VectorOf<double> {
  using Type = double2;
};
/// The vector of T that the widest load moves: float4, double2, …
template <class T>
using SixteenBytes = typename VectorOf<T>::Type;

template <class T>
struct PairType;
#if defined(LANESCOPE_TRACED)
template <class T, class Tracer>
struct PairType<trace::Traced<T, Tracer>> {
  using Type = trace::TracedAs<typename PairType<T>::Type, Tracer>;
};
#endif
template <>
struct PairType<unsigned> {
  using Type = uint2;
};
/// The vector of two T: uint2.
template <class T>
using PairOf = typename PairType<T>::Type;

/// The elements of a vector, combined.
template <class Op, class Vector>
__device__ auto combineElements(const Vector& v, int line = __builtin_LINE()) {
  Op op;
  if constexpr (requires { v.w; }) {
    const auto low = op(v.x, v.y, line);       // one after the other, in every build
    const auto high = op(v.z, v.w, line);
    return op(low, high, line);
  } else {
    return op(v.x, v.y, line);
  }
}

/// The elements of a vector, in order.
template <class Vector, class T, int kWidth>
__device__ void unpack(const Vector& v, T (&elements)[kWidth]) {
  elements[0] = v.x;
  elements[1] = v.y;
  if constexpr (kWidth == 4) {
    elements[2] = v.z;
    elements[3] = v.w;
  }
}

/// The vector of these elements.
template <class Vector, class T, int kWidth>
__device__ Vector packed(const T (&elements)[kWidth]) {
  Vector v;
  v.x = elements[0];
  v.y = elements[1];
  if constexpr (kWidth == 4) {
    v.z = elements[2];
    v.w = elements[3];
  }
  return v;
}

/// Four bytes of a word, the lowest first. They are 0 until they are set.
template <class T>
struct FourBytes {
  unsigned word = 0;

  /// Sets byte k, once.
  __device__ void set(int k, unsigned byte) { word |= byte << (8 * k); }
  __device__ operator unsigned() const { return word; }
};
#if defined(LANESCOPE_TRACED)
template <class T, class Tracer>
struct FourBytes<trace::Traced<T, Tracer>> : trace::TracedWord<Tracer> {
  __device__ void set(int k, const trace::Traced<T, Tracer>& byte) { this->bytes[k] = byte; }
};
#endif

/// c + x·y, each product fused with its addition.
template <class Vector, class T>
__device__ T dotOfElements(const Vector& x, const Vector& y, T c,
                           int line = __builtin_LINE()) {
  if constexpr (requires { x.w; }) {
    return fused(x.w, y.w, fused(x.z, y.z, fused(x.y, y.y, fused(x.x, y.x, c, line), line), line),
                 line);
  } else {
    return fused(x.y, y.y, fused(x.x, y.x, c, line), line);
  }
}

}  // namespace lanescope::kernels
