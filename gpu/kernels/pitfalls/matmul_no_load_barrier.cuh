// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: no barrier behind the loads, so that a thread reads elements of the tiles that others have not loaded yet.
//
// Breaks matmul_tiled. The one change: the barrier between the loads and the products is left out.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulNoLoadBarrier(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
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
        for (int i = 0; i < kTile; ++i) {
            sum = fmaf(tileA[y * kTile + i], tileB[i * kTile + x], sum);  // wrong: others may not have loaded these yet
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

LANESCOPE_INSTANCE("matmulNoLoadBarrier<8>", matmulNoLoadBarrier8, matmulNoLoadBarrier<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulNoLoadBarrier<16>", matmulNoLoadBarrier16, matmulNoLoadBarrier<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulNoLoadBarrier<32>", matmulNoLoadBarrier32, matmulNoLoadBarrier<Element<float>, 32>)
