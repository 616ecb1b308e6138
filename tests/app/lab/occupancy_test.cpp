// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/occupancy.h"

#include <gtest/gtest.h>

namespace lanescope::app {
namespace {

constexpr int kHopper = 90;

TEST(LabOccupancyTest, SmallBlocksRunOutOfPlacesForBlocks) {
  const auto held = blocksHeld(kHopper, {.threads = 32, .registers = 16, .sharedBytes = 0});
  ASSERT_TRUE(held);
  EXPECT_EQ(held->blocks, 32);
  EXPECT_DOUBLE_EQ(held->part, 0.5);
}

TEST(LabOccupancyTest, AFullMultiprocessorHoldsEightBlocksOf256) {
  const auto held = blocksHeld(kHopper, {.threads = 256, .registers = 32, .sharedBytes = 1024});
  ASSERT_TRUE(held);
  EXPECT_EQ(held->blocks, 8);
  EXPECT_DOUBLE_EQ(held->part, 1.0);
}

TEST(LabOccupancyTest, RegistersLimitInUnitsOfAWarp) {
  // 33 registers take 40 of each thread: 1,280 a warp, 12 warps in each quarter, 48 in all.
  EXPECT_EQ(blocksHeld(kHopper, {.threads = 256, .registers = 33})->blocks, 6);
  EXPECT_EQ(blocksHeld(kHopper, {.threads = 1024, .registers = 64})->blocks, 1);
  EXPECT_EQ(blocksHeld(kHopper, {.threads = 1024, .registers = 65})->blocks, 0)
      << "such a block is not launched";
}

TEST(LabOccupancyTest, SharedMemoryLimitsWithWhatCudaKeepsForEachBlock) {
  // 228 KiB hold four blocks of 48 KiB and 1 KiB each.
  EXPECT_EQ(blocksHeld(kHopper, {.threads = 64, .registers = 16, .sharedBytes = 48 << 10})->blocks,
            4);
  EXPECT_EQ(blocksHeld(75, {.threads = 64, .registers = 16, .sharedBytes = 32 << 10})->blocks, 2)
      << "nothing is kept on this one";
}

TEST(LabOccupancyTest, APartOfAWarpTakesAWholeOne) {
  EXPECT_EQ(blocksHeld(86, {.threads = 97, .registers = 16})->blocks, 12);
}

TEST(LabOccupancyTest, AnUnknownGpuHasNoAnswer) {
  EXPECT_FALSE(blocksHeld(52, {.threads = 256, .registers = 32}));
}

}  // namespace
}  // namespace lanescope::app
