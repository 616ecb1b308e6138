// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 4: the first step of the tree is made while loading. After Harris 2007, step 4.
//
// The one change from step 3: each thread loads two elements and combines them at once, so that half
// as many blocks do the same work. Saves: half of the barriers, and the threads that only loaded.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceFirstAdd(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, kMaxBlock> cache;

    const unsigned t = threadIdx.x;
    const long long i = (long long)blockIdx.x * (2 * blockDim.x) + t;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    if (i < n) {
        mine = in[i];
    }
    if (i + blockDim.x < n) {
        mine = op(mine, in[i + blockDim.x]);
    }
    cache[t] = mine;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (t < half) {
            cache[t] = op(cache[t], cache[t + half]);
        }
        __syncthreads();               // the next step reads what other threads have written
    }

    if (t == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_REDUCTION(reduceFirstAdd)
