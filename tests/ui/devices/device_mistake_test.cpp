// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_mistake.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/ui/devices/device_sample.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;
using values::DeviceMessage;
using values::DType;
using values::MessagePitfall;

constexpr std::array kPitfalls{MessagePitfall::absentRank, MessagePitfall::mismatchedCounts,
                               MessagePitfall::earlyRead, MessagePitfall::reusedBuffer};

DeviceReplay replayOf(AllReduce algorithm, std::int64_t devices, MessagePitfall pitfall,
                      std::int64_t n = 16) {
  return DeviceReplay(allReduceOf(algorithm, devices, n, DType::int32, "count", pitfall));
}

TEST(DeviceMistake, WithoutOneEveryMessageIsReceived) {
  const auto result = allReduceOf(AllReduce::ring, 4, 8);
  const DeviceMistake mistake(*result);
  EXPECT_FALSE(mistake.exists());
  for (const DeviceMessage& message : result->messages) {
    EXPECT_TRUE(mistake.isReceived(message));
    EXPECT_FALSE(mistake.isWrong(message));
  }
  EXPECT_EQ(mistake.lost(1), 0);
  EXPECT_FALSE(mistake.isStopped(1, 3));
}

// The result has what device 0 ended with: messages that are taken for received, or that are not,
// although they were, lead to something else.
TEST(DeviceMistake, TheMessagesThatAreReceivedLeadToWhatTheDeviceEndedWith) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (const MessagePitfall pitfall : kPitfalls) {
      for (const std::int64_t devices : {2, 3, 4, 7, 8}) {
        for (const std::int64_t n : {1, 3, 16}) {
          const DeviceReplay replay = replayOf(algorithm, devices, pitfall, n);
          ASSERT_TRUE(replay.hasValues());
          const auto sums = replay.result().sums.as<std::int32_t>();
          ASSERT_EQ(std::ssize(sums), n);
          for (std::int64_t i = 0; i < n; ++i) {
            EXPECT_EQ(values::asDouble(replay.value(replay.steps(), 0, i)),
                      sums[static_cast<std::size_t>(i)])
                << values::nameOf(algorithm) << ' ' << values::nameOf(pitfall) << ' ' << devices
                << ", element " << i;
          }
        }
      }
    }
  }
}

// With a count each device adds the same, so that a part's value tells how many are summed.
TEST(DeviceMistake, CountsTheDevicesThatAreReallySummed) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (const MessagePitfall pitfall : kPitfalls) {
      const DeviceReplay replay = replayOf(algorithm, 6, pitfall);
      for (int row = 0; row < replay.rows(); ++row) {
        for (int device = 0; device < 6; ++device) {
          for (int part = 0; part < replay.parts(); ++part) {
            const std::int64_t first = replay.firstOf(part);
            EXPECT_EQ(values::asDouble(replay.value(row, device, first)),
                      static_cast<double>(replay.summed(row, device, part) * (first + 1)))
                << values::nameOf(algorithm) << ' ' << values::nameOf(pitfall) << ", row " << row;
          }
        }
      }
    }
  }
}

TEST(DeviceMistake, AnAbsentDeviceLetsTheOthersWait) {
  const DeviceReplay replay = replayOf(AllReduce::ring, 4, MessagePitfall::absentRank);
  const DeviceMistake& mistake = replay.mistake();
  EXPECT_EQ(replay.steps(), 6);  // as many as are planned
  ASSERT_TRUE(mistake.unsent());
  EXPECT_EQ(mistake.unsent()->from, 3);
  EXPECT_EQ(mistake.unsent()->to, 0);
  EXPECT_EQ(mistake.unsent()->step, 3);
  EXPECT_FALSE(mistake.isStopped(3, 3));
  EXPECT_TRUE(mistake.isStopped(4, 3));
  EXPECT_TRUE(mistake.isStopped(4, 0));
  EXPECT_FALSE(mistake.isStopped(4, 1));
  EXPECT_TRUE(mistake.isStopped(5, 1));  // device 0 sends it nothing any more
  // In step 4 device 3 does not send, and does not receive from device 2.
  EXPECT_EQ(mistake.lost(3), 0);
  EXPECT_EQ(mistake.lost(4), 2);
  for (const DeviceMessage& message : replay.result().messages) {
    EXPECT_EQ(mistake.isReceived(message), message.step < 3 || (message.to != 3 && message.to != 0))
        << message.step << ": " << message.from;
  }
}

TEST(DeviceMistake, KnowsTheMessageThatIsWrong) {
  for (const MessagePitfall pitfall : kPitfalls) {
    const DeviceReplay replay = replayOf(AllReduce::tree, 8, pitfall);
    const auto& messages = replay.result().messages;
    const bool isSentWrong =
        pitfall == MessagePitfall::mismatchedCounts || pitfall == MessagePitfall::reusedBuffer;
    EXPECT_EQ(std::ranges::count_if(messages,
                                    [&](const DeviceMessage& message) {
                                      return replay.mistake().isWrong(message) && message.from == 7;
                                    }),
              isSentWrong ? 1 : 0);
    EXPECT_EQ(replay.mistake().readRow().has_value(), pitfall == MessagePitfall::earlyRead);
    EXPECT_EQ(replay.mistake().device(), 7);
  }
  EXPECT_EQ(replayOf(AllReduce::tree, 8, MessagePitfall::earlyRead).mistake().readRow(), 3);
}

}  // namespace
}  // namespace lanescope::ui
