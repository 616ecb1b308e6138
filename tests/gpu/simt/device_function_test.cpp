// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <bit>
#include <numeric>

#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

TEST(DeviceFunction, MayContainShufflesAndBarriers) {
  for (const std::uint32_t threads : {32U, 64U, 256U, 1024U}) {
    std::vector<std::int64_t> in(threads * 5U);
    std::iota(in.begin(), in.end(), std::int64_t{1} << 40);
    std::vector<std::int64_t> out(5);
    Launcher launcher("sumLongs", {5}, {threads});
    ASSERT_FALSE(launcher.array("in", in).array("out", out).run().finding);
    for (std::size_t block = 0; block < 5; ++block) {
      const auto first = in.begin() + static_cast<std::ptrdiff_t>(block * threads);
      EXPECT_EQ(out[block], std::accumulate(first, first + threads, std::int64_t{0}));
    }
  }
}

TEST(DeviceFunction, IsOneTemplateForEveryType) {
  std::vector<float> in(256, 0.5F);
  std::vector<float> out(1);
  Launcher launcher("sumFloats", {}, {256});
  ASSERT_FALSE(launcher.array("in", in).array("out", out).run().finding);
  EXPECT_EQ(out[0], 128.0F);
}

TEST(BitFunctions, CountFindAndTurnBits) {
  std::vector<int> in{0, 1, -1, 6, 1 << 30, 0x12345678, -77, 100};
  std::vector<unsigned> out(12 * in.size());
  Launcher launcher("bitFunctions", {}, {static_cast<std::uint32_t>(in.size())});
  ASSERT_FALSE(launcher.array("in", in).array("out", out).run().finding);
  for (std::size_t i = 0; i < in.size(); ++i) {
    const auto x = static_cast<unsigned>(in[i]);
    int ones = 0;
    int lowest = 0;
    int zeros = 0;
    unsigned turned = 0;
    for (int bit = 31; bit >= 0; --bit) {
      const bool isSet = (x >> bit & 1U) != 0;
      ones += isSet ? 1 : 0;
      if (isSet) lowest = bit + 1;
      if (!isSet && ones == 0) ++zeros;
      if (isSet) turned |= 1U << (31 - bit);
    }
    EXPECT_EQ(out[12 * i], static_cast<unsigned>(ones));
    EXPECT_EQ(out[12 * i + 1], static_cast<unsigned>(lowest));
    EXPECT_EQ(out[12 * i + 2], static_cast<unsigned>(zeros));
    EXPECT_EQ(out[12 * i + 3], turned);
    EXPECT_EQ(out[12 * i + 8], std::bit_cast<unsigned>(static_cast<float>(in[i])));
    EXPECT_EQ(out[12 * i + 9], static_cast<unsigned>(std::min(in[i], 100) + std::max(in[i], 7)));
    EXPECT_EQ(out[12 * i + 11], static_cast<unsigned>(ones ^ lowest) ^ 5U);
  }
}

TEST(Fence, IsRecordedWithItsScope) {
  std::vector<int> in{1};
  std::vector<unsigned> out(12);
  Launcher launcher("bitFunctions", {}, {1});
  const trace::Record record = launcher.array("in", in).array("out", out).record();
  std::vector<unsigned> scopes;
  for (const trace::Event& event : record.events) {
    if (event.kind() == trace::EventKind::fence) scopes.push_back(event.form());
  }
  EXPECT_EQ(scopes, (std::vector<unsigned>{0, 2}));  // block, system
}

}  // namespace
}  // namespace lanescope::tests
