// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/task_threads.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <cstdio>
#include <latch>
#include <set>
#include <system_error>

namespace lanescope::app {
namespace {

TEST(TaskThreads, OneThreadPerformsAllInOrder) {
  std::vector<int> done;
  std::set<std::thread::id> by;
  {
    TaskThreads threads(1);
    for (int i = 0; i < 100; ++i) {
      threads.start([&done, &by, i] {
        done.push_back(i);
        by.insert(std::this_thread::get_id());
      });
    }
  }
  ASSERT_EQ(done.size(), 100U);
  EXPECT_TRUE(std::ranges::is_sorted(done));
  EXPECT_EQ(by.size(), 1U);
  EXPECT_FALSE(by.contains(std::this_thread::get_id()));
}

TEST(TaskThreads, SeveralWorkAtOnce) {
  std::latch all(4);
  TaskThreads threads(4);
  // Each waits for the other three.
  for (int i = 0; i < 4; ++i) threads.start([&all] { all.arrive_and_wait(); });
  all.wait();
}

TEST(TaskThreads, ATaskCanStartAnotherEvenAtTheEnd) {
  for (int round = 0; round < 100; ++round) {
    std::atomic<int> done = 0;
    {
      TaskThreads threads(4);
      threads.start([&] {
        ++done;
        threads.start([&] { ++done; });
      });
    }
    EXPECT_EQ(done, 2);
  }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// Without address space there is none for the stack of a thread. Run in a process of its own.
[[noreturn]] void startWithoutMemoryForAThread() {
  TaskThreads threads(2);
  const rlimit none{1, 1};
  ::setrlimit(RLIMIT_AS, &none);
  try {
    threads.start([] { std::fprintf(stderr, "performed"); });
  } catch (const std::system_error&) {
    std::fprintf(stderr, "told");
  }
  std::_Exit(0);
}

/// One of two threads is there.
[[noreturn]] void startTheSecondWithoutMemory() {
  std::latch first(1);
  std::latch second(1);
  TaskThreads threads(2);
  threads.start([&first] { first.wait(); });
  const rlimit none{1, 1};
  ::setrlimit(RLIMIT_AS, &none);
  threads.start([&second] { second.count_down(); });
  first.count_down();
  second.wait();
  std::fprintf(stderr, "both");
  std::_Exit(0);
}

TEST(TaskThreadsDeathTest, TellWhereNoneCanBeStarted) {
  EXPECT_EXIT(startWithoutMemoryForAThread(), testing::ExitedWithCode(0), "^told$");
}

TEST(TaskThreadsDeathTest, DoWithThoseThereAre) {
  EXPECT_EXIT(startTheSecondWithoutMemory(), testing::ExitedWithCode(0), "^both$");
}
#endif

}  // namespace
}  // namespace lanescope::app
