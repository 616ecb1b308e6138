// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 12: 16 bytes a load, four loads in flight a thread, one launch.
//
// The change in how it loads: a thread asks for four vectors before it uses the first, so that enough bytes are under way
// to fill the memory's bandwidth. The change in how it ends: each block leaves its number in global memory and draws a
// ticket. The block that draws the last ticket combines all numbers, always in the same order, so that the result is the
// same in every run. atomicInc() wraps the ticket back to zero for the next launch. Saves: the second launch of step 11,
// some two microseconds.
//
// Launches in a row overlap: a block begins while the launch before still runs, and waits for its end before it loads.
// Saves: about a microsecond a launch.
//
// A tile is 4·blockDim.x vectors; block b takes the tiles b, b + gridDim.x, ... A tile's vectors by thread:
//
//     vectors 0            to   blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 0
//     vectors blockDim.x   to 2·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 1
//     vectors 2·blockDim.x to 3·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 2
//     vectors 3·blockDim.x to 4·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 3
//
// Then in each block, and once more in the block that draws the last ticket, which begins with partial:
//
//     a number a thread  --shuffles-->  warps[w], by lane 0 of warp w  --shuffles of warp 0-->  thread 0
//     thread 0:  partial[b], fence, ticket, fence, isLast          the last block, thread 0:  out[0]
#include "kernels/kernel.h"

constexpr int kInFlight = 4;
constexpr unsigned kLanes = 32;        // of a warp; warpSize, too, but the compiler unrolls loops to a number only

/// What the lanes of a warp make together; lane 0 has it.
template <class T, class Op>
__device__ T combineWarp(T mine)
{
    Op op;
    for (unsigned distance = kLanes / 2; distance > 0; distance /= 2) {
        mine = op(mine, __shfl_down_sync(0xffffffff, mine, distance));
    }
    return mine;
}

/// What all threads of the block make together; thread 0 has it.
template <class T, class Op, class Shared>
__device__ T combineBlock(T mine, Shared& warps)
{
    const unsigned t = threadIdx.x;
    mine = combineWarp<T, Op>(mine);
    if (t % kLanes == 0) {
        warps[t / kLanes] = mine;
    }
    __syncthreads();                   // every warp's number is there before the first warp reads it
    if (t < kLanes) {
        mine = Op::identity;
        if (t < blockDim.x / kLanes) {
            mine = warps[t];
        }
        mine = combineWarp<T, Op>(mine);
    }
    return mine;
}

template <class T, class Op>
__global__ void reduceOneLaunch(Global<const T> in, Global<T> partial, Global<Element<unsigned>> ticket,
                                Global<T> out, long long n)
{
    using Vector = SixteenBytes<T>;
    constexpr int kWidth = sizeof(Vector) / sizeof(T);
    __shared__ Array<T, 32> warps;
    __shared__ Array<Element<unsigned>, 1> isLast;

    const unsigned t = threadIdx.x;
    const auto vectors = viewAs<Vector>(in);
    const long long count = n / kWidth;
    const long long tile = (long long)blockDim.x * kInFlight;
    Op op;

    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    if (count > gridDim.x * tile) {
        cudaTriggerProgrammaticLaunchCompletion();   // long loops: the next launch begins meanwhile
    }
    T mine = Op::identity;
    for (long long first = blockIdx.x * tile; first < count; first += gridDim.x * tile) {
        Vector loaded[kInFlight];
        if (first + tile <= count) {
            for (int k = 0; k < kInFlight; ++k) {
                loaded[k] = vectors[first + t + k * blockDim.x];
            }
            for (int k = 0; k < kInFlight; ++k) {
                mine = op(mine, combineElements<Op>(loaded[k]));
            }
        } else {                       // the last tile, which is not full
            for (int k = 0; k < kInFlight; ++k) {
                const long long v = first + t + k * blockDim.x;
                if (v < count) loaded[k] = vectors[v];
            }
            for (int k = 0; k < kInFlight; ++k) {
                const long long v = first + t + k * blockDim.x;
                if (v < count) mine = op(mine, combineElements<Op>(loaded[k]));
            }
        }
    }
    if (blockIdx.x == 0 && t < n - count * kWidth) {
        mine = op(mine, in[count * kWidth + t]);   // the rest is less than a vector
    }

    cudaTriggerProgrammaticLaunchCompletion();   // the elements are loaded
    mine = combineBlock<T, Op>(mine, warps);
    if (gridDim.x == 1) {
        if (t == 0) {
            out[0] = mine;
        }
        return;
    }
    if (t == 0) {
        partial[blockIdx.x] = mine;
        __threadfence();               // the number is there before the ticket says so
        const unsigned drawn = (unsigned)atomicInc(&ticket[0], gridDim.x - 1);
        __threadfence();               // the other blocks' numbers are read after their tickets
        isLast[0] = drawn == gridDim.x - 1;
    }
    __syncthreads();                   // all threads know whether theirs is the last block, and the
                                       // first warp has read `warps` before it is used again
    if (isLast[0] != 0u) {
        mine = Op::identity;
        for (unsigned block = t; block < gridDim.x; block += blockDim.x) {
            mine = op(mine, __ldcg(&partial[block]));
        }
        mine = combineBlock<T, Op>(mine, warps);
        if (t == 0) {
            out[0] = mine;
        }
    }
}

LANESCOPE_REDUCTION(reduceOneLaunch)
