// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 3: the second half is added to the first. After Harris 2007, step 3.
//
// The one change from step 2: thread t works on elements t and t + half, so that the 32 lanes of a
// warp touch 32 words in a row, one in each bank. Saves: all bank conflicts. Half of the threads
// still do nothing but load.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceSequential(Global<const T> in, Global<T> partial, long long n)
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

LANESCOPE_REDUCTION(reduceSequential)
