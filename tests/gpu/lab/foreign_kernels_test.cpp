// SPDX-License-Identifier: Apache-2.0
//
// Kernels that are not in the catalogue, as different people write them, on the emulator.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>
#include <string>

#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/lab/foreign_run.h"

namespace lanescope::tests {
namespace {

const auto nameOfTest = [](const auto& kernel) { return testName(kernel.param); };

class ForeignKernels : public testing::TestWithParam<ForeignKernel> {};

TEST_P(ForeignKernels, HaveTheVerdictAndTheFindingsOfTheTable) {
  const ForeignKernel& kernel = GetParam();
  const values::RunResult result = runOnEmulator(kernel);
  EXPECT_EQ(textOf(result.findings), kernel.findings);
  EXPECT_EQ(result.passed, kernel.verdict == ForeignVerdict::right);
  // A fault of which no check knows is told by the result alone.
  const bool isNear = result.error <= result.tolerance;
  const values::WarpCounters& counted = result.counters->total;
  std::printf("emulator | %s | %s | %s | sectors %llu + %llu, wavefronts %llu + %llu\n",
              std::string(kernel.kernel).c_str(), isNear ? "right" : "wrong",
              textOf(result.findings).c_str(),
              static_cast<unsigned long long>(counted.globalLoads.sectors),
              static_cast<unsigned long long>(counted.globalStores.sectors),
              static_cast<unsigned long long>(counted.sharedLoads.wavefronts),
              static_cast<unsigned long long>(counted.sharedStores.wavefronts));
  if (result.findings.empty()) {
    EXPECT_EQ(isNear, kernel.verdict == ForeignVerdict::right);
  }
}

TEST_P(ForeignKernels, HaveARecordThatComputesItself) {
  const values::RunResult result = runOnEmulator(GetParam());
  ASSERT_TRUE(result.record);
  const auto record = std::make_shared<const trace::Record>(*result.record);
  EXPECT_EQ(record->flowState(), trace::Record::FlowState::whole);
  FlowTotals totals;
  for (std::uint64_t block = 0; block < record->blockCount; ++block) {
    checkBlock(record, block, totals);
  }
  EXPECT_GT(totals.passed, 0U);
  EXPECT_EQ(totals.wrong, 0U);
  EXPECT_EQ(totals.withoutFlow, std::set<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Table, ForeignKernels, testing::ValuesIn(runnableKernels()), nameOfTest);

class RefusedForeignKernels : public testing::TestWithParam<ForeignKernel> {};

TEST_P(RefusedForeignKernels, NameTheLineAndTheReason) {
  const nlohmann::json answer = answerFor(GetParam());
  ASSERT_FALSE(answer.contains("text")) << "It is no longer refused; say what is expected of it.";
  std::string first;
  for (const nlohmann::json& problem : answer.at("problems")) {
    if (problem.at("severity") != "error") continue;
    first = std::to_string(problem.at("line").get<int>()) + " " +
            problem.at("message").get<std::string>();
    break;
  }
  EXPECT_EQ(first.substr(0, GetParam().findings.size()), GetParam().findings);
}

INSTANTIATE_TEST_SUITE_P(Table, RefusedForeignKernels,
                         testing::ValuesIn(foreignKernels(ForeignVerdict::refused)), nameOfTest);

/// Returns the counters of the kernel of this name.
values::Counters countersOf(std::string_view name) {
  const auto kernel = std::ranges::find(kForeignKernels, name, &ForeignKernel::kernel);
  return *runOnEmulator(*kernel).counters;
}

// The expected numbers follow from the texts: n elements of 4 bytes have n/8 sectors where the
// lanes of a warp read neighbours.

TEST(ForeignCounters, OfATreeOfNeighbours) {
  const values::WarpCounters counted = countersOf("reduceModulo").total;
  EXPECT_EQ(counted.globalLoads.elements, 1000U);
  EXPECT_EQ(counted.globalLoads.requests, 32U);  // warps of 16 blocks, all of which have elements
  EXPECT_EQ(counted.globalLoads.sectors, 125U);
  EXPECT_EQ(counted.globalStores.sectors, 16U);
  EXPECT_EQ(counted.barriers, 16U * 2 * 7);
  // The lanes that are 2, 4, 8, … apart stay within 32 banks of their own up to the last step of
  // a warp; 64 words are two rows of banks, of which one warp reads one.
  EXPECT_EQ(counted.sharedLoads.conflicts, 0U);
}

TEST(ForeignCounters, OfAtomicAdditions) {
  const values::WarpCounters counted = countersOf("everyThreadAdds").total;
  EXPECT_EQ(counted.globalLoads.sectors, 13U);  // 100 elements
  EXPECT_EQ(counted.globalAtomics.elements, 100U);
  EXPECT_EQ(counted.globalAtomics.requests, 4U);
}

TEST(ForeignCounters, OfVectorsOfFour) {
  const values::WarpCounters counted = countersOf("sumOfFours").total;
  // 250 vectors and 3 elements behind them, by 256 threads: a warp reads 512 bytes at once.
  EXPECT_EQ(counted.globalLoads.requests, 8U + 1);
  EXPECT_EQ(counted.globalLoads.sectors, 125U + 1);
}

TEST(ForeignCounters, OfRunsOfFiveElements) {
  const values::WarpCounters counted = countersOf("coarsenedScan").total;
  std::uint64_t sectors = 0;
  for (int warp = 0; warp < 2; ++warp) {
    for (int item = 0; item < 5; ++item) {
      std::set<int> touched;
      for (int lane = 0; lane < 32; ++lane) {
        const int element = (warp * 32 + lane) * 5 + item;
        if (element < 300) touched.insert(element / 8);
      }
      sectors += touched.size();
    }
  }
  EXPECT_EQ(counted.globalLoads.requests, 10U);
  EXPECT_EQ(counted.globalLoads.sectors, sectors);
  EXPECT_EQ(counted.globalStores.sectors, sectors);
}

TEST(ForeignCounters, OfAPaddedTreeWithoutConflicts) {
  const values::WarpCounters counted = countersOf("paddedBlelloch").total;
  EXPECT_EQ(counted.sharedLoads.conflicts, 0U);
  EXPECT_EQ(counted.sharedStores.conflicts, 0U);
}

TEST(ForeignCounters, OfAProductWithoutTiles) {
  constexpr std::uint64_t kEdge = 20;
  const values::WarpCounters counted = countersOf("matmulPlain").total;
  EXPECT_EQ(counted.globalLoads.elements, 2 * kEdge * kEdge * kEdge);
  EXPECT_EQ(counted.globalStores.elements, kEdge * kEdge);
  EXPECT_EQ(counted.sharedLoads.elements, 0U);
}

TEST(ForeignCounters, OfAProductWithTiles) {
  constexpr std::uint64_t kEdge = 32;
  constexpr std::uint64_t kTile = 8;
  const values::WarpCounters counted = countersOf("tilesInOneArray").total;
  // Each of the n² threads reads an element of both matrices a tile, and 2n of the tiles.
  EXPECT_EQ(counted.globalLoads.elements, 2 * kEdge * kEdge * kEdge / kTile);
  EXPECT_EQ(counted.sharedLoads.elements, 2 * kEdge * kEdge * kEdge);
  EXPECT_EQ(counted.sharedLoads.conflicts, 0U);
}

TEST(ForeignCounters, OfAWarpPerElement) {
  constexpr std::uint64_t kEdge = 10;
  const values::WarpCounters counted = countersOf("warpPerElement").total;
  // A row of B's column is a sector of its own.
  EXPECT_EQ(counted.globalLoads.requests, 2 * kEdge * kEdge);
  EXPECT_EQ(counted.globalStores.requests, kEdge * kEdge);
}

TEST(ForeignTable, HasFiftyKernelsAndTenOfEachKind) {
  EXPECT_GE(kForeignKernels.size(), 50U);
  for (const char* const family : {"reduce_", "scan_", "matmul_", "wrong_"}) {
    EXPECT_GE(std::ranges::count_if(
                  runnableKernels(),
                  [&](const ForeignKernel& each) { return each.file.starts_with(family); }),
              10)
        << family;
  }
}

}  // namespace
}  // namespace lanescope::tests
