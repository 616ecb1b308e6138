// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 9: one instruction for a whole warp, where the hardware has it: for 32-bit
// integers, since Ampere (compute capability 8.0).
//
// The one change from step 8: __reduce_add_sync() and its sisters take the place of five shuffles
// and five additions, and every lane has the result.
#include "kernels/kernel.h"

template <class T, class Op>
__device__ T combineWarp(T mine)
{
    if constexpr (std::is_same_v<Op, Sum<T>>) {
        return __reduce_add_sync(0xffffffff, mine);
    } else if constexpr (std::is_same_v<Op, Min<T>>) {
        return __reduce_min_sync(0xffffffff, mine);
    } else {
        return __reduce_max_sync(0xffffffff, mine);
    }
}

template <class T, class Op>
__global__ void reduceWarpInstruction(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<T, 32> warps;

    const unsigned t = threadIdx.x;
    const long long stride = (long long)gridDim.x * blockDim.x;
    Op op;

    T mine = Op::identity;             // the value of the last block's spare threads
    for (long long i = (long long)blockIdx.x * blockDim.x + t; i < n; i += stride) {
        mine = op(mine, in[i]);
    }
    mine = combineWarp<T, Op>(mine);
    if (t % warpSize == 0) {
        warps[t / warpSize] = mine;
    }
    __syncthreads();                   // every warp's number is there before the first warp reads it

    if (t < warpSize) {
        mine = Op::identity;
        if (t < blockDim.x / warpSize) {
            mine = warps[t];
        }
        mine = combineWarp<T, Op>(mine);
        if (t == 0) {
            partial[blockIdx.x] = mine;
        }
    }
}

LANESCOPE_OPERATORS_OF(reduceWarpInstruction, Element<int>, int32)
