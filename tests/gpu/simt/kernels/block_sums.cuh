// SPDX-License-Identifier: Apache-2.0
//
// Sums by a block: functions that contain shuffles and barriers, templates, launch bounds, restrict.
#include "kernels/kernel.h"

template <class T>
__device__ __forceinline__ T warpSum(T value)
{
    for (int delta = warpSize / 2; delta > 0; delta /= 2) {
        value += __shfl_down_sync(0xffffffffu, value, delta);
    }
    return value;
}

/// The sum of the block's values, in thread 0.
template <class T>
__device__ T blockSum(T value)
{
    __shared__ Array<T, 32> ofWarps;
    const int lane = threadIdx.x % warpSize;
    const int warp = threadIdx.x / warpSize;
    value = warpSum(value);
    if (lane == 0) {
        ofWarps[warp] = value;
    }
    __syncthreads();                   // every warp's sum is written before the first warp reads it
    value = lane < (int)blockDim.x / warpSize ? (T)ofWarps[lane] : T(0);
    if (warp == 0) {
        value = warpSum(value);
    }
    return value;
}

__global__ void __launch_bounds__(1024) sumFloats(Global<const float> __restrict__ in,
                                                  Global<float> __restrict__ out)
{
    const float sum = blockSum<float>(__ldg(&in[blockIdx.x * blockDim.x + threadIdx.x]));
    if (threadIdx.x == 0) {
        out[blockIdx.x] = sum;
    }
}
LANESCOPE_KERNEL(sumFloats)

__global__ void sumLongs(Global<const long long> in, Global<long long> out)
{
    const long long sum = blockSum<long long>(__ldcs(&in[blockIdx.x * blockDim.x + threadIdx.x]));
    if (threadIdx.x == 0) {
        out[blockIdx.x] = sum;
    }
}
LANESCOPE_KERNEL(sumLongs)
