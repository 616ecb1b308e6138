// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 10: the blocks add to one number, each by one atomic operation.
//
// The one change from step 8: no partial results and nothing for the host to do. Costs: the blocks
// add in the order in which they end, so that the last digits of a sum of floats can differ from run
// to run. Sums of integers, minima and maxima cannot. CUDA has atomicMin() and atomicMax() for
// integers only. The result must hold the operation's identity before the launch.
#include "kernels/kernel.h"

template <class T, class Op>
__device__ T combineWarp(T mine)
{
    Op op;
    for (unsigned distance = warpSize / 2; distance > 0; distance /= 2) {
        mine = op(mine, __shfl_down_sync(0xffffffff, mine, distance));
    }
    return mine;
}

/// The type of the result for the atomic operations: T, except for sums of int64. CUDA has no such
/// atomicAdd(); that of unsigned numbers gives the same bits, since both wrap around modulo 2^64.
template <class T, class Op>
using AtomicOf =
    std::conditional_t<std::is_same_v<Op, Sum<Element<int64>>>, Element<unsigned long long>, T>;

template <class T, class Op>
__device__ void combineAtomically(Global<AtomicOf<T, Op>> out, T mine)
{
    if constexpr (std::is_same_v<Op, Min<T>>) {
        atomicMin(&out[0], mine);
    } else if constexpr (std::is_same_v<Op, Max<T>>) {
        atomicMax(&out[0], mine);
    } else {
        atomicAdd(&out[0], (AtomicOf<T, Op>)mine);
    }
}

template <class T, class Op>
__global__ void reduceAtomic(Global<const T> in, Global<AtomicOf<T, Op>> out, long long n)
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
            combineAtomically<T, Op>(out, mine);
        }
    }
}

LANESCOPE_OPERATORS_OF(reduceAtomic, Element<int>, int32)
LANESCOPE_OPERATORS_OF(reduceAtomic, Element<int64>, int64)
LANESCOPE_INSTANCE("reduceAtomic<float32,sum>", reduceAtomicFloat32, reduceAtomic<Element<float>, Sum<Element<float>>>)
LANESCOPE_INSTANCE("reduceAtomic<float64,sum>", reduceAtomicFloat64, reduceAtomic<Element<double>, Sum<Element<double>>>)
