// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 1: a tree in shared memory, with partners 1, 2, 4, … apart. After Harris 2007, step 1.
//
// Each block combines its own elements, one a thread; the host combines one number a block. In the
// first step every second thread works, in the next every fourth: the working threads are spread
// over all warps, so that every warp takes part in the first five steps, with ever fewer lanes.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceInterleavedDivergent(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const unsigned t = threadIdx.x;
    const long long i = (long long)blockIdx.x * blockDim.x + t;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    if (i < n) {
        mine = in[i];
    }
    cache[t] = mine;
    __syncthreads();                   // every element is in the cache before a neighbour reads it

    for (unsigned stride = 1; stride < blockDim.x; stride *= 2) {
        if (t % (2 * stride) == 0) {
            cache[t] = op(cache[t], cache[t + stride]);
        }
        __syncthreads();               // the next step reads what other threads have written
    }

    if (t == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_REDUCTION(reduceInterleavedDivergent)
