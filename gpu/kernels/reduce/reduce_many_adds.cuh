// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 7: each thread combines many elements before the tree. After Harris 2007, step 7.
//
// The one change from step 5: the grid steps through the input until it ends, so that each thread
// combines many elements in a register, and few trees are left. Saves: nearly all barriers, and
// nearly all the numbers that the host must combine. The size of the block is again known at the
// launch only: the few trees that are left no longer matter.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceManyAdds(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const unsigned t = threadIdx.x;
    const long long stride = (long long)gridDim.x * blockDim.x;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    for (long long i = (long long)blockIdx.x * blockDim.x + t; i < n; i += stride) {
        mine = op(mine, in[i]);
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

LANESCOPE_REDUCTION(reduceManyAdds)
