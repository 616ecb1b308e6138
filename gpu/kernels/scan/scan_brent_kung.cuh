// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block in place, after Brent and Kung, two elements a thread.
//
// The change from Kogge and Stone: no sum is made twice. Up, each node of a tree gets the sum of its two halves, as
// Blelloch's does. Down, each node adds its sum to the node halfway to the next one, so that the array holds the inclusive
// scan at once; Blelloch's holds the exclusive one and takes another addition an element.
// Saves: about 2n additions in place of n·log2(n), and half of the threads. Costs: 2·log2(n) - 1 steps in place of log2(n),
// with ever fewer threads at work in the middle, and elements 2, 4, 8, … apart that share banks.
// The tree needs a power of two: the identity fills the places beyond the input.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void scanBrentKung(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, 2 * kMaxBlock> x;

    const unsigned t = threadIdx.x;
    const unsigned size = 2 * blockDim.x;
    Op op;

    for (unsigned i = t; i < size; i += blockDim.x) {
        T element = Op::identity;      // beyond the input: it changes no sum
        if (i < n) element = in[i];
        x[i] = element;
    }

    for (unsigned d = 1; d < size; d *= 2) {           // up: sums of pairs, of pairs of pairs, …
        __syncthreads();               // the elements, or the last step's sums, are there before they are read
        const unsigned right = (t + 1) * 2 * d - 1;
        if (right < size) {
            x[right] = op(x[right - d], x[right]);
        }
    }

    for (unsigned d = blockDim.x / 2; d > 0; d /= 2) { // down: what lies up to a node, to the node halfway to the next
        __syncthreads();               // the sums up to the nodes are there before they are read
        const unsigned left = (t + 1) * 2 * d - 1;
        if (left + d < size) {
            x[left + d] = op(x[left], x[left + d]);
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < n; i += blockDim.x) {
        if (!exclusive) {
            out[i] = x[i];
        } else if (i > 0) {
            out[i] = x[i - 1];
        } else {
            out[i] = Op::identity;
        }
    }
}

LANESCOPE_SCAN(scanBrentKung)
