// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: an index that is computed wrongly, so that every block stores its sum far outside `partial`.
//
// Breaks dot_shared. The one change: the last store's index. A store to an address of no allocation ends
// the whole CUDA context; a store into another allocation would overwrite it in silence.
#include "kernels/kernel.h"

template <class T>
__global__ void dotWildStore(Global<const T> a, Global<const T> b, Global<T> partial,
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
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();               // this step's sums are written before the next step reads them
    }

    if (threadIdx.x == 0) {
        partial[(blockIdx.x + 1) * (1LL << 38)] = cache[0];   // wrong: should be blockIdx.x
    }
}

LANESCOPE_FLOAT_KERNEL(dotWildStore)
