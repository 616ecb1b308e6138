// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 5: four elements at once.
//
// The change from step 4: loads and stores move a float4, four neighbours of a row. The tile of A is stored transposed,
// column by column, so that the rows of a thread's square lie side by side in shared memory. kPitch leaves 4 places free
// behind each column, so that the lanes that transpose store into different banks. A thread's square is split into two
// halves, kTile / 2 columns apart, so that neighbouring threads read neighbouring float4s of B.
// Saves: three quarters of the requests to global memory, and 12 of 16 loads from shared memory for 64 products. A row
// whose length is no multiple of 4 need not begin at a multiple of 16 bytes: such a matrix is loaded and stored element by
// element.
//
// The tile of C, 128 × 128, by the thread that holds the sums:
//
//                    columns 0-3    4-7  ...  60-63 | 64-67  68-71  ...  124-127
//     rows   0-7           0      1  ...     15 |     0      1  ...       15
//     rows   8-15         16     17  ...     31 |    16     17  ...       31
//       ...
//     rows 120-127       240    241  ...    255 |   240    241  ...      255
//
// What thread t loads in each round of 8 steps along k:
//
//     tile of A, 128 × 8    row t / 2,  columns 4·(t % 2) to 4·(t % 2) + 3;   element (row, column) goes to column·132 + row
//     tile of B, 8 × 128    row t / 32, columns 4·(t % 32) to 4·(t % 32) + 3; element (row, column) goes to row·128 + column
#include "kernels/kernel.h"

constexpr int kTile = 128;             // rows and columns of the tile of C
constexpr int kDepth = 8;              // depth of the tiles of A and B along k
constexpr int kEdge = 8;               // rows and columns of a thread's square
constexpr int kThreads = kTile / kEdge * kTile / kEdge;
constexpr int kPitch = kTile + 4;      // from a column of A's tile to the next

template <class T>
__global__ void __launch_bounds__(kThreads)
    matmulVectors(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n, long long k)
{
    using Vector = SixteenBytes<T>;
    __shared__ __align__(16) Array<T, kDepth * kPitch> tileA;
    __shared__ __align__(16) Array<T, kDepth * kTile> tileB;

    const unsigned t = threadIdx.x;
    const unsigned x = t % (kTile / kEdge) * 4;            // first columns of its two halves: x and x + kTile / 2
    const unsigned y = t / (kTile / kEdge) * kEdge;        // the square's first row in the tile
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long firstColumn = (long long)blockIdx.x * kTile;
    const unsigned rowOfA = t / (kDepth / 4);              // the four neighbours of each tile that it loads
    const unsigned columnOfA = t % (kDepth / 4) * 4;
    const unsigned rowOfB = t / (kTile / 4);
    const unsigned columnOfB = t % (kTile / 4) * 4;

    T sums[kEdge][kEdge] = {};
    for (long long first = 0; first < k; first += kDepth) {
        const long long row = firstRow + rowOfA;
        const long long column = first + columnOfA;
        Vector ofA = {};                                   // beyond the matrices: zeros add nothing
        if (k % 4 == 0) {
            if (row < m && column < k) ofA = viewAs<Vector>(a)[(row * k + column) / 4];
        } else if (row < m) {
            if (column < k) ofA.x = a[row * k + column];
            if (column + 1 < k) ofA.y = a[row * k + column + 1];
            if (column + 2 < k) ofA.z = a[row * k + column + 2];
            if (column + 3 < k) ofA.w = a[row * k + column + 3];
        }
        tileA[columnOfA * kPitch + rowOfA] = ofA.x;
        tileA[(columnOfA + 1) * kPitch + rowOfA] = ofA.y;
        tileA[(columnOfA + 2) * kPitch + rowOfA] = ofA.z;
        tileA[(columnOfA + 3) * kPitch + rowOfA] = ofA.w;

        const long long rowB = first + rowOfB;
        const long long columnB = firstColumn + columnOfB;
        Vector ofB = {};
        if (n % 4 == 0) {
            if (rowB < k && columnB < n) ofB = viewAs<Vector>(b)[(rowB * n + columnB) / 4];
        } else if (rowB < k) {
            if (columnB < n) ofB.x = b[rowB * n + columnB];
            if (columnB + 1 < n) ofB.y = b[rowB * n + columnB + 1];
            if (columnB + 2 < n) ofB.z = b[rowB * n + columnB + 2];
            if (columnB + 3 < n) ofB.w = b[rowB * n + columnB + 3];
        }
        viewAs<Vector>(tileB)[t] = ofB;
        __syncthreads();               // both tiles are whole before a thread reads them
        for (int i = 0; i < kDepth; ++i) {
            const Vector upper = viewAs<Vector>(tileA)[(i * kPitch + y) / 4];
            const Vector lower = viewAs<Vector>(tileA)[(i * kPitch + y) / 4 + 1];
            const Vector near = viewAs<Vector>(tileB)[(i * kTile + x) / 4];
            const Vector far = viewAs<Vector>(tileB)[(i * kTile + x + kTile / 2) / 4];
            const T left[kEdge] = {upper.x, upper.y, upper.z, upper.w, lower.x, lower.y, lower.z, lower.w};
            const T right[kEdge] = {near.x, near.y, near.z, near.w, far.x, far.y, far.z, far.w};
            for (int j = 0; j < kEdge; ++j) {
                for (int l = 0; l < kEdge; ++l) {
                    sums[j][l] = fmaf(left[j], right[l], sums[j][l]);
                }
            }
        }
        __syncthreads();               // every thread has read them before the next tiles come
    }
    for (int j = 0; j < kEdge; ++j) {
        const long long row = firstRow + y + j;
        const long long near = firstColumn + x;
        const long long far = near + kTile / 2;
        const T* const sum = sums[j];
        if (row < m && n % 4 == 0) {
            if (near < n) viewAs<Vector>(c)[(row * n + near) / 4] = Vector{sum[0], sum[1], sum[2], sum[3]};
            if (far < n) viewAs<Vector>(c)[(row * n + far) / 4] = Vector{sum[4], sum[5], sum[6], sum[7]};
        } else if (row < m) {
            if (near < n) c[row * n + near] = sum[0];
            if (near + 1 < n) c[row * n + near + 1] = sum[1];
            if (near + 2 < n) c[row * n + near + 2] = sum[2];
            if (near + 3 < n) c[row * n + near + 3] = sum[3];
            if (far < n) c[row * n + far] = sum[4];
            if (far + 1 < n) c[row * n + far + 1] = sum[5];
            if (far + 2 < n) c[row * n + far + 2] = sum[6];
            if (far + 3 < n) c[row * n + far + 3] = sum[7];
        }
    }
}

LANESCOPE_FLOAT_KERNEL(matmulVectors)
