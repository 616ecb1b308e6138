// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "trace/record/event_cache.h"
#include "trace/record/event_memory.h"

namespace lanescope::test {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Events;

constexpr std::size_t kMillion = std::size_t{1} << 20;

Event numbered(std::size_t number) {
  return Event::make(EventKind::load, 1, 2, static_cast<std::int64_t>(number), number);
}

TEST(EventMemory, HoldsWhatIsWrittenWhateverItsSize) {
  for (const std::size_t count : {std::size_t{1}, std::size_t{1000}, kMillion / 4, kMillion / 4 + 1,
                                  std::size_t{3} * kMillion}) {
    Events events;
    for (std::size_t i = 0; i < count; ++i) events.push_back(numbered(i));
    const Events copy = events;
    const Events moved = std::move(events);
    ASSERT_EQ(moved.size(), count);
    EXPECT_TRUE(copy == moved);
    for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(moved[i], numbered(i));
  }
}

TEST(EventMemory, IsCachedForTheNextRecordUpToItsLimit) {
  { const Events one(kMillion); }
  if (trace::cachedEventMemory() == 0) GTEST_SKIP() << "A sanitizer looks after the memory.";
  for (int repetition = 0; repetition < 3; ++repetition) {
    const std::size_t cached = trace::cachedEventMemory();
    Events events(kMillion);
    EXPECT_LE(trace::cachedEventMemory(), cached - kMillion * sizeof(Event));
    events.front() = events.back() = numbered(7);
    events = {};
    events.shrink_to_fit();
    EXPECT_EQ(trace::cachedEventMemory(), cached);
  }
  {
    std::vector<Events> many;
    for (int i = 0; i < 40; ++i) many.emplace_back(kMillion).back() = numbered(1);
  }
  EXPECT_EQ(trace::cachedEventMemory(), trace::kMostCachedBytes);
  // The block that was freed last is cached, whatever was cached before.
  { const Events large(kMillion * 10); }
  const std::size_t cached = trace::cachedEventMemory();
  EXPECT_LE(cached, trace::kMostCachedBytes);
  const Events large(kMillion * 10);
  EXPECT_EQ(trace::cachedEventMemory(), cached - kMillion * 10 * sizeof(Event));
  { const Events tooLarge(kMillion * 17); }
  EXPECT_EQ(trace::cachedEventMemory(), cached - kMillion * 10 * sizeof(Event));
}

TEST(EventMemory, IsGivenBackWhereNoneIsToBeCached) {
  { const Events one(kMillion); }
  trace::setMostCachedBytes(0);
  EXPECT_EQ(trace::cachedEventMemory(), 0U) << "what was cached before";
  for (int i = 0; i < 3; ++i) {
    Events events(kMillion);
    events.front() = events.back() = numbered(7);
  }
  EXPECT_EQ(trace::cachedEventMemory(), 0U);
  trace::setMostCachedBytes(trace::kMostCachedBytes);
}

TEST(EventMemory, IsNeverTheSameForTwo) {
  std::vector<Events> all;
  for (std::size_t i = 0; i < 12; ++i) {
    all.emplace_back(kMillion / 2 + i * 100'000);
    std::ranges::fill(all.back(), numbered(i));
    if (i % 3 == 2) all.erase(all.begin() + static_cast<std::ptrdiff_t>(i % 4));
  }
  std::set<const Event*> begins;
  for (const Events& events : all) {
    EXPECT_TRUE(begins.insert(events.data()).second);
    EXPECT_TRUE(
        std::ranges::all_of(events, [&](const Event& event) { return event == events[0]; }));
  }
}

}  // namespace
}  // namespace lanescope::test
