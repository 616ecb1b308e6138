// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// The kernels of the documents that the project began with.

namespace lanescope::tests {
namespace {

TEST(SeedKernels, DotOfAFixedLengthAddsUpInSharedMemory) {
  const auto a = numbers<float>(1024, 1);
  const auto b = numbers<float>(1024, 2);
  LabRun run("seed_dot.cu", "seedDotOfN", {4}, {256});
  run.input(a).input(b).output<float>(4).run();
  EXPECT_EQ(sumOf(run.result<float>()), dotOf(a, b, 1024));
}

TEST(SeedKernels, ProductsAreLeftToTheHost) {
  const auto a = numbers<float>(1000, 1);
  const auto b = numbers<float>(1000, 2);
  LabRun run("seed_dot.cu", "seedProducts", {3}, {64});
  run.input(a).input(b).output<float>(1000).number(1000).run();
  EXPECT_EQ(sumOf(run.result<float>()), dotOf(a, b, 1000));
}

TEST(SeedKernels, DotAccumulatesInItsBuffer) {
  const auto a = numbers<float>(1000, 3);
  const auto b = numbers<float>(1000, 4);
  LabRun run("seed_dot.cu", "seedDotInBuffer", {2}, {256});
  run.input(a).input(b).output<float>(2).number(1000).run();
  EXPECT_EQ(sumOf(run.result<float>()), dotOf(a, b, 1000));
}

TEST(SeedKernels, ScanOfNineteenIsThatOfHillisAndSteele) {
  const auto a = numbers<int>(19, 5);
  LabRun run("seed_scan.cu", "seedScan", {1}, {19});
  run.output<int>(19).input(a).run();
  EXPECT_EQ(run.result<int>(), inclusiveScanOf(a));
}

TEST(SeedKernels, BlellochsScanUsesDynamicSharedMemory) {
  const auto a = numbers<float>(64, 6);
  LabRun run("seed_scan.cu", "seedScanBlelloch", {1}, {32});
  run.dynamicShared(64 * sizeof(float));
  run.output<float>(64).input(a).number(64).run();
  EXPECT_EQ(run.result<float>(), exclusiveScanOf(a));
}

TEST(SeedKernels, MatrixProductsAgree) {
  const auto a = numbers<float>(32 * 48, 7);
  const auto b = numbers<float>(48 * 16, 8);
  const auto expected = productOf(a, b, 32, 16, 48);
  for (const char* const kernel : {"seedMatrix0", "seedMatrix1"}) {
    SCOPED_TRACE(kernel);
    LabRun run("seed_matmul.cu", kernel, {1, 2}, {16, 16});
    run.output<float>(32 * 16).input(a).input(b).number(48).number(16).run();
    EXPECT_EQ(run.result<float>(), expected);
  }
}

}  // namespace
}  // namespace lanescope::tests
