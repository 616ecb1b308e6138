// SPDX-License-Identifier: Apache-2.0
#include "trace/compare/taint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "tests/gpu/trace/record_maker.h"
#include "trace/check/lost_sums.h"
#include "trace/compare/counterparts.h"

namespace lanescope::trace {
namespace {

using Mark = Taint::Mark;
constexpr EventKind kLoad = EventKind::load;
constexpr EventKind kStore = EventKind::store;

std::uint64_t floatBits(float value) {
  return std::bit_cast<std::uint32_t>(value);
}

Event accessOf(EventKind kind, unsigned array, std::int64_t index, float value) {
  return Event::make(kind, array, 1, index, floatBits(value));
}

std::shared_ptr<const Timeline> timelineOf(const std::shared_ptr<const Record>& record,
                                           std::uint64_t block = 0) {
  return std::make_shared<const Timeline>(record, block);
}

/// Blocks of one thread, each of which adds its own number to what it finds in sum[0].
std::shared_ptr<const Record> addingBlocks(const std::vector<std::pair<float, float>>& found) {
  std::vector<test::Threads> blocks;
  blocks.reserve(found.size());
  for (const auto& [before, own] : found) {
    blocks.push_back({{accessOf(kLoad, 0, 0, before), accessOf(kStore, 0, 0, before + own)}});
  }
  return test::makeGridRecord({{.name = "sum", .count = 1}}, blocks);
}

/// The same, where each block stores its number in an element of its own.
std::shared_ptr<const Record> storingBlocks(const std::vector<float>& own) {
  std::vector<test::Threads> blocks;
  for (std::size_t i = 0; i < own.size(); ++i) {
    blocks.push_back({{accessOf(kStore, 0, static_cast<std::int64_t>(i), own[i])}});
  }
  return test::makeGridRecord({{.name = "partial", .count = own.size()}}, blocks);
}

TEST(Taint, OfAKernelAndItselfIsNone) {
  for (const test::DotLaunch& launch : {test::DotLaunch{8, 8, 1}, {100, 32, 2}}) {
    const Taint taint(timelineOf(test::makeDotShared(launch)),
                      timelineOf(test::makeDotShared(launch)));
    EXPECT_TRUE(taint.isClean());
    EXPECT_FALSE(taint.reachesResult());
    EXPECT_EQ(taint.wrongStores(), 0U);
    for (const Access& access : taint.suspect().accesses()) {
      ASSERT_EQ(taint.markOf(access), Mark::none);
      const EventKind kind = taint.suspect().event(access).kind();
      const auto itself = isRead(kind) || isWrite(kind) ? std::optional(access) : std::nullopt;
      ASSERT_EQ(taint.counterpartOf(access), itself);
    }
  }
}

TEST(Taint, OfAnotherKernelOrAnotherBlockIsNone) {
  const auto shared = test::makeDotShared({64, 16, 4});
  EXPECT_TRUE(Taint(timelineOf(shared, 1), timelineOf(shared, 2)).isClean());
  EXPECT_TRUE(
      Taint(timelineOf(shared, 1), timelineOf(test::makeDotGlobal({64, 16, 4}), 2)).isClean());
  EXPECT_TRUE(
      Taint(timelineOf(shared, 1), timelineOf(test::makeDotShared({64, 32, 2}), 1)).isClean());
}

TEST(Taint, SpoilsTheSumOfBlocksOfWhichTwoReadTheSame) {
  // Blocks 0 and 2 both find 0; block 1 adds to what block 0 has made of it.
  const auto suspect = addingBlocks({{0, 1}, {1, 2}, {0, 4}});
  const auto correct = storingBlocks({1, 2, 4});
  const Taint first(timelineOf(suspect, 0), timelineOf(correct, 0));
  const Taint behind(timelineOf(suspect, 1), timelineOf(correct, 1));
  const Taint other(timelineOf(suspect, 2), timelineOf(correct, 2));
  for (const Taint* taint : {&first, &behind, &other}) {
    EXPECT_TRUE(taint->reachesResult());
    EXPECT_EQ(taint->markOf(1, 0), Mark::tainted);
    for (const std::uint64_t block : {0, 1, 2}) EXPECT_TRUE(taint->isWrongBlock(block));
  }
  EXPECT_EQ(first.markOf(0, 0), Mark::origin);
  EXPECT_EQ(other.markOf(0, 0), Mark::origin);
  const Taint::Reason reason = first.reasonOf({0, 0});
  EXPECT_EQ(reason.cause, Taint::Cause::shared);
  EXPECT_EQ(reason.block, 2U);
  EXPECT_EQ(other.reasonOf({0, 0}).block, 0U);
}

TEST(Taint, LeavesASumAloneThatIsPassedFromBlockToBlock) {
  const auto correct = storingBlocks({1, 2, 4, 0, 0});
  // Not in their order; and of two blocks that add 0 both may find the same.
  const auto suspect = addingBlocks({{6, 1}, {4, 2}, {0, 4}, {7, 0}, {7, 0}});
  for (std::uint64_t block = 0; block < 5; ++block) {
    EXPECT_TRUE(Taint(timelineOf(suspect, block), timelineOf(correct, block)).isClean()) << block;
  }
}

TEST(LostSums, AskNothingOfArraysThatAreOnlyReadOrOnlyStored) {
  const auto record = test::makeDotGlobal({64, 16, 4});
  EXPECT_TRUE(LostSums(*record, [](unsigned) { return true; }).updates().empty());
}

TEST(Counterparts, AreTheAccessesWithTheSameNumber) {
  const std::vector<ArrayInfo> arrays{{.name = "x", .count = 8}, {.name = "only", .count = 1}};
  const auto mine = test::makeRecord(
      arrays, {{accessOf(kLoad, 0, 0, 1), accessOf(kLoad, 0, 1, 2), accessOf(kStore, 0, 0, 3),
                accessOf(kStore, 1, 0, 3), accessOf(kStore, 0, 1, 4)}});
  const auto other = test::makeRecord(
      {{.name = "x", .count = 8}},
      {{accessOf(kLoad, 0, 0, 1), accessOf(kStore, 0, 0, 3), accessOf(kLoad, 0, 1, 2)}});
  Counterparts counterparts(*mine, *other);
  counterparts.match(0, 0, 0);
  const std::vector<std::uint32_t> expected{0, 2, 1, Counterparts::kForeign, Counterparts::kExtra};
  EXPECT_TRUE(std::ranges::equal(counterparts.all(), expected));
  EXPECT_TRUE(counterparts.absent().empty());
  Counterparts back(*other, *mine);
  back.match(0, 0, 0);
  ASSERT_EQ(back.absent().size(), 1U);
  EXPECT_EQ(back.absent()[0].event, 4U);
}

TEST(Counterparts, OfLoadsInAnotherOrderAreThoseOfTheirElements) {
  const std::vector<ArrayInfo> arrays{{.name = "x", .count = 8}};
  // x[1] + x[0] here, x[0] + x[1] there; x[1] is another one.
  const auto mine = test::makeRecord(
      arrays, {{accessOf(kLoad, 0, 1, 7), accessOf(kLoad, 0, 0, 1), accessOf(kStore, 0, 0, 8)}});
  const auto other = test::makeRecord(
      arrays, {{accessOf(kLoad, 0, 0, 1), accessOf(kLoad, 0, 1, 2), accessOf(kStore, 0, 0, 3)}});
  Counterparts counterparts(*mine, *other);
  counterparts.match(0, 0, 0);
  const std::vector<std::uint32_t> expected{1, 0, 2};
  EXPECT_TRUE(std::ranges::equal(counterparts.all(), expected));
}

}  // namespace
}  // namespace lanescope::trace
