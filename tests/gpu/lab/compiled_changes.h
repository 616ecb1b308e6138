// SPDX-License-Identifier: Apache-2.0
#pragma once

// What nvcc changes in kernels of tests/gpu/lab/foreign, and by exactly how much their counters on
// a GPU differ for that from those of the source. The numbers follow from the instructions of the
// compiled kernel (SASS, nvcc 13.0, compute capability 9.0) at the sizes in foreign_table.h. A
// kernel that is compiled otherwise has other counters, and then the test that reads them fails.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "values/counters.h"

namespace lanescope::tests {

/// Returns the sectors that the loads of scanQuadratic touch in the compiled loop: it takes the
/// whole fours of a thread's elements in steps of 16, then 8, then 4, and the rest one by one.
/// Lanes of a warp do a step together although they are at different elements.
constexpr std::int64_t sectorsOfUnrolledScan(std::int64_t count) {
  constexpr std::int64_t kWarp = 32;
  constexpr std::int64_t kOfASector = 8;
  constexpr std::int64_t kMostSectors = 64;
  constexpr std::array<std::int64_t, 4> kSteps{16, 8, 4, 1};
  struct Lane {
    std::int64_t done = 0;
    std::int64_t fours = 0;
    std::int64_t rest = 0;
    /// How many elements the lane still takes in steps of this size, at least one of them.
    [[nodiscard]] constexpr bool takes(std::int64_t step) const {
      if (step == 16) return fours > 12;
      if (step == 8) return fours > 4;
      return step == 4 ? fours > 0 : rest > 0;
    }
  };
  std::int64_t sectors = 0;
  for (std::int64_t first = 0; first < count; first += kWarp) {
    std::array<Lane, kWarp> lanes{};
    for (std::int64_t i = 0; i < std::min(kWarp, count - first); ++i) {
      const std::int64_t before = first + i;
      lanes[static_cast<std::size_t>(i)] = {0, before / 4 * 4, before % 4};
    }
    for (const std::int64_t step : kSteps) {
      const auto takes = [&](const Lane& lane) { return lane.takes(step); };
      while (std::ranges::any_of(lanes, takes)) {
        for (std::int64_t word = 0; word < step; ++word) {
          std::array<bool, kMostSectors> touched{};
          for (const Lane& lane : lanes) {
            if (takes(lane))
              touched[static_cast<std::size_t>((lane.done + word) / kOfASector)] = true;
          }
          sectors += std::ranges::count(touched, true);
        }
        for (Lane& lane : lanes) {
          if (!takes(lane)) continue;
          lane.done += step;
          (step == 1 ? lane.rest : lane.fours) -= step;
        }
        if (step == 8) break;
      }
    }
  }
  return sectors;
}

/// A counter that differs, by its title in values::kHardwareMetrics.
struct CompiledChange {
  std::string_view kernel;
  std::string_view counter;
  std::int64_t more;  ///< than the source makes
  std::string_view cause;
};
inline constexpr auto kCompiledChanges = std::to_array<CompiledChange>({
    {"everyWarpTakesTheMinimum", "global loads, requests", -4,
     "a[i], which the source reads again where it is less, is loaded once: so it is in the first "
     "round of all four warps"},
    {"everyWarpTakesTheMinimum", "global loads, sectors", -4 * 4,
     "the same four loads of 32 words"},
    {"minByFunctor", "shared loads, wavefronts", -2 * 3,
     "scratch[0], which every thread reads, is loaded behind the condition of the store: in one of "
     "the four warps of each block"},
    {"minByFunctor", "shared stores, wavefronts", -1,
     "the lanes of the one warp that leaves the loop unequally join behind it; here those that "
     "leave it earlier go on to the function, which stands above the loop"},
    {"doubleBufferScan", "shared loads, wavefronts", -5,
     "both branches load the same element by one instruction: they part a warp at five offsets"},
    {"doubleBufferScan", "shared stores, wavefronts", -5,
     "both branches store by one instruction: they part a warp at five offsets"},
    {"registerScan", "shared stores, wavefronts", 1,
     "two branches on one line store by two predicated instructions: they part one warp"},
    {"treeScan", "shared stores, wavefronts", 1,
     "two branches on one line store by two predicated instructions: they part one warp"},
    {"coarsenedScan", "shared stores, wavefronts", -1,
     "the loop is unrolled, and its last two stores are one of 64 bits"},
    {"scanQuadratic", "global loads, sectors", sectorsOfUnrolledScan(100) - (31 + 63 + 95 + 99),
     "the loop is unrolled, and lanes at different elements go side by side"},
    {"tileLoopScan", "shared stores, wavefronts", -4 * 5,
     "all lanes store by one instruction; here those that load twice on a line are taken to be a "
     "round further: at offsets 1 to 8 of five tiles, in a wavefront more"},
    {"shiftedStore", "shared loads, wavefronts", -(5 * 4 + 3 + 2),
     "dst[t], which the thread has just stored, stays in a register; offsets 1 to 16 reach it in "
     "four warps, 32 in three, 64 in two"},
    {"transposedTile", "shared loads, wavefronts", 4 * 2 * 8 * (4 * 2 - 16),
     "the loop is unrolled, and the sixteen words of sA's row are loaded four at once, in two "
     "wavefronts each: in four blocks, two tiles, eight warps"},
    {"registerTile", "shared loads, wavefronts", 4 * 8 * 8 * 8 * (3 - 4),
     "two words of As are loaded at once in one wavefront, since neighbours load the same, and two "
     "of Bs in two: in four blocks, eight tiles, eight warps, eight rounds"},
    {"blockPerRow", "shared loads, wavefronts", 40 * (10 * 2 + 10) - 40 * (40 + 40),
     "the loop is unrolled, and four words are loaded at once: ten times, in two wavefronts of all "
     "lanes and in one of eight lanes"},
});

/// Floating-point operations that differ.
struct CompiledArithmetic {
  std::string_view kernel;
  std::int64_t additions;
  std::int64_t multiplications;
  std::int64_t fused;
  std::string_view cause;
};
inline constexpr auto kCompiledArithmetic = std::to_array<CompiledArithmetic>({
    {"sumOfFours", -31 * 2, 0, 0, "only the lane that stores makes the last addition"},
    {"sumByTiles", -15 * 2, 0, 0, "only the lane that stores makes the last addition"},
    {"shuffleUpScan", -(256 - 250), 0, 0, "threads behind the end leave before the last addition"},
    {"warpPerElement", -1000 - 31 * 100, -1000, 1000,
     "products are fused with their sums, and only the lane that stores makes the last addition"},
});

}  // namespace lanescope::tests
