// SPDX-License-Identifier: Apache-2.0
//
// Histogram, step 0: every pixel adds 1 to the counter of its grey level, in global memory.
//
// The code is simple and right: with atomicAdd() no count gets lost. Costs: n atomic operations on 256 counters.
// The L2 cache performs those on one counter one after the other, and a photograph of low contrast has few grey
// levels, so that most threads wait for the same counter.
#include "kernels/kernel.h"

__global__ void histogramGlobal(Global<const unsigned char> pixels,
                                Global<Element<unsigned long long>> histogram, long long n)
{
    const long long stride = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        atomicAdd(&histogram[pixels[i]], 1ull);
    }
}

LANESCOPE_KERNEL(histogramGlobal)
