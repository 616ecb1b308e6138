// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "tests/catalog/launches.h"
#include "trace/access.h"
#include "values/hardware_counters.h"

namespace lanescope::backend {

/// A launch whose counters are compared with the GPU's own.
struct Case {
  const catalog::KernelRow* row;
  values::Parameters parameters;
};

/// The correct kernels of the catalogue.
inline std::vector<std::string_view> countedKernels() {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.breaks.empty()) ids.push_back(row.id);
  }
  return ids;
}

/// A kernel at odd sizes, all sizes of block and several grids.
inline std::vector<Case> counterCases(const catalog::KernelRow& row) {
  constexpr std::array<std::int64_t, 7> kSizes{33, 1000, 1024, 4096, 4097, 65'504, 65'537};
  constexpr std::array<std::int64_t, 7> kBlocks{32, 64, 100, 128, 256, 512, 1024};
  constexpr std::array<std::int64_t, 14> kSizesOfOneBlock{1,  2,   5,   19,  31,  32,   33,
                                                          64, 100, 255, 256, 511, 1000, 1024};
  std::vector<Case> all;
  const bool oneBlock = row.parameter("block") == nullptr;
  for (const std::int64_t n : oneBlock ? std::span<const std::int64_t>(kSizesOfOneBlock)
                                       : std::span<const std::int64_t>(kSizes)) {
    const std::array<std::int64_t, 1> grids{n % 7 + 1};
    for (const values::Parameters& launch : tests::launchesOf(row, {&n, 1}, kBlocks, grids)) {
      all.push_back({&row, launch});
    }
  }
  return all;
}

/// Whether the GPU may read another number. Two causes are known, both of the compiler:
/// - It unrolls a loop over the input and runs the remainder first. The lanes of the warp in which
///   the input ends run the loop unequally often; from then on they stand at different iterations,
///   and an iteration takes one more request, or touches one more sector of an array, than if they
///   went side by side.
/// - The last step of a tree combines two neighbouring words of shared memory, once a block. Where
///   their address is known to be even it loads both at once.
inline bool isExplained(const Case& one, const values::HardwareMetric& metric, std::uint64_t ours,
                        std::uint64_t theirs) {
  using values::WarpCounters;
  const values::Parameters& parameters = one.parameters;
  const values::Launch launch = one.row->plan(parameters).launches.back();
  if (metric.access == &WarpCounters::sharedLoads) {
    return metric.counter == &values::AccessCounters::wavefronts && theirs < ours &&
           ours - theirs == launch.grid.total();
  }
  if (metric.access != &WarpCounters::globalLoads && metric.access != &WarpCounters::globalStores)
    return false;
  const auto threads = static_cast<std::int64_t>(launch.block.total() * launch.grid.total());
  const bool endsWithinAWarp = parameters.n % threads % parameters.block % trace::kWarpSize != 0;
  const std::int64_t arrays = metric.access == &WarpCounters::globalLoads
                                  ? static_cast<std::int64_t>(one.row->inputs.size())
                                  : 1;
  const auto most = static_cast<std::uint64_t>(parameters.n / threads * arrays);
  return endsWithinAWarp && theirs > ours && theirs - ours <= most;
}

/// Whether what several profiles of one launch read depends on who came first in the memory pipe,
/// which no record shows: of shared memory a few wavefronts more than the addresses ask for, and
/// not the same number each time.
inline bool isTiming(const values::HardwareMetric& metric, std::uint64_t ours, std::uint64_t least,
                     std::uint64_t most) {
  using values::WarpCounters;
  const bool isShared =
      metric.access == &WarpCounters::sharedLoads || metric.access == &WarpCounters::sharedStores;
  constexpr std::uint64_t kFew = 8;
  return isShared && least > ours && most > least && most - ours <= kFew;
}

}  // namespace lanescope::backend
