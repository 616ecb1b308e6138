// SPDX-License-Identifier: Apache-2.0
#include "catalog/workload.h"

#include <gtest/gtest.h>

namespace lanescope::catalog {
namespace {

Workload workloadOf(const char* kernel, std::int64_t n,
                    values::DType dtype = values::DType::float32) {
  values::Parameters parameters;
  parameters.n = n;
  parameters.dtype = dtype;
  return leastWorkload(find(kernel), parameters);
}

TEST(Workload, OfADotProductIsTwoArraysAndTwoOperationsAnElement) {
  const Workload work = workloadOf("dot_shared", 1000);
  EXPECT_EQ(work.bytes, 2 * 1000 * 4 + 4);
  EXPECT_EQ(work.operations, 1999);
  EXPECT_EQ(workloadOf("dot_one_launch", 1000, values::DType::float64).bytes, 16008);
}

TEST(Workload, OfAReductionIsOneArrayOfItsType) {
  EXPECT_EQ(workloadOf("reduce_shuffle", 1024).bytes, 4100);
  EXPECT_EQ(workloadOf("reduce_shuffle", 1024).operations, 1023);
  EXPECT_EQ(workloadOf("reduce_atomic", 1024, values::DType::int64).bytes, 8200);
}

TEST(Workload, OfAScanIsReadAndWritten) {
  const Workload work = workloadOf("scan_look_back", 1 << 20);
  EXPECT_EQ(work.bytes, 8 << 20);
  EXPECT_EQ(work.operations, (1 << 20) - 1);
}

TEST(Workload, OfAProductGrowsWithTheCubeAndKnowsItsThreeExtents) {
  const Workload square = workloadOf("matmul_tiled", 4096);
  EXPECT_EQ(square.operations, 2.0 * 4096 * 4096 * 4096);
  EXPECT_EQ(square.bytes, 3.0 * 4096 * 4096 * 4);
  EXPECT_NEAR(square.intensity(), 4096 / 6.0, 1e-9);
  values::Parameters parameters;
  parameters.n = 7;
  parameters.m = 3;
  parameters.k = 5;
  const Workload work = leastWorkload(find("matmul_naive"), parameters);
  EXPECT_EQ(work.operations, 210);
  EXPECT_EQ(work.bytes, 4 * (15 + 35 + 21));
}

TEST(Workload, OfAMapIsEachArrayOnce) {
  EXPECT_EQ(workloadOf("vector_add", 1000).bytes, 3 * 1000 * 4);
  EXPECT_EQ(workloadOf("vector_add", 1000).operations, 1000);
  EXPECT_EQ(workloadOf("stencil_halo", 1000, values::DType::float64).bytes, 2 * 1000 * 8);
  EXPECT_EQ(workloadOf("stencil_halo", 1000).operations, 6000);
  values::Parameters parameters;
  parameters.n = 7;
  parameters.m = 3;
  const Workload work = leastWorkload(find("transpose_padded"), parameters);
  EXPECT_EQ(work.bytes, 2 * 21 * 4);
  EXPECT_EQ(work.operations, 0);
}

TEST(Amount, IsOfElementsOrOfProducts) {
  values::Parameters parameters;
  parameters.n = 7;
  parameters.m = 3;
  parameters.k = 5;
  EXPECT_EQ(amountOf(find("scan_look_back"), parameters), 7);
  EXPECT_EQ(amountOf(find("transpose_naive"), parameters), 21);
  EXPECT_EQ(amountOf(find("matmul_naive"), parameters), 105);
}

TEST(Workload, OfAnImageIsBytesAndComputesNothing) {
  EXPECT_EQ(workloadOf("histogram_shared", 1000).bytes, 1000 + 2048);
  EXPECT_EQ(workloadOf("equalize", 1000).bytes, 2000);
  EXPECT_EQ(workloadOf("equalize", 1000).operations, 0);
}

TEST(Workload, OfAPitfallIsThatOfTheKernelThatItBreaks) {
  for (const KernelRow& row : kernels()) {
    const values::Parameters parameters = defaultsOf(row);
    const Workload work = leastWorkload(row, parameters);
    EXPECT_GT(work.bytes, 0) << row.id;
    if (row.breaks.empty()) continue;
    EXPECT_EQ(work.bytes, leastWorkload(find(row.breaks), parameters).bytes) << row.id;
  }
}

}  // namespace
}  // namespace lanescope::catalog
