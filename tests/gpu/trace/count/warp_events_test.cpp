// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/counters.h"
#include "trace/count/step_facts.h"
#include "trace/flow/dataflow.h"
#include "trace/flow/element_history.h"
#include "trace/record/access_events.h"

// Warp-wide events, atomics and wide accesses in the analyses.

namespace lanescope::trace {
namespace {

using Threads = std::vector<std::vector<Event>>;

constexpr auto kFloat = static_cast<unsigned>(values::DType::float32);

const std::vector<ArrayInfo> kArrays{{"in", Space::global, values::DType::float32, 64},
                                     {"out", Space::global, values::DType::float32, 64}};

Event shuffled(int line, unsigned source, float value, unsigned mask = 0xff) {
  return Event::warpWide(EventKind::shuffle, line, mask, source, kFloat, bitsOf(value));
}

/// Eight lanes add the values that they loaded with shuffles down; lane 0 stores the sum.
Threads shuffleTree() {
  Threads threads(8);
  std::vector<float> sums;
  for (std::int64_t t = 0; t < 8; ++t) {
    sums.push_back(static_cast<float>(t + 1));
    threads[static_cast<std::size_t>(t)].push_back(
        Event::make(EventKind::load, 0, 1, t, bitsOf(sums.back())));
  }
  for (std::size_t delta = 4; delta > 0; delta /= 2) {
    const std::vector<float> before = sums;
    for (std::size_t t = 0; t < 8; ++t) {
      const std::size_t source = t + delta < 8 ? t + delta : t;
      threads[t].push_back(shuffled(3, static_cast<unsigned>(source), before[source]));
      sums[t] = before[t] + before[source];
    }
  }
  threads[0].push_back(Event::make(EventKind::store, 1, 5, 0, bitsOf(sums[0])));
  return threads;
}

struct WarpGraph {
  explicit WarpGraph(const Threads& threads)
      : timeline(std::make_shared<Timeline>(test::withSums(test::makeRecord(kArrays, threads)), 0)),
        map(std::make_shared<ElementMap>(*timeline)),
        flow(*timeline, *map) {}

  /// Returns the elements of `in` that went into a node directly or indirectly.
  std::multiset<std::int64_t> inputsOf(const DataNode& node) const {
    std::multiset<std::int64_t> inputs;
    if (node.isInput) inputs.insert(node.index);
    for (const std::uint32_t source : flow.sourcesOf(node)) {
      inputs.merge(inputsOf(flow.nodes()[source]));
    }
    return inputs;
  }

  std::shared_ptr<const Timeline> timeline;
  std::shared_ptr<const ElementMap> map;
  Dataflow flow;
};

TEST(ShuffleFlow, BringsEachInputIntoTheSumOnce) {
  const WarpGraph graph(shuffleTree());
  const DataNode& sum = graph.flow.nodes().back();
  EXPECT_EQ(sum.bits, bitsOf(36.0F));
  EXPECT_EQ(graph.inputsOf(sum), (std::multiset<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  const auto sources = graph.flow.sourcesOf(sum);
  ASSERT_EQ(sources.size(), 4U);  // the lane's own load and three received values
  for (std::size_t i = 1; i < 4; ++i) {
    const DataNode& received = graph.flow.nodes()[sources[i]];
    EXPECT_EQ(received.array, DataNode::kNoArray);
    EXPECT_EQ(received.type, values::DType::float32);
  }
  EXPECT_EQ(graph.flow.nodes()[sources[1]].bits, bitsOf(5.0F));  // from lane 4
}

TEST(ShuffleFlow, OfAValueThatIsStoredAsReceivedIsNoCopyOfALoad) {
  const auto computation = [](const Event& first) {
    Record record =
        *test::makeRecord(kArrays, {{first, Event::make(EventKind::store, 1, 5, 0, bitsOf(1.0F))}});
    const Operation pass =
        Operation::make(OperationKind::pass, ScalarType::float32, 5, Source{0}, Source{1});
    record.flow = Flow{{0, 1}, {pass}, false};
    const Timeline timeline(std::make_shared<Record>(std::move(record)), 0);
    const ElementMap map(timeline);
    const Dataflow flow(timeline, map);
    return flow.nodes().back().computations.plainest();
  };
  EXPECT_EQ(computation(Event::make(EventKind::load, 0, 3, 0, bitsOf(1.0F))), Computation::copy);
  EXPECT_EQ(computation(shuffled(3, 0, 1.0F, 1)), Computation::received);
}

TEST(ShuffleFlow, OfAReductionComesFromAllLanesOfItsMask) {
  Threads threads(8);
  for (std::int64_t t = 0; t < 8; ++t) {
    auto& events = threads[static_cast<std::size_t>(t)];
    events.push_back(Event::make(EventKind::load, 0, 1, t, bitsOf(1)));
    if (t % 2 == 0) {
      events.push_back(Event::warpWide(EventKind::reduce, 2, 0x55,
                                       static_cast<unsigned>(ReduceForm::add),
                                       static_cast<unsigned>(values::DType::int32), bitsOf(4)));
    }
    events.push_back(Event::make(EventKind::store, 1, 3, t, bitsOf(4)));
  }
  const WarpGraph graph(threads);
  for (const DataNode& node : graph.flow.nodes()) {
    if (node.array != 1) continue;
    const auto inputs = graph.inputsOf(node);
    if (node.index % 2 == 1) {
      EXPECT_EQ(inputs, (std::multiset<std::int64_t>{node.index}));
    } else {
      EXPECT_EQ(inputs.size(), 5U);  // the lane's own load, and all four through the reduction
      EXPECT_EQ(inputs.count(6), node.index == 6 ? 2U : 1U);
    }
  }
}

Event at(EventKind kind, int line, unsigned array, std::int64_t index, float value) {
  return Event::make(kind, array, line, index, bitsOf(value));
}

Event syncwarp(int line) {
  return Event::warpWide(EventKind::syncwarp, line, 0xf, 0, 0, 0);
}

TEST(WarpFlow, HandsValuesOnAtSyncwarpWithinAnEpoch) {
  // Each of four lanes stores what it loaded; then 2 lanes and then 1 add their neighbour's value.
  Threads threads(4);
  for (std::int64_t t = 0; t < 4; ++t) {
    threads[static_cast<std::size_t>(t)] = {at(EventKind::load, 1, 0, t, 1),
                                            at(EventKind::store, 2, 1, t, 1), syncwarp(3)};
  }
  for (const std::int64_t half : {2, 1}) {
    const float sum = half == 2 ? 2.0F : 4.0F;
    for (std::int64_t t = 0; t < 4; ++t) {
      auto& events = threads[static_cast<std::size_t>(t)];
      if (t < half) {
        events.push_back(at(EventKind::load, 5, 1, t + half, sum / 2));
        events.push_back(at(EventKind::load, 5, 1, t, sum / 2));
      }
      events.push_back(syncwarp(6));
      if (t < half) events.push_back(at(EventKind::store, 7, 1, t, sum));
      events.push_back(syncwarp(8));
    }
  }
  const WarpGraph graph(threads);
  const DataNode& sum = graph.flow.nodes().back();
  EXPECT_EQ(sum.bits, bitsOf(4.0F));
  EXPECT_EQ(graph.inputsOf(sum), (std::multiset<std::int64_t>{0, 1, 2, 3}));
}

TEST(WarpFlow, OfARaceFollowsTheValueThatWasFound) {
  const auto sourceOfCopy = [](float found) {
    const WarpGraph graph(
        {{at(EventKind::store, 1, 1, 0, 5)},
         {at(EventKind::load, 2, 1, 0, found), at(EventKind::store, 3, 1, 1, found)}});
    return graph.flow.nodes()[graph.flow.sourcesOf(graph.flow.nodes().back())[0]];
  };
  EXPECT_FALSE(sourceOfCopy(5).isInput);  // the store came first
  EXPECT_TRUE(sourceOfCopy(0).isInput);   // the load came first
}

TEST(WarpTimeline, WaitsWithAShuffleUntilItsLanesHaveCome) {
  // Lane 1 has two loads on a later line before it comes to the shuffle of line 2.
  const Event load = Event::make(EventKind::load, 0, 9, 0, 0);
  const Threads threads{{shuffled(2, 1, 0.0F, 3)}, {load, load, shuffled(2, 0, 0.0F, 3)}};
  const Timeline timeline(test::makeRecord(kArrays, threads), 0);
  ASSERT_EQ(timeline.stepCount(), 3U);
  EXPECT_EQ(timeline.step(0).kind, EventKind::load);
  EXPECT_EQ(timeline.step(2).kind, EventKind::shuffle);
  EXPECT_EQ(timeline.step(2).accessCount, 2U);
}

TEST(WarpTimeline, ShowsAShuffleThatALaneNeverComesTo) {
  const Threads threads{{shuffled(2, 1, 0.0F, 3)}, {Event::make(EventKind::load, 0, 9, 0, 0)}};
  const Timeline timeline(test::makeRecord(kArrays, threads), 0);
  ASSERT_EQ(timeline.stepCount(), 2U);
  EXPECT_EQ(timeline.step(1).kind, EventKind::shuffle);
  EXPECT_EQ(timeline.step(1).accessCount, 1U);
}

TEST(WarpTimeline, KeepsFormsApart) {
  const auto quad = static_cast<unsigned>(AccessForm::quad);
  const Threads threads{{Event::make(EventKind::load, 0, 2, 0, 0, quad)},
                        {Event::make(EventKind::load, 0, 2, 8, 0)}};
  const Timeline timeline(test::makeRecord(kArrays, threads), 0);
  ASSERT_EQ(timeline.stepCount(), 2U);
  EXPECT_NE(timeline.step(0).form, timeline.step(1).form);
}

TEST(AtomicFlow, ReadsTheVersionThatHasTheValueFound) {
  // Thread 0 adds 1 to element 0 of `out`, then thread 1 does so on a later line.
  const auto atomic = [](EventKind kind, int line, float value) {
    return Event::make(kind, 1, line, 0, bitsOf(value));
  };
  const WarpGraph graph(
      {{atomic(EventKind::atomicRead, 1, 0.0F), atomic(EventKind::atomicWrite, 1, 1.0F)},
       {atomic(EventKind::atomicRead, 2, 1.0F), atomic(EventKind::atomicWrite, 2, 2.0F)}});
  const DataNode& last = graph.flow.nodes().back();
  EXPECT_EQ(last.bits, bitsOf(2.0F));
  ASSERT_EQ(last.sourceCount, 1U);
  const DataNode& read = graph.flow.nodes()[graph.flow.sourcesOf(last)[0]];
  EXPECT_EQ(read.bits, bitsOf(1.0F));
  EXPECT_FALSE(read.isInput);

  const ElementHistory history(*graph.timeline, *graph.map, graph.flow);
  const std::size_t end = graph.timeline->stepCount();
  EXPECT_EQ(history.at(1, 0, end).bits, bitsOf(2.0F));
  EXPECT_EQ(history.at(1, 0, end).origin, ElementState::Origin::stored);
  EXPECT_EQ(history.at(1, 0, 0).bits, bitsOf(0.0F));
  EXPECT_EQ(history.at(1, 0, 0).origin, ElementState::Origin::initial);
}

TEST(WarpCounters, CountAtomicsAndShufflesNeitherAsLoadsNorAsStores) {
  Threads threads = shuffleTree();
  threads[0].push_back(Event::make(EventKind::atomicRead, 1, 7, 0, 0));
  threads[0].push_back(Event::make(EventKind::atomicWrite, 1, 7, 0, 0));
  const auto counters = countersOf(*test::makeRecord(kArrays, threads));
  EXPECT_EQ(counters.total.globalLoads.elements, 8U);
  EXPECT_EQ(counters.total.globalLoads.requests, 1U);
  EXPECT_EQ(counters.total.globalStores.requests, 1U);
  EXPECT_EQ(counters.total.barriers, 0U);
}

TEST(WideCost, ServesAHalfOrAQuarterOfAWarpAtATime) {
  const ArrayInfo floats{"s", Space::shared, values::DType::float32, 1024};
  std::vector<std::int64_t> pairs;
  std::vector<std::int64_t> quads;
  for (std::int64_t lane = 0; lane < 32; ++lane) {
    pairs.push_back(2 * lane);
    quads.push_back(4 * lane);
  }
  EXPECT_EQ(costOf(floats, pairs, 2).passes, 2U);
  EXPECT_EQ(costOf(floats, pairs, 2).conflicts, 0U);
  EXPECT_EQ(costOf(floats, quads, 4).passes, 4U);
  EXPECT_EQ(costOf(floats, quads, 4).conflicts, 0U);
  const ArrayInfo inGlobal{"g", Space::global, values::DType::float32, 1024};
  EXPECT_EQ(costOf(inGlobal, quads, 4).sectors, 16U);
  EXPECT_EQ(costOf(inGlobal, quads, 4).lanes, 32U);
}

TEST(WideCost, ServesTwiceAsManyLanesWhereNeighboursWantTheSame) {
  const ArrayInfo floats{"s", Space::shared, values::DType::float32, 1024};
  const auto passes = [&](int width, const std::function<std::int64_t(std::int64_t)>& wanted) {
    std::vector<std::int64_t> indices;
    for (std::int64_t lane = 0; lane < 32; ++lane) indices.push_back(width * wanted(lane));
    return costOf(floats, indices, width).passes;
  };
  EXPECT_EQ(passes(2, [](auto) { return 7; }), 1U);
  EXPECT_EQ(passes(4, [](auto) { return 7; }), 2U);
  EXPECT_EQ(passes(4, [](auto lane) { return lane / 16; }), 2U);
  EXPECT_EQ(passes(2, [](auto lane) { return lane / 2; }), 1U);
  EXPECT_EQ(passes(4, [](auto lane) { return lane / 2; }), 2U);
  EXPECT_EQ(passes(2, [](auto lane) { return lane % 2 + lane / 4 * 2; }), 1U);  // next but one
  EXPECT_EQ(passes(2, [](auto lane) { return lane % 16; }), 2U);  // no neighbour has the same
}

TEST(WideCost, AsksForNothingWhereNoLaneTakesPart) {
  const ArrayInfo floats{"s", Space::shared, values::DType::float32, 1024};
  const std::vector<std::int64_t> two{0, 4};
  EXPECT_EQ(costOf(floats, two, 4, 1U << 3 | 1U << 5).passes, 1U);   // in one quarter
  EXPECT_EQ(costOf(floats, two, 4, 1U << 3 | 1U << 21).passes, 2U);  // in two
}

TEST(Event, KeepsTheFieldsOfAWarpWideEvent) {
  const Event event = Event::warpWide(EventKind::shuffle, 4095, 0x80000001U, 31, 4, ~0ULL, 3);
  EXPECT_EQ(event.kind(), EventKind::shuffle);
  EXPECT_EQ(event.line(), 4095);
  EXPECT_EQ(event.mask(), 0x80000001U);
  EXPECT_EQ(event.detail(), 31U);
  EXPECT_EQ(event.valueType(), 4U);
  EXPECT_EQ(event.form(), 3U);
  EXPECT_EQ(event.array(), 0U);
  EXPECT_EQ(event.bits, ~0ULL);
}

}  // namespace
}  // namespace lanescope::trace
