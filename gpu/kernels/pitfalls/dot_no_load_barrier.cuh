// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no barrier after the load, so that a thread can add its neighbour's sum before it is written.
//
// Breaks dot_shared. The one change: the barrier between the stores to the cache and the tree's first step is
// left out. On a GPU the sum may come out right all the same.
#include "kernels/kernel.h"

template <class T>
__global__ void dotNoLoadBarrier(Global<const T> a, Global<const T> b, Global<T> partial,
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
                                       // wrong: no thread waits until its neighbour's sum is in the cache

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotNoLoadBarrier)
