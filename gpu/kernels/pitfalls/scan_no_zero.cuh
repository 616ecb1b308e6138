// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: the root of the tree is not cleared, so that the sum of all elements is handed down as what lies before them.
//
// Breaks scan_blelloch. The one change: thread 0 does not store the zero between the way up and the way down. No thread races
// with another; every element is too large by the sum of all.
#include "kernels/kernel.h"

template <class T>
__global__ void scanNoZero(Global<const T> in, Global<T> out, long long n)
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

    for (unsigned d = blockDim.x; d > 0; d /= 2) { // wrong: before all elements lies nothing, and not their sum
        __syncthreads();               // the sums, or the last step's, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            const T before = s[right];
            s[right] += s[right - d];
            s[right - d] = before;
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < n; i += blockDim.x) {
        out[i] = s[i] + in[i];
    }
}

LANESCOPE_INSTANCE("scanNoZero<float32>", scanNoZerofloat32, scanNoZero<Element<float>>)
LANESCOPE_INSTANCE("scanNoZero<int32>", scanNoZeroint32, scanNoZero<Element<int>>)
