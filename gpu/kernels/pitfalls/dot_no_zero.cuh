// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: a block adds its sum to memory that was never cleared.
//
// Breaks dot_shared. The one change: `+=` in the last line, which reads `partial` before anything was written
// there. cudaMalloc clears nothing: the sum is right as long as the memory happens to hold zeros.
#include "kernels/kernel.h"

template <class T>
__global__ void dotNoZero(Global<const T> a, Global<const T> b, Global<T> partial,
                          long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    T sum = 0;
    while (i < n) {
        sum = fmaf(a[i], b[i], sum);
        i += stride;
    }
    cache[threadIdx.x] = sum;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] += cache[0];   // wrong: should be =, or partial be cleared before the launch
    }
}

LANESCOPE_FLOAT_KERNEL(dotNoZero)
