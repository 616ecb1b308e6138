// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "simt/sanitizers.h"
#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using std::chrono::milliseconds;
using trace::Finding;
using trace::FindingKind;
using values::Schedule;

using Clock = std::chrono::steady_clock;

/// Small enough that a sanitizer's slowness does not matter.
simt::LaunchOptions shortLimits() {
  simt::LaunchOptions options;
  options.limits = {.accesses = 1 << 20, .barriers = 1000, .silence = milliseconds(200)};
  return options;
}

Finding findingOf(Launcher& launcher, const simt::LaunchOptions& options = shortLimits()) {
  const simt::LaunchResult result = launcher.run(options);
  EXPECT_TRUE(result.finding);
  return result.finding.value_or(Finding{});
}

TEST(Finding, NamesAnIndexBeyondAnArray) {
  for (const std::int64_t index : {std::int64_t{8}, std::int64_t{-1}, std::int64_t{1} << 50}) {
    std::vector<int> out(8, 5);
    Launcher launcher("storeAt", {2}, {32});
    const Finding finding = findingOf(launcher.array("out", out).number(index).number(9));
    EXPECT_EQ(finding.kind, FindingKind::outOfBounds);
    EXPECT_EQ(finding.block, 0U);
    EXPECT_EQ(finding.thread, 9U);
    EXPECT_EQ(finding.line, lineOf("storeAt"));
    EXPECT_NE(finding.sentence.find(std::to_string(index)), std::string::npos) << finding.sentence;
    EXPECT_NE(finding.sentence.find("out has 8 elements"), std::string::npos) << finding.sentence;
    EXPECT_EQ(out, std::vector<int>(8, 5));
  }
}

TEST(Finding, NamesAnIndexBeyondASharedArray) {
  std::vector<int> out(32);
  Launcher launcher("loadSharedAt", {}, {32});
  const Finding finding =
      findingOf(launcher.array("out", out).number(16).shared("cache", values::DType::int32, 16));
  EXPECT_EQ(finding.kind, FindingKind::outOfBounds);
  EXPECT_EQ(finding.line, lineOf("loadSharedAt"));
  EXPECT_NE(finding.sentence.find("cache has 16 elements"), std::string::npos) << finding.sentence;
}

TEST(Finding, IsThatOfTheLowestBlockWhateverTheWorkers) {
  for (int repetition = 0; repetition < 20; ++repetition) {
    std::vector<int> out(64);
    Launcher launcher("outOfBoundsFrom", {64}, {1});
    launcher.array("out", out).number(5).workers(8);
    const Finding finding = findingOf(launcher);
    EXPECT_EQ(finding.block, 5U);
    EXPECT_EQ(finding.line, lineOf("outOfBoundsFrom"));
    for (std::size_t block = 0; block < 5; ++block) EXPECT_EQ(out[block], 2000);
  }
}

TEST(Finding, NamesBothSidesOfABarrierInABranch) {
  for (const auto kind :
       {Schedule::Kind::inOrder, Schedule::Kind::reversed, Schedule::Kind::random}) {
    simt::LaunchOptions options = shortLimits();
    options.schedule.kind = kind;
    Launcher launcher("barrierInBranch", {3}, {64});
    const Finding finding = findingOf(launcher.number(16), options);
    EXPECT_EQ(finding.kind, FindingKind::divergentBarrier);
    EXPECT_EQ(finding.block, 0U);
    EXPECT_EQ(finding.thread, 0U);
    EXPECT_EQ(finding.line, lineOf("barrierInBranch"));
    EXPECT_EQ(finding.sentence,
              "Block 0 waits for ever: 16 of its 64 threads wait at the barrier on line " +
                  std::to_string(finding.line) +
                  ", thread 0 among them, but thread 16 has ended without it.");
  }
}

TEST(Finding, NamesTwoBarriersThatHalvesOfABlockWaitAt) {
  Launcher launcher("twoBarriers", {}, {64});
  const Finding finding = findingOf(launcher.number(1));
  EXPECT_EQ(finding.kind, FindingKind::divergentBarrier);
  EXPECT_EQ(finding.line, lineOf("barrierA"));
  EXPECT_NE(finding.sentence.find("thread 1 waits at the barrier on line " +
                                  std::to_string(lineOf("barrierB"))),
            std::string::npos)
      << finding.sentence;
}

TEST(Finding, EndsALoopOfBarriers) {
  Launcher launcher("endlessBarriers", {4}, {256});
  const Finding finding = findingOf(launcher);
  EXPECT_EQ(finding.kind, FindingKind::runaway);
  EXPECT_EQ(finding.block, 0U);
  EXPECT_EQ(finding.line, lineOf("endlessBarriers"));
  EXPECT_NE(finding.sentence.find("1000 barriers"), std::string::npos) << finding.sentence;
}

TEST(Finding, EndsALoopOfAccesses) {
  std::vector<int> out(1);
  Launcher launcher("endlessAccesses", {1}, {64});
  const Finding finding = findingOf(launcher.array("out", out).number(33));
  EXPECT_EQ(finding.kind, FindingKind::runaway);
  EXPECT_EQ(finding.thread, 33U);
  EXPECT_EQ(finding.line, lineOf("endlessAccesses"));
}

TEST(Finding, EndsALoopThatDoesNothing) {
#if defined(LANESCOPE_SIMT_TSAN)
  GTEST_SKIP() << "ThreadSanitizer delivers no signal to a thread that makes no system call.";
#endif
  std::vector<int> out(4);
  Launcher launcher("endlessNothing", {4}, {32});
  launcher.array("out", out).number(2).workers(2);
  for (int repetition = 0; repetition < 3; ++repetition) {
    const Finding finding = findingOf(launcher);
    EXPECT_EQ(finding.kind, FindingKind::runaway);
    EXPECT_EQ(finding.block, 2U);
    EXPECT_EQ(finding.thread, 0U);
    EXPECT_EQ(finding.line, lineOf("endlessNothing"));
  }
}

TEST(Finding, DoesNotBlameALongRun) {
  std::vector<int> out(32);
  constexpr std::int64_t kAccesses = 3'000'000;
  Launcher launcher("patient", {1}, {32});
  launcher.array("out", out).number(kAccesses);
  simt::LaunchOptions options;
  options.limits = simt::Limits::forWork(std::uint64_t{32} * kAccesses, 32);
  EXPECT_FALSE(launcher.run(options).finding);
  EXPECT_EQ(out[31], kAccesses - 1);
}

TEST(Finding, NamesAThreadThatUsesUpItsStack) {
  std::vector<int> out(256);
  Launcher launcher("deep", {2}, {256});
  launcher.array("out", out).number(1'000'000);
  const Finding finding = findingOf(launcher);
  EXPECT_EQ(finding.kind, FindingKind::runaway);
  EXPECT_EQ(finding.thread, 0U);
  EXPECT_NE(finding.sentence.find("stack of 64 KiB"), std::string::npos) << finding.sentence;
}

TEST(Finding, NamesADivisionByZero) {
#if defined(__x86_64__)
  std::vector<int> out(32);
  Launcher launcher("divide", {}, {32});
  const Finding finding = findingOf(launcher.array("out", out).number(0));
  EXPECT_EQ(finding.kind, FindingKind::fault);
  // The division stands on the next line; a compiler may do it before or after that line's access.
  EXPECT_GE(finding.line, lineOf("divide"));
  EXPECT_LE(finding.line, lineOf("divide") + 1);
#else
  GTEST_SKIP() << "This processor does not trap a division by zero.";
#endif
}

TEST(Finding, NamesAnAddressOfNoArray) {
  std::vector<int> out(1);
  Launcher launcher("wildPointer", {}, {1});
  const Finding finding = findingOf(launcher.array("out", out).number(64));
  EXPECT_EQ(finding.kind, FindingKind::fault);
  EXPECT_EQ(finding.line, lineOf("wildPointer"));
}

TEST(Finding, NamesTheLimitOfSharedMemory) {
  std::vector<int> out(32);
  Launcher launcher("tooMuchShared", {}, {32});
  const Finding finding = findingOf(launcher.array("out", out));
  EXPECT_EQ(finding.kind, FindingKind::fault);
  EXPECT_NE(finding.sentence.find("227 KiB"), std::string::npos) << finding.sentence;
}

TEST(Finding, LeavesTheEmulatorUsable) {
  simt::Emulator emulator(2);
  std::vector<int> out(64);
  for (int repetition = 0; repetition < 5; ++repetition) {
    Launcher bad("barrierInBranch", {8}, {64});
    bad.number(repetition + 1);
    EXPECT_TRUE(
        emulator.launch(bad.plan(), bad.launch(), bad.addresses(), shortLimits(), {}, {}).finding);
    Launcher good("rotate", {1}, {64});
    good.array("out", out).number(3);
    EXPECT_FALSE(
        emulator.launch(good.plan(), good.launch(), good.addresses(), shortLimits(), {}, {})
            .finding);
    EXPECT_EQ(out[3], 0);
  }
}

/// How long a launch goes on after it was told to stop.
milliseconds timeToCancel(Launcher& launcher) {
  std::stop_source source;
  Clock::time_point asked;
  const std::jthread canceller([&] {
    std::this_thread::sleep_for(milliseconds(50));
    asked = Clock::now();
    source.request_stop();
  });
  try {
    static_cast<void>(launcher.run({}, source.get_token()));
    ADD_FAILURE() << "was not cancelled";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
  }
  return std::chrono::duration_cast<milliseconds>(Clock::now() - asked);
}

TEST(Cancel, StopsWithinHalfASecond) {
  constexpr milliseconds kLimit{500};  // it takes one or two; a busy machine may add to that
  std::vector<int> out(32);
  Launcher accesses("endlessAccesses", {2}, {32});
  EXPECT_LT(timeToCancel(accesses.array("out", out).number(0)), kLimit);
  Launcher manyBlocks("patient", {1'000'000}, {32});
  EXPECT_LT(timeToCancel(manyBlocks.array("out", out).number(1000)), kLimit);
  Launcher oneBlock("patient", {1}, {1});
  EXPECT_LT(timeToCancel(oneBlock.array("out", out).number(1LL << 40)), kLimit);
}

TEST(Cancel, StopsALoopThatDoesNothing) {
#if defined(LANESCOPE_SIMT_TSAN)
  GTEST_SKIP() << "ThreadSanitizer delivers no signal to a thread that makes no system call.";
#endif
  std::vector<int> out(2);
  Launcher launcher("endlessNothing", {1}, {32});
  EXPECT_LT(timeToCancel(launcher.array("out", out).number(0)), milliseconds(1000));
}

TEST(Cancel, BeforeTheStartRunsNothing) {
  std::vector<int> out(32, -1);
  std::stop_source source;
  source.request_stop();
  Launcher launcher("patient", {1}, {1});
  launcher.array("out", out).number(1LL << 40);
  EXPECT_THROW(static_cast<void>(launcher.run({}, source.get_token())), values::Error);
}

}  // namespace
}  // namespace lanescope::tests
