// SPDX-License-Identifier: Apache-2.0
//
// Reductions and dot products by CUB, NVIDIA's library of parallel building blocks: what the steps are measured against.
//
// The file has no kernel: the host calls a function, and CUB launches one or two kernels, depending on n.
#include "kernels/kernel.h"

/// `op`: 0 adds, 1 takes the least, 2 the greatest.
template <class T>
inline void reduceCub(Cub& cub, Global<const T> in, Global<T> out, long long n, int op)
{
    cub.reduce(op, in, out, n);
}

/// The products are made while CUB reads them: no array of products exists in memory.
template <class T>
inline void dotCub(Cub& cub, Global<const T> a, Global<const T> b, Global<T> out, long long n)
{
    cub.dot(a, b, out, n);
}

LANESCOPE_LIBRARY_INSTANCE("reduceCub<int32>", reduceCubInt32, reduceCub<int>)
LANESCOPE_LIBRARY_INSTANCE("reduceCub<int64>", reduceCubInt64, reduceCub<int64>)
LANESCOPE_LIBRARY_INSTANCE("reduceCub<float32>", reduceCubFloat32, reduceCub<float>)
LANESCOPE_LIBRARY_INSTANCE("reduceCub<float64>", reduceCubFloat64, reduceCub<double>)
LANESCOPE_LIBRARY_INSTANCE("dotCub<float32>", dotCubFloat32, dotCub<float>)
LANESCOPE_LIBRARY_INSTANCE("dotCub<float64>", dotCubFloat64, dotCub<double>)
