// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 4: a square of C in each thread's registers.
//
// The change from step 3: a thread computes kEdge × kEdge elements, as the outer product of kEdge elements of a column of
// the tile of A and kEdge of a row of the tile of B.
// Saves: shared memory is read 2/kEdge times for each product. Costs: 64 registers of a thread hold sums, so that fewer
// warps fit on a multiprocessor to hide each other's latency.
#include "kernels/kernel.h"

constexpr int kTile = 128;             // rows and columns of the tile of C
constexpr int kDepth = 8;              // depth of the tiles of A and B along k
constexpr int kEdge = 8;               // rows and columns of a thread's square
constexpr int kThreads = kTile / kEdge * kTile / kEdge;

template <class T>
__global__ void __launch_bounds__(kThreads)
    matmulRegisterSquare(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n,
                         long long k)
{
    __shared__ Array<T, kTile * kDepth> tileA;
    __shared__ Array<T, kDepth * kTile> tileB;

    const unsigned t = threadIdx.x;
    const unsigned x = t % (kTile / kEdge) * kEdge;        // the square's first column in the tile
    const unsigned y = t / (kTile / kEdge) * kEdge;        // and its first row
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long firstColumn = (long long)blockIdx.x * kTile;

    T sums[kEdge][kEdge] = {};
    for (long long first = 0; first < k; first += kDepth) {
        for (unsigned i = t; i < kTile * kDepth; i += kThreads) {
            const long long rowOfA = firstRow + i / kDepth;
            const long long columnOfA = first + i % kDepth;
            const long long rowOfB = first + i / kTile;
            const long long columnOfB = firstColumn + i % kTile;
            T ofA = 0;                 // beyond the matrices: zeros add nothing
            T ofB = 0;
            if (rowOfA < m && columnOfA < k) ofA = a[rowOfA * k + columnOfA];
            if (rowOfB < k && columnOfB < n) ofB = b[rowOfB * n + columnOfB];
            tileA[i] = ofA;
            tileB[i] = ofB;
        }
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kDepth; ++i) {
            T left[kEdge];
            T right[kEdge];
            for (int j = 0; j < kEdge; ++j) {
                left[j] = tileA[(y + j) * kDepth + i];
                right[j] = tileB[i * kTile + x + j];
            }
            for (int j = 0; j < kEdge; ++j) {
                for (int l = 0; l < kEdge; ++l) {
                    sums[j][l] = fmaf(left[j], right[l], sums[j][l]);
                }
            }
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    for (int j = 0; j < kEdge; ++j) {
        for (int l = 0; l < kEdge; ++l) {
            const long long row = firstRow + y + j;
            const long long column = firstColumn + x + l;
            if (row < m && column < n) {
                c[row * n + column] = sums[j][l];
            }
        }
    }
}

LANESCOPE_FLOAT_KERNEL(matmulRegisterSquare)
