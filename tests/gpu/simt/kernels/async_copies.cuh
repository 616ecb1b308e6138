// SPDX-License-Identifier: Apache-2.0
//
// Asynchronous copies from global to shared memory.
#include "kernels/kernel.h"

// Tile after tile of 64 elements turned round, two of them under way while a third is read.
__global__ void turnTiles(Global<const int> in, Global<int> out, int tiles)
{
    __shared__ Array<int, 3 * 64> ring;
    const int i = threadIdx.x;
    for (int tile = 0; tile < tiles + 2; ++tile) {
        if (tile < tiles) {
            __pipeline_memcpy_async(&ring[tile % 3 * 64 + i], &in[tile * 64 + i], 4);
        }
        __pipeline_commit();           // an empty group behind the last tile
        __pipeline_wait_prior(2);
        __syncthreads();               // the tile before the last two is whole
        if (tile >= 2) {
            out[(tile - 2) * 64 + i] = ring[(tile - 2) % 3 * 64 + 63 - i];
        }
        __syncthreads();               // and has been read before another comes there
    }
}
LANESCOPE_KERNEL(turnTiles)

// Copies of 4, 8 and 16 bytes as one group.
__global__ void copyWide(Global<const float> singles, Global<const double> doubles, Global<const float> quads,
                         Global<float> out)
{
    __shared__ Array<float, 32> one;
    __shared__ Array<double, 32> two;
    __shared__ __align__(16) Array<float, 128> four;
    const int i = threadIdx.x;
    __pipeline_memcpy_async(&one[i], &singles[31 - i], 4);
    __pipeline_memcpy_async(&two[31 - i], &doubles[i], 8);
    __pipeline_memcpy_async(&viewAs<float4>(four)[i], &viewAs<float4>(quads)[31 - i], 16);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();                   // the copies of all threads are there
    const float4 v = viewAs<float4>(four)[31 - i];
    out[i] = one[31 - i] + (float)two[i] + v.x + 2.0f * v.y + 3.0f * v.z + 4.0f * v.w;
}
LANESCOPE_KERNEL(copyWide)
