// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"

// Sums of floating-point numbers depend on their order. With the rule `tuned`, which is the fast
// one, these kernels add in the same order on every device, however many multiprocessors it has.

namespace lanescope::backend {
namespace {

constexpr std::array kKernels{"reduce_one_launch", "dot_one_launch"};
/// For each row of the table of measured choices one that it divides badly.
constexpr std::array<std::int64_t, 8> kSizes{
    1000, 4'097, 8'191, 16'001, 65'537, (1 << 20) + 7, (1 << 22) + 3, (1 << 24) + 12'345};

std::vector<values::Parameters> allParameters(const catalog::KernelRow& row) {
  std::vector<values::Parameters> all;
  for (const values::DType dtype : {values::DType::float32, values::DType::float64}) {
    for (const std::int64_t n : kSizes) {
      values::Parameters parameters = catalog::defaultsOf(row);
      parameters.rule = values::LaunchRule::tuned;
      parameters.grid.reset();
      parameters.dtype = dtype;
      parameters.pattern = "random";
      parameters.n = n;
      if (catalog::violations(row, parameters).empty()) all.push_back(parameters);
    }
  }
  return all;
}

TEST(SameBits, TheTunedLaunchDependsOnNoDevice) {
  for (const char* id : kKernels) {
    const catalog::KernelRow& row = catalog::find(id);
    for (values::Parameters parameters : allParameters(row)) {
      parameters.filling = 1;
      const values::Plan small = row.plan(parameters);
      parameters.filling = 100'000;
      const values::Plan large = row.plan(parameters);
      ASSERT_EQ(small.launches.size(), large.launches.size());
      for (std::size_t i = 0; i < small.launches.size(); ++i) {
        EXPECT_EQ(small.launches[i].grid, large.launches[i].grid) << id << ", n = " << parameters.n;
        EXPECT_EQ(small.launches[i].block, large.launches[i].block);
      }
    }
  }
}

TEST(SameBits, OnAGpuAndOnTheEmulator) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  int compared = 0;
  for (const char* id : kKernels) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const values::Parameters& parameters : allParameters(row)) {
      const auto inputs = catalog::makeInputs(row, parameters);
      const values::Plan plan = row.plan(parameters);
      const auto here = emulator->run(plan, inputs, {}, {}, [](double) {}).outputs;
      for (int round = 0; round < 3; ++round) {
        const auto there = gpu->run(plan, inputs, {}, {}, [](double) {}).outputs;
        ASSERT_EQ(here.size(), there.size());
        EXPECT_EQ(here.front().bytes, there.front().bytes)
            << id << ", n = " << parameters.n << ", " << values::nameOf(parameters.dtype);
        ++compared;
      }
    }
  }
  RecordProperty("compared", compared);
  EXPECT_GE(compared, 90);
}

}  // namespace
}  // namespace lanescope::backend
