// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"
#include "trace/check/check.h"
#include "trace/count/counters.h"

namespace lanescope::tests {
namespace {

using trace::BarrierForm;
using trace::EventKind;
using trace::FindingKind;

bool isClusterBarrier(const trace::Event& event) {
  return event.kind() == EventKind::barrier &&
         static_cast<BarrierForm>(event.form()) == BarrierForm::cluster;
}

TEST(Cluster, TellsEachBlockItsRank) {
  for (const std::uint32_t blocks : {1U, 2U, 3U, 6U}) {
    std::vector<int> ranks(24);
    std::vector<int> sizes(24);
    Launcher launcher("whichOfTheCluster", {12, 2}, {1});
    launcher.array("ranks", ranks).array("sizes", sizes).cluster(blocks);
    ASSERT_FALSE(launcher.run().finding);
    EXPECT_EQ(sizes, std::vector<int>(24, static_cast<int>(blocks)));
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      EXPECT_EQ(ranks[i], static_cast<int>(i % blocks));
    }
  }
}

TEST(Cluster, HandsNumbersOnFromBlockToBlockUnderEverySchedule) {
  constexpr int kRounds = 7;
  for (const std::uint32_t blocks : {1U, 2U, 5U, 16U}) {
    for (const unsigned workers : {1U, 3U}) {
      for (const simt::LaunchOptions& options : everySchedule()) {
        const std::uint32_t grid = 6 * blocks;
        std::vector<int> in(std::size_t{grid} * 40);
        std::iota(in.begin(), in.end(), 1);
        std::vector<int> out(in.size());
        Launcher launcher("passOn", {grid}, {40});
        launcher.array("in", in).array("out", out).number(kRounds).cluster(blocks);
        const auto result = launcher.workers(workers).run(options);
        ASSERT_FALSE(result.finding) << result.finding->sentence;
        for (std::size_t i = 0; i < out.size(); ++i) {
          const std::size_t block = i / 40;
          const std::size_t first = block - block % blocks;
          const std::size_t from = first + (block % blocks + kRounds * (blocks - 1)) % blocks;
          ASSERT_EQ(out[i], in[from * 40 + i % 40]);
        }
      }
    }
  }
}

TEST(Cluster, IsRecordedTheSameUnderEveryScheduleAndWithoutFindings) {
  std::vector<int> in(6 * 32, 1);
  std::vector<int> out(6 * 32);
  Launcher launcher("passOn", {6}, {32});
  launcher.array("in", in).array("out", out).number(2).cluster(3);
  launcher.shared("even", values::DType::int32, 256).shared("odd", values::DType::int32, 256);
  const trace::Record expected = launcher.record();
  EXPECT_EQ(expected.cluster, 3U);
  EXPECT_TRUE(trace::check(expected).findings.empty())
      << trace::check(expected).findings[0].sentence;
  for (const simt::LaunchOptions& options : everySchedule()) {
    const trace::Record record = launcher.record({}, options);
    EXPECT_EQ(record.arrays, expected.arrays);
    EXPECT_EQ(record.offsets, expected.offsets);
    EXPECT_TRUE(record.events == expected.events);
  }
  // Block 2 is the last of its cluster: it stores in the first one's arrays.
  const auto events = expected.eventsOf(2, 7);
  EXPECT_EQ(std::ranges::count_if(events, isClusterBarrier), 3);
  const auto isRemote = [&](const trace::Event& event) {
    return namesElement(event.kind()) && expected.arrays[event.array()].remote.has_value();
  };
  const auto stored = std::ranges::find_if(events, isRemote);
  ASSERT_NE(stored, events.end());
  EXPECT_EQ(stored->kind(), EventKind::store);
  EXPECT_EQ(stored->index(), 7);
  const trace::ArrayInfo& array = expected.arrays[stored->array()];
  EXPECT_EQ(array.name, "odd of rank 0");
  EXPECT_EQ(array.space, trace::Space::shared);
  EXPECT_EQ(array.count, 256U);
  EXPECT_EQ(array.remote->rank, 0);
  EXPECT_EQ(expected.arrays[array.remote->array].name, "odd");
  EXPECT_EQ(expected.ownerOf(array, 5), 3U);
}

TEST(Cluster, CallsTheOwnBlocksArrayByItsName) {
  std::vector<int> in(2 * 32, 1);
  std::vector<int> out(2 * 32);
  Launcher launcher("passOn", {2}, {32});
  launcher.array("in", in).array("out", out).number(1).cluster(1);
  const trace::Record record = launcher.record();
  EXPECT_EQ(record.arrays.size(), 4U);
  EXPECT_TRUE(
      std::ranges::none_of(record.arrays, [](const auto& array) { return !!array.remote; }));
}

TEST(Cluster, CountsNoAccessToAnotherBlockAsOneToTheOwnBanks) {
  std::vector<int> in(2 * 32, 1);
  std::vector<int> out(2 * 32);
  Launcher launcher("passOn", {2}, {32});
  launcher.array("in", in).array("out", out).number(1).cluster(2);
  const values::WarpCounters total = trace::countersOf(launcher.record()).total;
  EXPECT_EQ(total.sharedStores.requests, 2U);  // even; odd is the other block's
  EXPECT_EQ(total.sharedLoads.requests, 4U);
  EXPECT_EQ(total.barriers, 4U);
}

TEST(Cluster, ThatABlockEndsWithoutTheBarrierIsAFinding) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    for (const unsigned workers : {1U, 2U}) {
      Launcher launcher("endBeforeTheCluster", {8}, {64});
      launcher.number(6).number(0).cluster(4).workers(workers);
      const auto result = launcher.run(options);
      ASSERT_TRUE(result.finding);
      EXPECT_EQ(result.finding->kind, FindingKind::divergentBarrier);
      EXPECT_EQ(result.finding->block, 4U);
      EXPECT_EQ(result.finding->thread, 0U);
      EXPECT_EQ(result.finding->line, lineOf("endBeforeTheCluster"));
      EXPECT_EQ(result.finding->other->block, 6U);
      EXPECT_EQ(result.finding->sentence,
                "The cluster of blocks 4 to 7 waits for ever: 2 of its 4 blocks wait at its "
                "barrier on line " +
                    std::to_string(lineOf("endBeforeTheCluster")) +
                    ", thread 0 of block 4 among them, but thread 0 of block 6 has ended without "
                    "it, as has its whole block.");
    }
  }
}

TEST(Cluster, ThatSomeThreadsOfABlockEndWithoutTheBarrierIsAFinding) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    Launcher launcher("endBeforeTheCluster", {8}, {64});
    const auto result = launcher.number(6).number(63).cluster(4).run(options);
    ASSERT_TRUE(result.finding);
    EXPECT_EQ(result.finding->kind, FindingKind::divergentBarrier);
    EXPECT_EQ(result.finding->block, 6U);
    EXPECT_EQ(result.finding->line, lineOf("endBeforeTheCluster"));
    EXPECT_EQ(result.finding->other->thread, 63U);
    // The record shows the blocks before that one, up to where they wait.
    const trace::Record record = launcher.record({}, options);
    EXPECT_EQ(record.eventsOf(4, 0).size(), 1U);
    EXPECT_EQ(record.eventsOf(6, 0).size(), 1U);
    EXPECT_TRUE(trace::check(record, {&*result.finding, 1}).findings.empty());
  }
}

TEST(Cluster, MayMeetOnDifferentLines) {
  std::vector<int> out(6);
  Launcher launcher("meetOnTwoLines", {6}, {32});
  const auto result = launcher.array("out", out).cluster(3).run();
  ASSERT_FALSE(result.finding) << result.finding->sentence;
  EXPECT_EQ(out, std::vector<int>(6, 1));
}

/// "race 12-15; absent-block 12": kinds and lines.
std::string verdictOn(const trace::Record& record) {
  std::string text;
  for (const trace::Finding& finding : trace::check(record).findings) {
    text += (text.empty() ? "" : "; ") + std::string(trace::nameOf(finding.kind)) + " " +
            finding.array + " " + std::to_string(finding.line);
    if (finding.other) text += "-" + std::to_string(finding.other->line);
  }
  return text;
}

TEST(Cluster, FindsWhichBarrierIsMissingUnderEverySchedule) {
  const std::string store = std::to_string(lineOf("handedOver"));
  const std::string load = std::to_string(lineOf("readByTheFirst"));
  const std::string race = "race numbers of rank 0 " + store + "-" + load;
  const std::string absent = "absent-block numbers of rank 0 " + store;
  const std::vector<std::string> expected{
      race + "; " + absent + "; " + absent,  // no barrier
      race + "; " + absent,                  // only the first: the store may come too late
      absent,                                // only the second: the block may not have begun
      "",                                    // the two that it takes
      race + "; " + absent,                  // only the last
      race,                                  // the first and the last
      absent,                                // the second and the last
      ""};
  for (std::size_t barriers = 0; barriers < expected.size(); ++barriers) {
    SCOPED_TRACE(barriers);
    std::vector<int> out(4);
    Launcher launcher("handToTheFirst", {4}, {32});
    launcher.array("out", out).number(static_cast<std::int64_t>(barriers)).cluster(4);
    launcher.shared("numbers", values::DType::int32, 16);
    std::vector<trace::Finding> first;
    for (const simt::LaunchOptions& options : everySchedule()) {
      const trace::Record record = launcher.record({}, options);
      EXPECT_EQ(verdictOn(record), expected[barriers]);
      const auto findings = trace::check(record).findings;
      if (first.empty()) first = findings;
      EXPECT_EQ(findings, first);
      if (expected[barriers].empty()) {
        EXPECT_EQ(out, (std::vector<int>{10, 11, 12, 13}));
      }
    }
  }
}

TEST(Cluster, SaysWhatAMissingBarrierMeans) {
  std::vector<int> out(4);
  Launcher launcher("handToTheFirst", {4}, {32});
  launcher.array("out", out).number(0).cluster(4).shared("numbers", values::DType::int32, 16);
  const auto findings = trace::check(launcher.record()).findings;
  ASSERT_EQ(findings.size(), 3U);
  const std::string store = std::to_string(lineOf("handedOver"));
  EXPECT_NE(findings[0].sentence.find("a cluster.sync() is missing between the two"),
            std::string::npos)
      << findings[0].sentence;
  EXPECT_EQ(findings[1].sentence,
            "Thread 0 of block 1 stores element 1 of numbers of rank 0 on line " + store +
                ", but no cluster.sync() before it tells that block 0 has begun and its shared "
                "memory is there; the record shows this 3 times.");
  EXPECT_EQ(findings[2].sentence,
            "Thread 0 of block 1 stores element 1 of numbers of rank 0 on line " + store +
                ", but no cluster.sync() behind it keeps block 0 from ending, and its shared "
                "memory ends with it; the record shows this 3 times.");
}

TEST(Cluster, NamesAnIndexBeyondAnotherBlocksArray) {
  std::vector<int> out(4 * 32);
  Launcher launcher("readOfRank", {4}, {32});
  launcher.array("out", out).number(1).number(16).cluster(2);
  launcher.shared("numbers", values::DType::int32, 16);
  const auto result = launcher.run();
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->kind, FindingKind::outOfBounds);
  EXPECT_EQ(result.finding->line, lineOf("readOfRank"));
  EXPECT_EQ(result.finding->array, "numbers of rank 1");
  EXPECT_NE(result.finding->sentence.find("has 16 elements"), std::string::npos)
      << result.finding->sentence;
  EXPECT_EQ(verdictOn(launcher.record()),
            "out-of-bounds numbers " + std::to_string(lineOf("readOfRank")) +
                "; out-of-bounds numbers of rank 1 " + std::to_string(lineOf("readOfRank")));
}

TEST(Cluster, NamesARankThatDoesNotExist) {
  for (const std::uint32_t blocks : {1U, 2U}) {
    std::vector<int> out(4 * 32);
    Launcher launcher("readOfRank", {4}, {32});
    const auto result = launcher.array("out", out).number(blocks).number(0).cluster(blocks).run();
    ASSERT_TRUE(result.finding);
    EXPECT_EQ(result.finding->kind, FindingKind::fault);
    EXPECT_EQ(result.finding->line, lineOf("mapOfRank"));
    EXPECT_NE(result.finding->sentence.find("maps the shared memory of rank"), std::string::npos)
        << result.finding->sentence;
  }
}

TEST(Cluster, MayWaitForAFlagWithin) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    for (const unsigned workers : {1U, 2U}) {
      std::vector<int> flags(5);
      Launcher launcher("waitWithinTheCluster", {15}, {32});
      launcher.array("flags", flags).number(0).cluster(3).workers(workers);
      const auto result = launcher.run(options);
      ASSERT_FALSE(result.finding) << result.finding->sentence;
      EXPECT_EQ(flags, std::vector<int>(5, 1));
    }
  }
}

TEST(Cluster, ThatWaitsForWhatComesBehindItsBarrierIsAFinding) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<int> flags(1);
    Launcher launcher("waitWithinTheCluster", {3}, {32});
    const auto result = launcher.array("flags", flags).number(1).cluster(3).run(options);
    ASSERT_TRUE(result.finding);
    EXPECT_EQ(result.finding->kind, FindingKind::runaway);
    EXPECT_EQ(result.finding->block, 0U);
    EXPECT_EQ(result.finding->line, lineOf("waitWithinTheCluster"));
  }
}

}  // namespace
}  // namespace lanescope::tests
