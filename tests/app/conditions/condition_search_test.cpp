// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition_search.h"

#include <chrono>
#include <functional>
#include <random>
#include <stop_token>

#include "tests/app/conditions/condition_fixture.h"

namespace lanescope::app {
namespace {

using trace::Event;
using trace::EventKind;

constexpr std::uint64_t kElements = 6;

/// Threads that load and store int32 elements at random, with barriers that all reach.
std::shared_ptr<const trace::Record> randomRecord(std::mt19937& random, std::uint32_t threads) {
  const auto pick = [&](std::uint32_t count) { return static_cast<int>(random() % count); };
  test::Threads events(threads);
  for (int epoch = 0; epoch < 4; ++epoch) {
    for (auto& thread : events) {
      for (int i = pick(4); i > 0; --i) {
        const EventKind kind = pick(2) == 0 ? EventKind::load : EventKind::store;
        thread.push_back(Event::make(kind, static_cast<unsigned>(pick(2)), 10 + pick(4),
                                     pick(kElements), static_cast<std::uint64_t>(pick(5))));
      }
      thread.push_back(Event::make(EventKind::barrier, 0, 20, 0, 0));
    }
  }
  return test::makeRecord({{"x", trace::Space::shared, values::DType::int32, kElements},
                           {"y", trace::Space::global, values::DType::int32, kElements}},
                          events);
}

/// A condition, and the same in C++ for one event.
struct Asked {
  const char* text;
  std::function<bool(const ConditionRun&, std::size_t step, const trace::Access&)> holds;
};

std::optional<double> elementOf(const ConditionRun& run, unsigned array, std::int64_t index,
                                std::size_t step) {
  const auto state = run.history.at(array, index, step + 1);
  if (state.origin == trace::ElementState::Origin::unknown) return std::nullopt;
  return static_cast<double>(state.bits);
}

const std::vector<Asked>& asked() {
  static const std::vector<Asked> all{
      {"thread == 3",
       [](const auto&, std::size_t, const trace::Access& access) { return access.thread == 3; }},
      {"line == 12 && thread % 2 == 1",
       [](const auto& run, std::size_t step, const trace::Access& access) {
         return run.timeline.step(step).line == 12 && access.thread % 2 == 1;
       }},
      {"thread == 2 && x[1] > 2",
       [](const auto& run, std::size_t step, const trace::Access& access) {
         return access.thread == 2 && elementOf(run, 0, 1, step).value_or(0) > 2;
       }},
      {"kind == store && value == 4 || y[index] == 1 && kind == load",
       [](const auto& run, std::size_t step, const trace::Access& access) {
         const Event& event = run.timeline.event(access);
         if (event.kind() == EventKind::store) return event.bits == 4;
         return event.kind() == EventKind::load &&
                elementOf(run, 1, event.index(), step) == std::optional(1.0);
       }},
      {"x[thread % 6] == y[0]",
       [](const auto& run, std::size_t step, const trace::Access& access) {
         const auto left = elementOf(run, 0, access.thread % 6, step);
         return left && left == elementOf(run, 1, 0, step);
       }},
      {"step == 5 || epoch == 3 && kind == barrier",
       [](const auto& run, std::size_t step, const trace::Access& access) {
         return step == 4 || (run.timeline.step(step).epoch == 3 &&
                              run.timeline.event(access).kind() == EventKind::barrier);
       }},
      {"index >= 5 && warp == 1",
       [](const auto& run, std::size_t, const trace::Access& access) {
         const Event& event = run.timeline.event(access);
         return trace::namesElement(event.kind()) && event.index() >= 5 && access.thread >= 32;
       }},
  };
  return all;
}

TEST(ConditionSearch, FindsWhatAScanOfAllEventsFinds) {
  std::mt19937 random(7);
  for (int round = 0; round < 60; ++round) {
    const ConditionRun run(randomRecord(random, round % 2 == 0 ? 5 : 40));
    const std::size_t count = run.timeline.stepCount();
    for (const Asked& each : asked()) {
      Condition condition = run.condition(QString::fromLatin1(each.text));
      std::vector<bool> holds(count, false);
      std::vector<int> begins;
      for (std::size_t step = 0; step < count; ++step) {
        for (const trace::Access& access : run.timeline.accesses(step)) {
          if (each.holds(run, step, access)) holds[step] = true;
        }
        ASSERT_EQ(condition.holdsAt(step), holds[step]) << each.text << " at " << step;
        if (holds[step] && (step == 0 || !holds[step - 1]))
          begins.push_back(static_cast<int>(step));
      }
      EXPECT_EQ(stepsWhereItBegins(condition), begins) << each.text;
      for (std::size_t from = 0; from <= count; ++from) {
        std::optional<std::size_t> next;
        std::optional<std::size_t> previous;
        for (std::size_t step = count; step-- > from;) {
          if (holds[step]) next = step;
        }
        for (std::size_t step = 0; step < from; ++step) {
          if (holds[step]) previous = step;
        }
        ASSERT_EQ(firstStepWhere(condition, from, count), next) << each.text << " from " << from;
        ASSERT_EQ(lastStepWhere(condition, 0, from), previous) << each.text << " up to " << from;
      }
    }
  }
}

/// 2^20 steps of two threads, each of which is one access.
const ConditionRun& longRun() {
  static const ConditionRun run([] {
    constexpr int kSteps = 1 << 20;
    test::Threads events(2);
    for (int i = 0; i < kSteps; ++i) {
      const EventKind kind = i % 2 == 0 ? EventKind::load : EventKind::store;
      for (auto& thread : events) {
        thread.push_back(Event::make(kind, 0, 10, i % 32, static_cast<std::uint64_t>(i)));
      }
    }
    return test::makeRecord({{"x", trace::Space::shared, values::DType::int32, 32}}, events);
  }());
  return run;
}

TEST(ConditionSearch, SearchesAMillionStepsInAboutASecond) {
  const ConditionRun& run = longRun();
  const std::size_t count = run.timeline.stepCount();
  ASSERT_GT(count, 1'000'000U);
  for (const char* text : {"line == 11", "thread == 1 && x[3] < 0", "value < 0", "x[thread] < 0"}) {
    Condition condition = run.condition(QString::fromLatin1(text));
    const auto before = std::chrono::steady_clock::now();
    EXPECT_EQ(firstStepWhere(condition, 0, count), std::nullopt);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - before;
    RecordProperty(text, std::to_string(taken.count()));
    EXPECT_LT(taken.count(), 30) << text;  // a sanitizer on a loaded machine takes long
  }
}

TEST(ConditionSearch, StopsWhenItIsCancelledAndTellsItsProgress) {
  const ConditionRun& run = longRun();
  Condition condition = run.condition(QStringLiteral("value < 0"));
  std::stop_source stop;
  double last = 0;
  const values::ProgressMonitor monitor(stop.get_token(), [&](double done) {
    EXPECT_GE(done, last);
    EXPECT_LE(done, 1);
    last = done;
    if (done > 0.5) stop.request_stop();
  });
  EXPECT_THROW((void)firstStepWhere(condition, 0, SIZE_MAX, monitor), values::Error);
  EXPECT_GT(last, 0.5);
  EXPECT_LT(last, 0.7);
}

}  // namespace
}  // namespace lanescope::app
