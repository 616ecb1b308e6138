// SPDX-License-Identifier: Apache-2.0
//
// Loads and stores of two and of four elements at once, in global and in shared memory.
#include "kernels/kernel.h"

// As parameters.
__global__ void scaleQuads(Global<const float4> in, Global<float4> out, int quads)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < quads) {
        const float4 value = in[i];
        out[i] = float4{2.0f * value.x, 3.0f * value.y, 4.0f * value.z, 5.0f * value.w};
    }
}
LANESCOPE_KERNEL(scaleQuads)

// As another view of scalars, with a rest of fewer than four.
__global__ void copyWithRest(Global<const int> in, Global<int> out, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4) {
        viewAs<int4>(out)[i] = __ldcg(&viewAs<int4>(in)[i]);
    } else if (i - n / 4 < n % 4) {
        const int rest = n / 4 * 4 + i - n / 4;
        out[rest] = in[rest];
    }
}
LANESCOPE_KERNEL(copyWithRest)

// Sixteen bytes at once, turned round within each word.
__global__ void turnBytes(Global<const unsigned char> in, Global<unsigned char> out)
{
    const int i = threadIdx.x;
    uint4 words = viewAs<uint4>(in)[i];
    words.x = words.x >> 24 | words.x << 24;
    viewAs<uint4>(out)[i] = words;
}
LANESCOPE_KERNEL(turnBytes)

// Through shared memory: pairs in, quads out.
__global__ void turnPairs(Global<const double2> pairs, Global<const uint2> bits, Global<double> sums,
                          Global<uint4> quads)
{
    __shared__ __align__(16) Array<unsigned, 64> cache;
    const int i = threadIdx.x;
    const double2 pair = pairs[i];
    sums[i] = pair.x + pair.y;
    viewAs<uint2>(cache)[31 - i] = bits[i];
    __syncthreads();                   // all pairs are in the cache before they leave as quads
    if (i < 16) {
        quads[i] = viewAs<uint4>(cache)[i];
    }
}
LANESCOPE_KERNEL(turnPairs)
