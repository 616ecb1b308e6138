// SPDX-License-Identifier: Apache-2.0
#include "device/packed_arguments.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>

#include "trace/record/address.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

const values::DeviceFunction kKernel{
    .entry = "k",
    .parameters = {
        {"u64", 8, 32}, {"u32", 4, 4}, {"f32", 4, 8}, {"u64", 8, 8}, {"u8", 1, 1}, {"u32", 4, 8}}};

values::Launch launchWith(std::int64_t whole, std::int64_t traced = -2) {
  values::Launch launch;
  launch.arguments = {values::BufferIndex{1}, whole, std::int64_t{3}, std::int64_t{-4},
                      std::int64_t{200},      traced};
  return launch;
}

template <class T>
T at(const PackedArguments& packed, std::size_t position, std::size_t offset = 0) {
  T value{};
  std::memcpy(&value, packed.bytesOf(position).data() + offset, sizeof value);
  return value;
}

class PackedArgumentsTest : public testing::Test {
 protected:
  int m_memory = 0;
  std::array<DeviceSpan, 2> m_buffers{{{nullptr, 0}, {&m_memory, 77}}};
};

TEST_F(PackedArgumentsTest, OfThePlainBuildAreWhatACudaProgramPasses) {
  PackedArguments packed(kKernel, false, launchWith(-5), m_buffers);
  EXPECT_EQ(at<void*>(packed, 0), &m_memory);
  EXPECT_EQ(at<std::int32_t>(packed, 1), -5);
  EXPECT_EQ(at<float>(packed, 2), 3.0F);
  EXPECT_EQ(at<std::int64_t>(packed, 3), -4);
  EXPECT_EQ(at<std::uint8_t>(packed, 4), 200);
  EXPECT_EQ(packed.addresses()[0], packed.bytesOf(0).data());
}

TEST_F(PackedArgumentsTest, OfTheRecordedBuildKnowTheArrayAndNoSource) {
  PackedArguments packed(kKernel, true, launchWith(5), m_buffers);
  const auto address = at<trace::Address<double, void>>(packed, 0);
  EXPECT_EQ(static_cast<const void*>(address.first()), &m_memory);
  EXPECT_EQ(address.count(), 77);
  EXPECT_EQ(address.array(), 1U);
  EXPECT_EQ(address.at(), 0);
  EXPECT_EQ(at<float>(packed, 2), 3.0F);
  EXPECT_EQ(at<std::uint32_t>(packed, 2, 4), 0U);  // a constant: trace/record/traced.h
  EXPECT_EQ(at<std::int32_t>(packed, 5), -2);
  EXPECT_EQ(at<std::uint32_t>(packed, 5, 4), 0U);
}

TEST_F(PackedArgumentsTest, RefuseWhatDoesNotFit) {
  const std::int64_t large = std::numeric_limits<std::uint32_t>::max();
  EXPECT_NO_THROW(PackedArguments(kKernel, false, launchWith(large), m_buffers));
  EXPECT_THROW(PackedArguments(kKernel, false, launchWith(large + 1), m_buffers), values::Error);
  values::Launch few = launchWith(1);
  few.arguments.pop_back();
  EXPECT_THROW(PackedArguments(kKernel, false, few, m_buffers), values::Error);
  values::Launch swapped = launchWith(1);
  swapped.arguments[1] = values::BufferIndex{1};
  EXPECT_THROW(PackedArguments(kKernel, false, swapped, m_buffers), values::Error);
}

}  // namespace
}  // namespace lanescope::backend
