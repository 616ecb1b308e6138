// SPDX-License-Identifier: Apache-2.0
//
// Dot product, step 2: once all the adding threads are of one warp, they wait for each other only.
//
// The one change from dot_shared: the last steps end with __syncwarp(), which orders the 32 threads of a warp, in
// place of __syncthreads(), which holds the whole block.
// Saves: min(6, log2(block)) of the block's barriers.
#include "kernels/kernel.h"

template <class T>
__global__ void dotLastWarp(Global<const T> a, Global<const T> b, Global<T> partial,
                            long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    T sum = 0;
    while (i < n) {
        sum = fma(a[i], b[i], sum);
        i += stride;
    }
    cache[threadIdx.x] = sum;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        if (half > warpSize) {
            __syncthreads();           // the next step reads what several warps have written
        } else {
            __syncwarp();              // it reads what this warp has written
        }
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOATS(dotLastWarp)
