// SPDX-License-Identifier: Apache-2.0
//
// Dot product, step 3: 16 bytes a load, four loads of each array in flight a thread, one launch.
//
// This is to the dot product what reduce_one_launch is to the sum. Three things change from dot_shared: a load moves a
// vector, the lanes of a warp add up by shuffles, and the block that draws the last ticket adds up the numbers of all
// blocks, always in the same order. Nothing is left for the host.
//
// Launches in a row overlap: a block begins while the launch before still runs, and waits for its end before it loads.
//
// A tile is 4·blockDim.x vectors of a and as many of b; block b takes the tiles b, b + gridDim.x, ... By thread:
//
//     vectors 0            to   blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 0
//     vectors blockDim.x   to 2·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 1
//     vectors 2·blockDim.x to 3·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 2
//     vectors 3·blockDim.x to 4·blockDim.x - 1        thread 0  1  2  ...  blockDim.x - 1      k = 3
//
// Then in each block, and once more in the block that draws the last ticket, which begins with partial:
//
//     a sum a thread  --shuffles-->  warps[w], by lane 0 of warp w  --shuffles of warp 0-->  thread 0
//     thread 0:  partial[b], fence, ticket, fence, isLast          the last block, thread 0:  out[0]
#include "kernels/kernel.h"

constexpr int kInFlight = 4;
constexpr unsigned kLanes = 32;        // of a warp; warpSize, too, but the compiler unrolls loops to a number only

/// The sum over the lanes of a warp; lane 0 has it.
template <class T>
__device__ T sumOfWarp(T sum)
{
    for (unsigned distance = kLanes / 2; distance > 0; distance /= 2) {
        sum += __shfl_down_sync(0xffffffff, sum, distance);
    }
    return sum;
}

/// The sum over all threads of the block; thread 0 has it.
template <class T, class Shared>
__device__ T sumOfBlock(T sum, Shared& warps)
{
    const unsigned t = threadIdx.x;
    sum = sumOfWarp(sum);
    if (t % kLanes == 0) {
        warps[t / kLanes] = sum;
    }
    __syncthreads();                   // every warp's sum is there before the first warp reads it
    if (t < kLanes) {
        sum = 0;
        if (t < blockDim.x / kLanes) {
            sum = warps[t];
        }
        sum = sumOfWarp(sum);
    }
    return sum;
}

template <class T>
__global__ void dotOneLaunch(Global<const T> a, Global<const T> b, Global<T> partial,
                             Global<Element<unsigned>> ticket, Global<T> out, long long n)
{
    using Vector = SixteenBytes<T>;
    constexpr int kWidth = sizeof(Vector) / sizeof(T);
    __shared__ Array<T, 32> warps;
    __shared__ Array<Element<unsigned>, 1> isLast;

    const unsigned t = threadIdx.x;
    const auto as = viewAs<Vector>(a);
    const auto bs = viewAs<Vector>(b);
    const long long count = n / kWidth;
    const long long tile = (long long)blockDim.x * kInFlight;

    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    if (count > gridDim.x * tile) {
        cudaTriggerProgrammaticLaunchCompletion();   // long loops: the next launch begins meanwhile
    }
    T sum = 0;
    for (long long first = blockIdx.x * tile; first < count; first += gridDim.x * tile) {
        Vector x[kInFlight];
        Vector y[kInFlight];
        if (first + tile <= count) {
            for (int k = 0; k < kInFlight; ++k) {
                x[k] = as[first + t + k * blockDim.x];
                y[k] = bs[first + t + k * blockDim.x];
            }
            for (int k = 0; k < kInFlight; ++k) {
                sum = dotOfElements(x[k], y[k], sum);
            }
        } else {                       // the last tile, which is not full
            for (int k = 0; k < kInFlight; ++k) {
                const long long v = first + t + k * blockDim.x;
                if (v < count) {
                    x[k] = as[v];
                    y[k] = bs[v];
                }
            }
            for (int k = 0; k < kInFlight; ++k) {
                const long long v = first + t + k * blockDim.x;
                if (v < count) sum = dotOfElements(x[k], y[k], sum);
            }
        }
    }
    if (blockIdx.x == 0 && t < n - count * kWidth) {
        const long long i = count * kWidth + t;    // the rest is less than a vector
        sum = fma(a[i], b[i], sum);
    }

    cudaTriggerProgrammaticLaunchCompletion();   // the elements are loaded
    sum = sumOfBlock(sum, warps);
    if (gridDim.x == 1) {
        if (t == 0) {
            out[0] = sum;
        }
        return;
    }
    if (t == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();               // the number is there before the ticket says so
        const unsigned drawn = (unsigned)atomicInc(&ticket[0], gridDim.x - 1);
        __threadfence();               // the other blocks' numbers are read after their tickets
        isLast[0] = drawn == gridDim.x - 1;
    }
    __syncthreads();                   // all threads know whether theirs is the last block, and the
                                       // first warp has read `warps` before it is used again
    if (isLast[0] != 0u) {
        sum = 0;
        for (unsigned block = t; block < gridDim.x; block += blockDim.x) {
            sum += __ldcg(&partial[block]);
        }
        sum = sumOfBlock(sum, warps);
        if (t == 0) {
            out[0] = sum;
        }
    }
}

LANESCOPE_FLOATS(dotOneLaunch)
