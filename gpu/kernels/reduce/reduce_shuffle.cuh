// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 8: the lanes of a warp hand each other their registers.
//
// The one change from step 7: within a warp the tree is made of shuffles, and shared memory holds
// one number a warp. Saves: log2(block) - 1 barriers, and all but 2 of the shared-memory accesses of
// most threads. After Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014), with the _sync
// shuffles of CUDA 9.
#include "kernels/kernel.h"

/// What the 32 lanes of a warp make together; lane 0 has it.
template <class T, class Op>
__device__ T combineWarp(T mine)
{
    Op op;
    for (unsigned distance = warpSize / 2; distance > 0; distance /= 2) {
        mine = op(mine, __shfl_down_sync(0xffffffff, mine, distance));
    }
    return mine;
}

template <class T, class Op>
__global__ void reduceShuffle(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, 32> warps;

    const unsigned t = threadIdx.x;
    const long long stride = (long long)gridDim.x * blockDim.x;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    for (long long i = (long long)blockIdx.x * blockDim.x + t; i < n; i += stride) {
        mine = op(mine, in[i]);
    }
    mine = combineWarp<T, Op>(mine);
    if (t % warpSize == 0) {
        warps[t / warpSize] = mine;
    }
    __syncthreads();                   // every warp's number is there before the first warp reads it

    if (t < warpSize) {
        mine = Op::identity;
        if (t < blockDim.x / warpSize) {
            mine = warps[t];
        }
        mine = combineWarp<T, Op>(mine);
        if (t == 0) {
            partial[blockIdx.x] = mine;
        }
    }
}

LANESCOPE_REDUCTION(reduceShuffle)
