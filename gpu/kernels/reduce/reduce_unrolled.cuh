// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 6: no loop is left. After Harris 2007, step 6.
//
// The one change from step 5: the size of the block is known when the kernel is compiled. So the
// compiler leaves out each step that is wider than the block and unrolls the others. Saves: the
// loop's own instructions.
#include "kernels/kernel.h"

template <class T, class Op, unsigned Block>
__global__ void reduceUnrolled(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, Block> cache;

    const unsigned t = threadIdx.x;
    const long long i = (long long)blockIdx.x * (2 * Block) + t;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    if (i < n) {
        mine = in[i];
    }
    if (i + Block < n) {
        mine = op(mine, in[i + Block]);
    }
    cache[t] = mine;
    __syncthreads();                   // every sum is in the cache before a neighbour reads it

    if constexpr (Block >= 512) {
        if (t < 256) cache[t] = op(cache[t], cache[t + 256]);
        __syncthreads();               // as below: the next step reads what other warps have written
    }
    if constexpr (Block >= 256) {
        if (t < 128) cache[t] = op(cache[t], cache[t + 128]);
        __syncthreads();
    }
    if (t < 64) cache[t] = op(cache[t], cache[t + 64]);
    __syncthreads();
    if (t < 32) {
        cache[t] = op(cache[t], cache[t + 32]);
        __syncwarp();                  // as below: the next step reads what this warp has written
        if (t < 16) cache[t] = op(cache[t], cache[t + 16]);
        __syncwarp();
        if (t < 8) cache[t] = op(cache[t], cache[t + 8]);
        __syncwarp();
        if (t < 4) cache[t] = op(cache[t], cache[t + 4]);
        __syncwarp();
        if (t < 2) cache[t] = op(cache[t], cache[t + 2]);
        __syncwarp();
        if (t < 1) {
            partial[blockIdx.x] = op(cache[0], cache[1]);
        }
    }
}

LANESCOPE_REDUCTION_OF_BLOCKS(reduceUnrolled)
