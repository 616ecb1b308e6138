// SPDX-License-Identifier: Apache-2.0
//
// Matrix product C = A·B, step 1: one thread an element of C. A is m×k, B is k×n, both row by row.
//
// Thread (x, y) walks along row y of A and down column x of B. The lanes of a warp have neighbouring columns: they
// load neighbours of B, and mostly the same element of A, which one access brings to all of them.
// Cost: 2·k loads from global memory for each element of C, though each element of A is needed by n threads and each of
// B by m.
#include "kernels/kernel.h"

template <class T>
__global__ void matmulNaive(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                            long long k)
{
    const long long row = (long long)blockIdx.y * blockDim.y + threadIdx.y;
    const long long column = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m || column >= n) {
        return;
    }

    T sum = 0;
    for (long long i = 0; i < k; ++i) {
        sum = fmaf(a[row * k + i], b[i * n + column], sum);
    }
    c[row * n + column] = sum;
}

LANESCOPE_FLOAT_KERNEL(matmulNaive)
