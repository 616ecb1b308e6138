// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 1 with its axes swapped, through tiles: corner turning.
//
// The change from step 1 swapped: the lanes of a warp still compute neighbouring rows of C, but they load neighbours of a row
// of A and of B, and store neighbours of a row of C. Between global memory and the sums, x and y change their roles: the tiles
// in shared memory are written along their rows and read along their columns.
// Saves: every access to global memory is coalesced, whichever axis the threads compute along. Costs: a tile is read down its
// columns; one free place behind each row of A's tile keeps the lanes on different banks.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulCornerTurning(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                                    long long k)
{
    constexpr int kPitch = kTile + 1;              // of A's tile, from one row to the next
    __shared__ Array<T, kTile * (kTile + 1)> tileA;
    __shared__ Array<T, kTile * kTile> tileB;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    const long long firstRow = (long long)blockIdx.x * kTile;
    const long long firstColumn = (long long)blockIdx.y * kTile;

    T sum = 0;                                     // of row firstRow + x and column firstColumn + y
    for (long long first = 0; first < k; first += kTile) {
        T ofA = 0;                     // beyond the matrices: zeros add nothing
        T ofB = 0;
        if (firstRow + y < m && first + x < k) ofA = a[(firstRow + y) * k + first + x];
        if (first + y < k && firstColumn + x < n) ofB = b[(first + y) * n + firstColumn + x];
        tileA[y * kPitch + x] = ofA;
        tileB[y * kTile + x] = ofB;
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kTile; ++i) {
            sum = fmaf(tileA[x * kPitch + i], tileB[i * kTile + y], sum);
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }

    tileA[x * kPitch + y] = sum;       // the corner is turned once more, for the store
    __syncthreads();                   // every sum is there before the thread that stores it reads it
    if (firstRow + y < m && firstColumn + x < n) {
        c[(firstRow + y) * n + firstColumn + x] = tileA[y * kPitch + x];
    }
}

LANESCOPE_INSTANCE("matmulCornerTurning<8>", matmulCornerTurning8, matmulCornerTurning<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulCornerTurning<16>", matmulCornerTurning16, matmulCornerTurning<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulCornerTurning<32>", matmulCornerTurning32, matmulCornerTurning<Element<float>, 32>)
