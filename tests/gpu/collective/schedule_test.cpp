// SPDX-License-Identifier: Apache-2.0
#include "collective/schedule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <tuple>
#include <vector>

namespace lanescope::collective {
namespace {

using values::AllReduce;
using values::DeviceMessage;
using values::totalsOf;

TEST(AllReduceSchedule, OfARingSendsTwiceTheShareOfTheOthers) {
  for (const std::int64_t devices : {2, 3, 5, 8, 16, 64}) {
    const std::int64_t n = 60 * devices;  // parts of the same length
    const values::MessageTotals totals = totalsOf(messagesOf(AllReduce::ring, devices, n));
    EXPECT_EQ(totals.steps, 2 * (devices - 1));
    EXPECT_EQ(totals.messages, 2 * devices * (devices - 1));
    EXPECT_EQ(totals.most, 2 * (devices - 1) * n / devices);
    EXPECT_EQ(totals.sent, 2 * (devices - 1) * n);
  }
}

TEST(AllReduceSchedule, OfATreeAndOfDoublingHasLogarithmicallyManySteps) {
  for (const std::int64_t devices : {2, 3, 4, 7, 8, 9, 16, 33, 64}) {
    const auto levels =
        static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(devices - 1)));
    const bool isPower = std::has_single_bit(static_cast<std::uint64_t>(devices));
    const values::MessageTotals tree = totalsOf(messagesOf(AllReduce::tree, devices, 10));
    EXPECT_EQ(tree.steps, 2 * levels);
    EXPECT_EQ(tree.messages, 2 * (devices - 1));
    const values::MessageTotals doubling =
        totalsOf(messagesOf(AllReduce::recursiveDoubling, devices, 10));
    EXPECT_EQ(doubling.steps, isPower ? levels : levels - 1 + 2) << devices;
  }
}

TEST(AllReduceSchedule, OfAllToOneTakesTurns) {
  const values::MessageTotals totals = totalsOf(messagesOf(AllReduce::allToOne, 9, 100));
  EXPECT_EQ(totals.steps, 16);
  EXPECT_EQ(totals.messages, 16);
  EXPECT_EQ(totals.most, 800);
}

TEST(AllReduceSchedule, OfOneDeviceIsEmpty) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages)
    EXPECT_TRUE(messagesOf(algorithm, 1, 10).empty());
}

TEST(AllReduceSchedule, IsOrderedAndSendsNothingEmpty) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 2; devices <= 17; ++devices) {
      for (const std::int64_t n : {1, 2, 7, 100}) {
        const std::vector<DeviceMessage> messages = messagesOf(algorithm, devices, n);
        EXPECT_TRUE(std::ranges::is_sorted(messages, {}, [](const DeviceMessage& message) {
          return std::tuple(message.step, message.from);
        }));
        for (const DeviceMessage& message : messages) {
          EXPECT_GT(message.count, 0);
          EXPECT_LE(message.first + message.count, n);
          EXPECT_NE(message.from, message.to);
        }
      }
    }
  }
}

/// A link carries one message each way at a time, and nobody gets an element from two at once.
TEST(AllReduceSchedule, LetsADeviceSendAndReceiveOnceInAStep) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 2; devices <= 17; ++devices) {
      std::set<std::pair<std::int64_t, std::int64_t>> senders;
      std::set<std::pair<std::int64_t, std::int64_t>> receivers;
      for (const DeviceMessage& message : messagesOf(algorithm, devices, 64)) {
        EXPECT_TRUE(senders.emplace(message.step, message.from).second);
        EXPECT_TRUE(receivers.emplace(message.step, message.to).second);
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::collective
