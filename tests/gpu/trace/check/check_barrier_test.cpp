// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"

namespace lanescope::test {
namespace {

using trace::Finding;
using trace::FindingKind;

TEST(DivergentBarrier, IsOneThatAThreadEndsWithout) {
  const auto findings =
      trace::check(*makeRecord(twoArrays(), {{barrier(10)}, {barrier(10)}, {}})).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].kind, FindingKind::divergentBarrier);
  EXPECT_EQ(
      findings[0].sentence,
      "The threads of block 0 do not meet: 2 of its 3 threads wait at the barrier on line 10, "
      "thread 0 among them, but thread 2 ends without it; what a GPU does then is "
      "undefined.");
}

TEST(DivergentBarrier, IsTwoLinesAtATime) {
  EXPECT_EQ(verdictOn({{barrier(10)}, {barrier(12)}}), "divergent-barrier 10-12");
}

TEST(DivergentBarrier, IsNoneWhereAllThreadsMeet) {
  EXPECT_EQ(verdictOn({{barrier(10), barrier(12)}, {barrier(10), barrier(12)}}), "");
}

TEST(DivergentBarrier, IsFoundInTheEpochWhereItHappens) {
  EXPECT_EQ(verdictOn({{barrier(10), barrier(12)}, {barrier(10)}}), "divergent-barrier 12-0");
}

TEST(DivergentBarrier, OfEveryBlockIsOneFinding) {
  const Threads block{{barrier(10)}, {}};
  const auto findings = trace::check(*makeGridRecord(twoArrays(), {block, block})).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].count, 2U);
}

TEST(DivergentBarrier, OrdersNothingBehindIt) {
  // Whether thread 1's load comes after the barrier that it never met, nobody knows.
  const Threads threads{{store(kShared, 9, 0), barrier(10), store(kShared, 11, 0)},
                        {store(kShared, 9, 1)}};
  EXPECT_EQ(verdictOn(threads), "divergent-barrier 10-0");
}

TEST(DivergentBarrier, IsNotClaimedOfThreadsWhoseEventsWereCut) {
  trace::Record record =
      *makeRecord(twoArrays(), Threads{{load(kGlobal, 9, 0), load(kGlobal, 9, 1)}, {barrier(10)}});
  EXPECT_EQ(summaryOf(trace::check(record).findings), "divergent-barrier 10-0");
  record.truncated = true;  // thread 0 had more than the two events that were kept
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(DivergentBarrier, ThatEndedTheRunIsNotSaidTwice) {
  const auto record = makeRecord(twoArrays(), Threads{{barrier(10)}, {}});
  const std::vector<Finding> ended{{FindingKind::divergentBarrier, 0, 0, 10}};
  EXPECT_TRUE(trace::check(*record, ended).findings.empty());
}

}  // namespace
}  // namespace lanescope::test
