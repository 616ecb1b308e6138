// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 13: the blocks of one thread-block cluster, which reach each other's shared memory.
//
// The change from step 12: up to 16 blocks run at the same time on neighbouring multiprocessors. They hand their numbers to
// block 0 by storing them in its shared memory, and meet at a barrier of the cluster. There are no partial results in
// global memory, no fences, no ticket, and nothing to clear before. Needs compute capability 9.0.
// Costs: no more than 16 multiprocessors load, so that the step suits arrays that those load quickly. Saves: two ways to
// global memory and back at the end.
//
// Launches in a row overlap: a block begins while the launch before still runs, meets the cluster's other blocks, and
// waits for that launch's end before it loads. Saves: about a microsecond a launch.
//
// Vectors of the array by rank and thread, for 4 blocks; each thread loads four of its rows before it combines them:
//
//     vectors from 0               rank 0, threads 0 ... | rank 1, threads 0 ... | rank 2 ... | rank 3 ...
//     vectors from 4·blockDim.x    rank 0, threads 0 ... | rank 1, threads 0 ... | rank 2 ... | rank 3 ...
//       ...
//
// In each block, and then across the cluster:
//
//     a number a thread  --shuffles-->  warps[w]  --shuffles of warp 0-->  thread 0  --stores-->  numbers[rank] of rank 0
//     rank 0, warp 0: numbers[0 ... 15]  --shuffles-->  out[0]
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

constexpr int kInFlight = 4;
constexpr unsigned kLanes = 32;        // of a warp; warpSize, too, but the compiler unrolls loops to a number only
constexpr unsigned kMostCluster = 16;

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

/// The thread's element of those from `first` on, which are less than a vector; the identity if it has none.
template <class T, class Op>
__device__ T loadRest(const Global<const T>& in, long long first, long long n)
{
    T mine = Op::identity;
    if (threadIdx.x < n - first) mine = in[first + threadIdx.x];
    return mine;
}

/// A thread's vectors from `first` on, `stride` apart, as far as there are so many.
template <class Vector, class Vectors>
__device__ void loadSome(Vector (&loaded)[kInFlight], const Vectors& vectors, long long first, long long stride,
                         long long count)
{
    for (int k = 0; k < kInFlight; ++k) {
        if (first + k * stride < count) loaded[k] = vectors[first + k * stride];
    }
}

template <class T, class Op, class Vector>
__device__ T combineSome(T mine, const Vector (&loaded)[kInFlight], long long first, long long stride, long long count)
{
    Op op;
    for (int k = 0; k < kInFlight; ++k) {
        if (first + k * stride < count) mine = op(mine, combineElements<Op>(loaded[k]));
    }
    return mine;
}

template <class T, class Op>
__global__ void __launch_bounds__(kMaxBlock) reduceCluster(Global<const T> in, Global<T> out, long long n)
{
    using Vector = SixteenBytes<T>;
    constexpr int kWidth = sizeof(Vector) / sizeof(T);
    __shared__ Array<T, 32> warps;
    __shared__ Array<T, kMostCluster> numbers;     // of rank 0 only: one of each block

    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank();
    const unsigned t = threadIdx.x;
    const auto vectors = viewAs<Vector>(in);
    const long long count = n / kWidth;
    const long long stride = (long long)cluster.num_blocks() * blockDim.x;

    cluster.sync();                    // every block has begun, so that its shared memory is there
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    T mine = rank == 0 ? loadRest<T, Op>(in, count * kWidth, n) : Op::identity;
    long long first = (long long)rank * blockDim.x + t;
    Vector loaded[kInFlight];
    loadSome(loaded, vectors, first, stride, count);
    mine = combineSome<T, Op>(mine, loaded, first, stride, count);
    for (first += kInFlight * stride; first < count; first += kInFlight * stride) {
        loadSome(loaded, vectors, first, stride, count);
        mine = combineSome<T, Op>(mine, loaded, first, stride, count);
    }

    cudaTriggerProgrammaticLaunchCompletion();     // the elements are loaded
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
        if (t == 0) {
            const auto ofFirst = cluster.map_shared_rank(numbers, 0);
            ofFirst[rank] = mine;
        }
    }
    cluster.sync();                    // every block's number is there before rank 0 reads it
    if (rank == 0 && t < kLanes) {
        mine = Op::identity;
        if (t < cluster.num_blocks()) {
            mine = numbers[t];
        }
        mine = combineWarp<T, Op>(mine);
        if (t == 0) {
            out[0] = mine;
        }
    }
}

LANESCOPE_REDUCTION(reduceCluster)
