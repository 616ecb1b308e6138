// SPDX-License-Identifier: Apache-2.0
#include "trace/count/bank_use.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/sector_use.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {
namespace {

constexpr int kFloatBytes = 4;

/// All 32 lanes, or those of a mask, at the elements that `index` gives.
WarpRequest request(const std::function<std::int64_t(std::int64_t)>& index, int width = 1,
                    std::uint32_t lanes = ~0U) {
  WarpRequest made{.width = width, .lanes = lanes};
  for (unsigned lane = 0; lane < kWarpSize; ++lane) made.indices[lane] = index(lane);
  return made;
}

TEST(BankUse, HasAWordABankForNeighbours) {
  const BankUse use(kFloatBytes, request([](auto lane) { return lane; }));
  ASSERT_EQ(use.parts().size(), 1U);
  const auto words = use.wordsOf(use.parts()[0]);
  ASSERT_EQ(words.size(), 32U);
  for (unsigned bank = 0; bank < kBanks; ++bank) {
    EXPECT_EQ(words[bank].bank(), bank);
    EXPECT_EQ(words[bank].lanes, 1U << bank);
  }
  EXPECT_EQ(use.passes(), 1U);
  EXPECT_EQ(use.conflicts(), 0U);
}

TEST(BankUse, NamesTheLanesThatShareAWord) {
  const BankUse use(kFloatBytes, request([](auto lane) { return lane < 8 ? 5 : 5 + 32; }));
  const auto words = use.wordsOf(use.parts()[0]);
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0].word, 5);
  EXPECT_EQ(words[0].lanes, 0xffU);
  EXPECT_EQ(words[1].word, 37);
  EXPECT_EQ(words[1].lanes, ~0xffU);
  EXPECT_EQ(words[0].bank(), words[1].bank());
  EXPECT_EQ(use.passes(), 2U);
  EXPECT_EQ(use.conflicts(), 1U);
}

TEST(BankUse, LetsTheBytesOfAWordComeTogether) {
  const BankUse use(1, request([](auto lane) { return lane; }));
  EXPECT_EQ(use.wordsOf(use.parts()[0]).size(), 8U);
  EXPECT_EQ(use.passes(), 1U);
}

TEST(BankUse, ServesWideRequestsInPartsOfAtMost128Bytes) {
  for (const int width : {2, 4}) {
    const BankUse use(kFloatBytes, request([width](auto lane) { return width * lane; }, width));
    ASSERT_EQ(use.parts().size(), static_cast<std::size_t>(width));
    std::uint32_t lanes = 0;
    for (const BankUse::Part& part : use.parts()) {
      EXPECT_EQ(lanes & part.lanes, 0U);
      lanes |= part.lanes;
      EXPECT_EQ(part.passes, 1U);
      EXPECT_EQ(use.wordsOf(part).size(), kBanks);
    }
    EXPECT_EQ(lanes, ~0U);
  }
}

TEST(BankUse, ServesNeighboursThatWantTheSameInOnePart) {
  const BankUse use(kFloatBytes, request([](auto lane) { return lane / 2 * 2; }, 2));
  ASSERT_EQ(use.parts().size(), 1U);
  EXPECT_EQ(use.wordsOf(use.parts()[0]).size(), 32U);
  EXPECT_EQ(use.wordsOf(use.parts()[0])[3].lanes, 0xcU);
}

TEST(BankUse, LeavesOutPartsWithoutLanes) {
  const BankUse use(kFloatBytes,
                    request([](auto lane) { return 4 * lane; }, 4, 1U << 3 | 1U << 30));
  ASSERT_EQ(use.parts().size(), 2U);
  EXPECT_EQ(use.parts()[0].lanes, 1U << 3);
  EXPECT_EQ(use.parts()[1].lanes, 1U << 30);
  EXPECT_TRUE(BankUse(kFloatBytes, WarpRequest{}).parts().empty());
  EXPECT_EQ(BankUse(kFloatBytes, WarpRequest{}).passes(), 0U);
}

TEST(SectorUse, TellsTheWantedBytesFromTheFetchedOnes) {
  const SectorUse every(kFloatBytes, request([](auto lane) { return 1 + 2 * lane; }));
  ASSERT_EQ(every.sectors().size(), 8U);
  EXPECT_EQ(every.bytes(), 256U);
  EXPECT_EQ(every.wantedBytes(), 128U);
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(every.sectors()[i].number, static_cast<std::int64_t>(i));
    EXPECT_EQ(every.sectors()[i].wanted, 0xf0f0f0f0U);
    EXPECT_EQ(every.sectors()[i].lanes, 0xfU << 4 * i);
  }
}

TEST(SectorUse, CountsABroadcastAndBytesOfOneSectorOnce) {
  const SectorUse broadcast(kFloatBytes, request([](auto) { return 9; }));
  ASSERT_EQ(broadcast.sectors().size(), 1U);
  EXPECT_EQ(broadcast.sectors()[0].number, 1);
  EXPECT_EQ(broadcast.sectors()[0].wanted, 0xf0U);
  EXPECT_EQ(broadcast.sectors()[0].lanes, ~0U);
  EXPECT_EQ(SectorUse(1, request([](auto lane) { return 31 - lane; })).wantedBytes(), 32U);
}

TEST(SectorUse, SortsByAddress) {
  const SectorUse use(kFloatBytes, request([](auto lane) { return 8 * (31 - lane); }));
  EXPECT_EQ(use.sectors().size(), 32U);
  EXPECT_TRUE(std::ranges::is_sorted(use.sectors(), {}, &SectorUse::Sector::number));
  EXPECT_EQ(use.sectors()[0].lanes, 1U << 31);
}

TEST(WarpRequests, AreOneForEachWarpThatTakesPart) {
  const Timeline timeline(test::makeDotShared({100, 64, 1}), 0);
  const auto requests = requestsOf(timeline, 0);
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_EQ(requests[1].warp, 1U);
  EXPECT_EQ(requests[1].lanes, ~0U);
  EXPECT_EQ(requests[1].indices[3], 35);
  EXPECT_TRUE(requests[1].isNew);
  EXPECT_TRUE(requestsOf(timeline, timeline.firstStepOf(1) - 1).empty());  // a barrier
}

TEST(WarpRequests, SayWhatCameWithAnEarlierOne) {
  const auto load = [](std::int64_t index) {
    return Event::make(EventKind::load, 0, 3, index, 0, static_cast<unsigned>(AccessForm::pair));
  };
  const Event before = Event::make(EventKind::atomicRead, 0, 5, 7, 0);
  const Event after = Event::make(EventKind::atomicWrite, 0, 5, 7, 0);
  const Timeline timeline(test::makeRecord({{"a", Space::global, values::DType::float32, 8}},
                                           {{load(2), load(3), before, after}}),
                          0);
  ASSERT_EQ(timeline.stepCount(), 4U);
  std::vector<bool> isNew;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto requests = requestsOf(timeline, i);
    ASSERT_EQ(requests.size(), 1U);
    isNew.push_back(requests[0].isNew);
    EXPECT_EQ(requests[0].indices[0], i < 2 ? 2 : 7);
  }
  EXPECT_EQ(isNew, (std::vector<bool>{true, false, true, false}));
}

}  // namespace
}  // namespace lanescope::trace
