// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block, after Blelloch: a tree of sums upwards, then what lies before each part downwards.
//
// The change from Hillis and Steele: no sum is made twice. Up, each node of a tree gets the sum of its two halves. Down,
// each node hands its left half what lies before the node, and its right half that plus the left half's sum. The leaves
// then hold the exclusive scan; the inclusive scan adds each element once more.
// Saves: about 2n additions in place of n·log2(n). Costs: 2·log2(n) steps in place of log2(n), with ever fewer threads at
// work in the middle, and elements 2, 4, 8, … apart that share banks.
// The tree needs a power of two: each thread takes two elements, and the identity fills the places beyond the input.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void scanBlelloch(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, 2 * kMaxBlock> s;

    const unsigned t = threadIdx.x;
    const unsigned size = 2 * blockDim.x;
    Op op;

    for (unsigned i = t; i < size; i += blockDim.x) {
        T element = Op::identity;      // beyond the input: it changes no sum
        if (i < n) element = in[i];
        s[i] = element;
    }

    for (unsigned d = 1; d < size; d *= 2) {       // up: sums of pairs, of pairs of pairs, …
        __syncthreads();               // the elements, or the last step's sums, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            s[right] = op(s[right - d], s[right]);
        }
    }

    if (t == 0) {
        s[size - 1] = Op::identity;       // before all elements lies nothing
    }
    for (unsigned d = blockDim.x; d > 0; d /= 2) { // down: what lies before each pair, each element
        __syncthreads();               // the sums, or the last step's, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            const T before = s[right];
            s[right] = op(before, s[right - d]);
            s[right - d] = before;
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < n; i += blockDim.x) {
        if (exclusive) {
            out[i] = s[i];
        } else {
            out[i] = op(s[i], in[i]);
        }
    }
}

LANESCOPE_SCAN(scanBlelloch)
