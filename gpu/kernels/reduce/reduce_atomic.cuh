// SPDX-License-Identifier: Apache-2.0
//
// Reduction, step 10: the blocks add to one number, each by one atomic operation.
//
// The one change from step 8: no partial results and nothing for the host to do. Costs: the blocks
// add in whatever order they end, so that a sum of floats can differ from run to run in its last
// digits; integers cannot. CUDA has no atomicAdd() for signed 64-bit integers.
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

template <class T, class Op>
__global__ void reduceAtomic(Global<const T> in, Global<T> out, long long n)
{
    __shared__ Array<T, 32> warps;

    const unsigned t = threadIdx.x;
    const long long stride = (long long)gridDim.x * blockDim.x;
    Op op;

    T mine = Op::identity;             // what the spare threads of the last block bring
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
            atomicAdd(&out[0], mine);
        }
    }
}

LANESCOPE_INSTANCE("reduceAtomic<int32,sum>", reduceAtomicInt32, reduceAtomic<int, Sum<int>>)
LANESCOPE_INSTANCE("reduceAtomic<float32,sum>", reduceAtomicFloat32, reduceAtomic<float, Sum<float>>)
LANESCOPE_INSTANCE("reduceAtomic<float64,sum>", reduceAtomicFloat64, reduceAtomic<double, Sum<double>>)
