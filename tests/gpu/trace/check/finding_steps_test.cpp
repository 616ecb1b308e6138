// SPDX-License-Identifier: Apache-2.0
#include "trace/check/finding_steps.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"

namespace lanescope::test {
namespace {

using trace::Finding;
using trace::FindingKind;
using trace::Timeline;

/// What two threads do: store, load of the neighbour's element, a barrier, and the load again.
std::shared_ptr<const trace::Record> racingRecord() {
  return makeRecord(
      twoArrays(),
      {{store(kShared, 10, 0), load(kShared, 12, 1), barrier(13), load(kShared, 14, 1)},
       {store(kShared, 10, 1), load(kShared, 12, 0), barrier(13), load(kShared, 14, 0)}});
}

std::vector<int> linesOf(const Timeline& timeline, const std::vector<int>& steps) {
  std::vector<int> lines;
  lines.reserve(steps.size());
  for (const int step : steps) {
    lines.push_back(timeline.step(static_cast<std::size_t>(step)).line);
  }
  return lines;
}

TEST(FindingSteps, AreThoseOfBothThreadsOfARace) {
  const auto record = racingRecord();
  const Timeline timeline(record, 0);
  const std::vector<Finding> findings = trace::check(*record).findings;
  ASSERT_EQ(summaryOf(findings), "race cache 10-12");
  EXPECT_EQ(linesOf(timeline, stepsOf(timeline, findings)), (std::vector<int>{10, 12}));
}

TEST(FindingSteps, AreOfTheElementThatTheFindingNames) {
  // A loop: the same line accesses one element after the other.
  const auto record =
      makeRecord(twoArrays(), {{load(kShared, 10, 0), load(kShared, 10, 1), load(kShared, 10, 2)}});
  const Timeline timeline(record, 0);
  const Finding finding{
      .kind = FindingKind::unwrittenRead, .line = 10, .array = "cache", .index = 2};
  EXPECT_EQ(stepsOf(timeline, std::vector{finding}), std::vector<int>{2});
}

TEST(FindingSteps, OfAnAccessOutOfBoundsGoByTheFullIndex) {
  constexpr std::int64_t kFar = std::int64_t{1} << 45;
  const auto record = makeRecord(
      twoArrays(),
      {{load(kShared, 10, 0), trace::Event::make(trace::EventKind::outOfBounds, kShared, 11, kFar,
                                                 static_cast<std::uint64_t>(kFar))}});
  const Timeline timeline(record, 0);
  const Finding finding{.line = 11, .array = "cache", .index = kFar};
  EXPECT_EQ(stepsOf(timeline, std::vector{finding}), std::vector<int>{1});
}

TEST(FindingSteps, OfAThreadThatNeverGotThereIsTheLastThingItDid) {
  const auto record = makeRecord(twoArrays(), {{store(kShared, 10, 0), store(kShared, 11, 0)}});
  const Timeline timeline(record, 0);
  const Finding finding{.kind = FindingKind::divergentBarrier, .line = 20};
  EXPECT_EQ(stepsOf(timeline, std::vector{finding}), std::vector<int>{1});
}

TEST(FindingSteps, OfAnotherBlockAreNone) {
  const auto record = racingRecord();
  const Timeline timeline(record, 0);
  const Finding elsewhere{.block = 7, .line = 10};
  const Finding beyond{.thread = 99, .line = 10};
  EXPECT_TRUE(stepsOf(timeline, std::vector{elsewhere, beyond}).empty());
}

}  // namespace
}  // namespace lanescope::test
