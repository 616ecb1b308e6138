// SPDX-License-Identifier: Apache-2.0
//
// Dot product, one thread adds: each block collects its threads' sums in shared memory, and thread 0 adds them all.
//
// The one change from dot_global: the sums of a block stay on the GPU, where one thread adds them.
// Saves: 4n bytes written and copied back become 4 bytes a block. Costs: block - 1 additions one behind the other, while all
// other threads of the block have nothing to do; the tree of dot_shared needs log2(block) steps for them.
#include "kernels/kernel.h"

template <class T>
__global__ void dotOneThread(Global<const T> a, Global<const T> b, Global<T> partial,
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
    __syncthreads();                   // every sum is in the cache before thread 0 reads it

    if (threadIdx.x == 0) {
        T all = cache[0];
        for (unsigned t = 1; t < blockDim.x; ++t) {
            all += cache[t];
        }
        partial[blockIdx.x] = all;
    }
}

LANESCOPE_FLOATS(dotOneThread)
