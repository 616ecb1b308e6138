// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

constexpr std::size_t kVoters = 96;

const std::vector<unsigned> kMasks{0xffffffff, 0x0000ffff, 0x80000001, 0x12345678, 0x10};

/// Values from a small range, so that lanes agree now and then.
std::vector<int> voters(int range) {
  std::vector<int> result(kVoters);
  for (std::size_t i = 0; i < kVoters; ++i) {
    result[i] = static_cast<int>((i * i + i / 3) % static_cast<std::size_t>(range)) - range / 2;
  }
  return result;
}

bool isNamed(unsigned mask, std::size_t thread) {
  return (mask >> (thread % 32) & 1U) != 0;
}

/// The lanes of the thread's warp that take part and for which `holds`.
unsigned lanesWhere(unsigned mask, std::size_t thread,
                    const std::function<bool(std::size_t)>& holds) {
  unsigned lanes = 0;
  for (std::size_t lane = 0; lane < 32; ++lane) {
    if (isNamed(mask, lane) && holds(thread / 32 * 32 + lane)) lanes |= 1U << lane;
  }
  return lanes;
}

TEST(Vote, CountsTheLanesOfItsMask) {
  for (const unsigned mask : kMasks) {
    for (const int range : {1, 2, 3, 50}) {
      std::vector<int> in = voters(range);
      std::vector<unsigned> ballots(kVoters);
      std::vector<int> any(kVoters);
      std::vector<int> all(kVoters);
      Launcher launcher("votes", {}, {kVoters});
      launcher.array("in", in).array("ballots", ballots).array("any", any).array("all", all);
      ASSERT_FALSE(launcher.number(mask).run().finding);
      for (std::size_t i = 0; i < kVoters; ++i) {
        if (!isNamed(mask, i)) continue;
        EXPECT_EQ(ballots[i], lanesWhere(mask, i, [&](std::size_t t) { return in[t] > 0; }));
        const unsigned trueLanes = lanesWhere(mask, i, [&](std::size_t t) { return in[t] != 0; });
        EXPECT_EQ(any[i] != 0, trueLanes != 0);
        EXPECT_EQ(all[i] != 0, trueLanes == mask);
      }
    }
  }
}

TEST(Match, FindsTheLanesWithTheSameValue) {
  for (const unsigned mask : kMasks) {
    for (const int range : {1, 2, 3, 50}) {
      std::vector<int> in = voters(range);
      std::vector<double> wide(in.begin(), in.end());
      std::vector<unsigned> any(kVoters);
      std::vector<unsigned> all(kVoters);
      std::vector<int> equal(kVoters);
      Launcher launcher("matches", {}, {kVoters});
      launcher.array("in", in).array("wide", wide).array("any", any).array("all", all);
      ASSERT_FALSE(launcher.array("equal", equal).number(mask).run().finding);
      for (std::size_t i = 0; i < kVoters; ++i) {
        if (!isNamed(mask, i)) continue;
        const unsigned same = lanesWhere(mask, i, [&](std::size_t t) { return in[t] == in[i]; });
        EXPECT_EQ(any[i], same);
        EXPECT_EQ(all[i], same == mask ? mask : 0);
        EXPECT_EQ(equal[i], same == mask ? 1 : 0);
      }
    }
  }
}

TEST(Reduction, CombinesTheLanesOfItsMask) {
  for (const unsigned mask : kMasks) {
    std::vector<int> in = voters(5000);
    std::vector<int> ints(kVoters * 3);
    std::vector<unsigned> unsigneds(kVoters * 6);
    Launcher launcher("warpReductions", {}, {kVoters});
    launcher.array("in", in).array("ints", ints).array("unsigneds", unsigneds).number(mask);
    ASSERT_FALSE(launcher.run().finding);
    for (std::size_t i = 0; i < kVoters; ++i) {
      if (!isNamed(mask, i)) continue;
      std::vector<int> taken;
      for (std::size_t t = i / 32 * 32; t < i / 32 * 32 + 32; ++t) {
        if (isNamed(mask, t)) taken.push_back(in[t]);
      }
      const std::vector<unsigned> bits(taken.begin(), taken.end());
      unsigned sum = 0;
      unsigned both = ~0U;
      unsigned either = 0;
      unsigned odd = 0;
      for (const unsigned value : bits) {
        sum += value;
        both &= value;
        either |= value;
        odd ^= value;
      }
      EXPECT_EQ(ints[3 * i], static_cast<int>(sum));
      EXPECT_EQ(ints[3 * i + 1], *std::ranges::min_element(taken));
      EXPECT_EQ(ints[3 * i + 2], *std::ranges::max_element(taken));
      EXPECT_EQ(unsigneds[6 * i], sum);
      EXPECT_EQ(unsigneds[6 * i + 1], *std::ranges::min_element(bits));
      EXPECT_EQ(unsigneds[6 * i + 2], *std::ranges::max_element(bits));
      EXPECT_EQ(unsigneds[6 * i + 3], both);
      EXPECT_EQ(unsigneds[6 * i + 4], either);
      EXPECT_EQ(unsigneds[6 * i + 5], odd);
    }
  }
}

TEST(ActiveMask, IsThatOfTheBranchAndWholeBehindIt) {
  for (const int lanes : {1, 7, 16, 32}) {
    for (const auto kind : {values::Schedule::Kind::inOrder, values::Schedule::Kind::reversed,
                            values::Schedule::Kind::adversarial}) {
      std::vector<unsigned> inside(48);
      std::vector<unsigned> behind(48);
      Launcher launcher("activeMasks", {}, {48});
      simt::LaunchOptions options;
      options.schedule.kind = kind;
      ASSERT_FALSE(launcher.array("inside", inside)
                       .array("behind", behind)
                       .number(lanes)
                       .run(options)
                       .finding);
      for (std::size_t i = 0; i < 48; ++i) {
        const unsigned warp = i < 32 ? 0xffffffffU : 0x0000ffffU;  // the second one is half a warp
        const unsigned branch = lanes == 32 ? ~0U : (1U << lanes) - 1;
        EXPECT_EQ(behind[i], warp);
        EXPECT_EQ(inside[i], static_cast<int>(i % 32) < lanes ? branch & warp : 0);
      }
    }
  }
}

TEST(Vote, IsRecordedWithItsFormItsMaskAndItsResult) {
  std::vector<int> in(32, 1);
  in[3] = 0;
  std::vector<unsigned> ballots(32);
  std::vector<int> any(32);
  std::vector<int> all(32);
  Launcher launcher("votes", {}, {32});
  launcher.array("in", in).array("ballots", ballots).array("any", any).array("all", all);
  const trace::Record record = launcher.number(0xff).record();
  using trace::VoteForm;
  struct Expected {
    VoteForm form;
    std::uint64_t result;
  };
  for (std::uint64_t thread = 0; thread < 8; ++thread) {
    const auto events = record.eventsOf(0, thread);
    ASSERT_EQ(events.size(), 7U);
    std::size_t position = 1;
    for (const Expected& expected :
         {Expected{VoteForm::ballot, 0xf7}, {VoteForm::any, 1}, {VoteForm::all, 0}}) {
      EXPECT_EQ(events[position].kind(), trace::EventKind::vote);
      EXPECT_EQ(events[position].detail(), static_cast<unsigned>(expected.form));
      EXPECT_EQ(events[position].mask(), 0xffU);
      EXPECT_EQ(events[position].bits, expected.result);
      position += 2;
    }
  }
  EXPECT_TRUE(record.eventsOf(0, 8).empty());
}

}  // namespace
}  // namespace lanescope::tests
