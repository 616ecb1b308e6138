// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 7: a tile for each warp.
//
// The change from step 6: a warp computes 32 rows of neighbouring columns. Its 32 lanes stand in 4 rows of 8. Each lane
// holds two groups of four rows, 16 rows apart. Lanes side by side read the same elements of A, lanes below each other the
// same elements of B, so that one access to shared memory serves many lanes.
// A block at the lower or right edge of C is moved up or left until its tile ends at the edge: then it loads nothing beyond
// the matrices. It does not store the elements that its neighbour computes, too.
// Where the rows of A and B have lengths that are multiples of 4, loads are of four elements. The next tiles wait in
// registers, which costs fewer instructions than asynchronous copies, and are stored into the other half of shared memory
// behind the products. There no two lanes are at one bank. Elsewhere the elements are copied one by one, 16 neighbours of
// a row of A at once: two lanes are at a bank then, which costs less than 8 rows at once would (3% of the time). The
// columns of B are interleaved: a thread's four neighbours in shared memory are 8 columns apart in C, and 8 lanes store 8
// neighbours.
// The products of a thread go down one column and up the next, so that each product takes over one factor of the product
// before. A product reads three registers, which should lie in different banks of the register file. The compiler places
// the sums so; a store of four needs them side by side, and adding 0 makes a copy that lies so.
// Tried on an H200: copies between the products, 15 to 30% slower.
//
// Where C has no more tiles than the GPU has multiprocessors, each scheduler would have one warp, and with nothing else to
// issue while that waits (64% of the cycles had an instruction). There two groups of warps share a tile: the tiles of A
// and B are twice as deep, a group takes the upper or the lower half of the depth, and the groups add their sums at the
// end (sliced-K). A thread then has registers enough to load the factors of the next step before the products of this one,
// the first ones behind the barrier included. Both matrices come through registers also where rows are odd: a thread loads
// four rows of a column of A, which neighbours load to its left and right, and stores them as one vector. What k leaves of
// the last tiles is in the first round, whose loads nothing hides. On an H200 0.86 of cuBLAS became 0.97 at
// 1000 × 1001 × 1003, 0.98 became 1.1 at 1024. Tried: two blocks of a cluster that share the depth, each with a tile of
// its own (0.94), tiles of 128 × 128 of which each block has half the depth (0.94), tiles of depth 8 (0.88), the next tiles
// stored in the midst of a round (0.92).
//
// kRows, kColumns: the block's tile of C. kWidth: the elements of a load; 4 where the rows of A and of B have lengths that
// are multiples of 4, else 1. matmulSlicedK takes a C of at least one tile, and a k that is more than 32.
//
// The block's tile of C by warps, for kRows = kColumns = 128 (other tiles have fewer rows of warps, or narrower warps):
//
//                    columns 0-63    columns 64-127
//     rows   0-31       warp 0          warp 1
//     rows  32-63       warp 2          warp 3
//     rows  64-95       warp 4          warp 5
//     rows  96-127      warp 6          warp 7
//
// A warp's tile by lanes. Bits 0, 2 and 3 of the lane number select the column, bits 1 and 4 the row:
//
//     lane column               0    1    2    3    4    5    6    7
//     rows  0-3  and 16-19      0    1    4    5    8    9   12   13
//     rows  4-7  and 20-23      2    3    6    7   10   11   14   15
//     rows  8-11 and 24-27     16   17   20   21   24   25   28   29
//     rows 12-15 and 28-31     18   19   22   23   26   27   30   31
//
// A lane in lane column x has the columns 4·x to 4·x + 3 (and those 32 further right, where the warp's tile is 64 wide) for
// kWidth = 4; the columns x, x + 8, x + 16, x + 24 (and those 32 further right) for kWidth = 1. In matmulSlicedK for
// kWidth = 1 these four are a quarter of the block's tile apart, and those further right 8 columns.
#include "kernels/kernel.h"

constexpr int kDepth = 16;             // depth of the tiles of A and B along k
constexpr int kDown = 8;               // rows of a thread: two groups of four, 16 rows apart
constexpr int kGroups = 2;             // of warps that share a tile of C, each with its half of the depth of A's and B's

constexpr int blocksAtOnce(int rows, int columns, int width)               // on a multiprocessor: they share its registers
{
    return rows == 128 ? 2 : width == 4 && columns == 128 ? 3 : 4;
}

template <class T, int kRows, int kColumns, int kWidth>
__global__ void __launch_bounds__(2 * kRows, blocksAtOnce(kRows, kColumns, kWidth))
    matmulWarpTiles(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n, long long k)
{
    using Vector = SixteenBytes<T>;
    constexpr int kThreads = 2 * kRows;
    constexpr int kAcross = kColumns / 16;                 // columns of a thread: groups of four, 32 apart
    constexpr int kPitch = kRows + 4;                      // from a column of A's tile to the next
    constexpr int kLanesOfA = kWidth == 4 ? 4 : kDepth;    // lanes that load from one row
    constexpr int kLanesOfB = kWidth == 4 ? kColumns / 4 : 32;
    constexpr int kRowsOfA = kThreads / kLanesOfA;         // from one load to the next
    constexpr int kRowsOfB = kThreads / kLanesOfB;
    constexpr int kEachOfA = kDepth / kLanesOfA / kWidth;  // loads of a thread from one row
    constexpr int kEachOfB = kColumns / kLanesOfB / kWidth;
    __shared__ __align__(16) Array<T, 2 * kDepth * kPitch> tileA;
    __shared__ __align__(16) Array<T, 2 * kDepth * kColumns> tileB;

    const unsigned t = threadIdx.x;
    const unsigned laneRow = t / 2 % 2 + t / 16 % 2 * 2;   // 4 rows of 8 lanes (see above)
    const unsigned laneColumn = t % 2 + t / 4 % 4 * 2;
    const unsigned y = t / 64 * 32 + laneRow * 4;          // first row of its first four; y + 16 is that of the others
    const unsigned x = t / 32 % 2 * (kColumns / 2);        // the warp's first column
    const long long rowOfBlock = (long long)blockIdx.y * kRows;            // the first that it stores
    const long long columnOfBlock = (long long)blockIdx.x * kColumns;
    const long long firstRow = max(min(rowOfBlock, m - kRows), 0LL);       // the first that it computes
    const long long firstColumn = max(min(columnOfBlock, n - kColumns), 0LL);

    const int columnOfA = t % kLanesOfA * kWidth;          // what the thread loads
    const int rowOfA = t / kLanesOfA;
    const int columnOfB = t % kLanesOfB * kWidth;
    const int rowOfB = t / kLanesOfB;
    const unsigned toA = columnOfA * kPitch + rowOfA;      // and where it stores them
    const unsigned toB = rowOfB * kColumns + (kWidth == 4 ? columnOfB : columnOfB % 8 * 4 + columnOfB / 8);
    long long ofA = ((firstRow + rowOfA) * k + columnOfA) / kWidth;        // counted in loads
    long long ofB = (rowOfB * n + firstColumn + columnOfB) / kWidth;
    const unsigned rounds = (unsigned)((k - 1) / kDepth) + 1;              // 2^32 of them would take 512 GiB
    const unsigned whole = m >= kRows && n >= kColumns ? (unsigned)(k / kDepth) : 0;   // rounds within the matrices

    T sums[kDown][kAcross] = {};
    T nextA[kRows / kRowsOfA][kWidth];
    T nextB[kDepth / kRowsOfB][kWidth];
    unsigned half = 0;                                     // the half of the tiles that is filled
    const unsigned readsA = y / 4;                         // where it reads in a tile, counted in float4s
    const unsigned readsB = x / 4 + laneColumn;
    unsigned fromA = readsA + kDepth * kPitch / 4;         // and in the half that is not filled
    unsigned fromB = readsB + kDepth * kColumns / 4;
    for (unsigned round = 0; round <= rounds; ++round) {
        if (round < whole) {
            long long atA = ofA;
            long long atB = ofB;
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
                if constexpr (kWidth == 4) {
                    const Vector v = viewAs<Vector>(a)[atA];
                    nextA[i][0] = v.x;
                    nextA[i][1] = v.y;
                    nextA[i][2] = v.z;
                    nextA[i][3] = v.w;
                } else {
#pragma unroll
                    for (int j = 0; j < kEachOfA; ++j) {
                        const unsigned to = (half * kDepth + j * kLanesOfA) * kPitch + toA + i * kRowsOfA;
                        __pipeline_memcpy_async(&tileA[to], &a[atA + j * kLanesOfA], 4);
                    }
                }
                atA += kRowsOfA * k / kWidth;
            }
#pragma unroll
            for (int i = 0; i < kDepth / kRowsOfB; ++i) {
                if constexpr (kWidth == 4) {
                    const Vector v = viewAs<Vector>(b)[atB];
                    nextB[i][0] = v.x;
                    nextB[i][1] = v.y;
                    nextB[i][2] = v.z;
                    nextB[i][3] = v.w;
                } else {
#pragma unroll
                    for (int j = 0; j < kEachOfB; ++j) {
                        const unsigned to = (half * kDepth + i * kRowsOfB) * kColumns + toB + j * kLanesOfB;
                        __pipeline_memcpy_async(&tileB[to], &b[atB + j * kLanesOfB], 4);
                    }
                }
                atB += kRowsOfB * n / kWidth;
            }
        } else if (round < rounds) {
            // Beyond k it takes zeros, which add nothing; beyond C a copy of the edge, whose results are not stored.
            const long long first = (long long)round * kDepth;
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
                const long long row = min(firstRow + rowOfA + i * kRowsOfA, m - 1);
#pragma unroll
                for (int j = 0; j < kEachOfA; ++j) {
                    const long long column = first + columnOfA + j * kLanesOfA;
                    const long long at = row * k + min(column, k - kWidth);
                    if constexpr (kWidth == 4) {
                        const Vector v = viewAs<Vector>(a)[at / 4];
                        nextA[i][0] = column < k ? v.x : 0;
                        nextA[i][1] = column < k ? v.y : 0;
                        nextA[i][2] = column < k ? v.z : 0;
                        nextA[i][3] = column < k ? v.w : 0;
                    } else {
                        const T v = a[at];
                        tileA[(half * kDepth + j * kLanesOfA) * kPitch + toA + i * kRowsOfA] = column < k ? v : 0;
                    }
                }
            }
#pragma unroll
            for (int i = 0; i < kDepth / kRowsOfB; ++i) {
                const long long row = first + rowOfB + i * kRowsOfB;
#pragma unroll
                for (int j = 0; j < kEachOfB; ++j) {
                    const long long column = min(firstColumn + columnOfB + j * kLanesOfB, n - kWidth);
                    const long long at = min(row, k - 1) * n + column;
                    if constexpr (kWidth == 4) {
                        const Vector v = viewAs<Vector>(b)[at / 4];
                        nextB[i][0] = row < k ? v.x : 0;
                        nextB[i][1] = row < k ? v.y : 0;
                        nextB[i][2] = row < k ? v.z : 0;
                        nextB[i][3] = row < k ? v.w : 0;
                    } else {
                        const T v = b[at];
                        tileB[(half * kDepth + i * kRowsOfB) * kColumns + toB + j * kLanesOfB] = row < k ? v : 0;
                    }
                }
            }
        }
        if constexpr (kWidth == 1) __pipeline_commit();
        ofA += kDepth / kWidth;
        ofB += kDepth * n / kWidth;
        if (round > 0) {
#pragma unroll
            for (int i = 0; i < kDepth; ++i) {
                T left[kDown];
                T right[kAcross];
#pragma unroll
                for (int j = 0; j < kDown; j += 4) {
                    const Vector v = viewAs<Vector>(tileA)[fromA + i * (kPitch / 4) + j];
                    left[j] = v.x;
                    left[j + 1] = v.y;
                    left[j + 2] = v.z;
                    left[j + 3] = v.w;
                }
#pragma unroll
                for (int l = 0; l < kAcross; l += 4) {
                    const Vector v = viewAs<Vector>(tileB)[fromB + i * (kColumns / 4) + l * 2];
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
        if constexpr (kWidth == 1) {
            __pipeline_wait_prior(0);
        } else if (round < rounds) {
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
#pragma unroll
                for (int j = 0; j < kWidth; ++j) {
                    tileA[(half * kDepth + j) * kPitch + toA + i * kRowsOfA] = nextA[i][j];
                }
            }
#pragma unroll
            for (int i = 0; i < kDepth / kRowsOfB; ++i) {
                const Vector v = Vector{nextB[i][0], nextB[i][1], nextB[i][2], nextB[i][3]};
                viewAs<Vector>(tileB)[((half * kDepth + i * kRowsOfB) * kColumns + toB) / 4] = v;
            }
        }
        __syncthreads();               // the next tiles are whole; every thread has read the last ones
        half = 1 - half;
        fromA = 2 * readsA + kDepth * kPitch / 4 - fromA;  // changes between its two values
        fromB = 2 * readsB + kDepth * kColumns / 4 - fromB;
    }
    const long long column = firstColumn + x + laneColumn * kWidth;
    const int begin = (int)(columnOfBlock - column);       // it stores columns begin to end - 1, counted from its first
    const int end = (int)min(n - column, (long long)kColumns);
#pragma unroll
    for (int j = 0; j < kDown; ++j) {
        const long long row = firstRow + y + j / 4 * 16 + j % 4;
        const long long at = row * n + column;
        if (row >= rowOfBlock && row < m) {
            const T(&sum)[kAcross] = sums[j];              // one line for each store, since lanes may skip some
            if constexpr (kWidth == 4) {
                const Vector v = Vector{sum[0] + 0, sum[1] + 0, sum[2] + 0, sum[3] + 0};
                if (begin <= 0 && end > 0) viewAs<Vector>(c)[at / 4] = v;
                if constexpr (kAcross == 8) {
                    const Vector w = Vector{sum[4] + 0, sum[5] + 0, sum[6] + 0, sum[7] + 0};
                    if (begin <= 32 && end > 32) viewAs<Vector>(c)[at / 4 + 8] = w;
                }
            } else {
                if (begin <= 0 && end > 0) c[at] = sum[0];
                if (begin <= 8 && end > 8) c[at + 8] = sum[1];
                if (begin <= 16 && end > 16) c[at + 16] = sum[2];
                if (begin <= 24 && end > 24) c[at + 24] = sum[3];
                if constexpr (kAcross == 8) {
                    if (begin <= 32 && end > 32) c[at + 32] = sum[4];
                    if (begin <= 40 && end > 40) c[at + 40] = sum[5];
                    if (begin <= 48 && end > 48) c[at + 48] = sum[6];
                    if (begin <= 56 && end > 56) c[at + 56] = sum[7];
                }
            }
        }
    }
}

/// Adds the products of a column of A's tile and a row of B's, of which the thread holds some elements.
template <class T, int kAcross>
__device__ void addProducts(T (&sums)[kDown][kAcross], const T (&left)[kDown], const T (&right)[kAcross])
{
#pragma unroll
    for (int l = 0; l < kAcross; ++l) {
#pragma unroll
        for (int step = 0; step < kDown; ++step) {
            const int j = l % 2 == 0 ? step : kDown - 1 - step;
            sums[j][l] = fmaf(left[j], right[l], sums[j][l]);
        }
    }
}

/// Loads the thread's factors of a step from a row of a tile: vectors that are kStride apart.
template <int kStride, class T, int kCount, class Vectors>
__device__ void loadFactors(T (&factors)[kCount], const Vectors& tile, unsigned from)
{
#pragma unroll
    for (int i = 0; i < kCount; i += 4) {
        const SixteenBytes<T> v = tile[from + i / 4 * kStride];
        factors[i] = v.x;
        factors[i + 1] = v.y;
        factors[i + 2] = v.z;
        factors[i + 3] = v.w;
    }
}

template <class T, int kRows, int kColumns, int kWidth>
__global__ void __launch_bounds__(2 * kGroups * kRows)
    matmulSlicedK(Global<const T> a, Global<const T> b, Global<T> c, long long m, long long n, long long k)
{
    using Vector = SixteenBytes<T>;
    constexpr int kOfGroup = 2 * kRows;                    // threads
    constexpr int kDeep = kGroups * kDepth;                // depth of the tiles
    constexpr int kAcross = kColumns / 16;
    constexpr int kPitch = kRows + 4;
    constexpr int kRowsOfA = kOfGroup * kGroups / kDeep * 4;               // from one load to the next
    constexpr int kLanesOfB = kColumns / 4;
    constexpr int kRowsOfB = kOfGroup * kGroups / kLanesOfB;
    constexpr int kApart = kWidth == 4 ? 1 : kLanesOfB;    // columns of C between neighbours in shared memory
    constexpr int kKept = kDown / kGroups * kAcross;       // sums of a thread that it keeps
    __shared__ __align__(16) Array<T, 2 * kDeep * kPitch> tileA;
    auto tileB = dynamicShared<T>();                       // 2 · kDeep · kColumns; with A's it can be 49 KiB

    const unsigned t = threadIdx.x;
    const unsigned group = t / kOfGroup;
    const unsigned inGroup = t % kOfGroup;
    const unsigned laneRow = t / 2 % 2 + t / 16 % 2 * 2;   // 4 rows of 8 lanes (see above)
    const unsigned laneColumn = t % 2 + t / 4 % 4 * 2;
    const unsigned y = inGroup / 64 * 32 + laneRow * 4;
    const unsigned x = t / 32 % 2 * (kColumns / 2);
    const long long rowOfBlock = (long long)blockIdx.y * kRows;
    const long long columnOfBlock = (long long)blockIdx.x * kColumns;
    const long long firstRow = min(rowOfBlock, m - kRows);
    const long long firstColumn = min(columnOfBlock, n - kColumns);

    const int columnOfA = t % kDeep;                       // what the thread loads: four rows of a column of A
    const int rowOfA = t / kDeep * 4;
    const int columnOfB = t % kLanesOfB * (kWidth == 4 ? 4 : 1);           // and four columns of a row of B
    const int rowOfB = t / kLanesOfB;
    const unsigned toA = columnOfA * kPitch + rowOfA;      // and where it stores them
    const unsigned toB = rowOfB * kColumns + t % kLanesOfB * 4;
    const unsigned rounds = (unsigned)((k - 1) / kDeep) + 1;
    const int missing = (int)((long long)rounds * kDeep - k);              // columns of A that the first round lacks
    long long ofA = (firstRow + rowOfA) * k + columnOfA - missing;
    long long ofB = ((long long)rowOfB - missing) * n + firstColumn + columnOfB;

    T sums[kDown][kAcross] = {};
    T nextA[kRows / kRowsOfA][4];
    T nextB[kDeep / kRowsOfB][4];
    T left[2][kDown];                                      // of this step and of the next
    T right[2][kAcross];
    unsigned half = 0;
    const unsigned readsA = (group * kDepth * kPitch + y) / 4;
    const unsigned readsB = (group * kDepth * kColumns + x) / 4 + laneColumn;
    unsigned fromA = readsA + kDeep * kPitch / 4;
    unsigned fromB = readsB + kDeep * kColumns / 4;
    for (unsigned round = 0; round <= rounds; ++round) {
        if (round < rounds && (round > 0 || missing == 0)) {
            long long atA = ofA;
            long long atB = ofB;
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
#pragma unroll
                for (int j = 0; j < 4; ++j) {
                    nextA[i][j] = a[atA];
                    atA += k;
                }
                atA += (kRowsOfA - 4) * k;
            }
#pragma unroll
            for (int i = 0; i < kDeep / kRowsOfB; ++i) {
                if constexpr (kWidth == 4) {
                    const Vector v = viewAs<Vector>(b)[atB / 4];
                    nextB[i][0] = v.x;
                    nextB[i][1] = v.y;
                    nextB[i][2] = v.z;
                    nextB[i][3] = v.w;
                } else {
#pragma unroll
                    for (int j = 0; j < 4; ++j) {
                        nextB[i][j] = b[atB + j * kApart];
                    }
                }
                atB += kRowsOfB * n;
            }
        } else if (round < rounds) {
            const int column = columnOfA - missing;        // before the first it takes zeros, which add nothing
            const int row = rowOfB - missing;
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
#pragma unroll
                for (int j = 0; j < 4; ++j) {
                    nextA[i][j] = 0;
                    if (column >= 0) nextA[i][j] = a[ofA + (i * kRowsOfA + j) * k];
                }
            }
#pragma unroll
            for (int i = 0; i < kDeep / kRowsOfB; ++i) {
                const long long atB = ofB + i * kRowsOfB * n;
                if constexpr (kWidth == 4) {
                    Vector v = Vector{0, 0, 0, 0};
                    if (row + i * kRowsOfB >= 0) v = viewAs<Vector>(b)[atB / 4];
                    nextB[i][0] = v.x;
                    nextB[i][1] = v.y;
                    nextB[i][2] = v.z;
                    nextB[i][3] = v.w;
                } else {
#pragma unroll
                    for (int j = 0; j < 4; ++j) {
                        nextB[i][j] = 0;
                        if (row + i * kRowsOfB >= 0) nextB[i][j] = b[atB + j * kApart];
                    }
                }
            }
        }
        ofA += kDeep;
        ofB += kDeep * n;
        if (round > 0) {
#pragma unroll
            for (int i = 0; i < kDepth - 1; ++i) {
                loadFactors<4>(left[(i + 1) % 2], viewAs<Vector>(tileA), fromA + (i + 1) * (kPitch / 4));
                loadFactors<8>(right[(i + 1) % 2], viewAs<Vector>(tileB), fromB + (i + 1) * (kColumns / 4));
                addProducts(sums, left[i % 2], right[i % 2]);
            }
        }
        if (round < rounds) {
#pragma unroll
            for (int i = 0; i < kRows / kRowsOfA; ++i) {
                const Vector v = Vector{nextA[i][0], nextA[i][1], nextA[i][2], nextA[i][3]};
                viewAs<Vector>(tileA)[(half * kDeep * kPitch + toA + i * kRowsOfA) / 4] = v;
            }
#pragma unroll
            for (int i = 0; i < kDeep / kRowsOfB; ++i) {
                const Vector v = Vector{nextB[i][0], nextB[i][1], nextB[i][2], nextB[i][3]};
                viewAs<Vector>(tileB)[((half * kDeep + i * kRowsOfB) * kColumns + toB) / 4] = v;
            }
        }
        __syncthreads();               // the next tiles are whole; every thread has loaded the last factors of these
        half = 1 - half;
        fromA = 2 * readsA + kDeep * kPitch / 4 - fromA;
        fromB = 2 * readsB + kDeep * kColumns / 4 - fromB;
        // After the last round these are of the round before and not used; a condition here costs 5% of the time.
        loadFactors<4>(left[0], viewAs<Vector>(tileA), fromA);
        loadFactors<8>(right[0], viewAs<Vector>(tileB), fromB);
        if (round > 0) addProducts(sums, left[1], right[1]);
    }

    __syncthreads();                   // every thread has loaded for the last time; the tile of B is free
    // The first group keeps the upper four of its rows, the second the lower four. Each stores the others for its partner.
#pragma unroll
    for (int i = 0; i < kKept; ++i) {
        const T upper = sums[i / kAcross][i % kAcross];
        const T lower = sums[kDown / 2 + i / kAcross][i % kAcross];
        tileB[(group * kKept + i) * kOfGroup + inGroup] = group == 0 ? lower : upper;
    }
    __syncthreads();                   // the partner's sums are there
    const long long column = firstColumn + (x / 4 + laneColumn) * (kWidth == 4 ? 4 : 1);
    const int begin = (int)(columnOfBlock - column);       // it stores columns begin to end - 1, counted from its first
    const int end = (int)min(n - column, (long long)kColumns);
#pragma unroll
    for (int j = 0; j < kDown / 2; ++j) {
        const long long row = firstRow + y + group * 16 + j;
        const long long at = row * n + column;
        const unsigned from = ((1 - group) * kKept + j * kAcross) * kOfGroup + inGroup;
        if (row >= rowOfBlock && row < m) {
            T mine[kAcross];
#pragma unroll
            for (int l = 0; l < kAcross; ++l) {
                mine[l] = group == 0 ? sums[j][l] : sums[kDown / 2 + j][l];
            }
            if constexpr (kWidth == 4) {
                if (begin <= 0 && end > 0) {
                    const T first = mine[0] + tileB[from];
                    const T second = mine[1] + tileB[from + kOfGroup];
                    const T third = mine[2] + tileB[from + 2 * kOfGroup];
                    const T fourth = mine[3] + tileB[from + 3 * kOfGroup];
                    viewAs<Vector>(c)[at / 4] = Vector{first, second, third, fourth};
                }
                if constexpr (kAcross == 8) {
                    if (begin <= 32 && end > 32) {
                        const T first = mine[4] + tileB[from + 4 * kOfGroup];
                        const T second = mine[5] + tileB[from + 5 * kOfGroup];
                        const T third = mine[6] + tileB[from + 6 * kOfGroup];
                        const T fourth = mine[7] + tileB[from + 7 * kOfGroup];
                        viewAs<Vector>(c)[at / 4 + 8] = Vector{first, second, third, fourth};
                    }
                }
            } else {
                constexpr int kTwo = 2 * kApart;
                constexpr int kThree = 3 * kApart;
                if (begin <= 0 && end > 0) c[at] = mine[0] + tileB[from];
                if (begin <= kApart && end > kApart) c[at + kApart] = mine[1] + tileB[from + kOfGroup];
                if (begin <= kTwo && end > kTwo) c[at + kTwo] = mine[2] + tileB[from + 2 * kOfGroup];
                if (begin <= kThree && end > kThree) c[at + kThree] = mine[3] + tileB[from + 3 * kOfGroup];
                if constexpr (kAcross == 8) {
                    if (begin <= 8 && end > 8) c[at + 8] = mine[4] + tileB[from + 4 * kOfGroup];
                    if (begin <= 40 && end > 40) c[at + 40] = mine[5] + tileB[from + 5 * kOfGroup];
                    if (begin <= 72 && end > 72) c[at + 72] = mine[6] + tileB[from + 6 * kOfGroup];
                    if (begin <= 104 && end > 104) c[at + 104] = mine[7] + tileB[from + 7 * kOfGroup];
                }
            }
        }
    }
}

LANESCOPE_INSTANCE("matmulWarpTiles<128,128,4>", matmulWarpTiles128x128x4, matmulWarpTiles<Element<float>, 128, 128, 4>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,128,4>", matmulWarpTiles64x128x4, matmulWarpTiles<Element<float>, 64, 128, 4>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,128,1>", matmulWarpTiles64x128x1, matmulWarpTiles<Element<float>, 64, 128, 1>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,64,4>", matmulWarpTiles64x64x4, matmulWarpTiles<Element<float>, 64, 64, 4>)
LANESCOPE_INSTANCE("matmulWarpTiles<64,64,1>", matmulWarpTiles64x64x1, matmulWarpTiles<Element<float>, 64, 64, 1>)
LANESCOPE_INSTANCE("matmulSlicedK<64,128,4>", matmulSlicedK64x128x4, matmulSlicedK<Element<float>, 64, 128, 4>)
LANESCOPE_INSTANCE("matmulSlicedK<64,128,1>", matmulSlicedK64x128x1, matmulSlicedK<Element<float>, 64, 128, 1>)
LANESCOPE_INSTANCE("matmulSlicedK<64,64,4>", matmulSlicedK64x64x4, matmulSlicedK<Element<float>, 64, 64, 4>)
LANESCOPE_INSTANCE("matmulSlicedK<64,64,1>", matmulSlicedK64x64x1, matmulSlicedK<Element<float>, 64, 64, 1>)
