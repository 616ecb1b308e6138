// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: every block adds its sum to one element of global memory, and not atomically.
//
// Breaks dot_shared. The one change: instead of a partial sum for each block there is one sum for all. Reading,
// adding and writing are three steps; what another block writes between them is lost.
#include "kernels/kernel.h"

template <class T>
__global__ void dotPlainSum(Global<const T> a, Global<const T> b, Global<T> sum,
                            long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    T own = 0;
    while (i < n) {
        own = fmaf(a[i], b[i], own);
        i += stride;
    }
    cache[threadIdx.x] = own;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        sum[0] += cache[0];            // wrong: two blocks can read the same old sum
    }
}

LANESCOPE_FLOAT_KERNEL(dotPlainSum)
