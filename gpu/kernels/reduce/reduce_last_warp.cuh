// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 5: the last warp goes on alone. After Harris 2007, step 5.
//
// The one change from step 4: once 32 threads are left, no barrier of the block is needed, since
// only one warp works. Saves: 5 of the 9 barriers of a block of 256. In 2007 no __syncwarp() was
// needed: the lanes of a warp ran in lockstep. Since Volta (2017) they need not, and without it a
// lane may read its neighbour's sum before it is written.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceLastWarp(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const unsigned t = threadIdx.x;
    const long long i = (long long)blockIdx.x * (2 * blockDim.x) + t;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    if (i < n) {
        mine = in[i];
    }
    if (i + blockDim.x < n) {
        mine = op(mine, in[i + blockDim.x]);
    }
    cache[t] = mine;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > warpSize / 2; half /= 2) {
        if (t < half) {
            cache[t] = op(cache[t], cache[t + half]);
        }
        __syncthreads();               // the next step reads what other warps have written
    }
    if (t < warpSize) {
        const unsigned width = blockDim.x < warpSize ? blockDim.x : warpSize;
        for (unsigned half = width / 2; half > 0; half /= 2) {
            if (t < half) {
                cache[t] = op(cache[t], cache[t + half]);
            }
            __syncwarp();              // the next step reads what this warp has written
        }
    }

    if (t == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_REDUCTION(reduceLastWarp)
