// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no barrier behind the products, so that a thread loads the next tiles while others still read these.
//
// Breaks matmul_tiled. The one change: the barrier at the end of each step is left out. Where k is no more than a tile
// there is one step, and the product is right.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulNoUseBarrier(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
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
            sum = fmaf(tileA[y * kTile + i], tileB[i * kTile + x], sum);
        }                              // wrong: the next tiles come while other threads still read these
    }
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

LANESCOPE_INSTANCE("matmulNoUseBarrier<8>", matmulNoUseBarrier8, matmulNoUseBarrier<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulNoUseBarrier<16>", matmulNoUseBarrier16, matmulNoUseBarrier<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulNoUseBarrier<32>", matmulNoUseBarrier32, matmulNoUseBarrier<Element<float>, 32>)
