// SPDX-License-Identifier: Apache-2.0
//
// Transpose, step 3 another way: a swizzled tile.
//
// The one change from step 2: row r of the tile keeps column c at place c ^ r. For each r this is another order of the
// same 32 places. The elements of a column are in 32 different banks, and so are those of a row.
// Saves: the read of a column takes one pass instead of 32, without the empty places of step 3. Costs: an exclusive or
// for each access.
#include "kernels/kernel.h"

constexpr int kTile = 32;              // rows and columns of a block's square
constexpr int kThreadRows = 8;         // rows of threads of a block

template <class T>
__global__ void transposeSwizzled(Global<const T> in, Global<T> out, long long m, long long n)
{
    __shared__ Table<T, kTile, kTile> tile;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    long long column = (long long)blockIdx.x * kTile + x;
    long long row = (long long)blockIdx.y * kTile + y;

    for (int i = 0; i < kTile; i += kThreadRows) {
        if (row + i < m && column < n) {
            tile[y + i][x ^ (y + i)] = in[(row + i) * n + column];
        }
    }
    __syncthreads();                   // the tile is whole before a thread reads what others have stored

    column = (long long)blockIdx.y * kTile + x;      // of out, where rows and columns change places
    row = (long long)blockIdx.x * kTile + y;
    for (int i = 0; i < kTile; i += kThreadRows) {
        if (row + i < n && column < m) {
            out[(row + i) * m + column] = tile[x][(y + i) ^ x];
        }
    }
}

LANESCOPE_FLOATS(transposeSwizzled)
