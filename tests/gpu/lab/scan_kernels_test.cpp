// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <numeric>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// Scans as in "Parallel Prefix Sum (Scan) with CUDA" and in Programming Massively Parallel
// Processors.

namespace lanescope::tests {
namespace {

template <class T>
std::vector<T> runningSums(const std::vector<T>& of) {
  std::vector<T> sums(of.size());
  std::inclusive_scan(of.begin(), of.end(), sums.begin());
  return sums;
}

TEST(ScanKernels, TheNaiveScanHasTwoBuffers) {
  const auto input = numbers<float>(64, 1);
  LabRun run("scans.cu", "scanNaive", {1}, {64});
  run.dynamicShared(2 * 64 * sizeof(float));
  run.output<float>(64).input(input).number(64).run();
  EXPECT_EQ(run.result<float>(), exclusiveScanOf(input));
}

TEST(ScanKernels, PaddingByAMacroAvoidsConflictsOfBanks) {
  const auto input = numbers<float>(256, 2);
  LabRun run("scans.cu", "scanBest", {1}, {128});
  run.dynamicShared((256 + 256 / 32) * sizeof(float));
  run.output<float>(256).input(input).number(256).run();
  EXPECT_EQ(run.result<float>(), exclusiveScanOf(input));
}

TEST(ScanKernels, PointersToTwoBuffersChangePlaces) {
  const auto input = numbers<float>(128, 3);
  LabRun run("scans.cu", "doubleBuffered", {1}, {128});
  run.input(input).output<float>(128).number(128).run();
  EXPECT_EQ(run.result<float>(), runningSums(input));
}

TEST(ScanKernels, ThreePhasesScanFourElementsAThread) {
  const auto input = numbers<float>(500, 4);
  LabRun run("scans.cu", "threePhase", {1}, {128});
  run.input(input).output<float>(500).number(500).run();
  EXPECT_EQ(run.result<float>(), runningSums(input));
}

TEST(ScanKernels, WarpsScanByShuffles) {
  const auto input = numbers<int>(200, 5);
  LabRun run("scans.cu", "scanByWarps", {1}, {224});
  run.input(input).output<int>(200).number(200).run();
  EXPECT_EQ(run.result<int>(), runningSums(input));
}

TEST(ScanKernels, CooperativeGroupsScanATile) {
  const auto input = numbers<int>(32, 6);
  LabRun run("scans.cu", "scanOfTiles", {1}, {32});
  run.input(input).output<int>(32).run();
  EXPECT_EQ(run.result<int>(), runningSums(input));
}

}  // namespace
}  // namespace lanescope::tests
