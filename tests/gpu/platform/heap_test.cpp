// SPDX-License-Identifier: Apache-2.0
#include "platform/heap.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <thread>
#include <vector>

namespace lanescope::platform {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

std::size_t residentBytes() {
  std::ifstream file("/proc/self/statm");
  std::size_t all = 0;
  std::size_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// Allocates one large block and then many smaller ones, writes to them and frees them.
void allocateAndFree() {
  std::vector<char>(30 * kMiB, 'x').clear();
  const std::vector<std::vector<char>> blocks(300, std::vector<char>(kMiB / 10, 'x'));
}

TEST(HeapDeathTest, WhatThreadsHaveFreedIsNoLongerResident) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "The sanitizers keep what is freed.";
#endif
  EXPECT_EXIT(
      {
        returnFreedMemory();
        const std::size_t before = residentBytes();
        constexpr int kThreads = 4;
        std::vector<std::jthread> threads;
        threads.reserve(kThreads);
        for (int i = 0; i < kThreads; ++i) threads.emplace_back(allocateAndFree);
        threads.clear();
        allocateAndFree();
        const std::size_t after = residentBytes();
        std::fprintf(stderr, "%zu KiB before, %zu KiB after", before >> 10U, after >> 10U);
        ::_exit(after < before + 8 * kMiB ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace lanescope::platform
