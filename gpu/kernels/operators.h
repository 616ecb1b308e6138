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

/// a + b. Integers wrap around, as a GPU's do.
template <class T>
struct Sum {
  static constexpr T identity = 0;
  static __device__ T combine(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      using Unsigned = std::make_unsigned_t<T>;
      return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
    } else {
      return a + b;
    }
  }
  /// `op(s[i], s[j])` reads s[i] first, in every build.
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y) const {
    const T a = x;
    const T b = y;
    return combine(a, b);
  }
};

/// The lesser of two values.
template <class T>
struct Min {
  static constexpr T identity = std::is_floating_point_v<T> ? std::numeric_limits<T>::infinity()
                                                            : std::numeric_limits<T>::max();
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y) const {
    const T a = x;
    const T b = y;
    return b < a ? b : a;
  }
};

/// The greater of two values.
template <class T>
struct Max {
  static constexpr T identity = std::is_floating_point_v<T> ? -std::numeric_limits<T>::infinity()
                                                            : std::numeric_limits<T>::lowest();
  template <class X, class Y>
  __device__ T operator()(const X& x, const Y& y) const {
    const T a = x;
    const T b = y;
    return a < b ? b : a;
  }
};

#if defined(LANESCOPE_EMULATED)
using simt::double2;
using simt::float4;
using simt::int4;
using simt::longlong2;
using simt::uint4;
#endif

template <class T>
struct VectorOf;
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

/// The elements of a vector, combined.
template <class Op, class Vector>
__device__ auto combineElements(const Vector& v) {
  Op op;
  if constexpr (requires { v.w; }) {
    return op(op(v.x, v.y), op(v.z, v.w));
  } else {
    return op(v.x, v.y);
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

/// c + x·y, each product fused with its addition.
template <class Vector, class T>
__device__ T dotOfElements(const Vector& x, const Vector& y, T c) {
  if constexpr (requires { x.w; }) {
    return fmaf(x.w, y.w, fmaf(x.z, y.z, fmaf(x.y, y.y, fmaf(x.x, y.x, c))));
  } else {
    return fma(x.y, y.y, fma(x.x, y.x, c));
  }
}

}  // namespace lanescope::kernels
