// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/permutation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace lanescope::catalog {
namespace {

using values::HostArray;

TEST(Permutation, HoldsEveryNumberOnce) {
  for (const std::uint64_t n : {1U, 2U, 3U, 4U, 5U, 31U, 32U, 33U, 1000U, 4095U, 4096U, 4097U}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Permutation order(n, seed);
      std::vector<bool> seen(n);
      for (std::uint64_t i = 0; i < n; ++i) {
        const std::uint64_t place = order[i];
        ASSERT_LT(place, n);
        ASSERT_FALSE(seen[place]) << "n " << n << " seed " << seed;
        seen[place] = true;
      }
    }
  }
}

TEST(Permutation, LeavesFewInTheirPlaceAndFewNextToTheirNeighbour) {
  constexpr std::uint64_t kN = 100'000;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Permutation order(kN, seed);
    int inPlace = 0;
    int compared = 0;
    std::uint64_t inFrontHalf = 0;
    for (std::uint64_t i = 0; i < kN; ++i) {
      inPlace += order[i] == i ? 1 : 0;
      compared +=
          order[i] == order[(i + 1) % kN] + 1 || order[(i + 1) % kN] == order[i] + 1 ? 1 : 0;
      inFrontHalf += i < kN / 2 && order[i] < kN / 2 ? 1 : 0;
    }
    // One and two are what chance gives.
    EXPECT_LT(inPlace, 20) << seed;
    EXPECT_LT(compared, 40) << seed;
    EXPECT_NEAR(static_cast<double>(inFrontHalf), kN / 4.0, 0.02 * kN) << seed;
  }
}

TEST(Permutation, ReachesEveryOrderOfFew) {
  std::set<std::array<std::uint64_t, 3>> orders;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Permutation order(3, seed);
    orders.insert({order[0], order[1], order[2]});
  }
  EXPECT_EQ(orders.size(), 6U);
}

TEST(Shuffle, KeepsTheElementsOfAllArraysTogether) {
  std::vector<float> a(1000);
  std::vector<std::int64_t> b(1000);
  for (std::size_t i = 0; i < a.size(); ++i) {
    a[i] = static_cast<float>(i);
    b[i] = static_cast<std::int64_t>(i);
  }
  const std::vector<HostArray> made{HostArray::of<float>(a), HostArray::of<std::int64_t>(b)};
  std::vector<HostArray> arrays = made;
  shuffle(arrays, 0);
  EXPECT_EQ(arrays, made);
  shuffle(arrays, 5);
  EXPECT_NE(arrays, made);
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(static_cast<std::int64_t>(arrays[0].as<float>()[i]), arrays[1].as<std::int64_t>()[i]);
  }
  std::vector<HostArray> again = made;
  shuffle(again, 5);
  EXPECT_EQ(again, arrays);
  shuffle(again = made, 6);
  EXPECT_NE(again, arrays);
  const auto sorted = arrays[0].as<float>();
  std::ranges::sort(sorted);
  EXPECT_TRUE(std::ranges::equal(sorted, a));
}

}  // namespace
}  // namespace lanescope::catalog
