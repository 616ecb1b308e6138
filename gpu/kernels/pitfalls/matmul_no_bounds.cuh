// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no bounds check, so that the product is right only where the tile divides m, n and k.
//
// Breaks matmul_tiled. The one change: the conditions on row, column and k are left out. Beyond the end of a row lies the next
// row: its elements enter the sums, and results overwrite those of the next row. Beyond the last row lies other memory.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulNoBounds(Global<const T> a, Global<const T> b, Global<T> c, long long n, long long k)
{
    __shared__ Array<T, kTile * kTile> tileA;
    __shared__ Array<T, kTile * kTile> tileB;

    const unsigned x = threadIdx.x;
    const unsigned y = threadIdx.y;
    const long long row = (long long)blockIdx.y * kTile + y;
    const long long column = (long long)blockIdx.x * kTile + x;

    T sum = 0;
    for (long long first = 0; first < k; first += kTile) {
        tileA[y * kTile + x] = a[row * k + first + x];       // wrong: the last tiles go beyond the matrices
        tileB[y * kTile + x] = b[(first + y) * n + column];
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kTile; ++i) {
            sum = fmaf(tileA[y * kTile + i], tileB[i * kTile + x], sum);
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    c[row * n + column] = sum;
}

LANESCOPE_INSTANCE("matmulNoBounds<8>", matmulNoBounds8, matmulNoBounds<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulNoBounds<16>", matmulNoBounds16, matmulNoBounds<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulNoBounds<32>", matmulNoBounds32, matmulNoBounds<Element<float>, 32>)
