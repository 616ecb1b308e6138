// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace lanescope::tests {

enum class ForeignVerdict : std::uint8_t {
  right,    ///< the result is the reference, and nothing is found
  wrong,    ///< the fault that the file's first comment names shows
  refused,  ///< the front end refuses the file: `findings` is line and beginning of the sentence
  awaited,  ///< what the front end makes of the file does not compile yet: `findings` says why
};

/// A kernel of tests/gpu/lab/foreign and what is expected of it.
struct ForeignKernel {
  std::string_view file;     ///< without .cu
  std::string_view kernel;   ///< its name, which no other file has
  std::string_view choices;  ///< as in the first line of a user's file: problem, sizes, launch
  ForeignVerdict verdict = ForeignVerdict::right;
  std::string_view findings = {};  ///< "race 7, race 9": kinds and lines, in this order
};

inline constexpr auto kForeignKernels = std::to_array<ForeignKernel>({
    // Sums, dot products, extremes.
    {"reduce_partial_dot", "partialDot", "problem = dot, n = 1000, block = 128, grid = 3"},
    {"reduce_modulo", "reduceModulo", "problem = sum, n = 1000, block = 64"},
    {"reduce_halving", "reduce_halving", "problem = sum, n = 1000, block = 128, grid = 4"},
    {"reduce_pointer_walk", "pointerWalk", "problem = sum, n = 1000, block = 96, grid = 2"},
    {"reduce_warp_shuffle", "shuffleSum", "problem = sum, n = 1000, block = 128, grid = 3"},
    {"reduce_butterfly_max", "butterflyMax", "problem = max, n = 1000, block = 256, grid = 2"},
    {"reduce_atomics", "everyThreadAdds", "problem = sum, output = one, n = 100, block = 32"},
    {"reduce_atomics", "everyBlockAdds", "problem = sum, output = one, n = 300, block = 64"},
    {"reduce_atomics", "everyWarpTakesTheMinimum",
     "problem = min, output = one, n = 300, block = 64, grid = 2, pattern = ones"},
    {"reduce_float4", "sumOfFours", "problem = sum, n = 1003, block = 128, grid = 2"},
    {"reduce_cooperative", "sumByTiles", "problem = sum, n = 1000, block = 128, grid = 2"},
    {"reduce_functor_min", "minByFunctor",
     "problem = min, n = 1000, block = 128, grid = 2, pattern = ones"},
    {"reduce_square_block", "squareBlockSum",
     "problem = sum, n = 1000, block = 4 * 4, block-y = 16, grid = 4"},
    {"reduce_unrolled", "unrolledSum", "problem = sum, n = 1000, block = 256"},
    {"reduce_long_long", "wideSum", "problem = sum, output = one, n = 1000, block = 128, grid = 3"},
    {"reduce_dot_fma", "dotOfFour", "problem = dot, n = 1000, block = 64, grid = 4"},
    {"reduce_one_thread", "sumAlone", "problem = sum, n = 100, block = 1, grid = 1"},
    {"reduce_one_thread", "productsAlone", "problem = dot, output = elements, n = 100, block = 32"},
    {"reduce_votes", "maxByVotes", "problem = max, n = 1000, block = 128, grid = 2, shuffle = 1"},
    {"reduce_compensated", "kahan", "problem = sum, n = 1000, block = 64, grid = 2"},
    {"reduce_last_block", "lastBlockSum", "problem = sum, n = 1000, block = 128",
     ForeignVerdict::refused, "2 The global variable 'blocksDone' cannot be traced"},
    {"reduce_tail_block", "tailAware", "problem = sum, n = 1000, block = 96"},
    {"reduce_templates", "typedSum", "problem = sum, n = 500, block = 64, grid = 2"},
    {"reduce_min_max", "minOfDoubles",
     "problem = min, n = 777, block = 64, grid = 3, pattern = random", ForeignVerdict::refused,
     "17 The head of a kernel comes out of the macro 'EXTREME' here"},
    {"reduce_min_max", "maxOfDoubles",
     "problem = max, n = 777, block = 64, grid = 3, pattern = random", ForeignVerdict::refused,
     "17 The head of a kernel comes out of the macro 'EXTREME' here"},

    // Prefix sums.
    {"scan_double_buffer", "doubleBufferScan",
     "problem = exclusive-scan, n = 64, block = n, grid = 1, shared = 2 * 4 * n"},
    {"scan_in_registers", "registerScan", "problem = scan, n = 250, block = 256"},
    {"scan_tree", "treeScan", "problem = scan, n = 100, block = 64, grid = 1"},
    {"scan_blelloch_banks", "paddedBlelloch",
     "problem = exclusive-scan, n = 128, block = n / 2, grid = 1, shared = 4 * (n + n / 32)"},
    {"scan_shuffle_up", "shuffleUpScan", "problem = scan, n = 250, block = 256"},
    {"scan_coarsened", "coarsenedScan", "problem = scan, n = 300, block = 64, grid = 1"},
    {"scan_simple", "scanAlone", "problem = scan, n = 64, block = 1, grid = 1"},
    {"scan_simple", "scanQuadratic", "problem = exclusive-scan, n = 100, block = 32"},
    {"scan_tile_loop", "tileLoopScan", "problem = scan, n = 300, block = 64, grid = 1"},
    {"scan_cooperative", "groupScan", "problem = exclusive-scan, n = 200, block = 256, grid = 1"},
    {"scan_recompute", "recomputingScan", "problem = scan, n = 300, block = 64"},
    {"scan_macro_steps", "warpOnlyScan", "problem = scan, n = 30, block = 32",
     ForeignVerdict::refused, "14 What this macro computes with elements of arrays"},
    {"scan_int4", "scanOfFours", "problem = scan, n = 400, block = 128, grid = 1"},
    {"scan_sklansky", "sklansky", "problem = scan, n = 200, block = 256"},
    {"scan_shifted_store", "shiftedStore", "problem = exclusive-scan, n = 100, block = 128"},

    // Matrix products.
    {"matmul_plain", "matmulPlain", "problem = matmul, n = 20, tile = 8"},
    {"matmul_plain", "matmulFlat", "problem = matmul, n = 20, block = 64"},
    {"matmul_tile_guarded", "guardedTiles", "problem = matmul, m = 20, n = 18, k = 35, tile = 16"},
    {"matmul_dynamic_tiles", "tilesInOneArray", "problem = matmul, n = 32, tile = 8"},
    {"matmul_transposed_tile", "transposedTile", "problem = matmul, n = 32, tile = 16"},
    {"matmul_coarse_column", "coarseColumns", "problem = matmul, n = 64, tile = 16, grid = 1"},
    {"matmul_row_and_column", "wholeRow", "problem = matmul, n = 20, block = 32, grid = 1"},
    {"matmul_row_and_column", "wholeColumn", "problem = matmul, n = 20, block = 32, grid = 1"},
    {"matmul_float4", "fourColumns",
     "problem = matmul, m = 10, n = 16, k = 12, block = 4, block-y = 8, grid = 1"},
    {"matmul_grid_stride", "gridStrideProduct",
     "problem = matmul, m = 10, n = 16, k = 12, block = 64, grid = 2"},
    {"matmul_warp_per_element", "warpPerElement",
     "problem = matmul, n = 10, block = 64, grid = (32 * n * n + block - 1) / block"},
    {"matmul_block_per_row", "blockPerRow",
     "problem = matmul, n = 40, block = 32, grid = n, shared = 4 * n"},
    {"matmul_register_tile", "registerTile",
     "problem = matmul, n = 64, block = 4 * 4, block-y = 16, grid = n / 32, grid-y = n / 32"},
    {"matmul_struct", "structProduct", "problem = matmul, n = 16, tile = 8",
     ForeignVerdict::refused, "8 The parameter 'A' of a kernel is neither a number nor a pointer"},
    {"matmul_two_buffers", "twoBuffers", "problem = matmul, n = 24, tile = 8"},

    // With a fault.
    {"wrong_missing_barrier", "dotWithoutBarrier", "problem = dot, n = 200, block = 128",
     ForeignVerdict::wrong, "race 7, race 9"},
    {"wrong_two_warps_unsynced", "sumTailOfTwoWarps", "problem = sum, n = 500, block = 256",
     ForeignVerdict::wrong, "race 12"},
    {"wrong_one_too_far", "oneTooFar", "problem = sum, n = 1000, block = 128, grid = 2",
     ForeignVerdict::wrong, "out-of-bounds 7"},
    {"wrong_uninitialised_shared", "tailIsGarbage", "problem = sum, n = 500, block = 256",
     ForeignVerdict::wrong, "unwritten-read 9"},
    {"wrong_divergent_barrier", "barrierInside", "problem = sum, n = 64, block = 64",
     ForeignVerdict::wrong, "divergent-barrier 11"},
    {"wrong_identity", "minFromZero", "problem = min, n = 100, block = 32, pattern = ones",
     ForeignVerdict::wrong},
    {"wrong_stride", "strideOfBlock", "problem = sum, output = one, n = 100, block = 32",
     ForeignVerdict::wrong},
    {"wrong_plain_update", "plainUpdate", "problem = sum, output = one, n = 100, block = 32",
     ForeignVerdict::wrong, "race 5"},
    {"wrong_mask", "halfMask", "problem = sum, n = 100, block = 32", ForeignVerdict::wrong,
     "divergent-warp 6"},
    {"wrong_scan_in_place", "scanWithoutSecondBarrier", "problem = scan, n = 128, block = 128",
     ForeignVerdict::wrong, "race 9"},
    {"wrong_scan_across_blocks", "scanFromNeighbour", "problem = scan, n = 200, block = 64",
     ForeignVerdict::wrong, "race 15"},
    {"wrong_scan_condition", "scanOffByOne", "problem = scan, n = 60, block = 64, pattern = ones",
     ForeignVerdict::wrong},
    {"wrong_matmul_barrier", "oneBarrierTooFew", "problem = matmul, n = 32, tile = 16",
     ForeignVerdict::wrong, "race 10, race 11"},
    {"wrong_matmul_last_tile", "lastTileMissing", "problem = matmul, n = 20, tile = 16",
     ForeignVerdict::wrong},
    {"wrong_matmul_guard", "noGuard", "problem = matmul, n = 20, tile = 16", ForeignVerdict::wrong,
     "out-of-bounds 8, out-of-bounds 9, race 9"},
    {"wrong_matmul_index", "transposedB", "problem = matmul, n = 16, tile = 8",
     ForeignVerdict::wrong},
});

}  // namespace lanescope::tests
