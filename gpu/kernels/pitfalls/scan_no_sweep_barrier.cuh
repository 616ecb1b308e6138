// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no barrier on the way down, so that a step reads what the step before may not have written yet.
//
// Breaks scan_blelloch. The one change: the barrier at the beginning of each step down is left out.
#include "kernels/kernel.h"

template <class T>
__global__ void scanNoSweepBarrier(Global<const T> in, Global<T> out, long long n)
{
    __shared__ Array<T, 2 * kMaxBlock> s;

    const unsigned t = threadIdx.x;
    const unsigned size = 2 * blockDim.x;

    for (unsigned i = t; i < size; i += blockDim.x) {
        T element = 0;                 // beyond the input: it changes no sum
        if (i < n) element = in[i];
        s[i] = element;
    }

    for (unsigned d = 1; d < size; d *= 2) {       // up: sums of pairs, of pairs of pairs, …
        __syncthreads();               // the elements, or the last step's sums, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            s[right] += s[right - d];
        }
    }

    if (t == 0) {
        s[size - 1] = 0;                // before all elements lies nothing
    }
    for (unsigned d = blockDim.x; d > 0; d /= 2) { // down: what lies before each pair, each element
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            const T before = s[right]; // wrong: the step before may not have written it yet
            s[right] += s[right - d];
            s[right - d] = before;
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < n; i += blockDim.x) {
        out[i] = s[i] + in[i];
    }
}

LANESCOPE_INSTANCE("scanNoSweepBarrier<float32>", scanNoSweepBarrierfloat32, scanNoSweepBarrier<Element<float>>)
LANESCOPE_INSTANCE("scanNoSweepBarrier<int32>", scanNoSweepBarrierint32, scanNoSweepBarrier<Element<int>>)
