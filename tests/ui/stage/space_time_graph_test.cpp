// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_graph.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <utility>
#include <vector>

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

/// A scan of four elements after Hillis and Steele, in the two halves of a buffer of eight. `from`
/// and `to` say which half each step reads and writes.
std::shared_ptr<const trace::Record> scanIn(const std::vector<std::pair<unsigned, unsigned>>& steps,
                                            bool inPlace) {
  const std::vector<ArrayInfo> arrays{{"in", Space::global, DType::int32, kLanes},
                                      {"x", Space::shared, DType::int32, 2 * kLanes}};
  test::Threads threads(kLanes);
  const auto barrier = [&] {
    for (auto& thread : threads) thread.push_back(Event::make(EventKind::barrier, 0, 9, 0, 0));
  };
  for (unsigned i = 0; i < kLanes; ++i) {
    threads[i].push_back(Event::make(EventKind::load, 0, 1, i, kBits));
    threads[i].push_back(Event::make(EventKind::store, 1, 2, i, kBits));
  }
  barrier();
  unsigned distance = 1;
  for (const auto& [from, to] : steps) {
    for (unsigned i = 0; i < kLanes; ++i) {
      threads[i].push_back(Event::make(EventKind::load, 1, 3, from + i, kBits));
      if (i >= distance) {
        threads[i].push_back(Event::make(EventKind::load, 1, 4, from + i - distance, kBits));
      }
      threads[i].push_back(Event::make(EventKind::store, 1, 5, (inPlace ? from : to) + i, kBits));
    }
    barrier();
    distance *= 2;
  }
  return test::withSums(test::makeRecord(arrays, threads));
}

TEST(SpaceTimeGraph, FoldsADoubleBufferIntoTheTextbooksPicture) {
  const StageModel model(scanIn({{0, kLanes}, {kLanes, 0}}, false), 0);
  EXPECT_EQ(model.focusHalf, kLanes);
  const SpaceTimeGraph graph(model, model.stepCount() - 1, false);
  EXPECT_EQ(graph.columns.count(), static_cast<int>(kLanes));
  ASSERT_EQ(graph.rows.size(), 4U);  // inputs, and three epochs that write
  // Each element comes from the one above it, and from the one that is d before that.
  std::multiset<int> distances;
  for (const SpaceTimeEdge& edge : graph.edges) {
    const SpaceTimeNode& from = graph.nodes[edge.from];
    const SpaceTimeNode& to = graph.nodes[edge.to];
    if (to.row >= 2) distances.insert(static_cast<int>(to.column - from.column));
  }
  EXPECT_EQ(distances, (std::multiset<int>{0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 2, 2}));
}

TEST(SpaceTimeGraph, DrawsWhatIsNoDoubleBufferUnfolded) {
  // in place; one step alone; a step that reads the half that it writes
  for (const auto& record :
       {scanIn({{0, 0}, {0, 0}}, true), scanIn({{0, kLanes}}, false),
        scanIn({{0, kLanes}, {0, 0}}, false), scanIn({{0, kLanes}, {kLanes, kLanes}}, false)}) {
    const StageModel model(record, 0);
    EXPECT_EQ(model.focusHalf, 0);
    const SpaceTimeGraph graph(model, model.stepCount() - 1, false);
    EXPECT_EQ(graph.columns.count(), static_cast<int>(2 * kLanes));
  }
}

}  // namespace
}  // namespace lanescope::ui
