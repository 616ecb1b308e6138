// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// The steps of the talk "Optimizing Parallel Reduction in CUDA", and cooperative groups'.

namespace lanescope::tests {
namespace {

struct Step {
  const char* entry;
  unsigned block;
  unsigned perThread;  ///< elements that a thread loads
};

class ReductionSteps : public testing::TestWithParam<Step> {};

TEST_P(ReductionSteps, AddUpUnedited) {
  const auto& [entry, block, perThread] = GetParam();
  const auto input = numbers<int>(std::size_t{2} * block * perThread, 1);
  LabRun run("reductions.cu", entry, {2}, {block});
  run.dynamicShared(block * sizeof(int));
  run.input(input).output<int>(2).run();
  EXPECT_EQ(sumOf(run.result<int>()), sumOf(input));
}

INSTANTIATE_TEST_SUITE_P(All, ReductionSteps,
                         testing::Values(Step{"reduce0", 64, 1}, Step{"reduce1", 64, 1},
                                         Step{"reduce2", 128, 1}, Step{"reduce3", 128, 2},
                                         Step{"reduce4", 128, 2}, Step{"reduce5<256>", 256, 2},
                                         Step{"reduce5<64>", 64, 2}));

TEST(ReductionKernels, CooperativeGroupsReduceTheTilesOfABlock) {
  const auto input = numbers<float>(1000, 2);
  LabRun run("reductions.cu", "reduce7", {2}, {128});
  run.input(input).output<float>(2).number(1000).run();
  EXPECT_EQ(sumOf(run.result<float>()), sumOf(input));
}

TEST(ReductionKernels, CooperativeGroupsFindTheLargest) {
  const auto input = numbers<int>(128, 3);
  LabRun run("reductions.cu", "largest", {2}, {64});
  run.input(input).starting<int>(2, -1000000).run();
  EXPECT_EQ(run.result<int>(), (std::vector{*std::max_element(input.begin(), input.begin() + 64),
                                            *std::max_element(input.begin() + 64, input.end())}));
}

TEST(ReductionKernels, AClusterAddsUpInTheFirstBlocksSharedMemory) {
  const auto input = numbers<float>(256, 4);
  LabRun run("reductions.cu", "clusterSum", {4}, {64});
  run.cluster(2);
  run.input(input).output<float>(2).run();
  EXPECT_EQ(sumOf(run.result<float>()), sumOf(input));
}

}  // namespace
}  // namespace lanescope::tests
