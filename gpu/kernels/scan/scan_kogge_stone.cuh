// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block in place, after Kogge and Stone, one thread an element.
//
// The change from Hillis and Steele: one buffer instead of two halves. In a step every thread reads, waits until all have
// read, and only then writes. Saves: half of the shared memory. Costs: a second barrier in every step.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void scanKoggeStone(Global<const T> in, Global<T> out, long long exclusive)
{
    __shared__ Array<T, kMaxBlock> x;

    const unsigned i = threadIdx.x;
    Op op;

    x[i] = in[i];
    __syncthreads();                   // every element is there before a neighbour reads it

    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        T sum = x[i];
        if (i >= d) {
            sum = op(x[i - d], sum);
        }
        __syncthreads();               // every thread has read this step's elements before one of them changes
        x[i] = sum;
        __syncthreads();               // this step is written before the next reads it
    }

    T result = Op::identity;
    if (!exclusive) {
        result = x[i];
    } else if (i > 0) {
        result = x[i - 1];
    }
    out[i] = result;
}

LANESCOPE_SCAN(scanKoggeStone)
