// SPDX-License-Identifier: Apache-2.0
//
// Vector addition c[i] = a[i] + b[i], one thread an element.
//
// A thread finds its element by the number of its block and its own number in the block. Neighbouring lanes of a warp
// have neighbouring elements, so that one access of the warp moves whole sectors.
// Cost: reads two numbers and writes one for a single addition. The memory decides how long it takes.
#include "kernels/kernel.h"

template <class T>
__global__ void vectorAdd(Global<const T> a, Global<const T> b, Global<T> c, long long n)
{
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    if (i < n) {                       // the last block may have more threads than elements are left
        c[i] = a[i] + b[i];
    }
}

LANESCOPE_FLOATS(vectorAdd)
