// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 2, coarsened: a block computes four tiles of C that stand side by side.
//
// The one change from step 2: a thread computes four elements of a row of C, one in each tile. The block loads a tile of A
// once and uses it with four tiles of B, one behind the other.
// Saves: A is loaded by a quarter as many blocks: (1 + 1/4)·k / kTile loads from global memory for each element of C in place
// of 2·k / kTile. Costs: a quarter as many blocks, which may be too few for the GPU, and three more registers a thread.
#include "kernels/kernel.h"

constexpr int kTilesOfC = 4;

template <class T, int kTile>
__global__ void matmulCoarsened(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                                long long k)
{
    __shared__ Array<T, kTile * kTile> tileA;
    __shared__ Array<T, kTile * kTile> tileB;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    const long long row = (long long)blockIdx.y * kTile + y;
    const long long firstColumn = (long long)blockIdx.x * kTile * kTilesOfC + x;

    T sums[kTilesOfC];
    #pragma unroll
    for (int tile = 0; tile < kTilesOfC; ++tile) {
        sums[tile] = 0;
    }
    for (long long first = 0; first < k; first += kTile) {
        T ofA = 0;                     // beyond the matrices: zeros add nothing
        if (row < m && first + x < k) ofA = a[row * k + first + x];
        tileA[y * kTile + x] = ofA;
        #pragma unroll
        for (int tile = 0; tile < kTilesOfC; ++tile) {
            const long long column = firstColumn + tile * kTile;
            T ofB = 0;
            if (first + y < k && column < n) ofB = b[(first + y) * n + column];
            tileB[y * kTile + x] = ofB;
            __syncthreads();           // the tiles are whole before a thread reads them
            for (int i = 0; i < kTile; ++i) {
                sums[tile] = fmaf(tileA[y * kTile + i], tileB[i * kTile + x], sums[tile]);
            }
            __syncthreads();           // every thread has read them before the next tile comes
        }
    }
    #pragma unroll
    for (int tile = 0; tile < kTilesOfC; ++tile) {
        const long long column = firstColumn + tile * kTile;
        if (row < m && column < n) {
            c[row * n + column] = sums[tile];
        }
    }
}

LANESCOPE_INSTANCE("matmulCoarsened<8>", matmulCoarsened8, matmulCoarsened<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulCoarsened<16>", matmulCoarsened16, matmulCoarsened<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulCoarsened<32>", matmulCoarsened32, matmulCoarsened<Element<float>, 32>)
