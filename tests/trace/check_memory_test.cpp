// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "trace/check_events.h"

namespace lanescope::test {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Finding;
using trace::FindingKind;

TEST(UnwrittenRead, IsALoadOfSharedMemoryThatNobodyStored) {
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{store(kShared, 9, 0), barrier(10)},
                                             {barrier(10), load(kShared, 11, 40)}}))
          .findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].kind, FindingKind::unwrittenRead);
  EXPECT_EQ(findings[0].sentence,
            "Thread 1 of block 0 loads element 40 of cache on line 11, which no thread of its "
            "block has stored before.");
}

TEST(UnwrittenRead, IsNoneAfterAnotherThreadsStoreAndABarrier) {
  EXPECT_EQ(verdictOn({{store(kShared, 9, 3), barrier(10)}, {barrier(10), load(kShared, 11, 3)}}),
            "");
}

TEST(UnwrittenRead, IsNoneAfterOnesOwnStore) {
  EXPECT_EQ(verdictOn({{store(kShared, 9, 3), load(kShared, 10, 3)}, {}}), "");
}

TEST(UnwrittenRead, IsALoadBeforeOnesOwnStore) {
  EXPECT_EQ(verdictOn({{load(kShared, 9, 3), store(kShared, 9, 3)}, {}}), "unwritten-read cache 9");
}

TEST(UnwrittenRead, IsALoadBeforeABarrierAndTheStoreBehindIt) {
  EXPECT_EQ(verdictOn({{barrier(10), store(kShared, 11, 3)}, {load(kShared, 9, 3), barrier(10)}}),
            "unwritten-read cache 9");
}

TEST(UnwrittenRead, IsARaceAndNothingElseWhereAStoreCouldHaveComeFirst) {
  EXPECT_EQ(verdictOn({{load(kShared, 9, 3)}, {store(kShared, 10, 3)}}), "race cache 9-10");
}

TEST(UnwrittenRead, OfOneBlockIsNotHelpedByAnothersStore) {
  EXPECT_EQ(verdictOnGrid({Threads{{store(kShared, 9, 3)}}, Threads{{load(kShared, 10, 3)}}}),
            "unwritten-read cache 10");
}

TEST(UnwrittenRead, IsNoneInGlobalMemoryWhichTheHostHasFilled) {
  EXPECT_EQ(verdictOn({{load(kGlobal, 9, 3), store(kGlobal, 9, 3)}, {}}), "");
}

TEST(UnwrittenRead, IsNotClaimedWhereStoresMayBeMissingFromTheRecord) {
  trace::Record record = *makeRecord(
      twoArrays(), Threads{{store(kShared, 9, 0), store(kShared, 9, 1)}, {load(kShared, 10, 5)}});
  EXPECT_EQ(summaryOf(trace::check(record).findings), "unwritten-read cache 10");
  record.truncated = true;
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(OutOfBounds, IsToldWithItsElementAndOnceALine) {
  const auto past = [](std::int64_t index) {
    return Event::make(EventKind::outOfBounds, kGlobal, 9, index,
                       static_cast<std::uint64_t>(index));
  };
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{past(64), past(-1)}, {past(65)}})).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].index, 64);
  EXPECT_EQ(findings[0].array, "sum");
  EXPECT_EQ(findings[0].sentence,
            "Thread 0 of block 0 accesses element 64 of sum on line 9; sum has 64 elements, "
            "numbered from 0; the record shows this 3 times.");
}

TEST(Check, JudgesOfABlockWhoseRunWasCutOnlyWhatAllThreadsCameToDo) {
  // Thread 1 goes out of bounds, which ends the run before thread 2 has its turn.
  const Threads threads{{store(kShared, 9, 0), barrier(10), store(kShared, 11, 5)},
                        {load(kShared, 9, 0), barrier(10), load(kShared, 12, 5)},
                        {barrier(10)}};
  const auto record = makeRecord(twoArrays(), threads);
  EXPECT_EQ(summaryOf(trace::check(*record).findings), "race cache 9-9; race cache 11-12");
  const std::vector<Finding> ended{{FindingKind::outOfBounds, 0, 1, 13}};
  EXPECT_EQ(summaryOf(trace::check(*record, ended).findings), "race cache 9-9");
}

TEST(Check, SaysWhatItCouldNotSee) {
  trace::Record record = *makeGridRecord(twoArrays(), {Threads(1), Threads(1)});
  EXPECT_TRUE(trace::check(record).notes.empty());
  record.grid.x = 7;
  record.firstBlock = 3;
  EXPECT_EQ(
      trace::check(record).notes,
      std::vector<std::string>{"The checks saw blocks 3 to 4 of 7, which is what was recorded."});
  record.truncated = true;
  EXPECT_EQ(trace::check(record).notes.size(), 2U);
}

TEST(Check, FindsNothingInTheTreeAndInTheProducts) {
  EXPECT_TRUE(trace::check(*makeDotShared({1000, 64, 3})).findings.empty());
  EXPECT_TRUE(trace::check(*makeDotGlobal({1000, 64, 3})).findings.empty());
}

TEST(Check, RefusesAnEventOfAnArrayThatIsNotThere) {
  EXPECT_THROW(static_cast<void>(trace::check(*makeRecord(twoArrays(), {{store(9, 1, 0)}}))),
               std::out_of_range);
}

}  // namespace
}  // namespace lanescope::test
