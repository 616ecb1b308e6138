// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"

// What orders accesses besides the barriers of a block: __syncwarp(), and atomics with fences.

namespace lanescope::test {
namespace {

using trace::AccessForm;
using trace::Event;
using trace::EventKind;
using trace::FenceScope;

constexpr unsigned kAll = 0xffffffff;
constexpr unsigned kFlag = 2;

std::vector<trace::ArrayInfo> arrays() {
  std::vector<trace::ArrayInfo> all = twoArrays();
  all.push_back({"flag", trace::Space::global, values::DType::uint32, 64});
  return all;
}
std::string verdictIn(const Threads& block) {
  return summaryOf(trace::check(*makeRecord(arrays(), block)).findings);
}
std::string verdictAcross(const std::vector<Threads>& blocks) {
  return summaryOf(trace::check(*makeGridRecord(arrays(), blocks)).findings);
}

Event syncwarp(int line, unsigned mask = kAll) {
  return Event::warpWide(EventKind::syncwarp, line, mask, 0, 0, 0);
}
Event shuffle(int line) {
  return Event::warpWide(EventKind::shuffle, line, kAll, 0, 0, 0);
}
Event fence(int line, FenceScope scope = FenceScope::device) {
  return Event::make(EventKind::fence, 0, line, 0, 0, static_cast<unsigned>(scope));
}
Event atomicRead(unsigned array, int line, std::int64_t index, std::uint64_t bits) {
  return Event::make(EventKind::atomicRead, array, line, index, bits);
}
Event atomicWrite(unsigned array, int line, std::int64_t index, std::uint64_t bits) {
  return Event::make(EventKind::atomicWrite, array, line, index, bits);
}
Event polled(EventKind kind, unsigned array, int line, std::int64_t index, std::uint64_t bits) {
  return Event::make(kind, array, line, index, bits, static_cast<unsigned>(AccessForm::polled));
}
/// atomicAdd(&flag[0], 1), which finds `before`.
std::vector<Event> ticket(int line, std::uint64_t before) {
  return {atomicRead(kFlag, line, 0, before), atomicWrite(kFlag, line, 0, before + 1)};
}
std::vector<Event> operator+(std::vector<Event> a, const std::vector<Event>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

TEST(WarpSync, OrdersTheLanesOfAWarp) {
  EXPECT_EQ(verdictIn({{store(kShared, 9, 0), syncwarp(10)}, {syncwarp(10), load(kShared, 11, 0)}}),
            "");
  EXPECT_EQ(verdictIn({{store(kShared, 9, 0)}, {load(kShared, 11, 0)}}), "race cache 9-11");
}

TEST(WarpSync, DoesNotOrderWhatIsOnTheWrongSideOfIt) {
  EXPECT_EQ(
      verdictIn({{syncwarp(10), store(kShared, 11, 0)}, {syncwarp(10), load(kShared, 12, 0)}}),
      "race cache 11-12");
  EXPECT_EQ(verdictIn({{store(kShared, 9, 0), syncwarp(10)}, {store(kShared, 9, 0), syncwarp(10)}}),
            "race cache 9-9");
}

TEST(WarpSync, OrdersNoOtherWarp) {
  Threads threads(64);
  for (auto& events : threads) events = {syncwarp(10)};
  threads[0] = {store(kShared, 9, 0), syncwarp(10)};
  threads[32] = {syncwarp(10), load(kShared, 11, 0)};
  EXPECT_EQ(verdictIn(threads), "race cache 9-11");
}

TEST(WarpSync, OrdersTheLanesOfItsMaskOnly) {
  const Threads threads{{store(kShared, 9, 0), syncwarp(10, 0b011)},
                        {syncwarp(10, 0b011), load(kShared, 11, 0)},
                        {load(kShared, 12, 0)}};
  EXPECT_EQ(verdictIn(threads), "race cache 9-12");
}

TEST(WarpSync, PassesOnWhatALaneHasLearnt) {
  // 0 meets 1, then 1 meets 2: so what 0 stored is there for 2.
  const Threads threads{{store(kShared, 9, 0), syncwarp(10, 0b011)},
                        {syncwarp(10, 0b011), syncwarp(11, 0b110)},
                        {syncwarp(11, 0b110), load(kShared, 12, 0)}};
  EXPECT_EQ(verdictIn(threads), "");
  const Threads otherWayRound{{syncwarp(10, 0b011), load(kShared, 12, 0)},
                              {syncwarp(10, 0b011), syncwarp(11, 0b110)},
                              {store(kShared, 9, 0), syncwarp(11, 0b110)}};
  EXPECT_EQ(verdictIn(otherWayRound), "race cache 9-12");
}

TEST(WarpSync, MeetsOnlyThoseThatCallItWithTheSameMask) {
  // Lane 1 meets lane 2 first; lane 0 waits for their own meeting.
  const Threads threads{{store(kShared, 9, 0), syncwarp(10, 0b011)},
                        {syncwarp(11, 0b110), load(kShared, 12, 0), syncwarp(10, 0b011)},
                        {syncwarp(11, 0b110)}};
  EXPECT_EQ(verdictIn(threads), "race cache 9-12");
  Threads later = threads;
  later[1] = {syncwarp(11, 0b110), syncwarp(10, 0b011), load(kShared, 12, 0)};
  EXPECT_EQ(verdictIn(later), "");
}

TEST(WarpSync, IsNotWhatAShuffleDoes) {
  EXPECT_EQ(verdictIn({{store(kShared, 9, 0), shuffle(10)}, {shuffle(10), load(kShared, 11, 0)}}),
            "race cache 9-11");
}

TEST(WarpSync, MakesAReadOfWhatIsStoredBehindItAnUnwrittenOne) {
  EXPECT_EQ(verdictIn({{syncwarp(10), store(kShared, 11, 0)}, {load(kShared, 9, 0), syncwarp(10)}}),
            "unwritten-read cache 9");
}

TEST(WarpSync, BeyondTheEndOfTheRecordIsAssumed) {
  trace::Record record =
      *makeRecord(arrays(), {{store(kShared, 9, 0), load(kGlobal, 9, 1), load(kGlobal, 9, 2)},
                             {syncwarp(10), load(kShared, 11, 0)}});
  EXPECT_EQ(summaryOf(trace::check(record).findings), "race cache 9-11");
  record.truncated = true;  // lane 0 may have met lane 1 later
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(VolatileSharedMemory, DoesNotReplaceASyncwarp) {
  EXPECT_EQ(verdictIn({{polled(EventKind::store, kShared, 9, 0, 1)},
                       {polled(EventKind::load, kShared, 10, 0, 1)}}),
            "race cache 9-10");
}

TEST(Atomics, DoNotRaceWithEachOther) {
  const std::vector<Event> add = ticket(9, 0);
  EXPECT_EQ(verdictIn({add, add}), "");
  EXPECT_EQ(verdictAcross({{add}, {add}}), "");
}

TEST(Atomics, RaceWithAPlainAccess) {
  EXPECT_EQ(verdictIn({ticket(9, 0), {load(kFlag, 10, 0)}}), "race flag 9-10");
  EXPECT_EQ(verdictAcross({{ticket(9, 0)}, {{store(kFlag, 10, 0)}}}), "race flag 9-10");
}

TEST(Atomics, ThatOnlyReadDoNotRaceWithALoad) {
  EXPECT_EQ(verdictIn({{atomicRead(kFlag, 9, 0, 0)}, {load(kFlag, 10, 0)}}), "");
}

/// Block b stores sum[b], takes a ticket, and the last one adds up.
std::vector<Threads> singlePass(bool hasRelease, bool hasAcquire, FenceScope scope) {
  std::vector<Threads> blocks;
  for (std::uint64_t b = 0; b < 3; ++b) {
    std::vector<Event> first{store(kGlobal, 9, static_cast<std::int64_t>(b))};
    if (hasRelease) first.push_back(fence(10, scope));
    first = first + ticket(11, b);
    if (hasAcquire) first.push_back(fence(12, scope));
    first.push_back(barrier(13));
    std::vector<Event> second{barrier(13)};
    if (b == 2) {
      for (std::int64_t i = 0; i < 3; ++i) second.push_back(load(kGlobal, 14, i));
    }
    blocks.push_back({first, second});
  }
  return blocks;
}

TEST(Ticket, OrdersTheBlocksBeforeTheLastOne) {
  EXPECT_EQ(verdictAcross(singlePass(true, true, FenceScope::device)), "");
}

TEST(Ticket, OrdersNothingWithoutBothFences) {
  EXPECT_EQ(verdictAcross(singlePass(false, true, FenceScope::device)), "race sum 9-14");
  EXPECT_EQ(verdictAcross(singlePass(true, false, FenceScope::device)), "race sum 9-14");
}

TEST(Ticket, OrdersNothingAcrossBlocksWithAFenceForOneBlock) {
  EXPECT_EQ(verdictAcross(singlePass(true, true, FenceScope::block)), "race sum 9-14");
}

TEST(Ticket, OrdersOnlyTheBlocksThatTookTheirsBefore) {
  std::vector<Threads> blocks = singlePass(true, true, FenceScope::device);
  // The second block, too, reads what all have stored: the third one's ticket came later.
  blocks[1][1].push_back(load(kGlobal, 15, 0));
  EXPECT_EQ(verdictAcross(blocks), "");
  blocks[1][1].push_back(load(kGlobal, 16, 2));
  EXPECT_EQ(verdictAcross(blocks), "race sum 9-16");
}

TEST(Ticket, OfAnUnrecordedBlockLeavesTheOrderOpen) {
  // The one that has seen ticket 1 of a block that is not in the record.
  const std::vector<Threads> blocks{
      {{store(kGlobal, 9, 0), fence(10), atomicRead(kFlag, 11, 0, 0),
        atomicWrite(kFlag, 11, 0, 1)}},
      {{atomicRead(kFlag, 11, 0, 7), fence(12), load(kGlobal, 14, 0)}}};
  trace::Record record = *makeGridRecord(arrays(), blocks);
  EXPECT_EQ(summaryOf(trace::check(record).findings), "race sum 9-14");
  record.grid.x = 3;
  EXPECT_EQ(summaryOf(trace::check(record).findings), "");
}

TEST(Flag, OrdersTheBlockThatWaitsForIt) {
  const auto waiter = [](std::uint64_t seen) {
    return std::vector<Event>{polled(EventKind::load, kFlag, 12, 0, 0),
                              polled(EventKind::load, kFlag, 12, 0, seen), fence(13),
                              load(kGlobal, 14, 0)};
  };
  const Threads setter{
      {store(kGlobal, 9, 0), fence(10), polled(EventKind::store, kFlag, 11, 0, 5)}};
  EXPECT_EQ(verdictAcross({setter, {waiter(5)}}), "");
  EXPECT_EQ(verdictAcross({setter, {waiter(0)}}), "race sum 9-14") << "it went on without the flag";
}

TEST(Flag, PassesFromBlockToBlock) {
  const Threads first{{store(kGlobal, 9, 0), fence(10), atomicWrite(kFlag, 11, 0, 5)}};
  const Threads second{{atomicRead(kFlag, 12, 0, 5), fence(13), atomicWrite(kFlag, 14, 1, 6)}};
  const Threads third{{atomicRead(kFlag, 15, 1, 6), fence(16), load(kGlobal, 17, 0)}};
  EXPECT_EQ(verdictAcross({first, second, third}), "");
  EXPECT_EQ(verdictAcross({first, {{}}, third}), "race sum 9-17");
}

TEST(Flag, PassesFromBlockToBlockThroughOneFenceInTheMiddle) {
  const Threads first{{store(kGlobal, 9, 0), fence(10), polled(EventKind::store, kFlag, 11, 0, 5)}};
  const auto second = [](const std::vector<Event>& between) {
    return Threads{std::vector<Event>{polled(EventKind::load, kFlag, 12, 0, 5)} + between +
                   std::vector<Event>{polled(EventKind::store, kFlag, 14, 1, 6)}};
  };
  const Threads third{{polled(EventKind::load, kFlag, 15, 1, 6), fence(16), load(kGlobal, 17, 0)}};
  EXPECT_EQ(verdictAcross({first, second({fence(13)}), third}), "");
  EXPECT_EQ(verdictAcross({first, second({}), third}), "race sum 9-17");
  EXPECT_EQ(verdictAcross({first, second({fence(13, FenceScope::block)}), third}), "race sum 9-17");
}

TEST(Flag, OrdersBlocksOnlyWithFencesThatReachBeyondTheBlockOnBothSides) {
  const auto setter = [](FenceScope scope) {
    return Threads{
        {store(kGlobal, 9, 0), fence(10, scope), polled(EventKind::store, kFlag, 11, 0, 5)}};
  };
  const auto waiter = [](const std::vector<Event>& fences) {
    return Threads{std::vector<Event>{polled(EventKind::load, kFlag, 12, 0, 5)} + fences +
                   std::vector<Event>{load(kGlobal, 14, 0)}};
  };
  using enum FenceScope;
  for (const FenceScope scope : {device, system}) {
    EXPECT_EQ(verdictAcross({setter(scope), waiter({fence(13, scope)})}), "");
    EXPECT_EQ(verdictAcross({setter(block), waiter({fence(13, scope)})}), "race sum 9-14");
    EXPECT_EQ(verdictAcross({setter(scope), waiter({fence(13, block)})}), "race sum 9-14");
    // A later fence makes up for the narrow one; one before the flag was seen does not.
    EXPECT_EQ(verdictAcross({setter(scope), waiter({fence(13, block), fence(13, scope)})}), "");
    EXPECT_EQ(verdictAcross({setter(scope),
                             {{fence(8, scope), polled(EventKind::load, kFlag, 12, 0, 5),
                               fence(13, block), load(kGlobal, 14, 0)}}}),
              "race sum 9-14");
  }
  // What lies between the wide fence and the narrow one is behind the wide one.
  EXPECT_EQ(verdictAcross({{{fence(8), store(kGlobal, 9, 0), fence(10, block),
                             polled(EventKind::store, kFlag, 11, 0, 5)}},
                           waiter({fence(13)})}),
            "race sum 9-14");
}

TEST(Flag, OfANarrowFenceReachesOtherBlocksThroughAThreadOfItsBlockWithAWideOne) {
  const std::vector<Event> setter{store(kGlobal, 9, 0), fence(10, FenceScope::block),
                                  polled(EventKind::store, kFlag, 11, 0, 5)};
  const auto passesOn = [](FenceScope scope) {
    return std::vector<Event>{polled(EventKind::load, kFlag, 12, 0, 5), fence(13, scope),
                              polled(EventKind::store, kFlag, 14, 1, 6)};
  };
  const Threads waiter{{polled(EventKind::load, kFlag, 15, 1, 6), fence(16), load(kGlobal, 17, 0)},
                       {}};
  EXPECT_EQ(verdictAcross({{setter, passesOn(FenceScope::device)}, waiter}), "");
  EXPECT_EQ(verdictAcross({{setter, passesOn(FenceScope::block)}, waiter}), "race sum 9-17");
  // From another block the narrow fence does not reach even the thread that passes it on.
  EXPECT_EQ(verdictAcross({{setter, {}}, {passesOn(FenceScope::device), {}}, waiter}),
            "race sum 9-17");
}

TEST(Flag, ThatAnAtomicPassesOnKeepsTheScopeOfItsFence) {
  // Block 1 only adds to the counter; whoever sees its value knows what came before the first one.
  const auto first = [](FenceScope scope) {
    return Threads{{store(kGlobal, 9, 0), fence(10, scope), atomicRead(kFlag, 11, 0, 0),
                    atomicWrite(kFlag, 11, 0, 1)}};
  };
  const Threads second{{atomicRead(kFlag, 12, 0, 1), atomicWrite(kFlag, 12, 0, 2)}};
  const Threads third{{atomicRead(kFlag, 13, 0, 2), fence(14), load(kGlobal, 15, 0)}};
  EXPECT_EQ(verdictAcross({first(FenceScope::device), second, third}), "");
  EXPECT_EQ(verdictAcross({first(FenceScope::block), second, third}), "race sum 9-15");
}

TEST(Flag, ReachesThroughTheBarriersOfEitherBlock) {
  // Block 0 stores before its barrier, and another thread sets the flag behind it; in block 1 one
  // waits, and another one loads behind the barrier.
  const Threads setter{
      {store(kGlobal, 9, 0), barrier(10), barrier(14)},
      {barrier(10), fence(11), polled(EventKind::store, kFlag, 12, 0, 5), barrier(14)}};
  const auto waiter = [](int barriersBefore) {
    Threads threads{{polled(EventKind::load, kFlag, 15, 0, 5), fence(16)}, {}};
    for (auto& events : threads) events.push_back(barrier(17));
    if (barriersBefore > 0) {
      for (auto& events : threads) events.insert(events.begin(), barrier(13));
    }
    threads[1].push_back(load(kGlobal, 18, 0));
    return threads;
  };
  EXPECT_EQ(verdictAcross({setter, waiter(0)}), "");
  EXPECT_EQ(verdictAcross({setter, waiter(1)}), "");
  // What is stored behind the barrier that follows the flag is not covered by it.
  Threads late = setter;
  late[0] = {barrier(10), barrier(14), store(kGlobal, 9, 0)};
  EXPECT_EQ(verdictAcross({late, waiter(0)}), "race sum 9-18");
  // Nor is what is loaded before the barrier that follows the wait.
  Threads early = waiter(1);
  early[1] = {barrier(13), load(kGlobal, 18, 0), barrier(17)};
  EXPECT_EQ(verdictAcross({setter, early}), "race sum 9-18");
}

TEST(Flag, OrdersTheWarpsOfABlockWithAFenceForTheBlock) {
  Threads threads(64);
  threads[0] = {store(kShared, 9, 0), fence(10, FenceScope::block), atomicWrite(kFlag, 11, 0, 5)};
  threads[40] = {atomicRead(kFlag, 12, 0, 5), fence(13, FenceScope::block), load(kShared, 14, 0)};
  EXPECT_EQ(verdictIn(threads), "");
  threads[40][0] = atomicRead(kFlag, 12, 0, 0);
  EXPECT_EQ(verdictIn(threads), "race cache 9-14");
}

TEST(Flag, ReachesTheOthersOfTheWaitingWarpThroughASyncwarp) {
  const Threads setter{{store(kGlobal, 9, 0), fence(10), atomicWrite(kFlag, 11, 0, 5)}, {}};
  const std::vector<Event> waits{atomicRead(kFlag, 12, 0, 5), fence(13), syncwarp(14)};
  EXPECT_EQ(verdictAcross({setter, {waits, {syncwarp(14), load(kGlobal, 15, 0)}}}), "");
  EXPECT_EQ(verdictAcross({setter, {waits, {load(kGlobal, 15, 0), syncwarp(14)}}}),
            "race sum 9-15");
}

TEST(Flag, OfALockOrdersItsHolders) {
  // Compare and swap from 0 to 1, fence, add, fence, exchange back to 0.
  const std::vector<Event> add{atomicRead(kFlag, 10, 0, 0), atomicWrite(kFlag, 10, 0, 1), fence(11),
                               load(kGlobal, 12, 0),        store(kGlobal, 12, 0),        fence(13),
                               atomicRead(kFlag, 14, 0, 1), atomicWrite(kFlag, 14, 0, 0)};
  EXPECT_EQ(verdictAcross({{add}, {add}, {add}}), "");
  std::vector<Event> open = add;
  open.erase(open.begin() + 5);
  EXPECT_EQ(verdictAcross({{open}, {open}, {open}}), "race sum 12-12");
}

}  // namespace
}  // namespace lanescope::test
