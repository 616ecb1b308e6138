// SPDX-License-Identifier: Apache-2.0
//
// Histogram, step 1: each block counts its pixels in shared memory, then adds its 256 counts to the result.
//
// The one change from histogram_global: only the threads of one block wait for a counter. Saves: n atomic
// operations on global memory become 256 a block. Costs: 1 KiB of shared memory and two barriers.
#include "kernels/kernel.h"

constexpr int kLevels = 256;

__global__ void histogramShared(Global<const unsigned char> pixels,
                                Global<Element<unsigned long long>> histogram, long long n)
{
    __shared__ Array<Element<unsigned>, kLevels> counts;

    for (unsigned level = threadIdx.x; level < kLevels; level += blockDim.x) {
        counts[level] = 0;
    }
    __syncthreads();                   // every counter is 0 before the first pixel is counted

    const long long stride = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        atomicAdd(&counts[pixels[i]], 1u);
    }
    __syncthreads();                   // the block's last pixel is counted before its counts go out

    for (unsigned level = threadIdx.x; level < kLevels; level += blockDim.x) {
        const Element<unsigned> count = counts[level];
        if (count > 0) {
            atomicAdd(&histogram[level], (Element<unsigned long long>)count);
        }
    }
}

LANESCOPE_KERNEL(histogramShared)
