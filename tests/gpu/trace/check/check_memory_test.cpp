// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"

namespace lanescope::test {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Finding;
using trace::FindingKind;

TEST(UnwrittenRead, IsALoadOfSharedMemoryThatNoThreadStored) {
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{store(kShared, 9, 0), barrier(10)},
                                             {barrier(10), load(kShared, 11, 40)}}))
          .findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].kind, FindingKind::unwrittenRead);
  EXPECT_EQ(findings[0].sentence,
            "Thread 1 of block 0 loads element 40 of cache on line 11, to which no thread of its "
            "block has given a first value.");
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

TEST(UnwrittenRead, IsTheFirstReadOfSumsWithoutAFirstValue) {
  // The first thread to come reads an unwritten value.
  const auto adds = [](unsigned array) {
    return std::vector<Event>{Event::make(EventKind::atomicRead, array, 9, 3, 0),
                              Event::make(EventKind::atomicWrite, array, 9, 3, 1)};
  };
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{}, adds(kShared), adds(kShared), adds(kShared)}))
          .findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].sentence,
            "Thread 1 of block 0 updates element 3 of cache on line 9, to which no thread of its "
            "block has given a first value.");
  EXPECT_EQ(verdictOn({{store(kShared, 8, 3), barrier(10)},
                       {barrier(10), adds(kShared)[0], adds(kShared)[1]}}),
            "");
  // A thread that writes without having read may have been the first.
  EXPECT_EQ(verdictOn({{store(kShared, 8, 3)}, adds(kShared), adds(kShared)}), "race cache 8-9");
}

TEST(UnwrittenRead, IsNoneInGlobalMemoryWhichTheHostHasFilled) {
  EXPECT_EQ(verdictOn({{load(kGlobal, 9, 3), store(kGlobal, 9, 3)}, {}}), "");
}

/// A record of all blocks of a grid whose array `sum` was not written before.
trace::Record unwrittenSum(const std::vector<Threads>& blocks) {
  auto arrays = twoArrays();
  arrays[kGlobal].isUnwritten = true;
  return *makeGridRecord(std::move(arrays), blocks);
}
std::string verdictOnUnwritten(const std::vector<Threads>& blocks) {
  return summaryOf(trace::check(unwrittenSum(blocks)).findings);
}

TEST(UnwrittenRead, IsALoadOfGlobalMemoryThatNoThreadStored) {
  const auto findings =
      trace::check(unwrittenSum({Threads{{store(kGlobal, 8, 1)}}, Threads{{load(kGlobal, 9, 3)}},
                                 Threads{{load(kGlobal, 9, 4)}}}))
          .findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].sentence,
            "Thread 0 of block 1 loads element 3 of sum on line 9, to which neither the host nor a "
            "thread has given a first "
            "value: memory on a GPU holds whatever was left there; the record shows this 2 times.");
}

TEST(UnwrittenRead, OfGlobalMemoryIsNoneBehindOnesOwnStoreOrThatOfOnesBlock) {
  EXPECT_EQ(verdictOnUnwritten({Threads{{store(kGlobal, 8, 3), load(kGlobal, 9, 3)}}}), "");
  EXPECT_EQ(verdictOnUnwritten({Threads{{store(kGlobal, 8, 3), barrier(10)},
                                        {barrier(10), load(kGlobal, 11, 3)}}}),
            "");
  EXPECT_EQ(verdictOnUnwritten({Threads{{load(kGlobal, 7, 3), store(kGlobal, 8, 3), barrier(10)},
                                        {barrier(10), load(kGlobal, 11, 3)}}}),
            "unwritten-read sum 7");
  EXPECT_EQ(verdictOnUnwritten({Threads{{barrier(10), store(kGlobal, 11, 3)},
                                        {load(kGlobal, 9, 3), barrier(10)}}}),
            "unwritten-read sum 9");
}

TEST(UnwrittenRead, OfGlobalMemoryIsNoneWhereAnotherBlockMayHaveWrittenItFirst) {
  const Threads writer{{store(kGlobal, 8, 3)}};
  const Threads reader{{load(kGlobal, 9, 3)}};
  EXPECT_EQ(verdictOnUnwritten({writer, reader}), "race sum 8-9");
  EXPECT_EQ(verdictOnUnwritten({reader, writer}), "race sum 8-9");
}

TEST(UnwrittenRead, OfGlobalMemoryIsTheFirstReadOfSumsWithoutAFirstValue) {
  const Threads atomic{{Event::make(EventKind::atomicRead, kGlobal, 9, 0, 0),
                        Event::make(EventKind::atomicWrite, kGlobal, 9, 0, 1)}};
  EXPECT_EQ(verdictOnUnwritten({atomic, atomic, atomic}), "unwritten-read sum 9");
  const Threads plain{{load(kGlobal, 9, 0), store(kGlobal, 9, 0)}};
  EXPECT_EQ(verdictOnUnwritten({plain, plain}), "race sum 9-9; unwritten-read sum 9");
}

TEST(UnwrittenRead, OfGlobalMemoryIsNotClaimedWhereWritesMayBeMissingFromTheRecord) {
  trace::Record record =
      unwrittenSum({Threads{{load(kGlobal, 9, 3)}}, Threads{{load(kGlobal, 9, 4)}}});
  const auto verdict = [&](const std::vector<Finding>& ended = {}) {
    return summaryOf(trace::check(record, ended).findings);
  };
  EXPECT_EQ(verdict(), "unwritten-read sum 9");
  EXPECT_EQ(verdict({{FindingKind::runaway, 1, 0, 30}}), "");
  record.truncated = true;
  EXPECT_EQ(verdict(), "");
  record.truncated = false;
  record.grid.x = 3;
  EXPECT_EQ(verdict(), "");
  // Events behind a barrier that not all threads met are not judged, and may be writes.
  EXPECT_EQ(verdictOnUnwritten({Threads{{load(kGlobal, 9, 3)}, {}},
                                Threads{{barrier(10), store(kGlobal, 11, 3)}, {}}}),
            "divergent-barrier 10-0");
}

TEST(UnwrittenRead, IsNotClaimedWhereStoresMayBeMissingFromTheRecord) {
  trace::Record record = *makeRecord(
      twoArrays(), Threads{{store(kShared, 9, 0), store(kShared, 9, 1)}, {load(kShared, 10, 5)}});
  EXPECT_EQ(summaryOf(trace::check(record).findings), "unwritten-read cache 10");
  record.truncated = true;
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(OutOfBounds, IsReportedWithItsElementOncePerLine) {
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
  // Thread 1 goes out of bounds, which ends the run before thread 2 has run.
  const Threads threads{{store(kShared, 9, 0), barrier(10), store(kShared, 11, 5)},
                        {load(kShared, 9, 0), barrier(10), load(kShared, 12, 5)},
                        {barrier(10)}};
  const auto record = makeRecord(twoArrays(), threads);
  EXPECT_EQ(summaryOf(trace::check(*record).findings), "race cache 9-9; race cache 11-12");
  const std::vector<Finding> ended{{FindingKind::outOfBounds, 0, 1, 13}};
  EXPECT_EQ(summaryOf(trace::check(*record, ended).findings), "race cache 9-9");
}

TEST(Check, NotesWhatTheRecordDoesNotShow) {
  trace::Record record = *makeGridRecord(twoArrays(), {Threads(1), Threads(1)});
  EXPECT_TRUE(trace::check(record).notes.empty());
  record.grid.x = 7;
  record.firstBlock = 3;
  EXPECT_EQ(trace::check(record).notes,
            std::vector<std::string>{
                "The checks saw blocks 3 to 4 of 0..6, which is what was recorded."});
  record.truncated = true;
  EXPECT_EQ(trace::check(record).notes.size(), 2U);
}

TEST(Check, FindsNothingInTheTreeAndInTheProducts) {
  EXPECT_TRUE(trace::check(*makeDotShared({1000, 64, 3})).findings.empty());
  EXPECT_TRUE(trace::check(*makeDotGlobal({1000, 64, 3})).findings.empty());
}

TEST(Check, RefusesAnEventOfAMissingArray) {
  EXPECT_THROW(static_cast<void>(trace::check(*makeRecord(twoArrays(), {{store(9, 1, 0)}}))),
               std::out_of_range);
}

}  // namespace
}  // namespace lanescope::test
