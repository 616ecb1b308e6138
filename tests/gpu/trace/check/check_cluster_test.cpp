// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"
#include "trace/check/happens_before.h"

namespace lanescope::test {
namespace {

using trace::BarrierForm;
using trace::Event;
using trace::EventKind;
using trace::Record;

/// "cache of rank 0"; "cache of rank 1" follows.
constexpr unsigned kOfFirst = 2;

Event meet(int line) {
  return Event::make(EventKind::barrier, 0, line, 0, 0,
                     static_cast<unsigned>(BarrierForm::cluster));
}

/// One thread a block, so many blocks a cluster.
Record recordOf(std::uint32_t cluster, const std::vector<Threads>& blocks) {
  std::vector<trace::ArrayInfo> arrays = twoArrays();
  for (const std::uint8_t rank : {0, 1}) {
    arrays.push_back(arrays[kShared]);
    arrays.back().name += " of rank " + std::to_string(rank);
    arrays.back().remote = {rank, static_cast<std::uint8_t>(kShared)};
  }
  Record record = *makeGridRecord(arrays, blocks);
  record.cluster = cluster;
  return record;
}

std::string verdictIn(std::uint32_t cluster, const std::vector<Threads>& blocks) {
  return summaryOf(trace::check(recordOf(cluster, blocks)).findings);
}

TEST(ClusterBarrier, OrdersTheThreadsOfItsBlocks) {
  const Threads writes{{meet(8), store(kGlobal, 9, 0), meet(10)}};
  const Threads reads{{meet(8), meet(10), load(kGlobal, 11, 0)}};
  EXPECT_EQ(verdictIn(2, {writes, reads}), "");
  EXPECT_EQ(verdictIn(2, {reads, writes}), "");
  EXPECT_EQ(verdictIn(1, {writes, reads}), "race sum 9-11");
  const Threads early{{meet(8), load(kGlobal, 11, 0), meet(10)}};
  EXPECT_EQ(verdictIn(2, {writes, early}), "race sum 9-11");
}

TEST(ClusterBarrier, OrdersNoBlocksOfOtherClusters) {
  const Threads writes{{meet(8), store(kGlobal, 9, 0), meet(10)}};
  const Threads reads{{meet(8), meet(10), load(kGlobal, 11, 0)}};
  const Threads none{{meet(8), meet(10)}};
  EXPECT_EQ(verdictIn(2, {writes, none, none, reads}), "race sum 9-11");
  EXPECT_EQ(verdictIn(2, {none, writes, reads, none}), "race sum 9-11");
  EXPECT_EQ(verdictIn(4, {writes, none, none, reads}), "");
}

TEST(ClusterBarrier, IsNotWhatTheBlocksOwnBarriersAre) {
  const Threads writes{{meet(8), store(kGlobal, 9, 0), barrier(10), meet(12)}};
  const Threads reads{{meet(8), barrier(10), load(kGlobal, 11, 0), meet(12)}};
  EXPECT_EQ(verdictIn(2, {writes, reads}), "race sum 9-11");
}

TEST(DistributedSharedMemory, IsOneArrayForItsOwnerAndForOthers) {
  const Threads owner{{meet(8), meet(10), load(kShared, 11, 3), meet(12)}};
  const Threads other{{meet(8), store(kOfFirst, 9, 3), meet(10), meet(12)}};
  EXPECT_EQ(verdictIn(2, {owner, other}), "");
  // Of the second cluster, too.
  EXPECT_EQ(verdictIn(2, {owner, other, owner, other}), "");
  const Threads late{{meet(8), meet(10), store(kOfFirst, 9, 3), meet(12)}};
  EXPECT_EQ(verdictIn(2, {owner, late}), "race cache of rank 0 9-11");
  // What another block stores in its own array is another element.
  const Threads own{{meet(8), meet(10), store(kShared, 9, 3), meet(12)}};
  EXPECT_EQ(verdictIn(2, {other, own}), "");
}

TEST(DistributedSharedMemory, IsReadUnwrittenWhereNobodyOfTheClusterHasWritten) {
  const Threads owner{{meet(8), meet(10), load(kShared, 11, 3), meet(12)}};
  const Threads other{{meet(8), store(kOfFirst, 9, 4), meet(10), meet(12)}};
  EXPECT_EQ(verdictIn(2, {owner, other}), "unwritten-read cache 11");
  const Threads reads{{meet(8), meet(10), load(kOfFirst, 11, 3), meet(12)}};
  const Threads waits{{meet(8), meet(10), meet(12)}};
  EXPECT_EQ(verdictIn(2, {waits, reads}), "unwritten-read cache of rank 0 11");
}

TEST(DistributedSharedMemory, OfABlockThatMayNotBeThereIsAFinding) {
  const Threads waits{{meet(8), meet(10)}};
  const Event access = store(kOfFirst, 9, 3);
  EXPECT_EQ(verdictIn(2, {waits, {{meet(8), access, meet(10)}}}), "");
  EXPECT_EQ(verdictIn(2, {waits, {{access, meet(8), meet(10)}}}), "absent-block cache of rank 0 9");
  EXPECT_EQ(verdictIn(2, {waits, {{meet(8), meet(10), access}}}), "absent-block cache of rank 0 9");
}

TEST(DistributedSharedMemory, BehindTheEndOfTheRecordMayBeFollowedByABarrier) {
  Record record =
      recordOf(2, {{{meet(8), load(kGlobal, 9, 0)}}, {{meet(8), store(kOfFirst, 9, 3)}}});
  EXPECT_EQ(summaryOf(trace::check(record).findings), "absent-block cache of rank 0 9");
  record.truncated = true;
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(DistributedSharedMemory, OrdersByFlagsAcrossTheBlocksOfACluster) {
  // Block 1 has the flag of block 2, which is in another cluster, and tells block 0 at the barrier.
  const auto polled = [](EventKind kind, int line) {
    return Event::make(kind, kGlobal, line, 1, 5, static_cast<unsigned>(trace::AccessForm::polled));
  };
  const Event fence =
      Event::make(EventKind::fence, 0, 7, 0, 0, static_cast<unsigned>(trace::FenceScope::device));
  const Threads reads{{meet(8), load(kGlobal, 9, 0)}};
  const Threads waits{{polled(EventKind::load, 6), fence, meet(8)}};
  const Threads tells{{store(kGlobal, 4, 0), fence, polled(EventKind::store, 5), meet(8)}};
  const Threads idle{{meet(8)}};
  EXPECT_EQ(verdictIn(2, {reads, waits, tells, idle}), "");
  EXPECT_EQ(verdictIn(2, {reads, idle, tells, idle}), "race sum 4-9");
}

TEST(Clusters, WhoseBlocksDoNotMeetAreAFinding) {
  const Threads meets{{meet(8), meet(10)}};
  const Threads ends{{meet(8)}};
  EXPECT_EQ(verdictIn(2, {meets, ends}), "divergent-barrier 10-0");
  EXPECT_EQ(verdictIn(2, {meets, meets, ends, meets}), "divergent-barrier 10-0");
  EXPECT_EQ(verdictIn(2, {meets, meets, ends, ends}), "");
  const auto findings = trace::check(recordOf(2, {ends, meets})).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].sentence,
            "The blocks of a cluster do not meet: block 1 waits at the cluster's barrier on line "
            "10, thread 0 first, but block 0 ends without it.");
}

}  // namespace
}  // namespace lanescope::test
