// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/gpu/simt/launcher.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using values::Schedule;

std::vector<int> rotated(std::uint32_t blocks, std::uint32_t threads, int rounds,
                         const Schedule& schedule, unsigned workers) {
  std::vector<int> out(std::size_t{blocks} * threads);
  Launcher launcher("rotate", {blocks}, {threads});
  launcher.array("out", out).number(rounds).workers(workers);
  simt::LaunchOptions options;
  options.schedule = schedule;
  EXPECT_FALSE(launcher.run(options).finding);
  return out;
}

TEST(Block, KnowsItsPlaceInThreeDimensions) {
  constexpr values::Dim3 kGrid{3, 2, 4};
  constexpr values::Dim3 kBlock{5, 4, 3};
  std::vector<int> out(kGrid.total() * kBlock.total(), -1);
  Launcher launcher("whereAmI", kGrid, kBlock);
  ASSERT_FALSE(launcher.array("out", out).run().finding);
  std::size_t next = 0;
  for (int bz = 0; bz < 4; ++bz)
    for (int by = 0; by < 2; ++by)
      for (int bx = 0; bx < 3; ++bx)
        for (int tz = 0; tz < 3; ++tz)
          for (int ty = 0; ty < 4; ++ty)
            for (int tx = 0; tx < 5; ++tx) {
              ASSERT_EQ(out[next++], 1000000 * tz + 10000 * ty + tx + 100000000 * bz + 1000 * by);
            }
}

TEST(Block, BarriersSeparateWritesFromReads) {
  for (const std::uint32_t threads : {1U, 2U, 31U, 32U, 33U, 256U, 1024U}) {
    for (const int rounds : {0, 1, 5, 40}) {
      const std::vector<int> out = rotated(3, threads, rounds, {}, 0);
      for (int block = 0; block < 3; ++block) {
        for (int t = 0; t < static_cast<int>(threads); ++t) {
          const int from = ((t - rounds) % static_cast<int>(threads) + static_cast<int>(threads)) %
                           static_cast<int>(threads);
          ASSERT_EQ(out[static_cast<std::size_t>(block) * threads + static_cast<std::size_t>(t)],
                    block * 10000 + from);
        }
      }
    }
  }
}

TEST(Block, GivesTheSameResultUnderEverySchedule) {
  const std::vector<int> expected = rotated(4, 96, 17, {}, 1);
  for (const unsigned workers : {1U, 2U, 7U}) {
    EXPECT_EQ(rotated(4, 96, 17, {Schedule::Kind::reversed, 0}, workers), expected);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      EXPECT_EQ(rotated(4, 96, 17, {Schedule::Kind::random, seed}, workers), expected);
    }
  }
}

TEST(Block, RunsManyBlocksOnAllCores) {
  constexpr std::uint32_t kBlocks = 20000;
  const std::vector<int> out = rotated(kBlocks, 32, 3, {}, 0);
  for (std::size_t block = 0; block < kBlocks; ++block) {
    ASSERT_EQ(out[block * 32 + 3], static_cast<int>(block) * 10000);
  }
}

TEST(Block, CanUseFewerAndMoreThreadsInTheNextLaunch) {
  std::vector<int> out(1024);
  simt::Emulator emulator(2);
  for (const std::uint32_t threads : {64U, 8U, 1024U, 1U, 500U, 1000U}) {
    std::ranges::fill(out, -1);
    Launcher launcher("rotate", {1}, {threads});
    launcher.array("out", out).number(1);
    ASSERT_FALSE(
        emulator.launch(launcher.plan(), launcher.launch(), launcher.addresses(), {}, {}, {})
            .finding);
    EXPECT_EQ(out[0], static_cast<int>(threads) - 1);
    EXPECT_EQ(std::ranges::count(out, -1), 1024 - static_cast<std::ptrdiff_t>(threads));
  }
}

TEST(Block, SharesDynamicMemory) {
  std::vector<double> data(100);
  std::iota(data.begin(), data.end(), 0.0);
  Launcher launcher("reverseDynamic", {}, {100});
  ASSERT_FALSE(launcher.array("data", data).dynamicShared(100 * sizeof(double)).run().finding);
  for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(data[i], 99.0 - static_cast<double>(i));
}

TEST(Block, ReadsNanFromUnwrittenSharedMemory) {
  std::vector<float> out(4, 0.0F);
  Launcher launcher("readUnwritten", {}, {4});
  ASSERT_FALSE(launcher.array("out", out).run().finding);
  for (const float value : out) EXPECT_TRUE(std::isnan(value));
}

TEST(Block, KeepsTwoArraysOfOneLineApart) {
  std::vector<int> out(8);
  Launcher launcher("twoOnALine", {}, {8});
  ASSERT_FALSE(launcher.array("out", out).run().finding);
  EXPECT_EQ(out, std::vector<int>(8, 12));
}

TEST(Block, GivesEachOfItsThreadsAStack) {
  constexpr int kDepth = 150;  // some 20 KiB, and several times that under a sanitizer
  std::vector<int> out(1024);
  Launcher launcher("deep", {4}, {1024});
  ASSERT_FALSE(launcher.array("out", out).number(kDepth).run().finding);
  EXPECT_EQ(out, std::vector<int>(1024, kDepth));
}

TEST(Block, TellsItsProgress) {
  std::vector<int> out(std::size_t{64} * 400);
  Launcher launcher("rotate", {400}, {64});
  std::vector<double> told;
  ASSERT_FALSE(launcher.array("out", out)
                   .number(100)
                   .run({}, {}, [&](double fraction) { told.push_back(fraction); })
                   .finding);
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(std::ranges::is_sorted(told));
  EXPECT_EQ(told.back(), 1.0);
}

TEST(KernelTable, RejectsArgumentsThatDoNotFit) {
  std::vector<float> floats(4);
  std::vector<int> ints(4);
  EXPECT_THROW(static_cast<void>(Launcher("noSuchKernel", {}, {}).run()), values::Error);
  EXPECT_THROW(static_cast<void>(Launcher("rotate", {}, {}).array("out", ints).run()),
               values::Error);
  EXPECT_THROW(static_cast<void>(Launcher("rotate", {}, {}).array("out", floats).number(1).run()),
               values::Error);
  EXPECT_THROW(static_cast<void>(Launcher("rotate", {}, {}).number(1).number(1).run()),
               values::Error);
  EXPECT_THROW(
      static_cast<void>(Launcher("rotate", {}, {}).array("out", ints).number(1LL << 40).run()),
      values::Error);
}

}  // namespace
}  // namespace lanescope::tests
