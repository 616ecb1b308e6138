// SPDX-License-Identifier: Apache-2.0
//
// Matrix product on the tensor cores, by warps: what each lane holds.
//
// The change from step 2: a warp multiplies 16×8 elements of the tile of A with 8×8 of the tile of B at once. Each lane has
// loaded a few of them, its fragment, by a fixed pattern, and gets four sums back: the tensor cores bring every product to
// its sum. A and B are rounded to TF32 (11 bits) on their way to shared memory.
// Saves: no element is read twice for one product of 16×8×8. Costs: accuracy; needs compute capability 8.0.
#include "kernels/kernel.h"

constexpr int kTile = 16;              // rows and columns of the tile of C
constexpr int kDepth = 8;              // depth of the tiles of A and B along k
constexpr int kThreads = 32;           // one warp

template <class T>
__global__ void __launch_bounds__(kThreads)
    matmulFragments(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n, long long k)
{
    __shared__ Array<T, kTile * kDepth> tileA;
    __shared__ Array<T, kDepth * kTile> tileB;

    const unsigned t = threadIdx.x;
    const unsigned group = t / 4;                  // of the lane: its row of A and column of B
    const unsigned place = t % 4;                  // within them
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long firstColumn = (long long)blockIdx.x * kTile;

    T sums[2][4] = {};
    for (long long first = 0; first < k; first += kDepth) {
        for (unsigned i = t; i < kTile * kDepth; i += kThreads) {
            const long long rowOfA = firstRow + i / kDepth;
            const long long columnOfA = first + i % kDepth;
            const long long rowOfB = first + i / kTile;
            const long long columnOfB = firstColumn + i % kTile;
            T ofA = 0;                             // beyond the matrices: zeros add nothing
            T ofB = 0;
            if (rowOfA < m && columnOfA < k) ofA = a[rowOfA * k + columnOfA];
            if (rowOfB < k && columnOfB < n) ofB = b[rowOfB * n + columnOfB];
            tileA[i] = roundToTf32(ofA);
            tileB[i] = roundToTf32(ofB);
        }
        __syncthreads();                           // both tiles are whole before a thread reads them
        T left[4];
        for (int r = 0; r < 4; ++r) {
            left[r] = tileA[(group + r % 2 * 8) * kDepth + place + r / 2 * 4];
        }
        for (int half = 0; half < 2; ++half) {
            T right[2];
            for (int r = 0; r < 2; ++r) {
                right[r] = tileB[(place + r * 4) * kTile + half * 8 + group];
            }
            mmaTf32(sums[half], left, right);
        }
        __syncthreads();                           // every thread has read them before the next tiles come
    }
    const long long row = firstRow + group;
    for (int half = 0; half < 2; ++half) {
        const long long column = firstColumn + half * 8 + place * 2;
        if (row < m && column < n) c[row * n + column] = sums[half][0];
        if (row < m && column + 1 < n) c[row * n + column + 1] = sums[half][1];
        if (row + 8 < m && column < n) c[(row + 8) * n + column] = sums[half][2];
        if (row + 8 < m && column + 1 < n) c[(row + 8) * n + column + 1] = sums[half][3];
    }
}

LANESCOPE_FLOAT_KERNEL(matmulFragments)
