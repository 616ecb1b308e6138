// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/dataflow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

using test::kCache;
using test::kOut;

struct Graph {
  explicit Graph(std::shared_ptr<const Record> record, std::uint64_t block = 0)
      : timeline(std::move(record), block), map(timeline), flow(timeline, map) {}

  Timeline timeline;
  ElementMap map;
  Dataflow flow;
};

/// An edge between elements of the cache: epoch and element of its end, epoch and element of its
/// begin.
using Edge = std::tuple<std::uint32_t, std::int64_t, std::uint32_t, std::int64_t>;

std::multiset<Edge> cacheEdges(const Graph& graph) {
  std::multiset<Edge> edges;
  for (const DataNode& node : graph.flow.nodes()) {
    if (node.array != kCache) continue;
    for (const std::uint32_t source : graph.flow.sourcesOf(node)) {
      const DataNode& from = graph.flow.nodes()[source];
      if (from.array == kCache) edges.insert({node.epoch, node.index, from.epoch, from.index});
    }
  }
  return edges;
}

/// The edges of the textbook tree: in step s, element i + half is added to element i.
std::multiset<Edge> textbookTree(std::int64_t block) {
  std::multiset<Edge> edges;
  std::vector<std::uint32_t> written(static_cast<std::size_t>(block), 0);
  std::uint32_t epoch = 1;
  for (std::int64_t half = block / 2; half > 0; half /= 2, ++epoch) {
    for (std::int64_t i = 0; i < half; ++i) {
      edges.insert({epoch, i, written[static_cast<std::size_t>(i + half)], i + half});
      edges.insert({epoch, i, written[static_cast<std::size_t>(i)], i});
    }
    std::fill_n(written.begin(), half, epoch);
  }
  return edges;
}

TEST(Dataflow, OfABlockOfEightIsTheTreeOfSevenAdditions) {
  const Graph graph(test::makeDotShared({8, 8, 1}));
  const auto edges = cacheEdges(graph);
  EXPECT_EQ(edges, textbookTree(8));
  EXPECT_EQ(edges.size(), 2U * (4 + 2 + 1));
}

TEST(Dataflow, OfEveryBlockIsTheTextbookTree) {
  for (const std::uint32_t block : {1U, 2U, 32U, 256U, 1024U}) {
    const Graph graph(test::makeDotShared({4097, block, 3}), 2);
    EXPECT_EQ(cacheEdges(graph), textbookTree(block)) << "block " << block;
  }
}

TEST(Dataflow, FeedsEachThreadsFirstStoreFromItsOwnInputs) {
  const Graph graph(test::makeDotShared({20, 8, 1}));  // threads 0 to 3 have three elements
  int stores = 0;
  for (const DataNode& node : graph.flow.nodes()) {
    if (node.array != kCache || node.epoch != 0) continue;
    ++stores;
    const auto sources = graph.flow.sourcesOf(node);
    ASSERT_EQ(sources.size(), node.index < 4 ? 6U : 4U);
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const DataNode& from = graph.flow.nodes()[sources[i]];
      EXPECT_TRUE(from.isInput);
      EXPECT_EQ(from.array, i % 2);
      EXPECT_EQ(from.index, node.index + 8 * static_cast<std::int64_t>(i / 2));
    }
  }
  EXPECT_EQ(stores, 8);
}

TEST(Dataflow, GivesAStoreWithoutLoadsNoSource) {
  const Graph graph(test::makeDotShared({12, 8, 2}), 1);
  for (const DataNode& node : graph.flow.nodes()) {
    if (node.array != kCache || node.epoch != 0) continue;
    EXPECT_EQ(node.sourceCount, node.index < 4 ? 2U : 0U);
  }
}

TEST(Dataflow, HandsThePartialTheLastSum) {
  const Graph graph(test::makeDotShared({1000, 256, 4}), 3);
  const DataNode& last = graph.flow.nodes().back();
  ASSERT_EQ(last.array, kOut);
  EXPECT_EQ(last.index, 3);
  const auto sources = graph.flow.sourcesOf(last);
  ASSERT_EQ(sources.size(), 1U);
  const DataNode& from = graph.flow.nodes()[sources[0]];
  EXPECT_EQ(from.array, kCache);
  EXPECT_EQ(from.index, 0);
  EXPECT_EQ(from.epoch, last.epoch - 1);
  EXPECT_EQ(from.bits, last.bits);
}

TEST(Dataflow, TakesAThreadsOwnStoreOfTheEpochButNotANeighbours) {
  // Both threads store element 0, then load it, without a barrier in between.
  const auto store = [](std::uint64_t bits) {
    return Event::make(EventKind::store, 0, 1, 0, bits);
  };
  const Event load = Event::make(EventKind::load, 0, 2, 0, 7);
  const auto result = [](std::int64_t to) { return Event::make(EventKind::store, 0, 3, to, 9); };
  const Graph graph(
      test::withSums(test::makeRecord({{"x", Space::shared, values::DType::int32, 4}},
                                      {{store(5), load, result(1)}, {store(6), load, result(2)}})));
  for (const DataNode& node : graph.flow.nodes()) {
    if (node.index == 0) continue;
    ASSERT_EQ(node.sourceCount, 1U);
    const DataNode& from = graph.flow.nodes()[graph.flow.sourcesOf(node)[0]];
    EXPECT_EQ(from.thread, node.thread);
  }
}

TEST(Dataflow, ListsTheNodesOfEachStep) {
  const Graph graph(test::makeDotShared({64, 32, 2}));
  std::uint32_t nodes = 0;
  for (std::size_t i = 0; i < graph.timeline.stepCount(); ++i) {
    const auto [first, last] = graph.flow.madeIn(i);
    EXPECT_EQ(first, nodes);
    for (std::uint32_t n = first; n < last; ++n) EXPECT_EQ(graph.flow.nodes()[n].step, i);
    nodes = last;
  }
  EXPECT_EQ(nodes, graph.flow.nodes().size());
}

TEST(Dataflow, OfARecordWithoutAFlowHasNoSources) {
  Record record = *test::makeDotShared({64, 32, 1});
  record.flow.reset();
  const Graph graph(std::make_shared<Record>(std::move(record)));
  EXPECT_GT(graph.flow.nodes().size(), 64U);
  for (const DataNode& node : graph.flow.nodes()) {
    EXPECT_EQ(node.sourceCount, 0U);
    EXPECT_EQ(node.computations.plainest(), Computation::unknown);
  }
}

// A thread stores the sum of all that it loaded again and again.
TEST(Dataflow, TakesMemoryInProportionToARecord) {
  constexpr unsigned kLoads = 5000;
  auto record = std::make_shared<Record>();
  record->blockCount = 1;
  record->arrays = {{"a", Space::global, values::DType::float32, kLoads}};
  Flow flow{{0}, {}, false};
  Source sum = 0;
  for (unsigned i = 0; i < kLoads; ++i) {
    record->events.push_back(Event::make(EventKind::load, 0, 10, i, i));
    flow.operations.push_back(Operation::make(OperationKind::add, ScalarType::float32, 10, sum, i));
    sum = i | kOperationMark;
  }
  for (unsigned i = 0; i < kLoads; ++i) {
    record->events.push_back(Event::make(EventKind::store, 0, 11, i, i));
    flow.operations.push_back(
        Operation::make(OperationKind::pass, ScalarType::float32, 11, sum, kLoads + i));
  }
  flow.offsets.push_back(flow.operations.size());
  record->flow = std::move(flow);
  record->offsets = {0, record->events.size()};
  const Timeline timeline(record, 0);
  const ElementMap map(timeline);
  EXPECT_THROW(Dataflow(timeline, map), std::length_error);
}

// One thread stores to many elements. Another one stores to others, among which the first one then
// looks for its own.
TEST(Dataflow, TakesTimeInProportionToARecord) {
  constexpr unsigned kStores = 20'000;
  auto record = std::make_shared<Record>();
  record->blockCount = 1;
  record->block = {2, 1, 1};
  record->arrays = {{"a", Space::global, values::DType::float32, 2 * kStores}};
  record->offsets = {0};
  for (unsigned i = 0; i < kStores; ++i) {
    record->events.push_back(Event::make(EventKind::store, 0, 10, i, i));
  }
  for (unsigned i = 0; i < kStores; ++i) {
    record->events.push_back(Event::make(EventKind::load, 0, 11, kStores + i, 0));
  }
  record->offsets.push_back(record->events.size());
  for (unsigned i = 0; i < kStores; ++i) {
    record->events.push_back(Event::make(EventKind::store, 0, 9, kStores + i, i));
  }
  record->offsets.push_back(record->events.size());
  const Timeline timeline(record, 0);
  const ElementMap map(timeline);
  EXPECT_THROW(Dataflow(timeline, map), std::length_error);
}

}  // namespace
}  // namespace lanescope::trace
