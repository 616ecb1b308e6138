// SPDX-License-Identifier: Apache-2.0
//
// Dot product by cuBLAS, NVIDIA's library: what the steps are measured against.
//
// The file has no kernel: the host calls a function, which leaves the sum in the GPU's memory.
#include "kernels/kernel.h"

template <class T>
inline void dotCublas(Cublas& cublas, Global<const T> a, Global<const T> b, Global<T> out, long long n)
{
    cublas.dot(n, a, 1, b, 1, out);    // 1: from one element to the next
}

LANESCOPE_LIBRARY_INSTANCE("dotCublas<float32>", dotCublasFloat32, dotCublas<float>)
LANESCOPE_LIBRARY_INSTANCE("dotCublas<float64>", dotCublasFloat64, dotCublas<double>)
