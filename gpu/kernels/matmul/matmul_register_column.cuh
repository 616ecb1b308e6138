// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 3: a column of C in each thread's registers.
//
// The change from step 2: a thread computes kRows elements of a column. It reads an element of the tile of B once and
// multiplies it with kRows elements of the tile of A.
// Saves: shared memory is read 1 + 1/kRows times for each product instead of twice. Its reads had become the bottleneck.
#include "kernels/kernel.h"

constexpr int kTile = 64;              // rows and columns of the tile of C
constexpr int kDepth = 8;              // depth of the tiles of A and B along k
constexpr int kRows = 8;               // rows of a thread

template <class T>
__global__ void __launch_bounds__(kTile* kTile / kRows)
    matmulRegisterColumn(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                         long long k)
{
    __shared__ Array<T, kTile * kDepth> tileA;
    __shared__ Array<T, kDepth * kTile> tileB;

    const unsigned t = threadIdx.x;
    const unsigned x = t % kTile;                  // the thread's column in the tile
    const unsigned y = t / kTile * kRows;          // and its first row
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long column = (long long)blockIdx.x * kTile + x;
    const unsigned rowOfA = t / kDepth;            // what it loads
    const unsigned columnOfA = t % kDepth;
    const unsigned rowOfB = t / kTile;

    T sums[kRows] = {};
    for (long long first = 0; first < k; first += kDepth) {
        T ofA = 0;                     // beyond the matrices: zeros add nothing
        T ofB = 0;
        if (firstRow + rowOfA < m && first + columnOfA < k) ofA = a[(firstRow + rowOfA) * k + first + columnOfA];
        if (first + rowOfB < k && column < n) ofB = b[(first + rowOfB) * n + column];
        tileA[rowOfA * kDepth + columnOfA] = ofA;
        tileB[rowOfB * kTile + x] = ofB;
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kDepth; ++i) {
            const T right = tileB[i * kTile + x];
            for (int j = 0; j < kRows; ++j) {
                sums[j] = fmaf(tileA[(y + j) * kDepth + i], right, sums[j]);
            }
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    for (int j = 0; j < kRows; ++j) {
        const long long row = firstRow + y + j;
        if (row < m && column < n) {
            c[row * n + column] = sums[j];
        }
    }
}

LANESCOPE_FLOAT_KERNEL(matmulRegisterColumn)
