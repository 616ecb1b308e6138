// SPDX-License-Identifier: Apache-2.0
#include "cpu/cores.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace lanescope::cpu {
namespace {

/// How often each part ran.
std::vector<int> callsOfParts(unsigned parts) {
  std::vector<std::atomic<int>> calls(parts);
  onCores(parts, [&](unsigned part) { ++calls[part]; });
  return {calls.begin(), calls.end()};
}

TEST(Cores, ThereIsOneAtLeast) {
  EXPECT_GE(coreCount(), 1U);
}

TEST(Cores, EachPartRunsOnceAndIsDoneWhenTheCallReturns) {
  for (unsigned parts = 1; parts <= coreCount(); ++parts) {
    for (int call = 0; call < 20000; ++call) {
      ASSERT_EQ(callsOfParts(parts), std::vector<int>(parts, 1)) << parts << " " << call;
    }
  }
}

TEST(Cores, ThreadsThatHaveFallenAsleepWakeUp) {
  if (coreCount() == 1) GTEST_SKIP() << "one core";
  using Clock = std::chrono::steady_clock;
  const Clock::time_point deadline = Clock::now() + std::chrono::seconds(20);
  bool hasHelped = false;
  while (!hasHelped && Clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const std::thread::id caller = std::this_thread::get_id();
    std::atomic<bool> isOfAnother = false;
    onCores(2, [&](unsigned) {
      if (std::this_thread::get_id() != caller) isOfAnother = true;
      const Clock::time_point end = Clock::now() + std::chrono::milliseconds(10);
      while (!isOfAnother && Clock::now() < end) std::this_thread::yield();
    });
    hasHelped = isOfAnother;
  }
  EXPECT_TRUE(hasHelped);
}

TEST(Cores, ACallWithinAPartRunsToItsEnd) {
  std::atomic<unsigned> calls = 0;
  onCores(coreCount(), [&](unsigned) { onCores(coreCount(), [&](unsigned) { ++calls; }); });
  EXPECT_EQ(calls, coreCount() * coreCount());
}

TEST(Cores, SeveralThreadsMayCallAtOnce) {
  std::atomic<int> wrong = 0;
  {
    constexpr int kCallers = 4;
    std::vector<std::jthread> callers;
    callers.reserve(kCallers);
    for (int caller = 0; caller < kCallers; ++caller) {
      callers.emplace_back([&] {
        for (int call = 0; call < 2000; ++call) {
          if (callsOfParts(coreCount()) != std::vector<int>(coreCount(), 1)) ++wrong;
        }
      });
    }
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace lanescope::cpu
