// SPDX-License-Identifier: Apache-2.0
//
// Dot product, running sums in shared memory: each thread adds its products to its own element of the block's array.
//
// The one change from dot_shared: the running sum stands in shared memory and not in a register. The result is the same.
// Costs: a load and a store of shared memory for every product; a register takes neither.
#include "kernels/kernel.h"

template <class T>
__global__ void dotSharedProducts(Global<const T> a, Global<const T> b, Global<T> partial,
                                  long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    cache[threadIdx.x] = 0;
    while (i < n) {                    // only this thread uses its element: no barrier is needed here
        cache[threadIdx.x] = fma(a[i], b[i], cache[threadIdx.x]);
        i += stride;
    }
    __syncthreads();                   // every sum is complete before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_FLOATS(dotSharedProducts)
