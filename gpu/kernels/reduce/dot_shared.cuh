// SPDX-License-Identifier: Apache-2.0
//
// Dot product, step 1: each block adds up its own products in shared memory and hands the host one number.
//
// The one change from dot_global: the sums stay on the GPU as long as threads can help each other.
// Saves: 4n bytes written and 4n bytes copied back become 4 bytes a block, and the host adds one number a block.
// Costs: log2(block) barriers. The block must be a power of two, since every step halves it.
#include "kernels/kernel.h"

template <class T>
__global__ void dotShared(Global<const T> a, Global<const T> b, Global<T> partial,
                          long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    T sum = 0;
    while (i < n) {                    // a running sum in a register: n may exceed the grid
        sum = fma(a[i], b[i], sum);
        i += stride;
    }
    cache[threadIdx.x] = sum;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // outside the branch: all threads must arrive, the idle ones too
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOATS(dotShared)
