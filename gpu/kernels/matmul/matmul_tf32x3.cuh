// SPDX-License-Identifier: Apache-2.0
//
// Matrix product, step 9: float32's accuracy from TF32 products, 3xTF32.
//
// The change from step 8: each element is split into the nearest TF32 number and the rest, which is cut to TF32, too:
// x = big + small. A product is big·small + small·big + big·big; small·small is below float32's precision. A launch before
// splits A; the threads that gather B split it. The tensor cores cut sums off instead of rounding them. So they sum only 32
// steps of k from zero, and the kernel adds these sums in float32. After Ootomo & Yokota, Recovering single precision
// accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance (2022).
// Saves: nothing against step 8; against float32 products without tensor cores more than half the time.
// Costs: three products for one, twice the registers for sums, and a second tile of A. An infinite element makes its
// results not-a-number, since the rest of infinity is no number.
//
//     a stage of the ring, in shared memory:   big A: kRows × 32 | small A: kRows × 32 | B: 32 × 64·kGroups
//
//     one step of 32 along k, in registers of warp groups 1 to kGroups:
//
//         some  =  small B · big A  +  big B · small A      4 wgmmas each, of 8 along k, in turns
//         some +=  big B · big A                            4 wgmmas of 8 along k
//         sums +=  some                                     by the ordinary units, rounded
//
// Launches in a row overlap as in step 8. The block's tile of C and the ring are shared out as there, too:
//
//                     columns 0-63       columns 64-127
//     kRows rows      warp group 1       warp group 2
#include "kernels/kernel.h"

namespace cg = cooperative_groups;

constexpr int kDepth = 32;             // depth of the tiles along k: 128 bytes
constexpr int kStep = 8;               // depth of one wgmma along k
constexpr int kPartRows = 64;          // rows of A's tile that one bulk copy takes

// Of the 23 bits of a float32's mantissa TF32 has 10. Adding half of the last of these and cutting off the 13
// below rounds to the nearest, halves away from zero.
constexpr unsigned kHalf = 0x1000;
constexpr unsigned kMask = 0xffffe000;

__device__ unsigned bigOf(float x)
{
    return (__float_as_uint(x) + kHalf) & kMask;
}
/// What is left, exactly; wgmma cuts off what TF32 does not hold.
__device__ unsigned smallOf(float x)
{
    return __float_as_uint(x - __uint_as_float(bigOf(x)));
}

/// A thread splits four neighbours. `pitch`: elements from row to row of the results, a multiple of 4.
__global__ void __launch_bounds__(256)
    splitTf32(Global<const float> in, Global<float> big, Global<float> small, long long rows, long long columns,
              long long pitch)
{
    cudaGridDependencySynchronize();   // what the launch before this one wrote is there
    cudaTriggerProgrammaticLaunchCompletion();     // the product sets up its barriers meanwhile
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const long long row = i / (pitch / 4);
    const long long column = i % (pitch / 4) * 4;
    if (row >= rows) return;
    float4 x = make_float4(0, 0, 0, 0);
    if (columns % 4 == 0) {
        x = viewAs<float4>(in)[(row * columns + column) / 4];
    } else {
        const long long first = row * columns + column;
        if (column < columns) x.x = in[first];
        if (column + 1 < columns) x.y = in[first + 1];
        if (column + 2 < columns) x.z = in[first + 2];
        if (column + 3 < columns) x.w = in[first + 3];
    }
    viewAs<float4>(big)[i] = make_float4(__uint_as_float(bigOf(x.x)), __uint_as_float(bigOf(x.y)),
                                         __uint_as_float(bigOf(x.z)), __uint_as_float(bigOf(x.w)));
    viewAs<float4>(small)[i] = make_float4(__uint_as_float(smallOf(x.x)), __uint_as_float(smallOf(x.y)),
                                           __uint_as_float(smallOf(x.z)), __uint_as_float(smallOf(x.w)));
}

/// A block computes tiles of kRows rows and 64·kGroups columns; those of a cluster lie side by side and
/// share the tiles of A.
template <int kGroups, int kRows>
__global__ void __launch_bounds__((1 + kGroups) * kWarpGroup, 1)
    matmulTf32x3(const __grid_constant__ TensorMap bigA, const __grid_constant__ TensorMap smallA,
                 const __grid_constant__ TensorMap b, Global<float> c, long long m, long long n, long long k)
{
    constexpr int kColumns = kGroups * kGroupRows;
    constexpr int kTileOfA = kRows * kTileLine;            // words
    constexpr int kPartOfA = kPartRows * kTileLine;
    constexpr int kPartOfB = kDepth * kTileLine;           // 32 columns
    constexpr int kTilesOfA = 2 * kTileOfA;
    constexpr int kStage = kTilesOfA + kColumns * kTileLine;
    constexpr int kStages = kRingWords / kStage;
    __shared__ Array<unsigned long long, kStages> filled;
    __shared__ Array<unsigned long long, kStages> emptied;
    auto tiles = dynamicTiles<float>();

    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned blocks = cluster.num_blocks();
    const unsigned rank = cluster.block_rank();
    if (threadIdx.x == 0) {
        ptx::prefetch_tensormap(bigA);
        ptx::prefetch_tensormap(smallA);
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
                        const int rowOfPart = row + part * kPartRows;
                        ptx::cp_async_bulk_tensor(&tiles[at + part * kPartOfA], bigA, step * kDepth, rowOfPart,
                                                  &filled[place.stage], (1U << blocks) - 1);
                        ptx::cp_async_bulk_tensor(&tiles[at + kTileOfA + part * kPartOfA], smallA, step * kDepth,
                                                  rowOfPart, &filled[place.stage], (1U << blocks) - 1);
                    }
                    for (int part = 0; part < kColumns / 32; ++part) {
                        ptx::cp_async_bulk_tensor(&tiles[at + kTilesOfA + part * kPartOfB], b, column + part * 32,
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
            float some[kRows / 2] = {};                    // the same of one step
            unsigned ofB[kDepth / kStep][4];
            waitFor(filled, place.stage, place.parity);
            fragment.gather(tiles, place.stage * kStage + kTilesOfA, ofB);
            for (int step = 0; step < steps; ++step) {
                unsigned bigB[kDepth / kStep][4];
                unsigned smallB[kDepth / kStep][4];
                LANESCOPE_UNROLL
                for (int j = 0; j < kDepth / kStep * 4; ++j) {
                    const float x = __uint_as_float(ofB[j / 4][j % 4]);
                    bigB[j / 4][j % 4] = bigOf(x);
                    smallB[j / 4][j % 4] = smallOf(x);
                }
                const int stage = place.stage;
                const unsigned address = ptx::cvta_to_shared(&tiles[stage * kStage]);
                const auto ofBigA = tileDescriptor(address, 8 * 128, 0);
                const auto ofSmallA = tileDescriptor(address + 4 * kTileOfA, 8 * 128, 0);
                ptx::wgmma_fence(bigB, smallB);
                LANESCOPE_UNROLL
                for (int j = 0; j < kDepth / kStep; ++j) {     // the small ones first, where less is cut off
                    ptx::wgmma_mma_async(some, smallB[j], ofBigA + j * (kStep * 4 / 16), j > 0);
                    ptx::wgmma_mma_async(some, bigB[j], ofSmallA + j * (kStep * 4 / 16), true);
                }
                LANESCOPE_UNROLL
                for (int j = 0; j < kDepth / kStep; ++j) {
                    ptx::wgmma_mma_async(some, bigB[j], ofBigA + j * (kStep * 4 / 16), true);
                }
                ptx::wgmma_commit_group();
                place.advance();
                if (step + 1 < steps) {                    // gathered while the tensor cores work
                    waitFor(filled, place.stage, place.parity);
                    fragment.gather(tiles, place.stage * kStage + kTilesOfA, ofB);
                }
                ptx::wgmma_wait_group(ptx::n32_t<0>{});
                release(emptied, stage, blocks);
                LANESCOPE_UNROLL
                for (int j = 0; j < kRows / 2; ++j) sums[j] += some[j];
            }
            storeTransposed(tiles, patchOfWarp(), c, fragment, order.across(i) * (long long)kRows,
                            order.along(i) * (long long)kColumns, m, n, sums);
        }
    }
    cluster.sync();                    // no block ends while another may still arrive at its barriers
}

LANESCOPE_KERNEL(splitTf32)
LANESCOPE_INSTANCE("matmulTf32x3<1,128>", matmulTf32x3Small, matmulTf32x3<1, 128>)
LANESCOPE_INSTANCE("matmulTf32x3<2,128>", matmulTf32x3Large, matmulTf32x3<2, 128>)
