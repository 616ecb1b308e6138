// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <numeric>

#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

using Kind = values::Schedule::Kind;

/// For launches that are to end with a finding.
simt::LaunchOptions impatient() {
  simt::LaunchOptions options;
  options.limits.silence = std::chrono::milliseconds(100);
  return options;
}

simt::LaunchOptions with(Kind kind, std::uint64_t seed = 0) {
  simt::LaunchOptions options;
  options.schedule = {kind, seed};
  return options;
}

TEST(Progress, OfABlockThatWaitsForAnotherIsIndependent) {
  for (const unsigned workers : {1U, 2U, 5U}) {
    for (const simt::LaunchOptions& options :
         {with(Kind::inOrder), with(Kind::reversed), with(Kind::random, 7), with(Kind::adversarial),
          with(Kind::lockstep)}) {
      constexpr std::uint32_t kBlocks = 300;
      std::vector<int> in(kBlocks * 32, 1);
      std::vector<int> ticket(1);
      std::vector<int> sums(kBlocks);
      std::vector<int> ready(kBlocks);
      Launcher launcher("chainedSum", {kBlocks}, {32});
      launcher.array("in", in).array("ticket", ticket).array("sums", sums).array("ready", ready);
      const auto result = launcher.workers(workers).run(options);
      ASSERT_FALSE(result.finding) << result.finding->sentence;
      for (std::size_t block = 0; block < kBlocks; ++block) {
        ASSERT_EQ(sums[block], static_cast<int>(32 * (block + 1)));
      }
    }
  }
}

TEST(Progress, OfThreadsThatWaitForEachOtherIsIndependent) {
  for (const Kind kind :
       {Kind::inOrder, Kind::reversed, Kind::random, Kind::adversarial, Kind::lockstep}) {
    for (const std::uint32_t threads : {2U, 33U, 256U}) {
      std::vector<int> order(threads);
      Launcher launcher("waitForNext", {}, {threads});
      const auto result = launcher.array("order", order).run(with(kind));
      ASSERT_FALSE(result.finding) << result.finding->sentence;
      for (std::size_t i = 0; i < threads; ++i) {
        EXPECT_EQ(order[i], static_cast<int>(threads - i));
      }
    }
  }
}

TEST(Progress, OfABlockAheadOfItsTurnIsPossibleAsLongAsBlocksAreResident) {
  // Block b waits for block b + 1, which begins later.
  for (const unsigned workers : {1U, 2U}) {
    std::vector<int> flags(20);
    Launcher launcher("waitForLater", {20}, {32});
    const auto result = launcher.array("flags", flags).workers(workers).run();
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    EXPECT_EQ(flags, std::vector<int>(20, 1));
  }
}

TEST(Progress, EndsWithAFindingWhenTheResidentBlocksWaitForOthers) {
  for (const unsigned workers : {1U, 2U}) {
    std::vector<int> flags(1000);
    Launcher launcher("waitForLater", {1000}, {32});
    const auto result = launcher.array("flags", flags).workers(workers).run(impatient());
    ASSERT_TRUE(result.finding);
    EXPECT_EQ(result.finding->kind, trace::FindingKind::runaway);
    EXPECT_EQ(result.finding->block, 0U);
    EXPECT_EQ(result.finding->thread, 0U);
    EXPECT_EQ(result.finding->line, lineOf("waitForLater"));
    EXPECT_NE(result.finding->sentence.find("waits for ever"), std::string::npos)
        << result.finding->sentence;
  }
}

TEST(Progress, OfALoopThatGivesUpWaitingIsNoFinding) {
  for (const unsigned workers : {1U, 2U}) {
    std::vector<int> flags(1);
    std::vector<int> tries(4);
    Launcher launcher("waitAWhile", {4}, {32});
    launcher.array("flags", flags).array("tries", tries).number(5000).workers(workers);
    const auto result = launcher.run();
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    EXPECT_EQ(tries, std::vector<int>(4, 5000));
  }
}

TEST(Progress, EndsWithAFindingWhenNoThreadSetsTheFlag) {
  std::vector<int> flags(1);
  Launcher launcher("waitForNobody", {3}, {32});
  const auto result = launcher.array("flags", flags).number(5).run(impatient());
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->kind, trace::FindingKind::runaway);
  EXPECT_EQ(result.finding->thread, 5U);
  EXPECT_EQ(result.finding->line, lineOf("waitForNobody"));
}

TEST(Progress, OfAWaitingBlockIsRecordedInFewEvents) {
  constexpr std::uint32_t kBlocks = 50;
  std::vector<int> in(kBlocks * 32, 1);
  std::vector<int> ticket(1);
  std::vector<int> sums(kBlocks);
  std::vector<int> ready(kBlocks);
  Launcher launcher("chainedSum", {kBlocks}, {32});
  launcher.array("in", in).array("ticket", ticket).array("sums", sums).array("ready", ready);
  const trace::Record record = launcher.workers(3).record();
  EXPECT_FALSE(record.truncated);
  for (std::uint64_t block = 0; block < kBlocks; ++block) {
    EXPECT_LE(record.eventsOf(block, 0).size(), 20U);
  }
}

TEST(Progress, OfALoopThatWaitsIsRecordedByWhatItFinds) {
  std::vector<int> flags(1);
  std::vector<int> tries(2);
  Launcher launcher("waitAWhile", {2}, {3});
  launcher.array("flags", flags).array("tries", tries).number(1000);
  const trace::Record record = launcher.record();
  EXPECT_EQ(tries, std::vector<int>(2, 1000));
  for (std::uint64_t thread = 0; thread < 3; ++thread) {
    const auto events = record.eventsOf(1, thread);
    ASSERT_EQ(events.size(), 2U) << "the flag is 0, once and for all, and the count is stored";
    EXPECT_EQ(events[0].kind(), trace::EventKind::load);
    EXPECT_EQ(events[1].bits, 1000U);
  }
}

TEST(Schedule, LetsTheLastWriterReadFirstWhereItIsAdversarial) {
  // Each round every thread adds its digit to what it finds: the order of the turns shows.
  std::vector<std::int64_t> digits(1);
  Launcher launcher("appendDigits", {}, {3});
  ASSERT_FALSE(launcher.array("digits", digits).number(3).run(with(Kind::adversarial)).finding);
  EXPECT_EQ(digits[0], 123'321'123);
  digits[0] = 0;
  ASSERT_FALSE(launcher.run(with(Kind::reversed)).finding);
  EXPECT_EQ(digits[0], 321'321'321);
  digits[0] = 0;
  ASSERT_FALSE(launcher.run(with(Kind::inOrder)).finding);
  EXPECT_EQ(digits[0], 123'123'123);
}

TEST(Schedule, LetsTheLastOfAWarpReadFirstWhereItIsAdversarial) {
  std::vector<std::int64_t> digits(1);
  Launcher launcher("appendDigitsInWarp", {}, {3});
  launcher.array("digits", digits).number(4);
  const auto order = [&](Kind kind) {
    digits[0] = 0;
    EXPECT_FALSE(launcher.run(with(kind)).finding);
    return digits[0];
  };
  EXPECT_EQ(order(Kind::adversarial), 123'321'123'321);
  EXPECT_EQ(order(Kind::reversed), 321'321'321'321);
  EXPECT_EQ(order(Kind::inOrder), 123'123'123'123);
}

TEST(Schedule, LetsALaneWriteWhenAllOfItsWarpHaveReadWhereItIsLockstep) {
  std::vector<std::int64_t> digits(1);
  Launcher launcher("appendDigits", {}, {3});
  ASSERT_FALSE(launcher.array("digits", digits).number(3).run(with(Kind::lockstep)).finding);
  EXPECT_EQ(digits[0], 333) << "in each round all find the same, and the last one writes last";
}

}  // namespace
}  // namespace lanescope::tests
