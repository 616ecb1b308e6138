// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"

// Algorithms of two textbooks: CUDA by Example, chapter 5, and Programming Massively Parallel
// Processors, chapters 5, 6, 10 and 11.

namespace lanescope::tests {
namespace {

TEST(BookKernels, AddsVectorsLongerThanTheGrid) {
  const auto a = numbers<int>(500, 1);
  const auto b = numbers<int>(500, 2);
  LabRun run("by_example.cu", "exampleAdd", {2}, {64});
  run.input(a).input(b).output<int>(500).number(500).run();
  for (std::size_t i = 0; i < 500; ++i) EXPECT_EQ(run.result<int>()[i], a[i] + b[i]);
}

TEST(BookKernels, DotTakesItsLengthFromAConstant) {
  constexpr std::size_t kN = 33 * 1024;
  const auto a = numbers<float>(kN, 3);
  const auto b = numbers<float>(kN, 4);
  LabRun run("by_example.cu", "exampleDot", {32}, {256});
  run.input(a).input(b).output<float>(32).run();
  EXPECT_EQ(sumOf(run.result<float>()), dotOf(a, b, kN));
}

TEST(BookKernels, ThreadsPassAPictureThroughSharedMemory) {
  LabRun run("by_example.cu", "exampleBitmap", {2, 2}, {16, 16});
  run.output<unsigned char>(32 * 32 * 4).number(32).run();
  const auto picture = run.result<unsigned char>();
  const auto shade = [](unsigned x, unsigned y) {
    return static_cast<unsigned char>(255 * (static_cast<float>(x * y % 17) / 17.0F + 1.0F) / 4.0F);
  };
  for (unsigned y = 0; y < 32; ++y) {
    for (unsigned x = 0; x < 32; ++x) {
      const unsigned otherX = x / 16 * 16 + 15 - x % 16;
      const unsigned otherY = y / 16 * 16 + 15 - y % 16;
      ASSERT_EQ(picture[(y * 32 + x) * 4 + 1], shade(otherX, otherY)) << x << " " << y;
    }
  }
}

TEST(BookKernels, TiledProductHasBounds) {
  const auto m = numbers<float>(19 * 19, 5);
  const auto n = numbers<float>(19 * 19, 6);
  LabRun run("pmpp.cu", "tiledProduct", {2, 2}, {16, 16});
  run.input(m).input(n).output<float>(19 * 19).number(19).run();
  EXPECT_EQ(run.result<float>(), productOf(m, n, 19, 19, 19));
}

TEST(BookKernels, CoarsenedProductKeepsItsSumsInRegisters) {
  const auto m = numbers<float>(64 * 64, 7);
  const auto n = numbers<float>(64 * 64, 8);
  LabRun run("pmpp.cu", "coarsenedProduct", {1, 4}, {16, 16});
  run.input(m).input(n).output<float>(64 * 64).number(64).run();
  EXPECT_EQ(run.result<float>(), productOf(m, n, 64, 64, 64));
}

TEST(BookKernels, SumsInGlobalMemoryAgree) {
  const auto input = numbers<float>(128, 9);
  for (const char* const kernel : {"simpleSum", "convergentSum"}) {
    SCOPED_TRACE(kernel);
    LabRun run("pmpp.cu", kernel, {1}, {64});
    run.input(input).output<float>(1).run();
    EXPECT_EQ(run.result<float>()[0], sumOf(input));
  }
}

TEST(BookKernels, CoarsenedSumEndsInAnAtomic) {
  const auto input = numbers<float>(1024, 10);
  LabRun run("pmpp.cu", "coarsenedSum", {2}, {64});
  run.input(input).output<float>(1, true).run();
  EXPECT_EQ(run.result<float>()[0], sumOf(input));
}

TEST(BookKernels, ScansOfASectionAgree) {
  const auto input = numbers<float>(64, 11);
  LabRun kogge("pmpp.cu", "koggeStone", {1}, {64});
  kogge.input(input).output<float>(64).number(64).run();
  EXPECT_EQ(kogge.result<float>(), inclusiveScanOf(input));
  LabRun brent("pmpp.cu", "brentKung", {1}, {32});
  brent.input(input).output<float>(64).number(64).run();
  EXPECT_EQ(brent.result<float>(), inclusiveScanOf(input));
}

TEST(BookKernels, HistogramsCountLetters) {
  std::vector<unsigned char> text;
  for (const char c : std::string("programming massively parallel processors")) {
    text.push_back(static_cast<unsigned char>(c));
  }
  std::vector<unsigned> expected(7);
  for (const unsigned char c : text) {
    if (c >= 'a' && c <= 'z') ++expected[static_cast<std::size_t>(c - 'a') / 4];
  }
  for (const char* const kernel : {"histogramOfLetters", "aggregatedHistogram"}) {
    SCOPED_TRACE(kernel);
    LabRun run("pmpp.cu", kernel, {2}, {8});
    run.input(text).number(static_cast<std::int64_t>(text.size())).output<unsigned>(7, true).run();
    EXPECT_EQ(run.result<unsigned>(), expected);
  }
}

}  // namespace
}  // namespace lanescope::tests
