// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"

namespace lanescope::test {
namespace {

using trace::Finding;
using trace::FindingKind;

TEST(Race, IsAStoreAndANeighboursLoadWithoutABarrierBetweenThem) {
  const Threads threads{{store(kShared, 10, 0), load(kShared, 12, 1)},
                        {store(kShared, 10, 1), load(kShared, 12, 1)}};
  EXPECT_EQ(verdictOn(threads), "race cache 10-12");
}

TEST(Race, IsNoneAcrossABarrier) {
  const Threads threads{{store(kShared, 10, 0), barrier(11), load(kShared, 12, 1)},
                        {store(kShared, 10, 1), barrier(11), load(kShared, 12, 0)}};
  EXPECT_EQ(verdictOn(threads), "");
}

TEST(Race, IsFoundInALaterEpochToo) {
  // Reads in the epoch before, so only the second epoch has both sides.
  const Threads threads{{store(kShared, 9, 0), barrier(10), store(kShared, 11, 0), barrier(13)},
                        {barrier(10), load(kShared, 12, 0), barrier(13)}};
  EXPECT_EQ(verdictOn(threads), "race cache 11-12");
}

TEST(Race, IsNoneBetweenAnEpochAndTheOneAfterTheNext) {
  const Threads threads{{store(kShared, 9, 0), barrier(10), barrier(10), store(kShared, 11, 0)},
                        {barrier(10), load(kShared, 12, 0), barrier(10)}};
  EXPECT_EQ(verdictOn(threads), "");
}

TEST(Race, IsNoneAmongReaders) {
  const Threads threads{{store(kShared, 9, 0), barrier(10), load(kShared, 11, 0)},
                        {barrier(10), load(kShared, 11, 0)},
                        {barrier(10), load(kShared, 12, 0)}};
  EXPECT_EQ(verdictOn(threads), "");
}

TEST(Race, IsNoneWithOneself) {
  EXPECT_EQ(verdictOn({{store(kShared, 9, 0), load(kShared, 10, 0), store(kShared, 10, 0)}, {}}),
            "");
}

TEST(Race, IsNoneBetweenDifferentElementsOrArrays) {
  const Threads threads{{store(kShared, 9, 0), store(kGlobal, 10, 1)},
                        {store(kShared, 9, 1), store(kGlobal, 10, 0)}};
  EXPECT_EQ(verdictOn(threads), "");
}

TEST(Race, IsTwoStoresOfTheSameLine) {
  EXPECT_EQ(verdictOn({{store(kShared, 9, 5)}, {store(kShared, 9, 5)}}), "race cache 9-9");
}

TEST(Race, IsInGlobalMemoryWithinABlockAsWell) {
  EXPECT_EQ(verdictOn({{store(kGlobal, 9, 0)}, {load(kGlobal, 10, 0)}}), "race sum 9-10");
  EXPECT_EQ(verdictOn({{store(kGlobal, 9, 0), barrier(10)}, {barrier(10), load(kGlobal, 11, 0)}}),
            "");
}

TEST(Race, OfTheEmulatorsOrderDoesNotMatter) {
  const Threads forwards{{store(kShared, 9, 0)}, {store(kShared, 9, 1), load(kShared, 10, 0)}};
  const Threads backwards{{store(kShared, 9, 1), load(kShared, 10, 0)}, {store(kShared, 9, 0)}};
  EXPECT_EQ(verdictOn(forwards), verdictOn(backwards));
}

TEST(Race, IsBetweenBlocksWhateverTheirBarriers) {
  const Threads adds{{load(kGlobal, 10, 0), store(kGlobal, 10, 0), barrier(11)}, {barrier(11)}};
  EXPECT_EQ(verdictOn(adds), "");
  EXPECT_EQ(verdictOnGrid({adds, adds, adds}), "race sum 10-10");
}

TEST(Race, IsNoneBetweenTheSharedMemoriesOfTwoBlocks) {
  const Threads one{{store(kShared, 10, 0)}, {}};
  EXPECT_EQ(verdictOnGrid({one, one}), "");
}

TEST(Race, IsNoneBetweenBlocksThatOnlyRead) {
  const Threads reader{{load(kGlobal, 10, 0), store(kGlobal, 11, 1)}, {}};
  const Threads other{{load(kGlobal, 10, 0), store(kGlobal, 11, 2)}, {}};
  EXPECT_EQ(verdictOnGrid({reader, other}), "");
}

TEST(Race, NamesBothThreadsBothLinesAndTheElement) {
  Threads threads(64);
  threads[3] = {load(kShared, 12, 7)};
  threads[40] = {store(kShared, 10, 7)};
  const auto findings = trace::check(*makeRecord(twoArrays(), threads)).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0], (Finding{FindingKind::race, 0, 40, 10, findings[0].sentence,
                                  trace::ThreadPlace{0, 3, 12}, "cache", 7, 1}));
  EXPECT_EQ(findings[0].sentence,
            "Nothing orders thread 40 of block 0, which stores element 7 of cache on line 10, and "
            "thread 3, which loads it on line 12: a __syncthreads() is missing between the two.");
}

TEST(Race, WithinAWarpNamesTheWarpsOwnBarrierToo) {
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{store(kShared, 10, 7)}, {load(kShared, 12, 7)}}))
          .findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_NE(findings[0].sentence.find("a __syncthreads() or a __syncwarp() is missing"),
            std::string::npos)
      << findings[0].sentence;
}

TEST(Race, BetweenBlocksNamesBothBlocks) {
  const Threads one{{store(kGlobal, 10, 2)}};
  const auto findings = trace::check(*makeGridRecord(twoArrays(), {one, {{}}, one})).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].sentence,
            "Nothing orders thread 0 of block 0, which stores element 2 of sum on line 10, and "
            "thread 0 of block 2, which stores it on line 10: no barrier reaches across blocks, "
            "only atomics and fences do.");
}

TEST(Race, OfManyElementsIsOneFindingWithACount) {
  Threads threads(8);
  for (std::int64_t t = 0; t < 8; ++t) {
    threads[static_cast<std::size_t>(t)] = {store(kShared, 10, t), load(kShared, 11, (t + 1) % 8)};
  }
  const auto findings = trace::check(*makeRecord(twoArrays(), threads)).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].count, 8U);
  EXPECT_TRUE(findings[0].sentence.ends_with("; the record shows this 8 times."))
      << findings[0].sentence;
}

TEST(Race, IsToldOfTheThreadsFarthestApart) {
  Threads threads(64);
  for (std::size_t t : {0U, 1U, 40U}) threads[t].push_back(store(kShared, 10, t == 0 ? 1 : 2));
  threads[1].push_back(store(kShared, 10, 1));
  const auto findings = trace::check(*makeRecord(twoArrays(), threads)).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].thread, 1U);
  EXPECT_EQ(findings[0].other->thread, 40U);
  EXPECT_EQ(findings[0].index, 2);
  EXPECT_EQ(findings[0].count, 2U);
}

TEST(Race, OfSeveralLinesIsAFindingAPair) {
  const Threads threads{{store(kShared, 10, 0), store(kShared, 11, 0)},
                        {load(kShared, 12, 0)},
                        {load(kShared, 13, 0)}};
  EXPECT_EQ(verdictOn(threads),
            "race cache 10-12; race cache 10-13; race cache 11-12; race cache 11-13");
}

}  // namespace
}  // namespace lanescope::test
