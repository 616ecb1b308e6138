// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 8: TF32 on the tensor cores.
//
// The change from the steps before: a warp group of 128 threads multiplies with one instruction, wgmma. Its operands are
// rounded to TF32, with 11 bits of precision, by the bulk copies that bring the tiles. One warp group of a block copies
// ahead, the others multiply. For TF32 a wgmma takes from shared memory only operands that lie along k: the rows of A do,
// the columns of B do not. So the kernel computes the transposed tile, C' = B'·A'. The second operand is A's tile as it
// lies; the first operand is gathered from B's tile into registers.
// Saves: no thread loads for others or multiplies; a multiprocessor does 1024 products a clock instead of 128.
// Costs: each product is off by up to 2^-11 of itself for either factor, and sums are cut off instead of rounded. Where
// rows do not begin at multiples of 16 bytes, a launch before copies the matrix to rows that do.
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
//     a stage of the ring, in shared memory:   A: kRows × 32 (parts of 64 rows) | B: 32 × 64·kGroups (parts of 32 columns)
//
// The block's tile of C, kRows × 64·kGroups, by warp groups (kGroups = 2), and 8 of its rows by threads: thread t holds in
// every 8 rows the rows 2·(t % 4) and 2·(t % 4) + 1 of two neighbouring columns.
//
//                     columns 0-63       columns 64-127
//     kRows rows      warp group 1       warp group 2
//
// The two blocks of a cluster lie side by side. Each copies every second part of A's tile, to both blocks.
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

constexpr int kDepth = 32;             // depth of the tiles along k: 128 bytes
constexpr int kStep = 8;               // depth of one wgmma along k
constexpr int kPartRows = 64;          // rows of A's tile that one bulk copy takes

constexpr unsigned kMask = 0xffffe000;  // the bits that TF32 has of a float32's

/// Copies four neighbours, piece i. `pitch`: elements from row to row of the copy, a multiple of 4.
__device__ void padPiece(Global<const float> in, Global<float> out, long long i, long long rows, long long columns,
                         long long pitch)
{
    const long long row = i / (pitch / 4);
    const long long column = i % (pitch / 4) * 4;
    if (row >= rows) return;
    float x[4] = {};
    for (int j = 0; j < 4; ++j) {
        if (column + j < columns) x[j] = in[row * columns + column + j];
    }
    viewAs<float4>(out)[i] = make_float4(x[0], x[1], x[2], x[3]);
}

/// Copies A and B at once, a piece a thread; of a matrix of no rows nothing.
__global__ void __launch_bounds__(256)
    padRows(Global<const float> a, Global<float> paddedA, long long rowsOfA, long long columnsOfA, long long pitchOfA,
            Global<const float> b, Global<float> paddedB, long long rowsOfB, long long columnsOfB, long long pitchOfB)
{
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    cudaTriggerProgrammaticLaunchCompletion();     // the product sets up its barriers meanwhile
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const long long ofA = rowsOfA * (pitchOfA / 4);
    if (i < ofA) {
        padPiece(a, paddedA, i, rowsOfA, columnsOfA, pitchOfA);
    } else {
        padPiece(b, paddedB, i - ofA, rowsOfB, columnsOfB, pitchOfB);
    }
}

/// A block computes tiles of kRows rows and 64·kGroups columns; those of a cluster lie side by side and
/// share the tile of A.
template <int kGroups, int kRows>
__global__ void __launch_bounds__((1 + kGroups) * kWarpGroup, 1)
    matmulTf32(const __grid_constant__ TensorMap a, const __grid_constant__ TensorMap b, Global<float> c, long long m,
               long long n, long long k)
{
    constexpr int kColumns = kGroups * kGroupRows;
    constexpr int kTileOfA = kRows * kTileLine;            // words
    constexpr int kPartOfA = kPartRows * kTileLine;
    constexpr int kPartOfB = kDepth * kTileLine;           // 32 columns
    constexpr int kStage = kTileOfA + kColumns * kTileLine;
    constexpr int kStages = kRingWords / kStage;
    __shared__ Array<unsigned long long, kStages> filled;
    __shared__ Array<unsigned long long, kStages> emptied;
    auto tiles = dynamicTiles<float>();

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

    const TileOrder order((n - 1) / kColumns + 1, (m - 1) / kRows + 1, blocks, rank);
    const int steps = (k - 1) / kDepth + 1;
    const unsigned group = threadIdx.x / kWarpGroup;
    RingPlace<kStages> place;
    if (group == 0) {
        if constexpr (kGroups > 1) ptx::setmaxnreg_dec(ptx::n32_t<24>{});
        if (threadIdx.x == 0) {
            for (unsigned i = blockIdx.x / blocks; i < order.count(); i += gridDim.x / blocks) {
                const int row = order.across(i) * kRows;
                const int column = order.along(i) * kColumns;
                for (int step = 0; step < steps; ++step) {
                    waitFor(emptied, place.stage, place.parity ^ 1);
                    const int at = place.stage * kStage;
                    ptx::mbarrier_arrive_expect_tx(&filled[place.stage], 4U * kStage);
                    for (int part = rank; part < kRows / kPartRows; part += blocks) {
                        ptx::cp_async_bulk_tensor(&tiles[at + part * kPartOfA], a, step * kDepth, row + part * kPartRows,
                                                  &filled[place.stage], (1U << blocks) - 1);
                    }
                    for (int part = 0; part < kColumns / 32; ++part) {
                        ptx::cp_async_bulk_tensor(&tiles[at + kTileOfA + part * kPartOfB], b, column + part * 32,
                                                  step * kDepth, &filled[place.stage]);
                    }
                    place.advance();
                }
            }
        }
    } else {
        if constexpr (kGroups > 1) ptx::setmaxnreg_inc(ptx::n32_t<240>{});
        const TransposedFragment fragment(group - 1);
        for (unsigned i = blockIdx.x / blocks; i < order.count(); i += gridDim.x / blocks) {
            float sums[kRows / 2] = {};                    // of two columns, and pairs of rows, 8 apart
            unsigned ofB[kDepth / kStep][4];
            waitFor(filled, place.stage, place.parity);
            fragment.gather(tiles, place.stage * kStage + kTileOfA, ofB);
            for (int step = 0; step < steps; ++step) {
                // What a wgmma reads must not change before it is done. The mask changes nothing, but it makes the
                // compiler take other registers than those that the next step's elements come to.
                unsigned steadyB[kDepth / kStep][4];
                LANESCOPE_UNROLL
                for (int j = 0; j < kDepth / kStep * 4; ++j) steadyB[j / 4][j % 4] = ofB[j / 4][j % 4] & kMask;
                const int stage = place.stage;
                const auto ofA = tileDescriptor(ptx::cvta_to_shared(&tiles[stage * kStage]), 8 * 128, 0);
                ptx::wgmma_fence(steadyB);
                LANESCOPE_UNROLL
                for (int j = 0; j < kDepth / kStep; ++j) {
                    ptx::wgmma_mma_async(sums, steadyB[j], ofA + j * (kStep * 4 / 16), true);
                }
                ptx::wgmma_commit_group();
                place.advance();
                if (step + 1 < steps) {                    // gathered while the tensor cores work
                    waitFor(filled, place.stage, place.parity);
                    fragment.gather(tiles, place.stage * kStage + kTileOfA, ofB);
                }
                ptx::wgmma_wait_group(ptx::n32_t<0>{});
                release(emptied, stage, blocks);
            }
            storeTransposed(tiles, patchOfWarp(), c, fragment, order.across(i) * (long long)kRows,
                            order.along(i) * (long long)kColumns, m, n, sums);
        }
    }
    cluster.sync();                    // no block ends while another may still arrive at its barriers
}

LANESCOPE_KERNEL(padRows)
LANESCOPE_INSTANCE("matmulTf32<1,128>", matmulTf32Small, matmulTf32<1, 128>)
LANESCOPE_INSTANCE("matmulTf32<1,256>", matmulTf32Wide, matmulTf32<1, 256>)
LANESCOPE_INSTANCE("matmulTf32<2,128>", matmulTf32Middle, matmulTf32<2, 128>)
LANESCOPE_INSTANCE("matmulTf32<2,256>", matmulTf32Large, matmulTf32<2, 256>)
