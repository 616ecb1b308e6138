// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// Algorithms in the ways that people spell them.

namespace lanescope::tests {
namespace {

TEST(PracticeKernels, ProductAdvancesItsPointersAndMovesVectors) {
  constexpr std::size_t kEdge = 64;
  constexpr std::size_t kDepth = 16;
  const auto a = numbers<float>(kEdge * kDepth, 1);
  const auto b = numbers<float>(kDepth * kEdge, 2);
  LabRun run("practice.cu", "practiceProduct", {1, 1}, {128});
  run.inAnyOrder();
  run.number(kEdge).number(kEdge).number(kDepth).number(2).input(a).input(b).number(0);
  run.output<float>(kEdge * kEdge, true).run();
  auto expected = productOf(a, b, kEdge, kEdge, kDepth);
  for (float& element : expected) element *= 2;
  EXPECT_EQ(run.result<float>(), expected);
}

TEST(PracticeKernels, TransposePadsItsTile) {
  const auto in = numbers<float>(64 * 64, 3);
  LabRun run("practice.cu", "practiceTranspose", {2, 2}, {32, 8});
  run.output<float>(64 * 64).input(in).run();
  for (std::size_t i = 0; i < 64; ++i) {
    for (std::size_t j = 0; j < 64; ++j) {
      ASSERT_EQ(run.result<float>()[i * 64 + j], in[j * 64 + i]);
    }
  }
}

TEST(PracticeKernels, BitonicSortExchangesElements) {
  const auto values = numbers<int>(64, 4, 3);
  auto expected = values;
  std::ranges::sort(expected);
  LabRun run("practice.cu", "practiceBitonic", {1}, {64});
  run.dynamicShared(64 * sizeof(int));
  run.input(values).output<int>(64).number(64).run();
  EXPECT_EQ(run.result<int>(), expected);
}

TEST(PracticeKernels, RowsOfASparseMatrixAreIndexedByData) {
  const std::vector<int> ptr{0, 2, 2, 5, 6};
  const std::vector<int> col{0, 3, 1, 2, 3, 0};
  const auto val = numbers<float>(6, 5);
  const auto x = numbers<float>(4, 6);
  LabRun run("practice.cu", "practiceSparse", {1}, {32});
  run.number(4).input(ptr).input(col).input(val).input(x).output<float>(4).run();
  for (std::size_t row = 0; row < 4; ++row) {
    float sum = 0;
    for (auto i = static_cast<std::size_t>(ptr[row]); std::cmp_less(i, ptr[row + 1]); ++i) {
      sum += val[i] * x[static_cast<std::size_t>(col[i])];
    }
    EXPECT_EQ(run.result<float>()[row], sum);
  }
}

TEST(PracticeKernels, StencilHasAHalo) {
  const auto in = numbers<float>(512, 7, 7);
  LabRun run("practice.cu", "practiceStencil", {2}, {256});
  run.input(in).output<float>(512).number(512).run();
  for (int i = 0; i < 512; ++i) {
    float sum = 0;
    for (int j = std::max(0, i - 3); j <= std::min(511, i + 3); ++j) {
      sum += in[static_cast<std::size_t>(j)];
    }
    ASSERT_EQ(run.result<float>()[static_cast<std::size_t>(i)], sum / 7) << i;
  }
}

TEST(PracticeKernels, ExtremesAreFoundByShufflesAndAtomics) {
  const auto in = numbers<int>(100, 8, 5);
  LabRun run("practice.cu", "practiceExtremes", {1}, {32});
  run.input(in).starting<int>(1, 1000).starting<int>(1, -1000);
  run.starting<long long>(1, 0).number(100).run();
  EXPECT_EQ(run.result<int>(0)[0], std::ranges::min(in));
  EXPECT_EQ(run.result<int>(1)[0], std::ranges::max(in));
  const auto positive = std::count_if(in.begin(), in.begin() + 32, [](int v) { return v > 0; });
  EXPECT_EQ(run.result<long long>(2)[0], 1 + positive);
}

TEST(PracticeKernels, AFunctorComparesData) {
  const auto x = numbers<float>(20, 9);
  LabRun run("practice.cu", "practiceFunctor", {1}, {1});
  run.input(x).output<float>(2).number(20).run();
  EXPECT_EQ(run.result<float>(), (std::vector<float>{std::ranges::max(x), std::max(x[0], 3.0F)}));
}

TEST(PracticeKernels, TheLastBlockAddsUp) {
  const auto a = numbers<float>(5, 10);
  LabRun run("practice.cu", "practiceLastBlock", {5}, {4});
  run.decides("last").orderFree("last");
  run.input(a).output<float>(5).output<unsigned>(1, true).run();
  EXPECT_EQ(run.result<float>()[0], sumOf(a));
}

}  // namespace
}  // namespace lanescope::tests
