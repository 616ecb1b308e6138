// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "tests/gpu/lab/lab_run.h"
#include "tests/gpu/lab/numbers.h"
#include "trace/record/math_function.h"

// Kernels as in CUDA by Example and in NVIDIA's samples: functions of floating-point numbers,
// constant memory, structures, references to elements, and what a kernel prints.

namespace lanescope::tests {
namespace {

std::size_t countOf(const trace::Record& record, trace::MathFunction function) {
  std::size_t count = 0;
  for (const trace::Operation& operation : record.flow->operations) {
    const bool isFunction = operation.kind() == trace::OperationKind::function;
    count += isFunction && operation.detail() == static_cast<unsigned>(function) ? 1U : 0U;
  }
  return count;
}

TEST(SimulationKernels, TheJuliaSetIsDrawnWithAStructure) {
  LabRun run("simulations.cu", "juliaSet", {32, 32}, {1});
  run.output<std::uint8_t>(32 * 32 * 4).inAnyOrder().run();
  const auto pixels = run.result<std::uint8_t>();
  EXPECT_EQ(pixels[3], 255);
  EXPECT_EQ(pixels[0], 0);                           // a corner lies outside of the set
  EXPECT_GT(std::ranges::count(pixels, 255), 1024);  // and some pixel within
}

TEST(SimulationKernels, AFunctionIsAnOperationOfTheRecord) {
  std::vector<float> distances(64);
  for (std::size_t i = 0; i < 64; ++i) distances[i] = static_cast<float>(i * i + 3);
  LabRun run("simulations.cu", "ripple", {2}, {32});
  run.input(distances).output<float>(64).number(5).inAnyOrder().run();
  const auto heights = run.result<float>();
  for (std::size_t i = 0; i < 64; ++i) {
    const float d = std::sqrt(distances[i]);
    const float height = 128.0F + 127.0F * std::cos(d / 10.0F - 5 / 7.0F) / (d / 10.0F + 1.0F);
    EXPECT_FLOAT_EQ(heights[i], height);
  }
  EXPECT_EQ(countOf(run.record(), trace::MathFunction::sqrt), 64U);
  EXPECT_EQ(countOf(run.record(), trace::MathFunction::cos), 64U);
}

TEST(SimulationKernels, HeatFlowsToTheNeighbours) {
  const auto input = numbers<float>(1024, 2);
  LabRun run("simulations.cu", "blend_kernel", {2, 2}, {16, 16});
  run.output<float>(1024).input(input).inAnyOrder().run();
  const auto heat = run.result<float>();
  EXPECT_FLOAT_EQ(
      heat[33], input[33] + 0.25F * (input[1] + input[65] + input[32] + input[34] - input[33] * 4));
}

TEST(SimulationKernels, ConstantMemoryHasItsInitialValues) {
  const std::vector<float> input(100, 2.0F);
  LabRun run("simulations.cu", "convolutionRow", {2}, {64});
  run.output<float>(100).input(input).number(100).run();
  const auto row = run.result<float>();
  EXPECT_FLOAT_EQ(row[50], 2.0F);
  EXPECT_FLOAT_EQ(row[0], 2.0F * (0.375F + 0.25F + 0.0625F));
}

TEST(SimulationKernels, ATileIsTransposed) {
  const auto input = numbers<float>(32 * 48, 3);
  LabRun run("simulations.cu", "transposeNoBankConflicts", {2, 3}, {16, 16});
  run.output<float>(32 * 48).input(input).number(32).number(48).run();
  EXPECT_EQ(run.result<float>()[5 * 48 + 7], input[7 * 32 + 5]);
}

TEST(SimulationKernels, AReferenceTakesAnElementOfAnArray) {
  const std::vector<float> price{10, 20, 30};
  const std::vector<float> strike{12, 20, 5};
  LabRun run("simulations.cu", "blackScholes", {1}, {32});
  run.output<float>(3).input(price).input(strike).number(3).inAnyOrder().run();
  const auto call = run.result<float>();
  const auto cnd = [](double d) { return 0.5 * std::erfc(-d / std::sqrt(2.0)); };
  for (std::size_t i = 0; i < 3; ++i) {
    const double d1 = (std::log(price[i] / strike[i]) + 0.02 + 0.045) / 0.3;
    EXPECT_NEAR(call[i], price[i] * cnd(d1) - strike[i] * std::exp(-0.02) * cnd(d1 - 0.3), 1e-4);
  }
}

TEST(SimulationKernels, ReferencesExchangeElementsOfSharedMemory) {
  LabRun run("simulations.cu", "oddEvenSort", {1}, {64});
  auto values = numbers<int>(64, 4);
  run.input(values).output<int>(64).number(64).run();
  std::ranges::sort(values);
  EXPECT_EQ(run.result<int>(), values);
}

TEST(SimulationKernels, AStructureHoldsAPointer) {
  const auto input = numbers<float>(128, 5);
  LabRun run("simulations.cu", "sumsOfSlices", {1}, {32});
  run.input(input).output<float>(32).number(128).run();
  EXPECT_EQ(run.result<float>()[3], 2 * (input[12] + input[13] + input[14] + input[15]));
}

TEST(SimulationKernels, WhatThreadsPrintComesByBlockAndThread) {
  std::vector<float> input(40);
  for (std::size_t i = 0; i < 40; ++i) input[i] = static_cast<float>(i) + 0.5F;
  std::string expected;
  for (int i = 0; i < 40; ++i) {
    expected += "Hello from block " + std::to_string(i / 8) + ", thread " + std::to_string(i % 8) +
                ": " + std::to_string(i) + ".5\n";
  }
  LabRun run("simulations.cu", "talk", {5}, {8});
  run.input(input).output<float>(40).number(40).run();
  EXPECT_EQ(run.printed(), expected);
}

}  // namespace
}  // namespace lanescope::tests
