// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: counters that are not added to atomically, so that counts get lost.
//
// Breaks histogram_global. The one change: += in place of atomicAdd(). Each thread loads the counter, adds 1 and stores it;
// two threads that load the same number count one pixel between them.
#include "kernels/kernel.h"

__global__ void histogramPlainAdd(Global<const unsigned char> pixels,
                                  Global<Element<unsigned long long>> histogram, long long n)
{
    const long long stride = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        histogram[pixels[i]] += 1ull;  // wrong: what another thread adds meanwhile is lost
    }
}

LANESCOPE_KERNEL(histogramPlainAdd)
