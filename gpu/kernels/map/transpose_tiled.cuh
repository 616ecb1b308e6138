// SPDX-License-Identifier: Apache-2.0
//
// Transpose, step 2: through a tile in shared memory.
//
// The change from step 1: a warp stores a part of a row of in as a row of the tile. After a barrier it reads a column
// of the tile and stores that as a part of a row of out.
// Saves: a warp's store of floats to global memory touches 4 sectors instead of 32. Costs: 4 KiB of shared memory and a
// barrier. All 32 places of a column of the tile are in one bank, so that the read takes 32 passes.
#include "kernels/kernel.h"

constexpr int kTile = 32;              // rows and columns of a block's square
constexpr int kThreadRows = 8;         // rows of threads of a block

template <class T>
__global__ void transposeTiled(Global<const T> in, Global<T> out, long long m, long long n)
{
    __shared__ Table<T, kTile, kTile> tile;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    long long column = (long long)blockIdx.x * kTile + x;
    long long row = (long long)blockIdx.y * kTile + y;

    for (int i = 0; i < kTile; i += kThreadRows) {
        if (row + i < m && column < n) {
            tile[y + i][x] = in[(row + i) * n + column];
        }
    }
    __syncthreads();                   // the tile is whole before a thread reads what others have stored

    column = (long long)blockIdx.y * kTile + x;      // of out, where rows and columns change places
    row = (long long)blockIdx.x * kTile + y;
    for (int i = 0; i < kTile; i += kThreadRows) {
        if (row + i < n && column < m) {
            out[(row + i) * m + column] = tile[x][y + i];
        }
    }
}

LANESCOPE_FLOATS(transposeTiled)
