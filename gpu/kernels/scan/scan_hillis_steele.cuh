// SPDX-License-Identifier: Apache-2.0
//
// Inclusive scan of one block, after Hillis and Steele: sums[i] = a[0] + … + a[i], one thread an element.
//
// In step d = 1, 2, 4, … each element adds the one that lies d before it. All of them do so at once, so a step must
// not see what it is about to write: it reads one half of the buffer and writes the other.
// Cost: ceil(log2(n)) steps and barriers, and about n·log2(n) additions, where a loop needs n - 1.
#include "kernels/kernel.h"

__global__ void scanHillisSteele(Global<const float> a, Global<float> sums)
{
    __shared__ Array<float, 2 * kMaxBlock> x;

    const unsigned i = threadIdx.x;
    unsigned from = 0;                 // where the half begins that is read
    unsigned to = blockDim.x;          // and the one that is written

    x[i] = a[i];
    __syncthreads();                   // every element is there before a neighbour reads it

    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        float sum = x[from + i];
        if (i >= d) {
            sum += x[from + i - d];
        }
        x[to + i] = sum;
        __syncthreads();               // this step is written before the next reads it, and is read no more

        const unsigned written = to;
        to = from;
        from = written;
    }

    sums[i] = x[from + i];
}

LANESCOPE_KERNEL(scanHillisSteele)
