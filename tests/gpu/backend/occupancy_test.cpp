// SPDX-License-Identifier: Apache-2.0
//
// What the backend says of a launch's occupancy against the CUDA API itself and against the
// division of a multiprocessor's resources by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "device/cuda_check.h"
#include "device/entry.h"
#include "tests/gpu/backend/cuda_available.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

class OccupancyTest : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
    m_gpu = makeCudaBackend();
  }

  [[nodiscard]] values::Residency residencyOf(const values::Plan& plan) {
    return m_gpu->residency(plan, plan.launches.front(), {}).value();
  }

  static values::Plan dotShared(std::int64_t block) {
    const catalog::KernelRow& row = catalog::find("dot_shared");
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = 1 << 20;
    parameters.block = block;
    return row.plan(parameters);
  }

  std::unique_ptr<Backend> m_gpu;
};

TEST_F(OccupancyTest, IsWhatTheApiSaysOfEveryBlock) {
  for (int block = 1; block <= 1024; block *= 2) {
    const values::Plan plan = dotShared(block);
    const values::Residency residency = residencyOf(plan);
    const void* const kernel = plainEntries().at(plan.launches.front().entry).function;
    cudaFuncAttributes attributes{};
    check(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
    int blocks = 0;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, block, 0),
          "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
    EXPECT_EQ(residency.blocks, blocks) << block;
    EXPECT_EQ(residency.registers, attributes.numRegs);
    EXPECT_EQ(residency.staticSharedBytes, static_cast<std::int64_t>(attributes.sharedSizeBytes));
    EXPECT_FALSE(residency.limiters.empty()) << block;
  }
}

/// Registers are given out by 256 a warp, shared memory by 128 bytes and 1 KiB for the system
/// (CUDA C++ Programming Guide, technical specifications, since compute capability 8.0).
TEST_F(OccupancyTest, IsWhatTheDivisionByHandGives) {
  if (m_gpu->devices().front().computeCapability < 80) GTEST_SKIP() << "other units of allocation";
  for (int block = 32; block <= 1024; block *= 2) {
    const values::Residency residency = residencyOf(dotShared(block));
    const values::Multiprocessors& device = residency.device;
    const auto roundUp = [](std::int64_t value, std::int64_t unit) {
      return (value + unit - 1) / unit * unit;
    };
    const std::int64_t warps = block / 32;
    // Each of a multiprocessor's four parts has a quarter of the registers.
    const std::int64_t warpsByRegisters =
        4 * (device.registers / 4 / roundUp(32 * residency.registers, 256));
    const std::int64_t shared = roundUp(residency.staticSharedBytes + 1024, 128);
    const std::int64_t byThreads = device.threads / block;
    const std::int64_t byRegisters = warpsByRegisters / warps;
    const std::int64_t byShared = device.sharedBytes / shared;
    const std::int64_t most = std::min({byThreads, byRegisters, byShared, device.blocks});
    EXPECT_EQ(residency.blocks, most) << block;
    const auto isLimit = [&](values::Limiter limiter) {
      return std::ranges::count(residency.limiters, limiter) > 0;
    };
    EXPECT_EQ(isLimit(values::Limiter::threads), byThreads == most) << block;
    EXPECT_EQ(isLimit(values::Limiter::registers), byRegisters == most) << block;
    EXPECT_EQ(isLimit(values::Limiter::sharedMemory), byShared == most) << block;
    EXPECT_EQ(isLimit(values::Limiter::blocks), device.blocks == most) << block;
  }
}

TEST_F(OccupancyTest, NoBlockFillsMoreThanTheSuggestedOne) {
  const values::Residency any = residencyOf(dotShared(256));
  EXPECT_GE(any.suggestedGrid, any.device.count);
  values::Plan plan = dotShared(256);
  plan.launches.front().block.x = static_cast<std::uint32_t>(any.suggestedBlock);
  const std::int64_t best = residencyOf(plan).blocks * any.suggestedBlock;
  for (int block = 32; block <= 1024; block *= 2) {
    EXPECT_LE(residencyOf(dotShared(block)).blocks * block, best) << block;
  }
}

TEST_F(OccupancyTest, EveryKernelOfTheCatalogueHasOne) {
  const values::DeviceInfo device = m_gpu->devices().front();
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (catalog::whyNotOn(device, row)) continue;
    const values::Plan plan = row.plan(catalog::defaultsOf(row));
    for (const values::Launch& launch : plan.launches) {
      const auto residency = m_gpu->residency(plan, launch, {});
      if (!residency) continue;  // a library's
      EXPECT_GT(residency->blocks, 0) << row.id << ' ' << launch.entry;
      EXPECT_FALSE(residency->limiters.empty()) << row.id << ' ' << launch.entry;
      EXPECT_LE(residency->blocks * static_cast<std::int64_t>(launch.block.total()),
                residency->device.threads)
          << row.id;
    }
  }
}

TEST_F(OccupancyTest, RefusesABlockThatIsTooLarge) {
  values::Plan plan = dotShared(1024);
  plan.launches.front().block.x = 2048;
  EXPECT_THROW(static_cast<void>(residencyOf(plan)), values::Error);
}

}  // namespace
}  // namespace lanescope::backend
