// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: the loop forgets to halve, so that the block adds and waits for ever.
//
// Breaks dot_shared. The one change: `half` stays as it is. A running kernel cannot be stopped from the host:
// it ends only with its process.
#include "kernels/kernel.h"

template <class T>
__global__ void dotEndless(Global<const T> a, Global<const T> b, Global<T> partial,
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

    unsigned half = blockDim.x / 2;
    while (half > 0) {                 // wrong: nothing in the loop changes half
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotEndless)
