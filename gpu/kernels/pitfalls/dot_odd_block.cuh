// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: a block that is not a power of two, so that the tree leaves out the sums of some threads.
//
// Breaks dot_shared. The one change is not in the text: the launch allows any number of threads a block. Halving
// an odd number forgets one element in each such step; no access is wrong, only the sum.
#include "kernels/kernel.h"

template <class T>
__global__ void dotOddBlock(Global<const T> a, Global<const T> b, Global<T> partial,
                            long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    T sum = 0;
    while (i < n) {
        sum = fmaf(a[i], b[i], sum);
        i += stride;
    }
    cache[threadIdx.x] = sum;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {      // wrong: where half was odd, its last element is left out
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOAT_KERNEL(dotOddBlock)
