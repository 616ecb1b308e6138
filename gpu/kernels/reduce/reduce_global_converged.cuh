// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 3 in global memory: the second half of a block's part of the array is added to the first.
//
// The one change from step 1 in global memory: the threads that add stand side by side, and so do their elements. Saves: warps
// that have nothing to add rest as a whole, and every load and store is coalesced. Costs: still two loads and a store of global
// memory for every addition; step 3 has its tree in shared memory.
// After Hwu, Kirk and El Hajj 2022, chapter 10, the kernel with less divergence.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceGlobalConverged(Global<T> data, Global<T> partial, long long n)
{
    const unsigned t = threadIdx.x;
    const long long i = (long long)blockIdx.x * (2 * blockDim.x) + t;
    Op op;

    for (unsigned half = blockDim.x; half > 0; half /= 2) {
        if (t < half && i + half < n) {
            data[i] = op(data[i], data[i + half]);
        }
        __syncthreads();               // the next step reads what other threads have written
    }

    if (t == 0) {
        partial[blockIdx.x] = data[i];
    }
}

LANESCOPE_REDUCTION(reduceGlobalConverged)
