// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: the last warp adds without any synchronisation, as if its 32 threads always ran in lockstep.
//
// Breaks dot_shared. The one change: the barrier is left out once all the adding threads are of one warp. Up to
// 2016 that was a known trick. Since the Volta architecture each thread of a warp goes its own way, and a
// __syncwarp() must stand where the barrier was.
#include "kernels/kernel.h"

__global__ void dotWarpWithoutSync(Global<const float> a, Global<const float> b, Global<float> partial,
                                   long long n)
{
    __shared__ Array<float, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    float sum = 0.0f;
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
        if (half > warpSize) {         // wrong: the threads of one warp must wait for each other, too
            __syncthreads();
        }
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_KERNEL(dotWarpWithoutSync)
