// SPDX-License-Identifier: Apache-2.0
//
// Stencil of radius 3, one thread an element: out[i] = in[i-3] + … + in[i+3]. Elements beyond the ends count as 0.
//
// A block loads its elements into a tile in shared memory, and with them the halo: the three elements before its first
// and the three behind its last, which belong to its neighbours. Then each thread adds seven elements of the tile.
// Saves: most elements are loaded from global memory once instead of seven times, those of a halo twice.
// Costs: a barrier, and a branch in which three threads load the halo.
#include "kernels/kernel.h"

constexpr int kRadius = 3;

template <class T>
__global__ void stencilHalo(Global<const T> in, Global<T> out, long long n)
{
    __shared__ Array<T, kMaxBlock + 2 * kRadius> tile;

    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned at = threadIdx.x + kRadius;       // the element's place in the tile

    T own = 0;
    if (i < n) own = in[i];
    tile[at] = own;
    if (threadIdx.x < kRadius) {
        T before = 0;
        T behind = 0;
        if (i >= kRadius) before = in[i - kRadius];
        if (i + blockDim.x < n) behind = in[i + blockDim.x];
        tile[at - kRadius] = before;
        tile[at + blockDim.x] = behind;
    }
    __syncthreads();                   // tile and halo are whole before a thread reads its neighbours' elements

    if (i < n) {
        T sum = 0;
        for (int d = -kRadius; d <= kRadius; ++d) {
            sum += tile[at + d];
        }
        out[i] = sum;
    }
}

LANESCOPE_FLOATS(stencilHalo)
