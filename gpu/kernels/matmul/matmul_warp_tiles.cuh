// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 7: a tile for each warp.
//
// The change from step 6: a warp computes 32 rows of neighbouring columns, each lane two fours of rows of them. Of the lanes'
// numbers the lowest two bits are one of the column and one of the row: neighbours share what they read of A or of B, and
// shared memory serves twice as many of them at once. The next tiles wait in registers, which costs fewer instructions than
// asynchronous copies, and are stored into the other half of shared memory behind the products.
// The products of a thread go down one column and up the next, so that each takes over one factor of the one before. A
// product reads three registers, which should not lie in one bank; the sums lie as suits that and not in fours, as a store
// wants them: adding 0 makes a copy that does.
//
// kWidth: the elements of a load. 4 where the rows of A and of B are multiples of 4 long, else 1.
#include "kernels/kernel.h"

constexpr int kDepth = 16;             // of the tiles of A and B, along k
constexpr int kDown = 8;               // rows of a thread: two fours, 16 rows apart

template <int kTile, int kWidth>
__global__ void __launch_bounds__(2 * kTile, 256 / kTile)
    matmulWarpTiles(Global<const float> a, Global<const float> b, Global<float> c, long long m, long long n, long long k)
{
    constexpr int kThreads = 2 * kTile;
    constexpr int kAcross = kTile / 16;                    // columns of a thread: fours that are 32 columns apart
    constexpr int kPitch = kTile + 4;                      // from a column of A's tile to the next
    constexpr int kLoads = kTile * kDepth / kWidth / kThreads;             // of a thread, from each matrix
    constexpr int kRowsOfA = kThreads / (kDepth / kWidth);                 // from one load to the next
    constexpr int kRowsOfB = kThreads / (kTile / kWidth);
    __shared__ __align__(16) Array<float, 2 * kDepth * kPitch> tileA;
    __shared__ __align__(16) Array<float, 2 * kDepth * kTile> tileB;

    const unsigned t = threadIdx.x;
    const unsigned laneRow = t / 2 % 2 + t / 16 % 2 * 2;        // 4 × 8 lanes
    const unsigned laneColumn = t % 2 + t / 4 % 4 * 2;
    const unsigned y = t / 64 * 32 + laneRow * 4;               // the first row in the tile, and y + 16
    const unsigned x = t / 32 % 2 * (kTile / 2) + laneColumn * 4;
    const long long firstRow = (long long)blockIdx.y * kTile;
    const long long firstColumn = (long long)blockIdx.x * kTile;

    const int columnOfA = t % (kDepth / kWidth) * kWidth;  // what it loads
    const int rowOfA = t / (kDepth / kWidth);
    const int columnOfB = t % (kTile / kWidth) * kWidth;
    const int rowOfB = t / (kTile / kWidth);
    const int rows = (int)min(m - firstRow, (long long)kTile) - rowOfA;    // of A, from rowOfA on
    const bool isInB = firstColumn + columnOfB < n;
    const bool isWhole = firstRow + kTile <= m && firstColumn + kTile <= n;
    long long ofA = ((firstRow + rowOfA) * k + columnOfA) / kWidth;        // in loads
    long long ofB = (rowOfB * n + firstColumn + columnOfB) / kWidth;

    float sums[kDown][kAcross] = {};
    float nextA[kLoads][kWidth];
    float nextB[kLoads][kWidth];
    unsigned half = 0;                                     // of the tiles, the one that is filled
    for (long long first = 0; first < k + kDepth; first += kDepth) {
        if (first < k) {
            const int depth = (int)min(k - first, (long long)kDepth);
            long long atA = ofA;
            long long atB = ofB;
            if (isWhole && depth == kDepth) {
#pragma unroll
                for (int i = 0; i < kLoads; ++i) {
                    if constexpr (kWidth == 4) {
                        const float4 v = viewAs<float4>(a)[atA];
                        nextA[i][0] = v.x;
                        nextA[i][1] = v.y;
                        nextA[i][2] = v.z;
                        nextA[i][3] = v.w;
                    } else {
                        nextA[i][0] = a[atA];
                    }
                    atA += kRowsOfA * k / kWidth;
                }
#pragma unroll
                for (int i = 0; i < kLoads; ++i) {
                    if constexpr (kWidth == 4) {
                        const float4 v = viewAs<float4>(b)[atB];
                        nextB[i][0] = v.x;
                        nextB[i][1] = v.y;
                        nextB[i][2] = v.z;
                        nextB[i][3] = v.w;
                    } else {
                        nextB[i][0] = b[atB];
                    }
                    atB += kRowsOfB * n / kWidth;
                }
            } else {
#pragma unroll
                for (int i = 0; i < kLoads; ++i) {
                    float4 v = make_float4(0, 0, 0, 0);    // beyond the matrices, what adds nothing
                    if (columnOfA < depth && i * kRowsOfA < rows) {
                        if constexpr (kWidth == 4) {
                            v = viewAs<float4>(a)[atA];
                        } else {
                            v.x = a[atA];
                        }
                    }
                    const float four[4] = {v.x, v.y, v.z, v.w};
                    for (int j = 0; j < kWidth; ++j) {
                        nextA[i][j] = four[j];
                    }
                    atA += kRowsOfA * k / kWidth;
                }
#pragma unroll
                for (int i = 0; i < kLoads; ++i) {
                    float4 v = make_float4(0, 0, 0, 0);
                    if (isInB && rowOfB + i * kRowsOfB < depth) {
                        if constexpr (kWidth == 4) {
                            v = viewAs<float4>(b)[atB];
                        } else {
                            v.x = b[atB];
                        }
                    }
                    const float four[4] = {v.x, v.y, v.z, v.w};
                    for (int j = 0; j < kWidth; ++j) {
                        nextB[i][j] = four[j];
                    }
                    atB += kRowsOfB * n / kWidth;
                }
            }
            ofA += kDepth / kWidth;
            ofB += kDepth * n / kWidth;
        }
        const unsigned other = 1 - half;
        if (first > 0) {
#pragma unroll
            for (int i = 0; i < kDepth; ++i) {
                float left[kDown];
                float right[kAcross];
#pragma unroll
                for (int j = 0; j < kDown; j += 4) {
                    const float4 v = viewAs<float4>(tileA)[((other * kDepth + i) * kPitch + y + j * 4) / 4];
                    left[j] = v.x;
                    left[j + 1] = v.y;
                    left[j + 2] = v.z;
                    left[j + 3] = v.w;
                }
#pragma unroll
                for (int l = 0; l < kAcross; l += 4) {
                    const float4 v = viewAs<float4>(tileB)[((other * kDepth + i) * kTile + x + l * 8) / 4];
                    right[l] = v.x;
                    right[l + 1] = v.y;
                    right[l + 2] = v.z;
                    right[l + 3] = v.w;
                }
#pragma unroll
                for (int l = 0; l < kAcross; ++l) {
#pragma unroll
                    for (int step = 0; step < kDown; ++step) {
                        const int j = l % 2 == 0 ? step : kDown - 1 - step;
                        sums[j][l] = fmaf(left[j], right[l], sums[j][l]);
                    }
                }
            }
        }
        if (first < k) {
#pragma unroll
            for (int i = 0; i < kLoads; ++i) {
#pragma unroll
                for (int j = 0; j < kWidth; ++j) {
                    tileA[(half * kDepth + columnOfA + j) * kPitch + rowOfA + i * kRowsOfA] = nextA[i][j];
                }
            }
#pragma unroll
            for (int i = 0; i < kLoads; ++i) {
                const unsigned at = half * kDepth * kTile / kWidth + t + i * kThreads;
                if constexpr (kWidth == 4) {
                    viewAs<float4>(tileB)[at] = make_float4(nextB[i][0], nextB[i][1], nextB[i][2], nextB[i][3]);
                } else {
                    tileB[at] = nextB[i][0];
                }
            }
        }
        __syncthreads();               // the next tiles are whole; those before have been read by everybody
        half = other;
    }
#pragma unroll
    for (int j = 0; j < kDown; ++j) {
        const long long row = firstRow + y + j / 4 * 16 + j % 4;
#pragma unroll
        for (int l = 0; l < kAcross; l += 4) {
            const long long column = firstColumn + x + l * 8;
            if (row < m && column < n) {
                const float4 v = make_float4(sums[j][l] + 0.0f, sums[j][l + 1] + 0.0f, sums[j][l + 2] + 0.0f,
                                             sums[j][l + 3] + 0.0f);
                if constexpr (kWidth == 4) {
                    viewAs<float4>(c)[(row * n + column) / 4] = v;
                } else {
                    c[row * n + column] = v.x;
                    if (column + 1 < n) c[row * n + column + 1] = v.y;
                    if (column + 2 < n) c[row * n + column + 2] = v.z;
                    if (column + 3 < n) c[row * n + column + 3] = v.w;
                }
            }
        }
    }
}

LANESCOPE_INSTANCE("matmulWarpTiles<128,4>", matmulWarpTiles128x4, matmulWarpTiles<128, 4>)
LANESCOPE_INSTANCE("matmulWarpTiles<128,1>", matmulWarpTiles128x1, matmulWarpTiles<128, 1>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,4>", matmulWarpTiles64x4, matmulWarpTiles<64, 4>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,1>", matmulWarpTiles64x1, matmulWarpTiles<64, 1>)
