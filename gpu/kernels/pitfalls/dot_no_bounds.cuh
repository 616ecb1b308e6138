// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no bounds check, so that the last block's spare threads go beyond the arrays.
//
// Breaks dot_global. The one change: one thread an element, and nobody asks whether there is one. It goes
// well whenever n is a multiple of the block.
#include "kernels/kernel.h"

__global__ void dotNoBounds(Global<const float> a, Global<const float> b, Global<float> products)
{
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    products[i] = a[i] * b[i];         // wrong: nobody asks whether there is an element i
}

LANESCOPE_KERNEL(dotNoBounds)
