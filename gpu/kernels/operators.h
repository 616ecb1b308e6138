// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

// What a reduction or a scan combines two values with, for every build of a kernel. Included by
// kernel.h, which makes `__device__` known.

namespace lanescope::kernels {

/// Eight bytes, as CUDA's atomics and vectors know them.
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

/// The lesser one.
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

/// The greater one.
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

/// What the elements of a vector make together.
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

// NOLINTBEGIN(bugprone-macro-parentheses): a template's name takes none.

// Each registers the instances of a kernel template, by the names that a plan uses:
// "reduceSequential<float32,sum>". LANESCOPE_INSTANCE(name, symbol, function) is of the build.

/// template <class T, class Op>: sum, min and max of one number type.
#define LANESCOPE_OPERATORS_OF(function, T, name)                                           \
  LANESCOPE_INSTANCE(#function "<" #name ",sum>", function##name##Sum, function<T, Sum<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",min>", function##name##Min, function<T, Min<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",max>", function##name##Max, function<T, Max<T>>)

/// template <class T, class Op>: sum, min and max of all number types.
#define LANESCOPE_REDUCTION(function)              \
  LANESCOPE_OPERATORS_OF(function, int, int32)     \
  LANESCOPE_OPERATORS_OF(function, int64, int64)   \
  LANESCOPE_OPERATORS_OF(function, float, float32) \
  LANESCOPE_OPERATORS_OF(function, double, float64)

/// template <class T, class Op, unsigned Block>: the same for blocks of 128, 256 and 512 threads.
#define LANESCOPE_REDUCTION_OF_BLOCKS(function)           \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, int, int32)     \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, int64, int64)   \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, float, float32) \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, double, float64)
#define LANESCOPE_OPERATORS_OF_BLOCKS(function, T, name) \
  LANESCOPE_BLOCKS_OF(function, T, name, Sum, sum)       \
  LANESCOPE_BLOCKS_OF(function, T, name, Min, min)       \
  LANESCOPE_BLOCKS_OF(function, T, name, Max, max)
#define LANESCOPE_BLOCKS_OF(function, T, name, Op, op)                                \
  LANESCOPE_INSTANCE(#function "<" #name "," #op ",128>", function##name##Op##128,    \
                     function<T, Op<T>, 128>)                                         \
  LANESCOPE_INSTANCE(#function "<" #name "," #op ",256>", function##name##Op##256,    \
                     function<T, Op<T>, 256>)                                         \
  LANESCOPE_INSTANCE(#function "<" #name "," #op ",512>", function##name##Op##512,    \
                     function<T, Op<T>, 512>)

/// template <class T, class Op>: sum and max of the number types that scans have.
#define LANESCOPE_SCAN(function)              \
  LANESCOPE_SCAN_OF(function, int, int32)     \
  LANESCOPE_SCAN_OF(function, int64, int64)   \
  LANESCOPE_SCAN_OF(function, float, float32)
#define LANESCOPE_SCAN_OF(function, T, name)                                                \
  LANESCOPE_INSTANCE(#function "<" #name ",sum>", function##name##Sum, function<T, Sum<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",max>", function##name##Max, function<T, Max<T>>)

/// template <class T, class Op, int kVectors, bool kExclusive>: the same with so many vectors a
/// thread, each kind of scan for itself.
#define LANESCOPE_SCAN_OF_VECTORS(function)         \
  LANESCOPE_SCAN_BY_VECTORS(function, int, int32)   \
  LANESCOPE_SCAN_BY_VECTORS(function, int64, int64) \
  LANESCOPE_SCAN_BY_VECTORS(function, float, float32)
#define LANESCOPE_SCAN_BY_VECTORS(function, T, name)             \
  LANESCOPE_VECTORS_OF(function, T, name, Sum, sum, inclusive)   \
  LANESCOPE_VECTORS_OF(function, T, name, Sum, sum, exclusive)   \
  LANESCOPE_VECTORS_OF(function, T, name, Max, max, inclusive)   \
  LANESCOPE_VECTORS_OF(function, T, name, Max, max, exclusive)
#define LANESCOPE_VECTORS_OF(function, T, name, Op, op, kind) \
  LANESCOPE_SO_MANY_OF(function, T, name, Op, op, 1, kind)    \
  LANESCOPE_SO_MANY_OF(function, T, name, Op, op, 4, kind)    \
  LANESCOPE_SO_MANY_OF(function, T, name, Op, op, 20, kind)   \
  LANESCOPE_SO_MANY_OF(function, T, name, Op, op, 32, kind)
#define LANESCOPE_SO_MANY_OF(function, T, name, Op, op, vectors, kind)    \
  LANESCOPE_INSTANCE(#function "<" #name "," #op "," #vectors "," #kind ">", \
                     function##name##Op##vectors##kind,                      \
                     function<T, Op<T>, vectors, #kind[0] == 'e'>)

/// template <class T>: the two types of floating point.
#define LANESCOPE_FLOATS(function)                                              \
  LANESCOPE_INSTANCE(#function "<float32>", function##float32, function<float>) \
  LANESCOPE_INSTANCE(#function "<float64>", function##float64, function<double>)

/// A kernel that is no template.
#define LANESCOPE_KERNEL(function) LANESCOPE_INSTANCE(#function, function, function)

/// The same of a function of the host that calls a library; LANESCOPE_LIBRARY_INSTANCE(name,
/// symbol, function) is of the build, too.
#define LANESCOPE_LIBRARY_CALL(function) LANESCOPE_LIBRARY_INSTANCE(#function, function, function)

// NOLINTEND(bugprone-macro-parentheses)
