// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: the indices of a tile exchanged, so that each tile of B is used as its own transpose.
//
// Breaks matmul_tiled. The one change: tileB[x][i] is read in place of tileB[i][x]. All accesses are within the tile, no thread
// races with another, and where B is symmetric within its tiles, as a matrix of ones is, the product is even right.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulTransposedIndex(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                                      long long k)
{
    __shared__ Array<T, kTile * kTile> tileA;
    __shared__ Array<T, kTile * kTile> tileB;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    const long long row = (long long)blockIdx.y * kTile + y;
    const long long column = (long long)blockIdx.x * kTile + x;

    T sum = 0;
    for (long long first = 0; first < k; first += kTile) {
        T ofA = 0;                     // beyond the matrices: zeros add nothing
        T ofB = 0;
        if (row < m && first + x < k) ofA = a[row * k + first + x];
        if (first + y < k && column < n) ofB = b[(first + y) * n + column];
        tileA[y * kTile + x] = ofA;
        tileB[y * kTile + x] = ofB;
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kTile; ++i) {
            sum = fmaf(tileA[y * kTile + i], tileB[x * kTile + i], sum);  // wrong: the transpose of B's tile
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

LANESCOPE_INSTANCE("matmulTransposedIndex<8>", matmulTransposedIndex8, matmulTransposedIndex<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulTransposedIndex<16>", matmulTransposedIndex16, matmulTransposedIndex<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulTransposedIndex<32>", matmulTransposedIndex32, matmulTransposedIndex<Element<float>, 32>)
