// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// Pointers, vectors, conversions and registers.

namespace lanescope::tests {
namespace {

TEST(PointerKernels, APointerWalksAndIsReturned) {
  const auto a = numbers<float>(64, 1);
  LabRun run("pointers.cu", "walk", {1}, {64});
  run.input(a).output<float>(64).number(64).run();
  for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(run.result<float>()[i], 2.5F * a[i]);
  EXPECT_EQ(run.kernel().block, 64);
}

TEST(PointerKernels, APointerToFloatsIsCastToOneToVectors) {
  const auto a = numbers<float>(64, 2);
  LabRun run("pointers.cu", "vectors", {1}, {32});
  run.input(a).output<float>(64).number(64).run();
  auto expected = a;
  std::ranges::reverse(expected);
  EXPECT_EQ(run.result<float>(), expected);
  const auto& events = run.record().eventsOf(0, 0);
  EXPECT_EQ(events.size(), 4U + 4U + 2U);  // a vector, a vector, two components
}

TEST(PointerKernels, WholeNumbersAreIndicesAndData) {
  const auto values = numbers<int>(100, 3);
  std::vector<unsigned> bins(8);
  int negatives = 0;
  double total = 0;
  for (const int value : values) {
    int v = std::abs(value);
    if (value < 0) ++negatives;
    v += v % 2;
    ++bins[static_cast<std::size_t>(v / 2 % 8)];
    total += value;
  }
  LabRun run("pointers.cu", "wholeNumbers", {1}, {32});
  run.dynamicShared(32 * sizeof(float));
  run.input(values)
      .output<unsigned>(8, true)
      .output<int>(1, true)
      .output<float>(1)
      .number(100)
      .run();
  EXPECT_EQ(run.result<unsigned>(0), bins);
  EXPECT_EQ(run.result<int>(1)[0], negatives);
  EXPECT_EQ(run.result<float>(2)[0], static_cast<float>(total / 100));
}

TEST(PointerKernels, RegistersAreHandedToAFunction) {
  const auto a = numbers<float>(128, 4);
  LabRun run("pointers.cu", "registers", {1}, {32});
  run.inAnyOrder();
  run.input(a).output<float>(33).number(2).run();
  float all = 0;
  for (std::size_t t = 0; t < 32; ++t) {
    const float* const own = &a[4 * t];
    const float smallest = *std::min_element(own, own + 4);
    const float mine = t % 2 == 0 ? own[0] + own[1] + own[2] + own[3] : -own[0] + smallest;
    EXPECT_EQ(run.result<float>()[t], mine - 3 * a[t]) << t;
    all += static_cast<float>(std::count_if(own, own + 4, [](float x) { return x > 1.0F; }));
  }
  EXPECT_EQ(run.result<float>()[32], all);
}

}  // namespace
}  // namespace lanescope::tests
