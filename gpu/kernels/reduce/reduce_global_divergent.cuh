// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 1 in global memory: a tree in the array itself, with partners 1, 2, 4, … apart.
//
// The one change from step 1: the sums stand where the elements were, in global memory, and each thread begins with two of
// them. Saves: shared memory. Costs: two loads and a store of global memory for every addition, and what a step loads lies
// ever further apart, so that ever fewer bytes of each sector are used. Afterwards the array holds sums: its elements are lost.
// After Hwu, Kirk and El Hajj 2022, chapter 10, the simple kernel.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void reduceGlobalDivergent(Global<T> data, Global<T> partial, long long n)
{
    const unsigned t = threadIdx.x;
    const long long i = 2 * ((long long)blockIdx.x * blockDim.x + t);
    Op op;

    for (unsigned stride = 1; stride <= blockDim.x; stride *= 2) {
        if (t % stride == 0 && i + stride < n) {
            data[i] = op(data[i], data[i + stride]);
        }
        __syncthreads();               // the next step reads what other threads have written
    }

    if (t == 0) {
        partial[blockIdx.x] = data[i];
    }
}

LANESCOPE_REDUCTION(reduceGlobalDivergent)
