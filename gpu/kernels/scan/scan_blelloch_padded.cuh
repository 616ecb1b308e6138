// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block, after Blelloch, with padding against bank conflicts.
//
// The one change: behind every 32 elements of shared memory one place stays empty, so that elements 2, 4, 8, … apart lie in
// different banks. Saves: most of the conflicts of steps in which a warp's threads stand up to 32 elements apart. Costs: a
// thirty-second more shared memory, and an addition and a shift for each address.
#include "kernels/kernel.h"

/// The place of element i.
__device__ inline unsigned padded(unsigned i)
{
    return i + i / 32;
}

template <class T, class Op>
__global__ void scanBlellochPadded(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, 2 * kMaxBlock + 2 * kMaxBlock / 32> s;

    const unsigned t = threadIdx.x;
    const unsigned size = 2 * blockDim.x;
    Op op;

    for (unsigned i = t; i < size; i += blockDim.x) {
        T element = Op::identity;      // beyond the input: it changes no sum
        if (i < n) element = in[i];
        s[padded(i)] = element;
    }

    for (unsigned d = 1; d < size; d *= 2) {       // up: sums of pairs, of pairs of pairs, …
        __syncthreads();               // the elements, or the last step's sums, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            s[padded(right)] = op(s[padded(right - d)], s[padded(right)]);
        }
    }

    if (t == 0) {
        s[padded(size - 1)] = Op::identity;       // before all elements lies nothing
    }
    for (unsigned d = blockDim.x; d > 0; d /= 2) { // down: what lies before each pair, each element
        __syncthreads();               // the sums, or the last step's, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            const T before = s[padded(right)];
            s[padded(right)] = op(before, s[padded(right - d)]);
            s[padded(right - d)] = before;
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < n; i += blockDim.x) {
        if (exclusive) {
            out[i] = s[padded(i)];
        } else {
            out[i] = op(s[padded(i)], in[i]);
        }
    }
}

LANESCOPE_SCAN(scanBlellochPadded)
