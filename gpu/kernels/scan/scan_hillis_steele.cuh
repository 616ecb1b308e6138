// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block, after Hillis and Steele, one thread an element. Inclusive: out[i] = in[0] + … + in[i].
// Exclusive: out[i] = in[0] + … + in[i-1], and out[0] = 0: the same sums, one place to the right.
//
// In step d = 1, 2, 4, … each element adds the one that lies d before it. All of them do so at once. So that no
// thread reads what another has written in the same step, a step reads one half of the buffer and writes the other.
// Cost: ceil(log2(n)) steps and barriers, and about n·log2(n) additions, where a loop needs n - 1.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void scanHillisSteele(Global<const T> in, Global<T> out, long long exclusive)
{
    __shared__ Array<T, 2 * kMaxBlock> x;

    const unsigned i = threadIdx.x;
    unsigned from = 0;                 // first element of the half that is read
    unsigned to = blockDim.x;          // and of the half that is written
    Op op;

    x[i] = in[i];
    __syncthreads();                   // every element is there before a neighbour reads it

    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        T sum = x[from + i];
        if (i >= d) {
            sum = op(x[from + i - d], sum);
        }
        x[to + i] = sum;
        __syncthreads();               // this step is written before the next reads it, and is read no more

        const unsigned written = to;
        to = from;
        from = written;
    }

    T result = Op::identity;
    if (!exclusive) {
        result = x[from + i];
    } else if (i > 0) {
        result = x[from + i - 1];
    }
    out[i] = result;
}

LANESCOPE_SCAN(scanHillisSteele)
