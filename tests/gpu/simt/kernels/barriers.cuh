// SPDX-License-Identifier: Apache-2.0
//
// The barriers that tell of the threads' predicates, and the one of a warp.
#include "kernels/kernel.h"

// Round r asks which threads have a value above r.
__global__ void tellingBarriers(Global<const int> in, Global<int> counts, Global<int> ands,
                                Global<int> ors, int rounds)
{
    const int i = threadIdx.x;
    const int value = in[i];
    for (int round = 0; round < rounds; ++round) {
        counts[i * rounds + round] = __syncthreads_count(value > round);
        ands[i * rounds + round] = __syncthreads_and(value > round);
        ors[i * rounds + round] = __syncthreads_or(value > round);
    }
}
LANESCOPE_KERNEL(tellingBarriers)

// A tree over the 32 threads of each warp, in shared memory, without a barrier of the block.
__global__ void treeInAWarp(Global<const int> in, Global<int> out)
{
    __shared__ Array<int, 128> cache;
    const int i = threadIdx.x;
    const int lane = i % warpSize;
    cache[i] = in[i];
    __syncwarp();
    for (int half = 16; half > 0; half /= 2) {
        if (lane < half) {
            cache[i] += cache[i + half];
        }
        __syncwarp();
    }
    if (lane == 0) {
        out[i / warpSize] = cache[i];
    }
}
LANESCOPE_KERNEL(treeInAWarp)
