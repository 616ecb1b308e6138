// SPDX-License-Identifier: Apache-2.0
//
// Transpose, step 3: a padded tile.
//
// The one change from step 2: a row of the tile has a 33rd place, which stays empty. So each place of a column lies one
// bank further than the one above it.
// Saves: the read of a column takes one pass instead of 32. Costs: 128 bytes of shared memory more for floats.
#include "kernels/kernel.h"

constexpr int kTile = 32;              // rows and columns of a block's square
constexpr int kThreadRows = 8;         // rows of threads of a block

template <class T>
__global__ void transposePadded(Global<const T> in, Global<T> out, long long m, long long n)
{
    __shared__ Table<T, kTile, kTile + 1> tile;

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

LANESCOPE_FLOATS(transposePadded)
