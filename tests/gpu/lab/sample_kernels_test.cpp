// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// Algorithms of NVIDIA's samples.

namespace lanescope::tests {
namespace {

TEST(SampleKernels, ReductionHasTheInstancesThatTheHostLaunches) {
  const auto input = numbers<float>(1000, 1);
  for (const auto& [entry, block] : {std::pair{"sampleReduce<float32,128,false>", 128U},
                                     {"sampleReduce<float32,64,true>", 64U}}) {
    SCOPED_TRACE(entry);
    LabRun run("samples.cu", entry, {2}, {block});
    run.dynamicShared(64);
    run.input(input).output<float>(2).number(1000).run();
    EXPECT_EQ(sumOf(run.result<float>()), sumOf(input));
  }
}

TEST(SampleKernels, AStructureHandsOutDynamicSharedMemory) {
  const auto input = numbers<float>(100, 6);
  LabRun run("samples.cu", "sampleFirst", {2}, {64});
  run.dynamicShared(64 * sizeof(float));
  run.input(input).output<float>(2).number(100).run();
  EXPECT_EQ(sumOf(run.result<float>()), sumOf(input));
}

TEST(SampleKernels, LastWarpTakesAPointerToSharedMemory) {
  const auto input = numbers<int>(600, 2);
  LabRun run("samples.cu", "sampleHarris", {2}, {128});
  run.input(input).output<int>(2).number(600).run();
  EXPECT_EQ(sumOf(run.result<int>()), sumOf(input));
}

TEST(SampleKernels, TilesOfAWarpAddUpInDouble) {
  const auto input = numbers<float>(500, 3);
  LabRun run("samples.cu", "sampleCooperative", {2}, {96});
  run.input(input).output<float>(2).number(500).run();
  EXPECT_EQ(sumOf(run.result<float>()), sumOf(input));
}

TEST(SampleKernels, ScanTakesFourNumbersAThread) {
  std::vector<unsigned> input(512);
  for (std::size_t i = 0; i < input.size(); ++i) input[i] = static_cast<unsigned>(i * 7 % 13);
  LabRun run("samples.cu", "sampleScan", {1}, {128});
  run.output<unsigned>(512).input(input).number(512).run();
  EXPECT_EQ(run.result<unsigned>(), exclusiveScanOf(input));
}

TEST(SampleKernels, MatrixProductHasTilesOfTwoSizes) {
  const auto a = numbers<float>(32 * 64, 4);
  const auto b = numbers<float>(64 * 32, 5);
  for (const auto& [entry, tile] :
       {std::pair{"sampleMatrixMul<16>", 16U}, {"sampleMatrixMul<32>", 32U}}) {
    SCOPED_TRACE(entry);
    LabRun run("samples.cu", entry, {32 / tile, 32 / tile}, {tile, tile});
    run.output<float>(32 * 32).input(a).input(b).number(64).number(32).run();
    EXPECT_EQ(run.result<float>(), productOf(a, b, 32, 32, 64));
  }
}

}  // namespace
}  // namespace lanescope::tests
