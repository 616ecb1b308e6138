// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
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

/// Every kernel of the catalogue at odd sizes, all sizes of block and several grids.
inline std::vector<Case> counterCases() {
  constexpr std::array<std::int64_t, 7> kSizes{33, 1000, 1024, 4096, 4097, 65'504, 65'537};
  constexpr std::array<std::int64_t, 7> kBlocks{32, 64, 100, 128, 256, 512, 1024};
  std::vector<Case> all;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.breaks.empty()) continue;
    for (const std::int64_t n : kSizes) {
      const std::array<std::int64_t, 1> grids{n % 7 + 1};
      for (const values::Parameters& launch : tests::launchesOf(row, {&n, 1}, kBlocks, grids)) {
        all.push_back({&row, launch});
      }
    }
  }
  return all;
}

/// Whether the GPU may read so many more. One cause is known: the compiler unrolls a loop over the
/// input and runs the remainder first. The lanes of the warp in which the input ends run the loop
/// unequally often; from then on they stand at different iterations, and an iteration takes one
/// more request, or touches one more sector of an array, than if they went side by side.
inline bool isExplained(const Case& one, const values::HardwareMetric& metric, std::uint64_t ours,
                        std::uint64_t theirs) {
  const auto access = metric.access;
  if (access != &values::WarpCounters::globalLoads && access != &values::WarpCounters::globalStores)
    return false;
  const values::Parameters& parameters = one.parameters;
  const values::Launch launch = one.row->plan(parameters).launches.back();
  const auto threads = static_cast<std::int64_t>(launch.block.total() * launch.grid.total());
  const bool endsWithinAWarp = parameters.n % threads % parameters.block % trace::kWarpSize != 0;
  const std::int64_t arrays = access == &values::WarpCounters::globalLoads
                                  ? static_cast<std::int64_t>(one.row->inputs.size())
                                  : 1;
  const auto most = static_cast<std::uint64_t>(parameters.n / threads * arrays);
  return endsWithinAWarp && theirs > ours && theirs - ours <= most;
}

}  // namespace lanescope::backend
