// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no barrier in the tree, so that a step reads sums that the step before has not written yet.
//
// Breaks dot_shared. The one change: the barrier at the end of each step is left out. On a GPU the sum
// may come out right all the same, above all when a block is a single warp.
#include "kernels/kernel.h"

template <class T>
__global__ void dotNoTreeBarrier(Global<const T> a, Global<const T> b, Global<T> partial,
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
        }                              // wrong: the next step does not wait for this one
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotNoTreeBarrier)
