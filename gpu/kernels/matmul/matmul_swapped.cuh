// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 1 with its axes swapped: x counts rows and y counts columns.
//
// The one change from step 1: the lanes of a warp have neighbouring rows. What they load of A lies k elements apart, and
// what they store in C lies n apart: each lane touches a sector of its own, 32 bytes for 4. The sums are the same.
#include "kernels/kernel.h"

template <class T>
__global__ void matmulSwapped(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                              long long k)
{
    const long long row = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const long long column = (long long)blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || column >= n) {
        return;
    }

    T sum = 0;
    for (long long i = 0; i < k; ++i) {
        sum = fmaf(a[row * k + i], b[i * n + column], sum);
    }
    c[row * n + column] = sum;
}

LANESCOPE_FLOAT_KERNEL(matmulSwapped)
