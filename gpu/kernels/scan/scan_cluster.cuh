// SPDX-License-Identifier: Apache-2.0
//
// Scan by one thread-block cluster, whose blocks reach each other's shared memory.
//
// The change from step 7: up to 16 blocks run at the same time on neighbouring multiprocessors. Each stores its sum in the
// shared memory of all blocks behind it, and they meet at a barrier of the cluster. There are no tickets, no statuses in
// global memory, and nothing to wait for but the barrier. Needs compute capability 9.0.
// Saves: two ways to global memory and back for each tile. Costs: no more than 16 multiprocessors work, so that the step suits
// arrays that those load quickly, up to some 2^16 elements.
//
// Launches in a row overlap: a block begins while the launch before still runs, meets the cluster's other blocks, and
// waits for that launch's end before it loads. Saves: about a microsecond a launch.
//
// Vectors of the array, by rank, warp and lane, where a block has four warps:
//
//     rank 0   warp 0   vectors  0 ... 31    a row: a vector a lane
//                       vectors 32 ... 63    its second row
//              warp 1   vectors 64 ... 95
//       ...
//     rank 1   warp 0   vectors 256 ... 287
//
// In each block, and then across the cluster:
//
//     a sum a warp  -->  warps[w]  --shuffles of warp 0-->  the block's sum  --stores-->  before[rank] of all ranks behind
//     before[0 ... rank - 1]  --shuffles of each warp-->  what lies before the block
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

constexpr int kVectors = 2;            // of a thread; as measured on an H200, about as fast as 1 and 4 at every size
constexpr unsigned kLanes = 32;        // of a warp; warpSize, too, but the compiler unrolls loops to a number only
constexpr unsigned kMostCluster = 16;

/// What all lanes make together; every lane has it.
template <class T, class Op>
__device__ T combineWarp(T mine)
{
    Op op;
    for (unsigned mask = kLanes / 2; mask > 0; mask /= 2) {
        mine = op(__shfl_xor_sync(0xffffffff, mine, mask), mine);
    }
    return mine;
}

template <class T, class Op>
__global__ void __launch_bounds__(kMaxBlock)
    scanCluster(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    using Vector = SixteenBytes<T>;
    constexpr int kWidth = sizeof(Vector) / sizeof(T);
    __shared__ Array<T, 32> warps;
    __shared__ Array<T, kMostCluster> before;      // lower ranks' sums

    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned blocks = cluster.num_blocks();
    const unsigned rank = cluster.block_rank();
    const unsigned lane = threadIdx.x % kLanes;
    const unsigned warp = threadIdx.x / kLanes;
    Op op;

    if (blocks > 1) {
        cluster.sync();                // every block has begun, so that its shared memory is there
    }
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    const auto vectors = viewAs<Vector>(in);
    const long long first = ((long long)rank * blockDim.x + warp * kLanes) * kVectors + lane;
    T items[kVectors][kWidth];
    for (int k = 0; k < kVectors; ++k) {
        const long long vector = first + k * kLanes;
        if ((vector + 1) * kWidth <= n) {
            const Vector loaded = vectors[vector];
            unpack(loaded, items[k]);
        } else {
            for (int j = 0; j < kWidth; ++j) {
                items[k][j] = Op::identity;
                if (vector * kWidth + j < n) items[k][j] = in[vector * kWidth + j];
            }
        }
    }
    cudaTriggerProgrammaticLaunchCompletion();     // the elements are loaded

    // Scan each thread's vectors, then each row's 32 sums of vectors; a row begins with the rows before it.
    T sum = Op::identity;              // of the warp's rows so far
    T left[kVectors];                  // of the warp's elements, those before the thread's vector
    for (int k = 0; k < kVectors; ++k) {
        for (int j = 1; j < kWidth; ++j) {
            items[k][j] = op(items[k][j - 1], items[k][j]);
        }
        T row = items[k][kWidth - 1];
        for (unsigned d = 1; d < kLanes; d *= 2) {
            const T other = __shfl_up_sync(0xffffffff, row, d);
            if (lane >= d) row = op(other, row);
        }
        left[k] = __shfl_up_sync(0xffffffff, row, 1);
        if (lane == 0) left[k] = Op::identity;
        left[k] = op(sum, left[k]);
        sum = op(sum, __shfl_sync(0xffffffff, row, kLanes - 1));
    }
    if (lane == 0) {
        warps[warp] = sum;
    }
    __syncthreads();                   // every warp's sum is there before all warps read it

    T ofWarp = Op::identity;           // lane l: of warp l
    if (lane < blockDim.x / kLanes) ofWarp = warps[lane];
    T prefix = combineWarp<T, Op>(lane < warp ? ofWarp : Op::identity);
    if (blocks > 1) {
        if (warp == 0) {
            const T ofBlock = combineWarp<T, Op>(ofWarp);
            if (lane > rank && lane < blocks) {
                const auto ofOther = cluster.map_shared_rank(before, lane);
                ofOther[rank] = ofBlock;
            }
        }
        cluster.sync();                // every lower rank's sum is there before it is read
        T ofBlocks = Op::identity;
        if (lane < rank) ofBlocks = before[lane];
        prefix = op(combineWarp<T, Op>(ofBlocks), prefix);
    }

    const auto results = viewAs<Vector>(out);
    for (int k = 0; k < kVectors; ++k) {
        const T base = op(prefix, left[k]);
        if (exclusive) {
            for (int j = kWidth - 1; j > 0; --j) {
                items[k][j] = op(base, items[k][j - 1]);
            }
            items[k][0] = base;
        } else {
            for (int j = 0; j < kWidth; ++j) {
                items[k][j] = op(base, items[k][j]);
            }
        }
        const long long vector = first + k * kLanes;
        if ((vector + 1) * kWidth <= n) {
            results[vector] = packed<Vector>(items[k]);
        } else {
            for (int j = 0; j < kWidth; ++j) {
                if (vector * kWidth + j < n) out[vector * kWidth + j] = items[k][j];
            }
        }
    }
}

LANESCOPE_SCAN(scanCluster)
