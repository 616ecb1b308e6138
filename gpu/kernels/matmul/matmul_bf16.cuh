// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 10: bfloat16 on the tensor cores.
//
// The change from step 8: a launch before rounds A and B to bfloat16, which has float32's range with 8 bits of precision. A
// wgmma then does 16 steps of k in the time of 8 and takes both tiles from shared memory, where B's rows may lie across k.
// Saves: half the time, and half the bytes of every tile. Costs: each product is off by up to 2^-8 of itself for either
// factor, and the rounding reads A and B once more.
//
// Launches in a row overlap: the product's blocks set up their barriers while the launch before still runs, and wait for
// its end before they copy.
//
//     warp group 0, thread 0                                              warp groups 1 to kGroups
//     waits for emptied[stage]  ---- bulk copies --->  stage  ---- wgmma --->  sums in registers
//             ^                                          |                          |
//             |                              filled[stage]: all bytes are there     |
//             +------------------------- emptied[stage]: every warp has read it <---+
//
//     a stage of the ring, in shared memory:   A: 64·kGroups × 64 | B: 64 × kColumns (parts of 64 columns)
//
// The block's tile of C, 64·kGroups × kColumns, by warp groups (kGroups = 2):
//
//                      kColumns columns
//     rows  0-63         warp group 1
//     rows 64-127        warp group 2
//
// A warp group's 64 rows by its warps and lanes: warp w has the rows 16·w to 16·w + 15. Lane l holds in every 8 columns the
// columns 2·(l % 4) and 2·(l % 4) + 1 of its rows l / 4 and l / 4 + 8:
//
//     columns           0-1   2-3   4-5   6-7 | 8-9  ...
//     rows 0 and  8      0     1     2     3  |  0   ...
//     rows 1 and  9      4     5     6     7  |  4   ...
//       ...
//     rows 7 and 15     28    29    30    31  | 28   ...
//
// The two blocks of a cluster lie below each other. Each copies every second part of B's tile, to both blocks.
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

constexpr int kDepth = 64;             // depth of the tiles along k: 128 bytes
constexpr int kStep = 16;              // depth of one wgmma along k

/// The nearest bfloat16, the upper half of a float32; halves to the even one.
__device__ unsigned bfloat16Of(float x)
{
    const unsigned bits = __float_as_uint(x);
    if (x != x) return bits >> 16 | 0x40;      // still no number
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

/// Rounds eight neighbours, piece i. `pitch`: elements from row to row of the result, a multiple of 8.
__device__ void roundPiece(Global<const float> in, Global<unsigned> out, long long i, long long rows, long long columns,
                           long long pitch)
{
    const long long row = i / (pitch / 8);
    const long long column = i % (pitch / 8) * 8;
    if (row >= rows) return;
    float x[8] = {};
    if (columns % 8 == 0) {
        for (int j = 0; j < 8; j += 4) {
            const float4 four = viewAs<float4>(in)[(row * columns + column + j) / 4];
            x[j] = four.x;
            x[j + 1] = four.y;
            x[j + 2] = four.z;
            x[j + 3] = four.w;
        }
    } else {
        for (int j = 0; j < 8; ++j) {
            if (column + j < columns) x[j] = in[row * columns + column + j];
        }
    }
    viewAs<uint4>(out)[i] = make_uint4(bfloat16Of(x[0]) | bfloat16Of(x[1]) << 16, bfloat16Of(x[2]) | bfloat16Of(x[3]) << 16,
                                       bfloat16Of(x[4]) | bfloat16Of(x[5]) << 16, bfloat16Of(x[6]) | bfloat16Of(x[7]) << 16);
}

/// Rounds A and B at once, a piece a thread.
__global__ void __launch_bounds__(256)
    roundToBfloat16(Global<const float> a, Global<unsigned> roundedA, long long rowsOfA, long long columnsOfA,
                    long long pitchOfA, Global<const float> b, Global<unsigned> roundedB, long long rowsOfB,
                    long long columnsOfB, long long pitchOfB)
{
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    cudaTriggerProgrammaticLaunchCompletion();     // the product sets up its barriers meanwhile
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const long long ofA = rowsOfA * (pitchOfA / 8);
    if (i < ofA) {
        roundPiece(a, roundedA, i, rowsOfA, columnsOfA, pitchOfA);
    } else {
        roundPiece(b, roundedB, i - ofA, rowsOfB, columnsOfB, pitchOfB);
    }
}

/// A block computes tiles of 64·kGroups rows and kColumns columns; those of a cluster lie below each
/// other and share the tile of B.
template <int kGroups, int kColumns>
__global__ void __launch_bounds__((1 + kGroups) * kWarpGroup, 1)
    matmulBf16(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, Global<float> c, long long m,
               long long n, long long k)
{
    constexpr int kRows = kGroups * kGroupRows;
    constexpr int kTileOfA = kRows * kTileLine;            // words
    constexpr int kPartOfB = kDepth * kTileLine;           // 64 columns
    constexpr int kStage = kTileOfA + kColumns * kTileLine;
    constexpr int kStages = kRingWords / kStage;
    __shared__ Array<unsigned long long, kStages> filled;
    __shared__ Array<unsigned long long, kStages> emptied;
    auto tiles = dynamicTiles<float>();         // two elements in a word

    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned blocks = cluster.num_blocks();
    const unsigned rank = cluster.block_rank();
    if (threadIdx.x == 0) {
        ptx::prefetch_tensormap(a);
        ptx::prefetch_tensormap(b);
        initializeRing<kStages>(filled, emptied, kGroups * kWarpsOfGroup * blocks);
    }
    cluster.sync();                    // the barriers are there before the first copy or arrival
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    cudaTriggerProgrammaticLaunchCompletion();     // the next launch's blocks come in as these end

    const TileOrder order((m - 1) / kRows + 1, (n - 1) / kColumns + 1, blocks, rank);
    const int steps = (k - 1) / kDepth + 1;
    const unsigned group = threadIdx.x / kWarpGroup;
    RingPlace<kStages> place;
    if (group == 0) {
        if constexpr (kGroups > 1) ptx::setmaxnreg_dec(ptx::n32_t<24>{});
        if (threadIdx.x == 0) {
            for (unsigned i = blockIdx.x / blocks; i < order.count(); i += gridDim.x / blocks) {
                const int row = order.along(i) * kRows;
                const int column = order.across(i) * kColumns;
                for (int step = 0; step < steps; ++step) {
                    waitFor(emptied, place.stage, place.parity ^ 1);
                    const int at = place.stage * kStage;
                    ptx::mbarrier_arrive_expect_tx(&filled[place.stage], 4U * kStage);
                    ptx::cp_async_bulk_tensor(&tiles[at], a, step * kDepth, row, &filled[place.stage]);
                    for (int part = rank; part < kColumns / 64; part += blocks) {
                        ptx::cp_async_bulk_tensor(&tiles[at + kTileOfA + part * kPartOfB], b, column + part * 64,
                                                  step * kDepth, &filled[place.stage], (1U << blocks) - 1);
                    }
                    place.advance();
                }
            }
        }
    } else {
        if constexpr (kGroups > 1) ptx::setmaxnreg_inc(ptx::n32_t<240>{});
        for (unsigned i = blockIdx.x / blocks; i < order.count(); i += gridDim.x / blocks) {
            float sums[kColumns / 2] = {};                 // of two rows, 8 apart, and pairs of columns, 8 apart
            int before = 0;                                // the stage of the step before
            for (int step = 0; step < steps; ++step) {
                waitFor(filled, place.stage, place.parity);
                const unsigned at = ptx::cvta_to_shared(&tiles[place.stage * kStage]);
                const auto ofA = tileDescriptor(at + (group - 1) * kGroupRows * 128, 8 * 128, 0);
                const auto ofB = tileDescriptor(at + 4 * kTileOfA, 8 * 128, 4 * kPartOfB);
                ptx::wgmma_fence();
                for (int j = 0; j < kDepth / kStep; ++j) {
                    ptx::wgmma_mma_async(sums, ofA + j * (kStep * 2 / 16), ofB + j * (kStep * 128 / 16), true);
                }
                ptx::wgmma_commit_group();
                ptx::wgmma_wait_group(ptx::n32_t<1>{});    // the step before is done, this one still runs
                if (step > 0) release(emptied, before, blocks);
                before = place.stage;
                place.advance();
            }
            ptx::wgmma_wait_group(ptx::n32_t<0>{});
            release(emptied, before, blocks);

            storeResult(tiles, patchOfWarp(), c, order.along(i) * (long long)kRows + (group - 1) * kGroupRows,
                        order.across(i) * (long long)kColumns, m, n, sums);
        }
    }
    cluster.sync();                    // no block ends while another may still arrive at its barriers
}

LANESCOPE_KERNEL(roundToBfloat16)
LANESCOPE_INSTANCE("matmulBf16<1,128>", matmulBf16Small, matmulBf16<1, 128>)
LANESCOPE_INSTANCE("matmulBf16<1,256>", matmulBf16Wide, matmulBf16<1, 256>)
LANESCOPE_INSTANCE("matmulBf16<2,128>", matmulBf16Middle, matmulBf16<2, 128>)
LANESCOPE_INSTANCE("matmulBf16<2,256>", matmulBf16Large, matmulBf16<2, 256>)
