// SPDX-License-Identifier: Apache-2.0
//
// Scan of one block by raking: one warp goes over all elements, each lane over its own piece.
//
// The change from step 4: the block brings its elements to shared memory and one warp does the rest. Each lane sums its
// piece one element after the other, shuffles scan the lanes' 32 sums, and each lane goes over its piece again with what
// lies before it. Saves: the additions of a tree's idle threads; there are about 2n, as with Blelloch, and two barriers.
// Costs: 31 of 32 warps wait. One place behind each piece stays empty, so that lanes side by side use different banks.
#include "kernels/kernel.h"

template <class T, class Op>
__global__ void scanRaking(Global<const T> in, Global<T> out, long long n, long long exclusive)
{
    __shared__ Array<T, kMaxBlock + 32> s;

    const unsigned i = threadIdx.x;
    const unsigned piece = blockDim.x / warpSize;
    const unsigned at = i + i / piece;             // the empty places of the pieces before are skipped
    Op op;

    T mine = Op::identity;
    if (i < n) mine = in[i];
    s[at] = mine;
    __syncthreads();                   // every element is there before the first warp reads it

    if (i < warpSize) {
        const unsigned begin = i * (piece + 1);
        T sum = s[begin];
        for (unsigned k = 1; k < piece; ++k) {
            sum = op(sum, s[begin + k]);
        }
        for (unsigned d = 1; d < warpSize; d *= 2) {
            const T other = __shfl_up_sync(0xffffffff, sum, d);
            if (i >= d) sum = op(other, sum);
        }
        T before = __shfl_up_sync(0xffffffff, sum, 1);
        if (i == 0) before = Op::identity;
        for (unsigned k = 0; k < piece; ++k) {
            const T element = s[begin + k];
            const T with = op(before, element);
            s[begin + k] = exclusive ? before : with;
            before = with;
        }
    }
    __syncthreads();                   // every element's sum is there before it is copied

    if (i < n) {
        out[i] = s[at];
    }
}

LANESCOPE_SCAN(scanRaking)
