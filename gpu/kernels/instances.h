// SPDX-License-Identifier: Apache-2.0
#pragma once

// The last lines of a kernel file: they name its kernels and the instances of its templates. A plan
// launches an instance by its name, such as "reduceSequential<float32,sum>". Whoever includes this
// header says what LANESCOPE_INSTANCE(name, symbol, function) and LANESCOPE_LIBRARY_INSTANCE(name,
// symbol, function) mean: each build of the kernels enters the function into its table; the
// catalogue collects the names (catalog/entry.h). Each of these lines begins at the start of a line.

// NOLINTBEGIN(bugprone-macro-parentheses): a template's name takes none.

/// template <class T, class Op>: sum, min and max of one number type.
#define LANESCOPE_OPERATORS_OF(function, T, name)                                           \
  LANESCOPE_INSTANCE(#function "<" #name ",sum>", function##name##Sum, function<T, Sum<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",min>", function##name##Min, function<T, Min<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",max>", function##name##Max, function<T, Max<T>>)

/// template <class T, class Op>: sum, min and max of all number types.
#define LANESCOPE_REDUCTION(function)              \
  LANESCOPE_OPERATORS_OF(function, Element<int>, int32)     \
  LANESCOPE_OPERATORS_OF(function, Element<int64>, int64)   \
  LANESCOPE_OPERATORS_OF(function, Element<float>, float32) \
  LANESCOPE_OPERATORS_OF(function, Element<double>, float64)

/// template <class T, class Op, unsigned Block>: the same, for blocks of 128, 256 and 512 threads.
#define LANESCOPE_REDUCTION_OF_BLOCKS(function)           \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, Element<int>, int32)     \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, Element<int64>, int64)   \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, Element<float>, float32) \
  LANESCOPE_OPERATORS_OF_BLOCKS(function, Element<double>, float64)
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
  LANESCOPE_SCAN_OF(function, Element<int>, int32)     \
  LANESCOPE_SCAN_OF(function, Element<int64>, int64)   \
  LANESCOPE_SCAN_OF(function, Element<float>, float32)
#define LANESCOPE_SCAN_OF(function, T, name)                                                \
  LANESCOPE_INSTANCE(#function "<" #name ",sum>", function##name##Sum, function<T, Sum<T>>) \
  LANESCOPE_INSTANCE(#function "<" #name ",max>", function##name##Max, function<T, Max<T>>)

/// template <class T, class Op, int kVectors, bool kExclusive>: the same, for 1, 4, 20 and 32 vectors
/// a thread, inclusive and exclusive.
#define LANESCOPE_SCAN_OF_VECTORS(function)         \
  LANESCOPE_SCAN_BY_VECTORS(function, Element<int>, int32)   \
  LANESCOPE_SCAN_BY_VECTORS(function, Element<int64>, int64) \
  LANESCOPE_SCAN_BY_VECTORS(function, Element<float>, float32)
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

/// template <class T>: the two floating-point types.
#define LANESCOPE_FLOATS(function)                                              \
  LANESCOPE_INSTANCE(#function "<float32>", function##float32, function<Element<float>>) \
  LANESCOPE_INSTANCE(#function "<float64>", function##float64, function<Element<double>>)

/// template <class T>: float32 alone; the instance has the kernel's name.
#define LANESCOPE_FLOAT_KERNEL(function) \
  LANESCOPE_INSTANCE(#function, function, function<Element<float>>)

/// A kernel that is no template.
#define LANESCOPE_KERNEL(function) LANESCOPE_INSTANCE(#function, function, function)

/// A function of the host that calls a library.
#define LANESCOPE_LIBRARY_CALL(function) LANESCOPE_LIBRARY_INSTANCE(#function, function, function)

// NOLINTEND(bugprone-macro-parentheses)
