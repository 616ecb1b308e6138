// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: asynchronous copies that no thread waits for.
//
// Breaks matmul_async. The one change: __pipeline_wait_prior is left out. The block's barrier waits for the threads, not
// for what they have started.
#include "kernels/kernel.h"

constexpr int kTile = 128;             // rows and columns of the tile of C
constexpr int kDepth = 8;              // depth of the tiles of A and B along k
constexpr int kEdge = 8;               // rows and columns of a thread's square
constexpr int kThreads = kTile / kEdge * kTile / kEdge;
constexpr int kPitch = kTile + 4;      // from a column of A's tile to the next
constexpr int kOfA = kDepth * kPitch;  // from one tile of A to the other
constexpr int kOfB = kDepth * kTile;

template <class T>
__global__ void __launch_bounds__(kThreads)
    matmulNoCopyWait(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n, long long k)
{
    using Vector = SixteenBytes<T>;
    __shared__ __align__(16) Array<T, 2 * kOfA> tileA;
    __shared__ __align__(16) Array<T, 2 * kOfB> tileB;

    const unsigned t = threadIdx.x;
    const unsigned x = t % (kTile / kEdge) * 4;            // first columns of its two halves: x and x + kTile / 2
    const unsigned y = t / (kTile / kEdge) * kEdge;        // the square's first row in the tile
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long firstColumn = (long long)blockIdx.x * kTile;

    T sums[kEdge][kEdge] = {};
    unsigned coming = 0;                                   // the pair of tiles that is being filled
    for (long long first = 0; first < k + kDepth; first += kDepth) {
        for (unsigned i = t; i < kTile * kDepth && first < k; i += kThreads) {
            const unsigned at = coming * kOfA + i % kDepth * kPitch + i / kDepth;
            const long long row = firstRow + i / kDepth;
            const long long column = first + i % kDepth;
            if (row < m && column < k) {
                __pipeline_memcpy_async(&tileA[at], &a[row * k + column], 4);
            } else {
                tileA[at] = 0;                             // beyond the matrix: a zero adds nothing
            }
        }
        if (n % 4 == 0 && first < k) {
            const unsigned at = (coming * kOfB) / 4 + t;
            const long long row = first + t / (kTile / 4);
            const long long column = firstColumn + t % (kTile / 4) * 4;
            if (row < k && column < n) {
                __pipeline_memcpy_async(&viewAs<Vector>(tileB)[at], &viewAs<Vector>(b)[(row * n + column) / 4], 16);
            } else {
                viewAs<Vector>(tileB)[at] = Vector{};
            }
        }
        for (unsigned i = t; i < kTile * kDepth && n % 4 != 0 && first < k; i += kThreads) {
            const unsigned at = coming * kOfB + i;
            const long long row = first + i / kTile;
            const long long column = firstColumn + i % kTile;
            if (row < k && column < n) {
                __pipeline_memcpy_async(&tileB[at], &b[row * n + column], 4);
            } else {
                tileB[at] = 0;
            }
        }
        __pipeline_commit();

        const unsigned here = 1 - coming;
        for (int i = 0; i < kDepth && first > 0; ++i) {
            const Vector upper = viewAs<Vector>(tileA)[(here * kOfA + i * kPitch + y) / 4];
            const Vector lower = viewAs<Vector>(tileA)[(here * kOfA + i * kPitch + y) / 4 + 1];
            const Vector near = viewAs<Vector>(tileB)[(here * kOfB + i * kTile + x) / 4];
            const Vector far = viewAs<Vector>(tileB)[(here * kOfB + i * kTile + x + kTile / 2) / 4];
            const T left[kEdge] = {upper.x, upper.y, upper.z, upper.w, lower.x, lower.y, lower.z, lower.w};
            const T right[kEdge] = {near.x, near.y, near.z, near.w, far.x, far.y, far.z, far.w};
            for (int j = 0; j < kEdge; ++j) {
                for (int l = 0; l < kEdge; ++l) {
                    sums[j][l] = fmaf(left[j], right[l], sums[j][l]);
                }
            }
        }
        __syncthreads();               // wrong: all threads are here, but maybe not their copies
        coming = here;
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

LANESCOPE_FLOAT_KERNEL(matmulNoCopyWait)
