// SPDX-License-Identifier: Apache-2.0
//
// Every shuffle with every type: form 0 by index, 1 up, 2 down, 3 by exclusive or.
#include "kernels/kernel.h"

template <class T>
__device__ T shuffled(int form, unsigned mask, T value, int operand, int width)
{
    switch (form) {
        case 0: return __shfl_sync(mask, value, operand, width);
        case 1: return __shfl_up_sync(mask, value, operand, width);
        case 2: return __shfl_down_sync(mask, value, operand, width);
        default: return __shfl_xor_sync(mask, value, operand, width);
    }
}

template <class T>
__device__ void shuffleElement(const Global<const T>& in, const Global<T>& out, int form,
                               unsigned mask, int operand, int width)
{
    const int i = threadIdx.x;
    if (mask >> (i % warpSize) & 1u) {
        out[i] = shuffled<T>(form, mask, in[i], operand, width);
    }
}

__global__ void shuffleInts(Global<const int> in, Global<int> out, int form, unsigned mask,
                            int operand, int width)
{
    shuffleElement<int>(in, out, form, mask, operand, width);
}
LANESCOPE_KERNEL(shuffleInts)

__global__ void shuffleUnsigneds(Global<const unsigned> in, Global<unsigned> out, int form,
                                 unsigned mask, int operand, int width)
{
    shuffleElement<unsigned>(in, out, form, mask, operand, width);
}
LANESCOPE_KERNEL(shuffleUnsigneds)

__global__ void shuffleLongs(Global<const long long> in, Global<long long> out, int form,
                             unsigned mask, int operand, int width)
{
    shuffleElement<long long>(in, out, form, mask, operand, width);
}
LANESCOPE_KERNEL(shuffleLongs)

__global__ void shuffleFloats(Global<const float> in, Global<float> out, int form, unsigned mask,
                              int operand, int width)
{
    shuffleElement<float>(in, out, form, mask, operand, width);
}
LANESCOPE_KERNEL(shuffleFloats)

__global__ void shuffleDoubles(Global<const double> in, Global<double> out, int form, unsigned mask,
                               int operand, int width)
{
    shuffleElement<double>(in, out, form, mask, operand, width);
}
LANESCOPE_KERNEL(shuffleDoubles)

// Both halves of a warp shuffle at the same time, each with its own mask and on its own line.
__global__ void shuffleInHalves(Global<const int> in, Global<int> out)
{
    const int i = threadIdx.x;
    int value = in[i];
    if (i % warpSize < 16) {
        value = __shfl_xor_sync(0x0000ffffu, value, 1);
    } else {
        value = __shfl_sync(0xffff0000u, value, 31);
    }
    __syncwarp();
    out[i] = __shfl_down_sync(0xffffffffu, value, 16);
}
LANESCOPE_KERNEL(shuffleInHalves)
