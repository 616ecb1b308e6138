// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_graph.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::ArrayInfo;
using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;

constexpr std::uint64_t kBits = 7;
constexpr unsigned kLanes = 4;

Event received(int line, unsigned lane) {
  return Event::warpWide(EventKind::shuffle, line, ~0U, lane, static_cast<unsigned>(DType::int32),
                         kBits);
}

TEST(SpaceTimeGraph, LeadsThroughValuesThatLanesReceiveToTheElementsBehindThem) {
  const std::vector<ArrayInfo> arrays{{"in", Space::global, DType::int32, 8},
                                      {"cache", Space::shared, DType::int32, kLanes},
                                      {"out", Space::global, DType::int32, 1}};
  // Lanes 0 to 3 store what lanes 4 to 7 have loaded; lane 8 stores what lane 0 has loaded.
  test::Threads threads(2 * kLanes + 1);
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    threads[kLanes + lane].push_back(Event::make(EventKind::load, 0, 1, kLanes + lane, kBits));
    threads[kLanes + lane].push_back(received(2, kLanes + lane));
    threads[lane].push_back(received(2, kLanes + lane));
    threads[lane].push_back(Event::make(EventKind::store, 1, 3, lane, kBits));
  }
  for (auto& thread : threads) thread.push_back(Event::make(EventKind::barrier, 0, 4, 0, 0));
  threads[0].push_back(Event::make(EventKind::load, 1, 5, 0, kBits));
  threads[0].push_back(received(6, 0));
  threads[2 * kLanes].push_back(received(6, 0));
  threads[2 * kLanes].push_back(Event::make(EventKind::store, 2, 7, 0, kBits));
  const StageModel model(test::withSums(test::makeRecord(arrays, threads)), 0);
  ASSERT_EQ(model.info(model.focus).name, "cache");

  const SpaceTimeGraph graph(model, static_cast<int>(model.timeline->stepCount()) - 1, false);
  ASSERT_EQ(graph.rows.size(), 3U);
  EXPECT_TRUE(graph.rows[0].isInputs);
  EXPECT_EQ(graph.rows[0].values, 4);
  EXPECT_EQ(graph.rows[1].values, 4);
  EXPECT_EQ(graph.rows[2].epoch, 1U);
  EXPECT_EQ(graph.rows[2].values, 1);
  EXPECT_EQ(graph.edges.size(), 5U);
}

}  // namespace
}  // namespace lanescope::ui
