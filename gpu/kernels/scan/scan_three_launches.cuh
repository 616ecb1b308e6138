// SPDX-License-Identifier: Apache-2.0
//
// Scan of any length in three launches: scan each block's tile, scan the tiles' sums, add to each tile what lies before it.
//
// The change from the scans of one block: the end of a launch is the one barrier between blocks. The first launch scans each
// tile on its own and leaves its sum; the second launch, of one block, scans the sums; the third launch adds.
// Cost: the input is read, and the output written, read and written again: four passes over memory, where two would do.
//
//     in          tile 0       tile 1       tile 2     ...        a tile a block, an element a thread
//     launch 1    scanned      scanned      scanned    ...        out, each tile on its own
//                    |            |            |
//     sums           s0           s1           s2      ...        a sum a tile, stored by the block's last thread
//     launch 2       0            s0         s0 + s1   ...        one block, blockDim.x sums at a time
//                    |            |            |
//     launch 3       +            +            +       ...        out, every element of a tile with the sum before the tile
//
// Within a block: lane l of warp w has element 32·w + l; warps[w] holds the sum of warp w, then of all warps up to w.
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

/// What all threads before this one make together, and in `warps`, for each warp, what all warps up to it make.
template <class T, class Op, class Shared>
__device__ T scanBlock(T mine, Shared& warps)
{
    const unsigned lane = threadIdx.x % warpSize;
    const unsigned warp = threadIdx.x / warpSize;
    Op op;

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

    T before = __shfl_up_sync(0xffffffff, mine, 1);
    if (lane == 0) before = Op::identity;
    if (warp > 0) {
        before = op(warps[warp - 1], before);
    }
    return before;
}

/// Launch 1: each block scans its tile of blockDim.x elements.
template <class T, class Op>
__global__ void scanTiles(Global<const T> in, Global<T> out, Global<T> sums, long long n, long long exclusive)
{
    __shared__ Array<T, 32> warps;
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    Op op;

    T mine = Op::identity;
    if (i < n) mine = in[i];
    const T before = scanBlock<T, Op>(mine, warps);
    if (i < n) {
        out[i] = exclusive ? before : op(before, mine);
    }
    if (threadIdx.x == blockDim.x - 1) {
        sums[blockIdx.x] = op(before, mine);
    }
}

/// Launch 2: one block puts what lies before each tile in the place of its sum, blockDim.x tiles at a time.
template <class T, class Op>
__global__ void scanSums(Global<T> sums, long long count)
{
    __shared__ Array<T, 32> warps;
    const unsigned t = threadIdx.x;
    Op op;

    T carry = Op::identity;            // of all tiles before these
    for (long long first = 0; first < count; first += blockDim.x) {
        T mine = Op::identity;
        if (first + t < count) mine = sums[first + t];
        const T before = scanBlock<T, Op>(mine, warps);
        if (first + t < count) {
            sums[first + t] = op(carry, before);
        }
        carry = op(carry, warps[blockDim.x / warpSize - 1]);
        __syncthreads();               // every thread has read the sum of all before the next round writes it
    }
}

/// Launch 3: each block adds what lies before its tile.
template <class T, class Op>
__global__ void addSums(Global<const T> sums, Global<T> out, long long n)
{
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    Op op;

    if (i < n) {
        out[i] = op(sums[blockIdx.x], out[i]);
    }
}

LANESCOPE_SCAN(scanTiles)
LANESCOPE_SCAN(scanSums)
LANESCOPE_SCAN(addSums)
