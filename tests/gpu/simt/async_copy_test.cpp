// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <numeric>

#include "tests/gpu/simt/kernel_lines.h"
#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

using trace::AccessForm;
using trace::Event;
using trace::EventKind;

/// What `waitForSome` finds in each of two blocks.
std::vector<int> found(int groups, int prior) {
  std::vector<int> in{10, 11, 12};
  std::vector<int> out(6);
  Launcher launcher("waitForSome", {2}, {1});
  launcher.array("in", in).array("out", out).number(groups).number(prior);
  EXPECT_FALSE(launcher.run().finding);
  EXPECT_EQ(std::vector<int>(out.begin(), out.begin() + 3),
            std::vector<int>(out.end() - 3, out.end()));
  out.resize(3);
  return out;
}

TEST(AsyncCopy, TakesEffectOnceItsGroupHasBeenWaitedFor) {
  EXPECT_EQ(found(3, 0), (std::vector<int>{10, 11, 12}));
  EXPECT_EQ(found(3, 1), (std::vector<int>{10, 11, -1}));
  EXPECT_EQ(found(3, 2), (std::vector<int>{10, -1, -1}));
  EXPECT_EQ(found(3, 3), (std::vector<int>{-1, -1, -1}));
  EXPECT_EQ(found(3, 8), (std::vector<int>{-1, -1, -1}));
}

TEST(AsyncCopy, TakesNoEffectWithoutAWaitOrACommit) {
  EXPECT_EQ(found(3, -1), (std::vector<int>{-1, -1, -1}));
  EXPECT_EQ(found(2, 0), (std::vector<int>{10, 11, -1}));
  EXPECT_EQ(found(0, 0), (std::vector<int>{-1, -1, -1}));
}

TEST(AsyncCopy, OfTilesInARingTurnsThemRound) {
  for (const int tiles : {1, 2, 3, 7}) {
    const auto count = static_cast<std::size_t>(tiles) * 64;
    std::vector<int> in(count);
    std::iota(in.begin(), in.end(), 5);
    std::vector<int> out(count);
    Launcher launcher("turnTiles", {}, {64});
    ASSERT_FALSE(launcher.array("in", in).array("out", out).number(tiles).run().finding);
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(out[i], in[i / 64 * 64 + 63 - i % 64]);
  }
}

TEST(AsyncCopy, MovesOneTwoOrFourWords) {
  std::vector<float> singles(32);
  std::iota(singles.begin(), singles.end(), 1.0F);
  std::vector<double> doubles(32, 0.5);
  std::vector<float> quads(128, 1.0F);
  std::vector<float> out(32);
  Launcher launcher("copyWide", {}, {32});
  launcher.array("singles", singles).array("doubles", doubles).array("quads", quads);
  ASSERT_FALSE(launcher.array("out", out).run().finding);
  for (std::size_t i = 0; i < 32; ++i) EXPECT_EQ(out[i], singles[i] + 0.5F + 10.0F);
}

TEST(AsyncCopy, IsRecordedWhereItIsAskedFor) {
  std::vector<int> in{10, 11, 12};
  std::vector<int> out(3);
  Launcher launcher("waitForSome", {1}, {1});
  launcher.array("in", in).array("out", out).number(3).number(0);
  launcher.shared("cache", values::DType::int32, 3);
  const trace::Record record = launcher.record();
  std::vector<Event> copies;
  std::vector<trace::GroupForm> groups;
  for (const Event& event : record.eventsOf(0, 0)) {
    if (event.line() == lineOf("asyncCopy")) copies.push_back(event);
    if (event.kind() == EventKind::asyncGroup) {
      groups.push_back(static_cast<trace::GroupForm>(event.form()));
    }
  }
  using enum trace::GroupForm;
  EXPECT_EQ(groups, (std::vector{commitCopies, commitCopies, commitCopies, waitCopies}));
  ASSERT_EQ(copies.size(), 6U);
  for (std::size_t i = 0; i < 3; ++i) {
    const Event& load = copies[2 * i];
    const Event& store = copies[2 * i + 1];
    EXPECT_EQ(store.form(), static_cast<unsigned>(AccessForm::copied));
    EXPECT_EQ(load.kind(), EventKind::load);
    EXPECT_EQ(store.kind(), EventKind::store);
    EXPECT_EQ(record.arrays[load.array()].name, "in");
    EXPECT_EQ(record.arrays[store.array()].name, "cache");
    for (const Event& event : {load, store}) {
      EXPECT_EQ(event.line(), lineOf("asyncCopy"));
      EXPECT_EQ(event.index(), static_cast<std::int64_t>(i));
      EXPECT_EQ(event.bits, 10 + i);
    }
  }
}

TEST(AsyncCopy, OfFourWordsIsFourEventsOfOneAccess) {
  std::vector<float> singles(32);
  std::vector<double> doubles(32);
  std::vector<float> quads(128);
  std::vector<float> out(32);
  Launcher launcher("copyWide", {}, {32});
  launcher.array("singles", singles).array("doubles", doubles).array("quads", quads);
  launcher.array("out", out).shared("one", values::DType::float32, 32);
  launcher.shared("two", values::DType::float64, 32).shared("four", values::DType::float32, 128);
  const trace::Record record = launcher.record();
  const auto events = record.eventsOf(0, 0);
  ASSERT_GE(events.size(), 12U);
  for (std::size_t i = 4; i < 12; ++i) {
    EXPECT_EQ(events[i].kind(), i < 8 ? EventKind::load : EventKind::store);
    EXPECT_EQ(events[i].form(),
              static_cast<unsigned>(i < 8 ? AccessForm::quad : AccessForm::copiedQuad));
    EXPECT_EQ(events[i].index(), static_cast<std::int64_t>(i < 8 ? 120 + i : i - 8));
  }
}

TEST(AsyncCopy, FromOutsideAnArrayIsAFinding) {
  for (const auto& [from, to] : {std::pair{8, 0}, {0, 4}}) {
    std::vector<int> in(8);
    std::vector<int> out(1);
    Launcher launcher("copyFrom", {}, {1});
    launcher.array("in", in).array("out", out).number(from).number(to);
    const auto finding = launcher.run().finding;
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->kind, trace::FindingKind::outOfBounds);
    EXPECT_EQ(finding->line, lineOf("copyFrom"));
  }
}

}  // namespace
}  // namespace lanescope::tests
