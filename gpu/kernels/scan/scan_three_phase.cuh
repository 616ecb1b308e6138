// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block in three phases: each thread scans a piece of the array on its own, the threads scan the pieces' sums,
// each thread adds to its piece what lies before it.
//
// The change from Kogge and Stone: a thread has several elements that stand side by side (thread coarsening). Most
// additions are then made one behind the other, without a barrier, and only one number a thread goes through the steps of a
// parallel scan.
// Saves: about 2n + block·log2(block) additions in place of n·log2(n), and barriers: 2·log2(block) in place of 2·log2(n).
// Costs: a chain of n/block additions; and threads at neighbouring pieces access elements n/block apart, which share banks
// where that number is even.
//
//     in        e0 e1 e2 | e3 e4 e5 | e6 e7 e8      three elements a thread
//     phase 1   running sums within each piece      x
//     phase 2   s0         s0 + s1    s0 + s1 + s2  sums, one a thread, by Kogge and Stone
//     phase 3              + s0       + s0 + s1     x, except in the first piece
#include "kernels/kernel.h"

constexpr int kMostElements = 4096;

template <class T, class Op>
__global__ void scanThreePhase(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, kMostElements> x;
    __shared__ Array<T, kMaxBlock> sums;

    const unsigned t = threadIdx.x;
    const unsigned count = (unsigned)n;
    const unsigned piece = (count + blockDim.x - 1) / blockDim.x;
    const unsigned first = t * piece;
    unsigned end = first + piece;
    if (end > count) end = count;      // the last pieces are shorter, or empty
    Op op;

    for (unsigned i = t; i < count; i += blockDim.x) {     // neighbouring threads load neighbouring elements
        x[i] = in[i];
    }
    __syncthreads();                   // every element is there before the thread of its piece reads it

    T sum = Op::identity;              // phase 1
    for (unsigned i = first; i < end; ++i) {
        sum = op(sum, x[i]);
        x[i] = sum;
    }
    sums[t] = sum;
    __syncthreads();                   // every piece's sum is there before a neighbour reads it

    for (unsigned d = 1; d < blockDim.x; d *= 2) {         // phase 2
        T upTo = sums[t];
        if (t >= d) upTo = op(sums[t - d], upTo);
        __syncthreads();               // every thread has read this step's sums before one of them changes
        sums[t] = upTo;
        __syncthreads();               // this step is written before the next one, or phase 3, reads it
    }

    if (t > 0) {                       // phase 3
        const T before = sums[t - 1];
        for (unsigned i = first; i < end; ++i) {
            x[i] = op(before, x[i]);
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    for (unsigned i = t; i < count; i += blockDim.x) {
        if (!exclusive) {
            out[i] = x[i];
        } else if (i > 0) {
            out[i] = x[i - 1];
        } else {
            out[i] = Op::identity;
        }
    }
}

LANESCOPE_SCAN(scanThreePhase)
