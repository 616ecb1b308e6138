// SPDX-License-Identifier: Apache-2.0
//
// Blocks of a thread-block cluster, which access each other's shared memory.
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

// Each block hands its numbers on to the next one of its cluster, `rounds` times.
__global__ void passOn(Global<const int> in, Global<int> out, int rounds)
{
    __shared__ Array<int, 256> even;
    __shared__ Array<int, 256> odd;
    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned next = (cluster.block_rank() + 1) % cluster.num_blocks();
    const auto evenOfNext = cluster.map_shared_rank(even, next);
    const auto oddOfNext = cluster.map_shared_rank(odd, next);
    const unsigned t = threadIdx.x;
    const unsigned i = blockIdx.x * blockDim.x + t;

    even[t] = in[i];
    cluster.sync();                    // every block has begun
    for (int round = 0; round < rounds; ++round) {
        if (round % 2 == 0) {
            oddOfNext[t] = even[t];
        } else {
            evenOfNext[t] = odd[t];
        }
        cluster.sync();                // the next round reads what this one has stored
    }
    if (rounds % 2 == 0) {
        out[i] = even[t];
    } else {
        out[i] = odd[t];
    }
}
LANESCOPE_KERNEL(passOn)

// Each thread reads four numbers at once from each block's dynamic shared memory, whole blocks apart.
__global__ void gatherQuads(Global<const float> in, Global<float> out)
{
    auto mine = dynamicShared<float>();
    const auto quads = viewAs<float4>(mine);
    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned t = threadIdx.x;
    const unsigned i = blockIdx.x * blockDim.x + t;
    for (unsigned k = 0; k < 4; ++k) {
        mine[4 * t + k] = in[4 * i + k];
    }
    cluster.sync();                    // every block has stored its numbers
    float sum = 0.0f;
    for (unsigned rank = 0; rank < cluster.num_blocks(); ++rank) {
        const auto theirs = cluster.map_shared_rank(quads, rank);
        const float4 four = theirs[t];
        sum += (four.x + four.y) + (four.z + four.w);
    }
    cluster.sync();                    // no block ends while others still read its numbers
    out[i] = sum;
}
LANESCOPE_KERNEL(gatherQuads)

// One histogram of the cluster's elements, a part of its bins in each block.
__global__ void sharedHistogram(Global<const int> in, Global<int> out)
{
    __shared__ Array<int, 8> bins;
    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned t = threadIdx.x;
    if (t < 8) {
        bins[t] = 0;
    }
    cluster.sync();                    // all bins are 0
    const unsigned bin = (unsigned)in[blockIdx.x * blockDim.x + t] % (8 * cluster.num_blocks());
    const auto theirs = cluster.map_shared_rank(bins, bin / 8);
    atomicAdd(&theirs[bin % 8], 1);
    cluster.sync();                    // all elements are counted
    if (t < 8) {
        out[blockIdx.x * 8 + t] = bins[t];
    }
}
LANESCOPE_KERNEL(sharedHistogram)
