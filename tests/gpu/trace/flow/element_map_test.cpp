// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/element_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

/// One thread that loads these elements of the second of three arrays.
ElementMap mapOf(const std::vector<std::int64_t>& indices) {
  const auto type = values::DType::float32;
  test::Threads threads(1);
  for (const std::int64_t index : indices) {
    threads[0].push_back(Event::make(EventKind::load, 1, 5, index, 0));
  }
  const ArrayInfo array{"x", Space::global, type, 1};
  return {*test::makeRecord({array, array, array}, threads), 0};
}

void expectNumbersAll(const std::vector<std::int64_t>& indices) {
  const ElementMap map = mapOf(indices);
  const std::set<std::int64_t> ascending(indices.begin(), indices.end());
  ASSERT_EQ(map.size(), ascending.size());
  std::size_t slot = 0;
  for (const std::int64_t index : ascending) {
    EXPECT_EQ(map.slotOf(1, index), slot++);
    for (const std::int64_t near : {index - 1, index + 1, index + 64}) {
      EXPECT_EQ(map.slotOf(1, near).has_value(), ascending.contains(near));
    }
    EXPECT_FALSE(map.slotOf(0, index));
    EXPECT_FALSE(map.slotOf(2, index));
  }
  EXPECT_TRUE(std::ranges::equal(map.touched(1), ascending));
  EXPECT_EQ(map.extentOf(1)->first, *ascending.begin());
  EXPECT_EQ(map.extentOf(1)->last, *ascending.rbegin());
  EXPECT_FALSE(map.extentOf(0));
  EXPECT_EQ(map.firstSlot(2), ascending.size());
}

TEST(ElementMap, NumbersNeighboursThatAreTouchedInAnyOrder) {
  std::vector<std::int64_t> indices;
  for (std::int64_t i = 300; i >= 17; --i) indices.insert(indices.end(), {i, i});
  expectNumbersAll(indices);
}

TEST(ElementMap, NumbersElementsWithGapsBetween) {
  std::vector<std::int64_t> indices;
  for (std::int64_t i = 0; i < 50; ++i) indices.push_back(i * i * 3);
  expectNumbersAll(indices);
}

TEST(ElementMap, NumbersElementsThatAreFarApartWithoutABitForEachBetween) {
  constexpr std::int64_t kFar = (std::int64_t{1} << 39) - 1;
  expectNumbersAll({kFar, 5, 6, -kFar, 5, 1 << 20});
}

TEST(ElementMap, OfABlockThatTouchesNothingIsEmpty) {
  const ElementMap map = mapOf({});
  EXPECT_EQ(map.size(), 0U);
  EXPECT_TRUE(map.touched(1).empty());
}

}  // namespace
}  // namespace lanescope::trace
