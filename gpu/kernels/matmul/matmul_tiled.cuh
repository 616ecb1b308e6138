// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 2: tiles in shared memory.
//
// The change from step 1: a block computes a square tile of C and walks along k. In each step its threads together load
// one tile of A and one of B, an element of each a thread. Then all threads read these from shared memory.
// Saves: an element is loaded once a block instead of once a thread: 2·k / kTile loads from global memory for each
// element of C. Costs: two barriers a step.
#include "kernels/kernel.h"

template <class T, int kTile>
__global__ void matmulTiled(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
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
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

LANESCOPE_INSTANCE("matmulTiled<8>", matmulTiled8, matmulTiled<Element<float>, 8>)
LANESCOPE_INSTANCE("matmulTiled<16>", matmulTiled16, matmulTiled<Element<float>, 16>)
LANESCOPE_INSTANCE("matmulTiled<32>", matmulTiled32, matmulTiled<Element<float>, 32>)
