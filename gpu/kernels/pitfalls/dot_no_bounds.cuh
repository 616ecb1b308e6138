// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no bounds check, so that the last block's spare threads go beyond the arrays.
//
// Breaks dot_global. The one change: one thread an element, without asking whether there is one. The result
// is right whenever n is a multiple of the block.
#include "kernels/kernel.h"

template <class T>
__global__ void dotNoBounds(Global<const T> a, Global<const T> b, Global<T> products)
{
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    products[i] = a[i] * b[i];         // wrong: the thread does not ask whether there is an element i
}

LANESCOPE_FLOAT_KERNEL(dotNoBounds)
