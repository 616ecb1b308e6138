// SPDX-License-Identifier: Apache-2.0
#include "trace/record/line_visit.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

Timeline timelineOf(const std::vector<Event>& events) {
  return {test::makeRecord({{"a", Space::global, values::DType::float32, 8},
                            {"b", Space::global, values::DType::float32, 8}},
                           {events}),
          0};
}

Event access(EventKind kind, unsigned array, int line) {
  return Event::make(kind, array, line, 0, 0);
}

TEST(LineVisit, IsAllThatALineDoesOnce) {
  // b[i] = a[i] + a[i + 1] between two other lines.
  const Timeline timeline = timelineOf(
      {access(EventKind::load, 0, 3), access(EventKind::load, 0, 4), access(EventKind::load, 0, 4),
       access(EventKind::store, 1, 4), access(EventKind::load, 0, 5)});
  ASSERT_EQ(timeline.stepCount(), 5U);
  for (std::size_t step = 1; step < 4; ++step) {
    EXPECT_EQ(visitOf(timeline, step), (LineVisit{1, 4})) << step;
  }
  EXPECT_EQ(visitOf(timeline, 0), (LineVisit{0, 1}));
  EXPECT_EQ(visitOf(timeline, 4), (LineVisit{4, 5}));
}

TEST(LineVisit, OfALoopOnASingleLineIsOneRound) {
  const Timeline timeline(test::makeDotShared({64, 16, 1}), 0);
  // Four rounds of a[i] * b[i].
  for (std::size_t step = 0; step < 8; ++step) {
    const std::size_t first = step / 2 * 2;
    EXPECT_EQ(visitOf(timeline, step), (LineVisit{first, first + 2})) << step;
  }
  EXPECT_EQ(visitOf(timeline, 8), (LineVisit{8, 9}));
}

TEST(LineVisit, EndsWithItsEpoch) {
  const Timeline timeline =
      timelineOf({access(EventKind::load, 0, 4), access(EventKind::barrier, 0, 4),
                  access(EventKind::load, 0, 4)});
  EXPECT_EQ(visitOf(timeline, 0), (LineVisit{0, 2}));
  EXPECT_EQ(visitOf(timeline, 2), (LineVisit{2, 3}));
}

}  // namespace
}  // namespace lanescope::trace
