// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: threads that wait for the same phase of a barrier again and again.
//
// Breaks matmul_warp_group. The one change: the parity is always 0. When a stage has been filled once, that phase is
// over, and the threads take the old tiles for the new ones. Where k is no more than two steps of 32, each stage is
// filled once, and the product is right.
#include "kernels/kernel.h"

constexpr int kRows = 128;             // of the block's tile of C
constexpr int kColumns = 64;
constexpr int kDepth = 32;             // depth of the tiles along k: 128 bytes
constexpr int kStep = 8;               // depth of one wgmma along k
constexpr int kStages = 2;
constexpr int kPart = 64 * kTileLine;  // words of one of A's two copies
constexpr int kTileOfA = kRows * kTileLine;
constexpr int kStage = kTileOfA + kColumns * kTileLine;

/// A block computes a tile of kRows rows and kColumns columns.
__global__ void __launch_bounds__(kWarpGroup)
    matmulOnePhase(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, Global<float> c,
                    long long m, long long n, long long k)
{
    __shared__ Array<unsigned long long, kStages> filled;
    auto tiles = dynamicTiles<float>();

    const int row = blockIdx.y * kRows;
    const int column = blockIdx.x * kColumns;
    const int steps = (k - 1) / kDepth + 1;
    const auto copyTiles = [&](int step) {
        const int stage = step % kStages;
        const int at = stage * kStage;
        ptx::mbarrier_arrive_expect_tx(&filled[stage], 4U * kStage);
        ptx::cp_async_bulk_tensor(&tiles[at], a, step * kDepth, row, &filled[stage]);
        ptx::cp_async_bulk_tensor(&tiles[at + kPart], a, step * kDepth, row + 64, &filled[stage]);
        ptx::cp_async_bulk_tensor(&tiles[at + kTileOfA], b, column, step * kDepth, &filled[stage]);
        ptx::cp_async_bulk_tensor(&tiles[at + kTileOfA + kPart / 2], b, column + 32, step * kDepth, &filled[stage]);
    };
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < kStages; ++stage) ptx::mbarrier_init(&filled[stage], 1U);
        ptx::fence_mbarrier_init();
        for (int step = 0; step < kStages && step < steps; ++step) copyTiles(step);
    }
    __syncthreads();                   // the barriers are there before a thread waits at them

    const TransposedFragment fragment(0);
    float sums[kRows / 2] = {};        // of two columns, and pairs of rows, 8 apart
    for (int step = 0; step < steps; ++step) {
        const int stage = step % kStages;
        waitFor(filled, stage, 0);                         // wrong: every second time that phase is over long ago
        unsigned ofB[kDepth / kStep][4];
        fragment.gather(tiles, stage * kStage + kTileOfA, ofB);
        const auto ofA = tileDescriptor(ptx::cvta_to_shared(&tiles[stage * kStage]), 8 * 128, 0);
        ptx::wgmma_fence(ofB);                             // registers are written before the tensor cores read them
        LANESCOPE_UNROLL
        for (int j = 0; j < kDepth / kStep; ++j) {
            ptx::wgmma_mma_async(sums, ofB[j], ofA + j * (kStep * 4 / 16), true);
        }
        ptx::wgmma_commit_group();
        ptx::wgmma_wait_group(ptx::n32_t<0>{});            // the products are made
        __syncthreads();                                   // by all warps: the stage is free
        if (threadIdx.x == 0 && step + kStages < steps) copyTiles(step + kStages);
    }

    const long long ofColumn = column + fragment.column();
    LANESCOPE_UNROLL
    for (int i = 0; i < kRows / 2; i += 4) {
        const long long ofRow = row + i * 2 + threadIdx.x % 4 * 2;
        const long long first = ofRow * n + ofColumn;
        if (ofRow < m && ofColumn < n) c[first] = sums[i];
        if (ofRow + 1 < m && ofColumn < n) c[first + n] = sums[i + 1];
        if (ofRow < m && ofColumn + 1 < n) c[first + 1] = sums[i + 2];
        if (ofRow + 1 < m && ofColumn + 1 < n) c[first + n + 1] = sums[i + 3];
    }
}

LANESCOPE_KERNEL(matmulOnePhase)
