// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

TEST(TellingBarrier, CountsThePredicatesOfTheBlock) {
  constexpr int kRounds = 9;
  for (const std::uint32_t threads : {1U, 31U, 32U, 33U, 256U, 1024U}) {
    std::vector<int> in(threads);
    for (std::size_t i = 0; i < threads; ++i) in[i] = static_cast<int>(i * 7 % 9) + 1;
    std::vector<int> counts(threads * kRounds);
    std::vector<int> ands(threads * kRounds);
    std::vector<int> ors(threads * kRounds);
    Launcher launcher("tellingBarriers", {}, {threads});
    launcher.array("in", in).array("counts", counts).array("ands", ands).array("ors", ors);
    ASSERT_FALSE(launcher.number(kRounds).run().finding);
    for (int round = 0; round < kRounds; ++round) {
      const auto above = std::ranges::count_if(in, [round](int value) { return value > round; });
      for (std::size_t i = 0; i < threads; ++i) {
        const std::size_t at = i * kRounds + static_cast<std::size_t>(round);
        ASSERT_EQ(counts[at], above);
        ASSERT_EQ(ands[at] != 0, above == static_cast<std::ptrdiff_t>(threads));
        ASSERT_EQ(ors[at] != 0, above > 0);
      }
    }
  }
}

TEST(TellingBarrier, IsRecordedWithItsFormAndThePredicate) {
  std::vector<int> in{0, 1, 2};
  std::vector<int> counts(3);
  std::vector<int> ands(3);
  std::vector<int> ors(3);
  Launcher launcher("tellingBarriers", {}, {3});
  launcher.array("in", in).array("counts", counts).array("ands", ands).array("ors", ors);
  const trace::Record record = launcher.number(1).record();
  for (std::uint64_t thread = 0; thread < 3; ++thread) {
    const auto events = record.eventsOf(0, thread);
    ASSERT_EQ(events.size(), 7U);
    for (const std::size_t i : {1U, 3U, 5U}) {
      EXPECT_EQ(events[i].kind(), trace::EventKind::barrier);
      EXPECT_EQ(events[i].form(), (i + 1) / 2);  // count, conjunction, disjunction
      EXPECT_EQ(events[i].bits, thread > 0 ? 1U : 0U);
    }
  }
}

TEST(WarpBarrier, SeparatesWritesFromReadsOfAWarp) {
  for (const auto kind : {values::Schedule::Kind::inOrder, values::Schedule::Kind::reversed,
                          values::Schedule::Kind::random, values::Schedule::Kind::adversarial}) {
    std::vector<int> in(128);
    std::iota(in.begin(), in.end(), 5);
    std::vector<int> out(4);
    Launcher launcher("treeInAWarp", {}, {128});
    simt::LaunchOptions options;
    options.schedule = {kind, 4};
    ASSERT_FALSE(launcher.array("in", in).array("out", out).run(options).finding);
    for (std::size_t warp = 0; warp < 4; ++warp) {
      const auto first = in.begin() + static_cast<std::ptrdiff_t>(32 * warp);
      EXPECT_EQ(out[warp], std::accumulate(first, first + 32, 0));
    }
  }
}

TEST(WarpBarrier, IsRecordedWithItsMask) {
  std::vector<int> in(32);
  std::vector<int> out(4);
  Launcher launcher("treeInAWarp", {}, {32});
  const trace::Record record = launcher.array("in", in).array("out", out).record();
  for (std::uint64_t thread = 0; thread < 32; ++thread) {
    const auto events = record.eventsOf(0, thread);
    EXPECT_EQ(std::ranges::count(events, trace::EventKind::syncwarp, &trace::Event::kind), 6);
    EXPECT_EQ(events[2].mask(), 0xffffffffU);
  }
}

}  // namespace
}  // namespace lanescope::tests
