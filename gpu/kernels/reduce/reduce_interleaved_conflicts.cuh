// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 2: the working threads stand side by side. After Harris 2007, step 2.
//
// The one change from step 1: thread t works on element 2·stride·t, so that all lanes of the first
// warps work and whole warps are idle. Saves: idle lanes in warps that work. Costs: the lanes of a
// warp access words that are 2·stride apart, so that more and more of them meet in one bank: first
// 2 lanes, then 4, then 8, …
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceInterleavedConflicts(Global<const T> in, Global<T> partial, long long n)
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
        const unsigned left = 2 * stride * t;
        if (left < blockDim.x) {
            cache[left] = op(cache[left], cache[left + stride]);
        }
        __syncthreads();               // the next step reads what other threads have written
    }

    if (t == 0) {
        partial[blockIdx.x] = cache[0];
    }
}

LANESCOPE_REDUCTION(reduceInterleavedConflicts)
