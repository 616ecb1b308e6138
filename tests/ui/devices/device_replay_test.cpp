// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_replay.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/ui/devices/device_sample.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;
using values::DType;
using values::Number;

std::vector<Number> elementsOf(const DeviceReplay& replay, int row, const values::DeviceMessage& of,
                               std::int64_t device) {
  std::vector<Number> numbers;
  for (std::int64_t i = of.first; i < of.first + of.count; ++i) {
    numbers.push_back(replay.value(row, static_cast<int>(device), i));
  }
  return numbers;
}

TEST(DeviceReplay, MessagesCarryWhatTheirSendersHoldInTheRowBefore) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (const std::int64_t devices : {2, 3, 6, 8, 16}) {
      for (const std::int64_t n : {1, 5, 16}) {
        const DeviceReplay replay(allReduceOf(algorithm, devices, n, DType::float32, "random"));
        ASSERT_TRUE(replay.hasValues());
        const auto& messages = replay.result().messages;
        ASSERT_FALSE(messages.empty());
        for (std::size_t i = 0; i < messages.size(); ++i) {
          const int row = static_cast<int>(messages[i].step);
          EXPECT_EQ(replay.carried(i, n), elementsOf(replay, row, messages[i], messages[i].from))
              << values::nameOf(algorithm) << ' ' << devices << ' ' << n << ", message " << i;
        }
      }
    }
  }
}

TEST(DeviceReplay, BeginsWithTheInputsAndEndsWithTheSumsOnEveryDevice) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    const DeviceReplay replay(allReduceOf(algorithm, 6, 9));
    for (int device = 0; device < 6; ++device) {
      for (std::int64_t i = 0; i < 9; ++i) {
        EXPECT_EQ(replay.value(0, device, i), Number(i + 1));
        EXPECT_EQ(replay.value(replay.steps(), device, i), Number(6 * (i + 1)));
      }
    }
    EXPECT_EQ(replay.letters(), 2);  // of 54
  }
}

TEST(DeviceReplay, CountsTheDevicesThatAreSummedInEachPart) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (int devices = 2; devices <= 16; ++devices) {
      const DeviceReplay replay(allReduceOf(algorithm, devices, 20));
      for (int row = 0; row < replay.rows(); ++row) {
        for (int device = 0; device < devices; ++device) {
          for (int part = 0; part < replay.parts(); ++part) {
            const int summed = replay.summed(row, device, part);
            // With a count, each device adds the same.
            EXPECT_EQ(replay.value(row, device, replay.firstOf(part)),
                      Number(summed * (replay.firstOf(part) + 1)))
                << values::nameOf(algorithm) << ' ' << devices << ", row " << row;
            if (row == 0) {
              EXPECT_EQ(summed, 1);
            }
            if (row == replay.steps()) {
              EXPECT_EQ(summed, devices);
            }
          }
        }
      }
    }
  }
}

TEST(DeviceReplay, MarksWhatAStepWrote) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 4, 8));
  ASSERT_EQ(replay.parts(), 4);
  for (int row = 0; row < replay.rows(); ++row) {
    const auto [first, behind] = replay.messagesOf(row);
    for (int device = 0; device < 4; ++device) {
      for (int part = 0; part < 4; ++part) {
        const bool isWritten =
            std::any_of(replay.result().messages.begin() + static_cast<std::ptrdiff_t>(first),
                        replay.result().messages.begin() + static_cast<std::ptrdiff_t>(behind),
                        [&](const values::DeviceMessage& message) {
                          return message.to == device && replay.partOf(message.first) == part;
                        });
        EXPECT_EQ(replay.isChanged(row, device, part), isWritten) << row << ' ' << device;
      }
    }
  }
}

TEST(DeviceReplay, WithoutInputsOrWhatWasCarriedKnowsThePartsAlone) {
  const auto whole = allReduceOf(AllReduce::tree, 4, 8);
  for (values::HostArray values::AllReduceResult::*array :
       {&values::AllReduceResult::inputs, &values::AllReduceResult::carried}) {
    auto less = std::make_shared<values::AllReduceResult>(*whole);
    ((*less).*array).bytes.clear();
    const DeviceReplay replay(less);
    EXPECT_FALSE(replay.hasValues());
    EXPECT_EQ(replay.summed(replay.steps(), 3, 0), 4);
  }
  const DeviceReplay large(allReduceOf(AllReduce::ring, 16, DeviceReplay::kMostValues / 16));
  EXPECT_FALSE(large.hasValues());
  EXPECT_EQ(large.parts(), 16);
}

TEST(DeviceReplay, OfFewerElementsThanDevicesHasThePartsThatAreSent) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 8, 3));
  EXPECT_EQ(replay.parts(), 3);
  EXPECT_EQ(replay.steps(), 14);
  EXPECT_EQ(replay.partOf(0), 0);
  EXPECT_EQ(replay.partOf(2), 2);
}

}  // namespace
}  // namespace lanescope::ui
