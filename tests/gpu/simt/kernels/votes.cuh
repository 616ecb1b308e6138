// SPDX-License-Identifier: Apache-2.0
//
// Votes, matches and reductions by a warp, by the lanes of a mask.
#include "kernels/kernel.h"

__device__ bool takesPart(unsigned mask)
{
    return mask >> (threadIdx.x % warpSize) & 1u;
}

__global__ void votes(Global<const int> in, Global<unsigned> ballots, Global<int> any,
                      Global<int> all, unsigned mask)
{
    const int i = threadIdx.x;
    if (takesPart(mask)) {
        const int value = in[i];
        ballots[i] = __ballot_sync(mask, value > 0);
        any[i] = __any_sync(mask, value);
        all[i] = __all_sync(mask, value);
    }
}
LANESCOPE_KERNEL(votes)

__global__ void matches(Global<const int> in, Global<const double> wide, Global<unsigned> any,
                        Global<unsigned> all, Global<int> equal, unsigned mask)
{
    const int i = threadIdx.x;
    if (takesPart(mask)) {
        any[i] = __match_any_sync(mask, wide[i]);
        int allEqual;
        all[i] = __match_all_sync(mask, in[i], &allEqual);
        equal[i] = allEqual;
    }
}
LANESCOPE_KERNEL(matches)

// Who is active inside a branch and behind it.
__global__ void activeMasks(Global<unsigned> inside, Global<unsigned> behind, int lanes)
{
    const int i = threadIdx.x;
    if (i % warpSize < lanes) {
        inside[i] = __activemask();
    }
    behind[i] = __activemask();
}
LANESCOPE_KERNEL(activeMasks)
