// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block by warp shuffles, one thread an element.
//
// The change from Hillis and Steele: the steps d = 1, 2, 4, 8, 16 are done within each warp, whose lanes hand each other
// registers. What is left is a scan of at most 32 sums of warps, which the first warp does in the same way.
// Saves: all but two barriers and nearly all of the shared memory. There are still n·log2(32) additions and more, but a
// warp's instruction costs the same for one active lane as for 32.
#include "kernels/kernel.h"

/// Gives each lane what all lanes up to it make together.
template <class T, class Op>
__device__ T scanWarp(T mine)
{
    Op op;
    const unsigned lane = threadIdx.x % warpSize;
    for (unsigned d = 1; d < warpSize; d *= 2) {
        const T before = __shfl_up_sync(0xffffffff, mine, d);
        if (lane >= d) mine = op(before, mine);
    }
    return mine;
}

template <class T, class Op>
__global__ void scanShuffle(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, 32> warps;

    const unsigned i = threadIdx.x;
    const unsigned lane = i % warpSize;
    const unsigned warp = i / warpSize;
    Op op;

    T mine = Op::identity;
    if (i < n) mine = in[i];
    mine = scanWarp<T, Op>(mine);
    if (lane == warpSize - 1) {
        warps[warp] = mine;
    }
    __syncthreads();                   // every warp's sum is there before the first warp reads it
    if (warp == 0) {
        T sum = Op::identity;
        if (lane < blockDim.x / warpSize) sum = warps[lane];
        sum = scanWarp<T, Op>(sum);
        if (lane < blockDim.x / warpSize) warps[lane] = sum;
    }
    __syncthreads();                   // what lies before each warp is there before the warp reads it

    if (exclusive) {
        mine = __shfl_up_sync(0xffffffff, mine, 1);
        if (lane == 0) mine = Op::identity;
    }
    if (warp > 0) {
        mine = op(warps[warp - 1], mine);
    }
    if (i < n) {
        out[i] = mine;
    }
}

LANESCOPE_SCAN(scanShuffle)
