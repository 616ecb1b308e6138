// SPDX-License-Identifier: Apache-2.0
#include "collective/emulated_devices.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "values/error.h"

namespace lanescope::collective {
namespace {

using values::AllReduce;
using values::AllReduceRequest;
using values::AllReduceResult;
using values::DType;

AllReduceRequest requestOf(AllReduce algorithm, std::int64_t devices, std::int64_t n,
                           DType dtype = DType::float32, const std::string& pattern = "random") {
  return {algorithm, devices, n, dtype, pattern, 1, {}, 0};
}

std::string complaint(const AllReduceRequest& request) {
  try {
    (void)allReduce(request);
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    return error.what();
  }
  return "nothing";
}

TEST(EmulatedDevices, AllGetTheSumsOverUnevenPartsAndFewerElementsThanDevices) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 1; devices <= 17; ++devices) {
      for (const std::int64_t n : {1, 2, 5, 16, 17, 1000}) {
        for (const DType dtype : {DType::int32, DType::int64, DType::float32, DType::float64}) {
          const AllReduceResult result = allReduce(requestOf(algorithm, devices, n, dtype));
          EXPECT_TRUE(result.passed) << values::nameOf(algorithm) << ' ' << devices << ' ' << n;
          EXPECT_TRUE(result.isSame) << values::nameOf(algorithm) << ' ' << devices << ' ' << n;
        }
      }
    }
  }
}

TEST(EmulatedDevices, SumsOfTheCountAreItsMultiples) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    const AllReduceResult result = allReduce(requestOf(algorithm, 6, 9, DType::int32, "count"));
    for (std::int32_t i = 0; i < 9; ++i) {
      EXPECT_EQ(result.sums.as<std::int32_t>()[static_cast<std::size_t>(i)], 6 * (i + 1));
    }
  }
}

TEST(EmulatedDevices, MessagesCarryWhatTheirSendersHeldBeforeTheStep) {
  // Three devices with 1, 2, 3 each: part d is element d.
  const AllReduceResult ring = allReduce(requestOf(AllReduce::ring, 3, 3, DType::int32, "count"));
  const std::vector<std::int32_t> carried(ring.carried.as<std::int32_t>().begin(),
                                          ring.carried.as<std::int32_t>().end());
  EXPECT_EQ(carried, (std::vector<std::int32_t>{1, 2, 3,  // each its own part
                                                6, 2, 4,  // with that of the one before
                                                6, 9, 3,  // the sums of a part
                                                3, 6, 9}));
}

TEST(EmulatedDevices, TellTheInputsOfAllDevices) {
  AllReduceRequest request = requestOf(AllReduce::ring, 3, 2, DType::int32, "count");
  const std::vector<std::int32_t> inputs{1, 2, 1, 2, 1, 2};
  EXPECT_EQ(allReduce(request).inputs, values::HostArray::of<std::int32_t>(inputs));
  request.n = values::kMostCarried / 3 + 1;
  EXPECT_EQ(allReduce(request).inputs.count(), 0U);
}

TEST(EmulatedDevices, FloatSumsHaveTheSameBitsEachTime) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    const AllReduceRequest request = requestOf(algorithm, 7, 1000);
    EXPECT_EQ(allReduce(request), allReduce(request));
  }
}

TEST(EmulatedDevices, AddInAnOrderOfTheirOwn) {
  const AllReduceResult tree = allReduce(requestOf(AllReduce::tree, 7, 1000));
  const AllReduceResult one = allReduce(requestOf(AllReduce::allToOne, 7, 1000));
  EXPECT_NE(tree.sums, one.sums);
  EXPECT_GT(tree.error, 0);
  EXPECT_LT(tree.error, tree.tolerance);
}

TEST(EmulatedDevices, KeepWhatIsTooLongOutOfTheResult) {
  const AllReduceResult large =
      allReduce(requestOf(AllReduce::ring, 2, values::kMostCarried / 2 + 1));
  EXPECT_TRUE(large.passed);
  EXPECT_EQ(large.carried.count(), 0U);
  EXPECT_EQ(large.sums.count(), static_cast<std::size_t>(large.request.n));
}

TEST(EmulatedDevices, SayWhichLimitIsExceeded) {
  EXPECT_EQ(complaint(requestOf(AllReduce::ring, 65, 10)), "devices = 65 is not from 1 to 64.");
  EXPECT_EQ(complaint(requestOf(AllReduce::ring, 0, 10)), "devices = 0 is not from 1 to 64.");
  EXPECT_EQ(complaint(requestOf(AllReduce::tree, 64, (1 << 20) + 1)),
            "n = 1048577 is not from 1 to 1048576.");
  EXPECT_EQ(complaint(requestOf(AllReduce::tree, 2, 10, DType::uint8)),
            "dtype = uint8 is no type of such sums; choose int32, int64, float32 or float64.");
  EXPECT_EQ(complaint(requestOf(AllReduce::tree, 2, 10, DType::int32, "iota")),
            "pattern = 'iota' is not one of devices; choose count, ones, random or random-01.");
}

AllReduceResult mistaken(AllReduce algorithm, std::int64_t devices, std::int64_t n,
                         values::MessagePitfall pitfall) {
  AllReduceRequest request = requestOf(algorithm, devices, n, DType::int32, "count");
  request.pitfall = pitfall;
  return allReduce(request);
}

TEST(MessagePitfalls, LeaveTheOthersWaitingForAnAbsentDevice) {
  const AllReduceResult result =
      mistaken(AllReduce::ring, 4, 100, values::MessagePitfall::absentRank);
  EXPECT_FALSE(result.passed);
  EXPECT_EQ(result.findings,
            (std::vector<std::string>{"Device 3 of 4 does not take part in step 4, in which device "
                                      "0 waits for its message.",
                                      "Devices that wait for ever in the end: 3 of 4."}));
  for (const values::DeviceMessage& message : result.messages) {
    EXPECT_TRUE(message.from != 3 || message.step < 3);
  }
}

TEST(MessagePitfalls, DoNotCountTheAbsentDeviceAmongThoseThatWait) {
  EXPECT_EQ(mistaken(AllReduce::allToOne, 3, 10, values::MessagePitfall::absentRank).findings[1],
            "Devices that wait for ever in the end: 2 of 3.");
}

TEST(MessagePitfalls, LoseAnElementByMismatchedCounts) {
  const AllReduceResult result =
      mistaken(AllReduce::allToOne, 2, 10, values::MessagePitfall::mismatchedCounts);
  EXPECT_EQ(result.findings, (std::vector<std::string>{"Device 1 of 2 sends 9 elements in step 1, "
                                                       "and device 0 expects 10."}));
  EXPECT_FALSE(result.passed);
  EXPECT_EQ(result.sums.as<std::int32_t>()[8], 2 * 9);
  EXPECT_EQ(result.sums.as<std::int32_t>()[9], 10);
}

TEST(MessagePitfalls, ReadSumsThatAreNotYetThere) {
  const AllReduceResult result =
      mistaken(AllReduce::ring, 4, 100, values::MessagePitfall::earlyRead);
  EXPECT_EQ(
      result.findings,
      (std::vector<std::string>{
          "Device 3 of 4 reads its sums after step 3 of 6: 75 of 100 are not the sums yet."}));
  EXPECT_FALSE(result.passed);
}

TEST(MessagePitfalls, SendWhatHasOverwrittenTheMessage) {
  const AllReduceResult result =
      mistaken(AllReduce::tree, 2, 10, values::MessagePitfall::reusedBuffer);
  EXPECT_EQ(result.findings,
            (std::vector<std::string>{"Device 1 of 2 overwrites the 10 elements of its message in "
                                      "step 1 with 0 before device 0 has them."}));
  EXPECT_FALSE(result.passed);
  EXPECT_EQ(result.sums.as<std::int32_t>()[9], 10);
}

TEST(MessagePitfalls, AreFoundWithEachAlgorithmAndNumberOfDevices) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 2; devices <= 9; ++devices) {
      for (const std::int64_t n : {1, 3, 100}) {
        for (const auto pitfall :
             {values::MessagePitfall::absentRank, values::MessagePitfall::mismatchedCounts,
              values::MessagePitfall::earlyRead, values::MessagePitfall::reusedBuffer}) {
          const AllReduceResult result = mistaken(algorithm, devices, n, pitfall);
          EXPECT_FALSE(result.passed) << values::nameOf(algorithm) << ' ' << devices << ' ' << n
                                      << ' ' << values::nameOf(pitfall);
          EXPECT_FALSE(result.findings.empty());
        }
      }
    }
  }
  EXPECT_THROW((void)mistaken(AllReduce::ring, 1, 10, values::MessagePitfall::earlyRead),
               values::Error);
}

}  // namespace
}  // namespace lanescope::collective
