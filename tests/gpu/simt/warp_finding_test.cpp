// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

using trace::Finding;
using trace::FindingKind;
using Kind = values::Schedule::Kind;

Finding warpFindingOf(Launcher& launcher, Kind kind = Kind::inOrder) {
  simt::LaunchOptions options;
  options.schedule.kind = kind;
  options.limits.warpCalls = 100000;
  const simt::LaunchResult result = launcher.run(options);
  EXPECT_TRUE(result.finding);
  return result.finding.value_or(Finding{});
}

TEST(WarpFinding, NamesALaneOfTheMaskThatHasEnded) {
  for (const Kind kind :
       {Kind::inOrder, Kind::reversed, Kind::random, Kind::adversarial, Kind::lockstep}) {
    std::vector<int> out(64);
    Launcher launcher("shuffleAfterReturn", {2}, {64});
    const Finding finding = warpFindingOf(launcher.array("out", out).number(40), kind);
    EXPECT_EQ(finding.kind, FindingKind::divergentWarp);
    EXPECT_EQ(finding.block, 0U);
    EXPECT_EQ(finding.thread, 32U);
    EXPECT_EQ(finding.line, lineOf("shuffleAfterReturn"));
    EXPECT_EQ(finding.sentence, "Thread 32 of block 0 waits for ever at __shfl_down_sync on line " +
                                    std::to_string(finding.line) +
                                    ": its mask 0xffffffff names thread 40, which has ended.");
  }
}

TEST(WarpFinding, NamesALaneOfTheMaskThatIsAtTheBarrier) {
  Launcher launcher("warpAgainstBlock", {}, {32});
  const Finding finding = warpFindingOf(launcher.number(7));
  EXPECT_EQ(finding.kind, FindingKind::divergentWarp);
  EXPECT_EQ(finding.thread, 0U);
  EXPECT_EQ(finding.line, lineOf("warpAgainstBlock"));
  EXPECT_NE(finding.sentence.find("names thread 7, which waits at the barrier on line " +
                                  std::to_string(lineOf("blockAgainstWarp"))),
            std::string::npos)
      << finding.sentence;
}

TEST(WarpFinding, NamesALaneThatMeetsAnotherMask) {
  std::vector<int> out(32);
  Launcher launcher("twoMasks", {}, {32});
  const Finding finding = warpFindingOf(launcher.array("out", out));
  EXPECT_EQ(finding.kind, FindingKind::divergentWarp);
  EXPECT_EQ(finding.thread, 0U);
  EXPECT_NE(
      finding.sentence.find("its mask 0xffffffff names thread 16, which waits at "
                            "__ballot_sync on line " +
                            std::to_string(lineOf("otherMask")) + " with the mask 0xffff0001"),
      std::string::npos)
      << finding.sentence;
}

TEST(WarpFinding, NamesAMaskWithoutTheCaller) {
  std::vector<int> out(32);
  Launcher launcher("maskWithoutSelf", {}, {32});
  const Finding finding = warpFindingOf(launcher.array("out", out).number(0xff));
  EXPECT_EQ(finding.kind, FindingKind::divergentWarp);
  EXPECT_EQ(finding.thread, 8U);
  EXPECT_EQ(finding.line, lineOf("maskWithoutSelf"));
  EXPECT_NE(finding.sentence.find("0x000000ff"), std::string::npos) << finding.sentence;
}

TEST(WarpFinding, NamesAnInvalidWidth) {
  for (const int width : {0, 3, 24, 33, 64, -1}) {
    std::vector<int> in(32);
    std::vector<int> out(32);
    Launcher launcher("shuffleInts", {}, {32});
    launcher.array("in", in).array("out", out).number(0).number(0xffffffff).number(0);
    const Finding finding = warpFindingOf(launcher.number(width));
    EXPECT_EQ(finding.kind, FindingKind::fault);
    EXPECT_NE(finding.sentence.find("a width of " + std::to_string(width)), std::string::npos)
        << finding.sentence;
  }
}

TEST(WarpFinding, EndsALoopOfWarpBarriers) {
  Launcher launcher("endlessWarp", {2}, {64});
  const Finding finding = warpFindingOf(launcher);
  EXPECT_EQ(finding.kind, FindingKind::runaway);
  EXPECT_EQ(finding.line, lineOf("endlessWarp"));
}

TEST(WarpFinding, IsNoneForLanesThatTheBlockDoesNotHave) {
  std::vector<int> out(40);
  Launcher launcher("shuffleAfterReturn", {}, {40});
  EXPECT_FALSE(launcher.array("out", out).number(40).run().finding);
}

}  // namespace
}  // namespace lanescope::tests
