// SPDX-License-Identifier: Apache-2.0
#include "bench/launch_limit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace lanescope::bench {
namespace {

using values::Milliseconds;
using Sizes = std::vector<std::int64_t>;

constexpr std::int64_t kBillion = 1'000'000'000;

/// A kernel that takes `launch` and so many milliseconds for a billion elements, on a GPU with a
/// limit of a second; notes what it was run on.
struct Played {
  double perBillion;
  double launch = 0.005;
  Sizes runs = {};

  std::optional<Milliseconds> tooLong(std::int64_t n) {
    const auto time = [this](std::int64_t at) {
      runs.push_back(at);
      return Milliseconds(launch + perBillion * static_cast<double>(at) / kBillion);
    };
    return LaunchLimit(Milliseconds(1000)).tooLong(n, time, [](std::int64_t at) {
      return static_cast<double>(at);
    });
  }
};

TEST(LaunchLimit, WithoutALimitNothingIsTriedAndAllMayGoInARow) {
  const LaunchLimit none;
  EXPECT_TRUE(none.allowsInARow(1000, std::nullopt));
  EXPECT_FALSE(none.tooLong(
      kBillion, [](std::int64_t) -> Milliseconds { throw 1; }, [](std::int64_t) { return 1e9; }));
}

TEST(LaunchLimit, CallsThatTogetherTakeTooLongDoNotGoInARow) {
  const LaunchLimit second(Milliseconds(1000));
  EXPECT_TRUE(second.allowsInARow(2, Milliseconds(500)));
  EXPECT_FALSE(second.allowsInARow(2, Milliseconds(501)));
  EXPECT_TRUE(second.allowsInARow(257, Milliseconds(0.1)));
  EXPECT_FALSE(second.allowsInARow(2, std::nullopt)) << "nobody knows how long they take";
  EXPECT_TRUE(second.allowsInARow(1, std::nullopt)) << "one cannot be split";
}

TEST(LaunchLimit, AFewElementsAreTriedWithoutFurtherAdo) {
  Played kernel{1e6};
  EXPECT_FALSE(kernel.tooLong(100'000));
  EXPECT_TRUE(kernel.runs.empty());
}

TEST(LaunchLimit, OneSmallRunIsEnoughForAFastKernel) {
  Played kernel{10};
  EXPECT_FALSE(kernel.tooLong(std::int64_t{1} << 30));
  EXPECT_EQ(kernel.runs, Sizes{std::int64_t{1} << 20});
}

TEST(LaunchLimit, WhereTheLaunchItselfBlursASmallRunALargerOneTells) {
  // 2 ms for a launch are 2 s by 2^20 of 2^30 elements.
  Played kernel{100, 2};
  EXPECT_FALSE(kernel.tooLong(std::int64_t{1} << 30));
  ASSERT_EQ(kernel.runs.size(), 2U);
  EXPECT_GT(kernel.runs[1], kernel.runs[0]);
}

TEST(LaunchLimit, ALaunchThatIsTooLongIsNeitherMadeNorIsAnyOtherSuch) {
  for (const double perBillion : {1'001.0, 1'500.0, 3'000.0, 20'000.0, 1e6, 1e9}) {
    Played kernel{perBillion};
    const auto expected = kernel.tooLong(kBillion);
    ASSERT_TRUE(expected) << perBillion;
    EXPECT_NEAR(expected->count(), perBillion, 0.05 * perBillion);
    for (const std::int64_t n : kernel.runs) {
      EXPECT_LE(perBillion * static_cast<double>(n) / kBillion,
                std::max(1000.0, perBillion * 0x1p20 / kBillion));
    }
    EXPECT_TRUE(std::ranges::is_sorted(kernel.runs, std::less_equal<>()) || kernel.runs.size() < 2);
  }
}

}  // namespace
}  // namespace lanescope::bench
