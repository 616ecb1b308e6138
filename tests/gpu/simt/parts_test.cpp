// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "simt/schedule.h"
#include "simt/shared_memory.h"
#include "simt/stack_pool.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using simt::SharedMemory;
using simt::StackPool;
using values::Schedule;

std::vector<std::uint32_t> order(const Schedule& schedule, std::uint64_t block, std::size_t count) {
  std::vector<std::uint32_t> result(count);
  simt::fillOrder(schedule, block, result);
  return result;
}

TEST(Schedule, IsAPermutation) {
  std::vector<std::uint32_t> ascending(257);
  std::iota(ascending.begin(), ascending.end(), 0U);
  EXPECT_EQ(order({}, 3, 257), ascending);
  std::vector<std::uint32_t> reversed = order({Schedule::Kind::reversed, 0}, 3, 257);
  EXPECT_EQ(reversed.front(), 256U);
  std::ranges::reverse(reversed);
  EXPECT_EQ(reversed, ascending);
  std::vector<std::uint32_t> random = order({Schedule::Kind::random, 5}, 3, 257);
  EXPECT_NE(random, ascending);
  std::ranges::sort(random);
  EXPECT_EQ(random, ascending);
}

TEST(Schedule, IsRepeatedByItsSeed) {
  EXPECT_EQ(order({Schedule::Kind::random, 5}, 3, 100), order({Schedule::Kind::random, 5}, 3, 100));
  EXPECT_NE(order({Schedule::Kind::random, 5}, 3, 100), order({Schedule::Kind::random, 6}, 3, 100));
  EXPECT_NE(order({Schedule::Kind::random, 5}, 3, 100), order({Schedule::Kind::random, 5}, 4, 100));
}

TEST(Schedule, LetsEveryBlockBeginOnce) {
  using enum Schedule::Kind;
  for (const std::uint64_t count : {1ULL, 2ULL, 97ULL, 4096ULL}) {
    for (const Schedule& schedule : {Schedule{inOrder, 0},
                                     {reversed, 0},
                                     {adversarial, 0},
                                     {lockstep, 0},
                                     {random, 1},
                                     {random, 2}}) {
      std::vector<bool> seen(count, false);
      for (std::uint64_t i = 0; i < count; ++i) {
        seen[simt::blockAt(schedule, i, count)] = true;
      }
      EXPECT_EQ(std::ranges::count(seen, true), static_cast<std::ptrdiff_t>(count));
    }
  }
  EXPECT_EQ(simt::blockAt({inOrder, 0}, 3, 10), 3U);
  EXPECT_EQ(simt::blockAt({reversed, 0}, 3, 10), 6U);
}

TEST(Schedule, IsNamedAsItIsParsed) {
  for (const char* name :
       {"in-order", "reversed", "adversarial", "lockstep", "random:0", "random:77"}) {
    EXPECT_EQ(values::nameOf(values::scheduleFromName(name)), name);
  }
  for (const char* name : {"", "random", "random:", "random:x", "random:-1", "Adversarial"}) {
    EXPECT_THROW(static_cast<void>(values::scheduleFromName(name)), values::Error) << name;
  }
}

TEST(StackPool, HasAGuardBelowEachStack) {
  StackPool pool;
  pool.reserve(3);
  for (std::size_t i = 0; i < 3; ++i) {
    const simt::StackSpan stack = pool.stack(i);
    EXPECT_EQ(stack.size(), StackPool::kStackBytes);
    *stack.bottom = std::byte{1};
    *(stack.top - 1) = std::byte{1};
    EXPECT_TRUE(pool.contains(stack.bottom));
    EXPECT_FALSE(pool.isGuard(stack.bottom));
    EXPECT_TRUE(pool.isGuard(stack.bottom - 1));
  }
  EXPECT_FALSE(pool.contains(pool.stack(2).top));
  EXPECT_FALSE(pool.isGuard(nullptr));
}

TEST(SharedMemory, GivesOneDeclarationOneArray) {
  SharedMemory memory;
  memory.beginBlock(100);
  const auto where = std::source_location::current();
  const SharedMemory::Region* const first = memory.declare(where, 10, 4);
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(memory.declare(where, 10, 4), first);
  EXPECT_EQ(first->declaration, where.line());
  const SharedMemory::Region* const second = memory.declare(std::source_location::current(), 10, 4);
  ASSERT_NE(second, nullptr);
  EXPECT_GE(second->data, first->data + 40);
  EXPECT_EQ(memory.of(first->declaration), first);
}

TEST(SharedMemory, IsBounded) {
  SharedMemory memory;
  memory.beginBlock(SharedMemory::kMostBytes);
  EXPECT_EQ(memory.dynamicPart().bytes, SharedMemory::kMostBytes);
  EXPECT_EQ(memory.declare(std::source_location::current(), 1, 4), nullptr);
}

}  // namespace
}  // namespace lanescope::tests
