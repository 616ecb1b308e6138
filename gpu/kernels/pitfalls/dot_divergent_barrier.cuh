// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: a barrier inside the divergent branch, which the threads that do not add never reach.
//
// Breaks dot_shared. The one change: the tree's barrier has moved into the branch. CUDA does not define what happens
// then: a GPU may wait for ever, or go on and give a wrong sum or even the right one.
#include "kernels/kernel.h"

template <class T>
__global__ void dotDivergentBarrier(Global<const T> a, Global<const T> b, Global<T> partial,
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
            __syncthreads();           // wrong: only the adding threads arrive here
        }
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotDivergentBarrier)
