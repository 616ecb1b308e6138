// SPDX-License-Identifier: Apache-2.0
//
// The reductions that compute capability 8.0 has an instruction for.
#include "kernels/kernel.h"

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
__device__ bool takesPart(unsigned mask)
{
    return mask >> (threadIdx.x % warpSize) & 1u;
}
#endif

__global__ void warpReductions(Global<const int> in, Global<int> ints, Global<unsigned> unsigneds,
                               unsigned mask)
{
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
    const int i = threadIdx.x;
    if (takesPart(mask)) {
        const int value = in[i];
        const unsigned bits = value;
        ints[3 * i] = __reduce_add_sync(mask, value);
        ints[3 * i + 1] = __reduce_min_sync(mask, value);
        ints[3 * i + 2] = __reduce_max_sync(mask, value);
        unsigneds[6 * i] = __reduce_add_sync(mask, bits);
        unsigneds[6 * i + 1] = __reduce_min_sync(mask, bits);
        unsigneds[6 * i + 2] = __reduce_max_sync(mask, bits);
        unsigneds[6 * i + 3] = __reduce_and_sync(mask, bits);
        unsigneds[6 * i + 4] = __reduce_or_sync(mask, bits);
        unsigneds[6 * i + 5] = __reduce_xor_sync(mask, bits);
    }
#endif
}
LANESCOPE_KERNEL(warpReductions)
