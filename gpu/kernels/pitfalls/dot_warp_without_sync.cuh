// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: the last warp adds without any synchronisation, as if its 32 threads always ran in lockstep.
//
// Breaks dot_last_warp. The one change: its __syncwarp() is left out. Up to 2016 that was a known trick. Since the
// Volta architecture each thread of a warp may go its own way.
#include "kernels/kernel.h"

template <class T>
__global__ void dotWarpWithoutSync(Global<const T> a, Global<const T> b, Global<T> partial,
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
        if (half > warpSize) {
            __syncthreads();           // the next step reads what several warps have written
        }                              // wrong: within one warp, too, the threads must wait for each other
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotWarpWithoutSync)
