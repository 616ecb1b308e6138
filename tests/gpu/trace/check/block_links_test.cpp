// SPDX-License-Identifier: Apache-2.0
#include "trace/check/block_links.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

constexpr unsigned kStatus = 0;
constexpr unsigned kTicket = 1;
constexpr unsigned kTree = 2;

std::vector<ArrayInfo> arrays() {
  return {{"sums", Space::global, values::DType::int32, 8},
          {"ticket", Space::global, values::DType::int32, 1},
          {"cache", Space::shared, values::DType::int32, 8}};
}
Event load(unsigned array, std::int64_t index, std::uint64_t bits) {
  return Event::make(EventKind::load, array, 5, index, bits);
}
Event store(unsigned array, std::int64_t index, std::uint64_t bits) {
  return Event::make(EventKind::store, array, 4, index, bits);
}

TEST(BlockLinks, TellWhoFoundWhatAnotherBlockStored) {
  // Block 1 waits for block 0's sum: the first time it finds 0, which nobody has stored.
  const auto record = test::makeGridRecord(
      arrays(),
      {{{store(kStatus, 0, 7)}, {}},
       {{load(kStatus, 0, 0), load(kStatus, 0, 7), load(kStatus, 0, 7)}, {load(kStatus, 0, 7)}}});
  const BlockLinks links(*record);
  ASSERT_EQ(links.all().size(), 1U);
  EXPECT_EQ(links.all().front(), (BlockLink{0, 1, kStatus, 0, 7, {0, 0}, {0, 1}}));
  EXPECT_EQ(links.into(1).size(), 1U);
  EXPECT_TRUE(links.into(0).empty());
  EXPECT_EQ(links.ambiguous(), 0U);
}

TEST(BlockLinks, FollowATicketFromBlockToBlock) {
  const auto draw = [](std::uint64_t before) {
    return std::vector{Event::make(EventKind::atomicRead, kTicket, 3, 0, before),
                       Event::make(EventKind::atomicWrite, kTicket, 3, 0, before + 1)};
  };
  // They came in the order 2, 0, 1.
  const auto record = test::makeGridRecord(arrays(), {{draw(1)}, {draw(2)}, {draw(0)}});
  const BlockLinks links(*record);
  ASSERT_EQ(links.all().size(), 2U);
  EXPECT_EQ(links.into(0).front().from, 2U);
  EXPECT_EQ(links.into(1).front().from, 0U);
}

TEST(BlockLinks, ReachIntoTheSharedMemoryOfACluster) {
  std::vector<ArrayInfo> both = arrays();
  both.push_back({"cache of rank 0", Space::shared, values::DType::int32, 8});
  both[3].remote = {0, kTree};
  trace::Record record = *test::makeGridRecord(
      both, {{{store(kTree, 0, 4), load(kTree, 1, 9)}}, {{store(3, 1, 9), load(3, 0, 4)}}});
  EXPECT_TRUE(BlockLinks(record).all().empty());
  record.cluster = 2;
  const BlockLinks links(record);
  ASSERT_EQ(links.all().size(), 2U);
  EXPECT_EQ(links.into(0).front(), (BlockLink{1, 0, kTree, 1, 9, {0, 0}, {0, 1}}));
  EXPECT_EQ(links.into(1).front(), (BlockLink{0, 1, 3, 0, 4, {0, 0}, {0, 1}}));
  // What a block keeps for itself is no output.
  EXPECT_TRUE(links.outputsOf(0).empty());
  ASSERT_EQ(links.outputsOf(1).size(), 1U);
  EXPECT_EQ(links.outputsOf(1).front().bits, 9U);
}

TEST(BlockLinks, LeaveOutWhatCannotBeTold) {
  // Two blocks store the same, a third one finds it; the first one finds its own.
  const auto record =
      test::makeGridRecord(arrays(), {{{store(kStatus, 3, 1), load(kStatus, 3, 1)}},
                                      {{store(kStatus, 3, 1)}},
                                      {{load(kStatus, 3, 1), load(kStatus, 4, 1)}}});
  const BlockLinks links(*record);
  EXPECT_TRUE(links.all().empty());
  EXPECT_EQ(links.ambiguous(), 1U);
}

TEST(BlockLinks, TellTheOneValueThatABlockStores) {
  const auto record = test::makeGridRecord(
      arrays(), {{{store(kStatus, 0, 1), store(kStatus, 0, 5), store(kTree, 1, 2)}},
                 {{store(kStatus, 1, 1), store(kStatus, 2, 5), store(kStatus, 1, 6)}},
                 {{}},
                 {{store(kStatus, 3, 9), store(kTicket, 0, 4)}}});
  const BlockLinks links(*record);
  ASSERT_EQ(links.outputsOf(0).size(), 1U);
  EXPECT_EQ(links.outputsOf(0).front().bits, 5U);
  EXPECT_TRUE(links.outputsOf(1).empty());
  EXPECT_TRUE(links.outputsOf(2).empty());
  EXPECT_EQ(links.outputsOf(3).size(), 2U);
}

}  // namespace
}  // namespace lanescope::trace
