// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/running_sum.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

const std::vector<ArrayInfo> kSumArrays{{"a", Space::global, values::DType::float32, 8},
                                        {"c", Space::global, values::DType::float32, 8, true},
                                        {"tile", Space::shared, values::DType::float32, 8}};

Event valued(EventKind kind, unsigned array, float value) {
  return Event::make(kind, array, 1, 0, std::bit_cast<std::uint32_t>(value));
}

RunningSum sumOf(const std::vector<Event>& events) {
  return runningSumOf(*test::makeRecord(kSumArrays, {events}), 0, 0);
}

TEST(RunningSum, IsOfTheLoadsTwoByTwo) {
  using enum EventKind;
  const float last = std::fma(0.1F, 0.3F, 6.0F);
  const RunningSum sum = sumOf({valued(load, 0, 2), valued(load, 0, 3), valued(load, 0, 0.1F),
                                valued(load, 0, 0.3F), valued(store, 1, last)});
  ASSERT_EQ(sum.values.size(), 2U);
  EXPECT_EQ(sum.values[0].event, 1U);
  EXPECT_EQ(sum.values[0].sum, 6.0);
  EXPECT_EQ(sum.values[1].sum, static_cast<double>(last));
  EXPECT_EQ(sum.productsAfter(1), 0U);
  EXPECT_EQ(sum.productsAfter(2), 1U);
  EXPECT_EQ(sum.productsAfter(3), 1U);
  EXPECT_EQ(sum.productsAfter(5), 2U);
}

TEST(RunningSum, GoesOnBehindThePutDownOfTheNextTile) {
  using enum EventKind;
  const RunningSum sum = sumOf({valued(load, 0, 5), valued(store, 2, 5), valued(load, 2, 5),
                                valued(load, 2, 2), valued(load, 0, 7), valued(store, 2, 7),
                                valued(load, 2, 7), valued(load, 2, 3), valued(store, 1, 31)});
  ASSERT_EQ(sum.values.size(), 2U);
  EXPECT_EQ(sum.values[0].sum, 10.0);
  EXPECT_EQ(sum.values[1].sum, 31.0);
  EXPECT_EQ(sum.values[1].event, 7U);
}

TEST(RunningSum, IsNoneWhereNoStoreShowsIt) {
  using enum EventKind;
  EXPECT_TRUE(sumOf({valued(load, 0, 2), valued(load, 0, 3), valued(store, 1, 5)}).values.empty());
  EXPECT_TRUE(sumOf({valued(load, 0, 2), valued(load, 0, 3)}).values.empty());
  EXPECT_TRUE(sumOf({}).values.empty());
}

}  // namespace
}  // namespace lanescope::trace
