// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trace_file.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "trace/record/atomics.h"
#include "trace/record/tile_shape.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using nlohmann::json;
using trace::Event;
using trace::EventKind;

std::uint64_t bitsOf(float value) {
  return std::bit_cast<std::uint32_t>(value);
}

/// Two blocks of two threads, from block 3 on: thread 1 of each waits at the barrier.
trace::Record smallRecord() {
  trace::Record record;
  record.kernel = "tiny \"kernel\"";
  record.source = "Emulator";
  record.grid = {8, 1, 1};
  record.block = {2, 1, 1};
  record.firstBlock = 3;
  record.blockCount = 2;
  record.arrays = {{"a", trace::Space::global, values::DType::float32, 8},
                   {"cache", trace::Space::shared, values::DType::float32, 2}};
  record.offsets = {0};
  for (int block = 0; block < 2; ++block) {
    record.events.push_back(Event::make(EventKind::load, 0, 10, 5, bitsOf(0.1F)));
    record.events.push_back(Event::make(EventKind::store, 1, 11, 0, bitsOf(-2.0F)));
    record.events.push_back(Event::make(EventKind::barrier, 0, 12, 0, 0));
    record.events.push_back(
        Event::make(EventKind::load, 1, 13, 1, bitsOf(std::numeric_limits<float>::infinity())));
    record.offsets.push_back(record.events.size());
    record.events.push_back(Event::make(EventKind::barrier, 0, 12, 0, 0));
    record.events.push_back(
        Event::make(EventKind::outOfBounds, 0, 14, -1, static_cast<std::uint64_t>(-1)));
    record.offsets.push_back(record.events.size());
  }
  return record;
}

template <class Write>
json written(Write write, const trace::Record& record) {
  std::string text;
  write(
      record, [&](std::string_view piece) { text += piece; }, std::stop_token{});
  return json::parse(text);
}

TEST(RecordJson, HoldsEveryEventOfEveryThread) {
  const json file = written(writeRecordJson, smallRecord());
  EXPECT_EQ(file["schema"], "lanescope-record");
  EXPECT_EQ(file["version"], 1);
  EXPECT_EQ(file["kernel"], "tiny \"kernel\"");
  EXPECT_EQ(file["grid"], json({8, 1, 1}));
  EXPECT_EQ(file["first_block"], 3);
  EXPECT_EQ(file["arrays"][1],
            json({{"name", "cache"}, {"space", "shared"}, {"dtype", "float32"}, {"count", 2}}));
  ASSERT_EQ(file["threads"].size(), 4U);
  const json& thread = file["threads"][2];
  EXPECT_EQ(thread["block"], 4);
  EXPECT_EQ(thread["thread"], 0);
  ASSERT_EQ(thread["events"].size(), 4U);
  EXPECT_EQ(thread["events"][0]["kind"], "load");
  EXPECT_EQ(thread["events"][0]["array"], "a");
  EXPECT_EQ(thread["events"][0]["index"], 5);
  EXPECT_EQ(static_cast<float>(thread["events"][0]["value"].get<double>()), 0.1F);
  EXPECT_EQ(thread["events"][2], json({{"epoch", 0}, {"line", 12}, {"kind", "barrier"}}));
  EXPECT_EQ(thread["events"][3]["epoch"], 1);
  EXPECT_EQ(thread["events"][3]["value"], "inf");
  EXPECT_EQ(file["threads"][1]["events"][1]["index"], -1);
  EXPECT_FALSE(file["threads"][1]["events"][1].contains("value"));
}

TEST(RecordJson, SaysWhatThreadsTellOtherUnits) {
  trace::Record record = smallRecord();
  record.events[0] = Event::make(EventKind::memoryBarrier, 0, 10, 1, 1024,
                                 static_cast<unsigned>(trace::MbarrierForm::expect));
  record.events[1] = Event::make(EventKind::bulkCopy, 0, 11, 5, trace::TilePlace{3, -2}.bits(),
                                 static_cast<unsigned>(trace::BulkCopyForm::from));
  record.events[3] =
      Event::make(EventKind::tensorProduct, 1, 12, 0, trace::TileShape{16, 32, 2, 2048}.bits(),
                  static_cast<unsigned>(trace::ProductForm::right));
  record.events[4] = Event::make(EventKind::asyncGroup, 0, 13, 0, 1,
                                 static_cast<unsigned>(trace::GroupForm::waitProducts));
  record.events[5] =
      Event::make(EventKind::namedBarrier, 0, 14, 0, trace::NamedBarrier{2, 64}.bits());
  const json file = written(writeRecordJson, record);
  std::vector<json> events;
  for (const json& thread : file["threads"]) {
    for (const json& event : thread["events"]) events.push_back(event);
  }
  const auto part = [&](std::size_t i) { return events.at(i)["part"].get<std::string>(); };
  EXPECT_EQ(part(0), "expect");
  EXPECT_EQ(events[0]["bytes"], 1024);
  EXPECT_EQ(events[0]["index"], 1);
  EXPECT_FALSE(events[0].contains("value"));
  EXPECT_EQ(part(1), "from");
  EXPECT_EQ(events[1]["row"], 3);
  EXPECT_EQ(events[1]["column"], -2);
  EXPECT_EQ(part(3), "right");
  EXPECT_EQ(events[3]["stride"], 2048);
  EXPECT_EQ(part(4), "wait-products");
  EXPECT_EQ(events[4]["prior"], 1);
  EXPECT_EQ(events[5]["number"], 2);
  EXPECT_EQ(events[5]["threads"], 64);
}

TEST(RecordJson, TellsOfClusters) {
  trace::Record record = smallRecord();
  EXPECT_FALSE(written(writeRecordJson, record).contains("cluster"));
  record.cluster = 4;
  record.arrays[1].remote = {3, 1};
  record.events[2] = Event::make(EventKind::barrier, 0, 12, 0, 0,
                                 static_cast<unsigned>(trace::BarrierForm::cluster));
  const json file = written(writeRecordJson, record);
  EXPECT_EQ(file["cluster"], 4);
  EXPECT_FALSE(file["arrays"][0].contains("rank"));
  EXPECT_EQ(file["arrays"][1]["rank"], 3);
  EXPECT_EQ(file["threads"][0]["events"][2]["scope"], "cluster");
}

TEST(RecordJson, HoldsTheOperationsOfARecordWithAFlow) {
  using trace::kNoSource;
  using trace::kOperationMark;
  using trace::Operation;
  using trace::OperationKind;
  using trace::ScalarType;
  trace::Record record = smallRecord();
  const json withoutFlow = written(writeRecordJson, record);
  for (const json& thread : withoutFlow["threads"]) EXPECT_FALSE(thread.contains("operations"));
  const trace::Operations operations{
      Operation::constant(ScalarType::float32, 20, bitsOf(0.1F)),
      Operation::constant(ScalarType::uint64, 21, std::numeric_limits<std::uint64_t>::max()),
      Operation::constant(ScalarType::int32, 22, static_cast<std::uint32_t>(-7)),
      Operation::constant(ScalarType::float32, 23, bitsOf(std::numeric_limits<float>::infinity())),
      Operation::make(OperationKind::fusedMultiplyAdd, ScalarType::float32, 24, 0, kNoSource,
                      kOperationMark | 3),
      Operation::make(OperationKind::convert, ScalarType::float64, 25, kOperationMark | 4,
                      kNoSource, kNoSource, ScalarType::float32),
      Operation::make(OperationKind::pass, ScalarType::float32, 26, kOperationMark | 4, 1),
      Operation::make(OperationKind::atomic, ScalarType::uint32, 27, kOperationMark | 2, kNoSource,
                      0, ScalarType::int32,
                      static_cast<unsigned>(trace::AtomicOp::compareAndSwap))};
  record.flow = trace::Flow{
      {0, operations.size(), operations.size(), operations.size(), operations.size()}, operations};
  const json threads = written(writeRecordJson, record)["threads"];
  ASSERT_EQ(threads.size(), 4U);
  EXPECT_EQ(threads[3]["operations"], json::array());
  const json& written = threads[0]["operations"];
  ASSERT_EQ(written.size(), operations.size());
  EXPECT_EQ(static_cast<float>(written[0]["value"].get<double>()), 0.1F);
  EXPECT_EQ(written[1], json({{"line", 21},
                              {"operation", "constant"},
                              {"dtype", "uint64"},
                              {"value", std::numeric_limits<std::uint64_t>::max()}}));
  EXPECT_EQ(written[2]["value"], -7);
  EXPECT_EQ(written[3]["value"], "inf");
  EXPECT_EQ(written[4], json::parse(R"({"line": 24, "operation": "fma", "dtype": "float32",
                                        "of": [{"event": 0}, null, {"operation": 3}]})"));
  EXPECT_EQ(written[5], json::parse(R"({"line": 25, "operation": "convert", "dtype": "float64",
                                        "from": "float32", "of": [{"operation": 4}]})"));
  EXPECT_EQ(written[6], json::parse(R"({"line": 26, "operation": "pass", "dtype": "float32",
                                        "of": [{"operation": 4}], "to": 1})"));
  EXPECT_EQ(written[7], json::parse(R"({"line": 27, "operation": "atomic", "dtype": "uint32",
                                        "of": [{"operation": 2}], "atomic": "compare and swap",
                                        "compared with": {"event": 0}, "to": null})"));
}

TEST(Perfetto, GivesEveryThreadARowAndLetsItWaitAtTheBarrier) {
  const json file = written(writePerfetto, smallRecord());
  std::set<std::pair<int, int>> rows;
  std::map<std::string, int> kinds;
  int slices = 0;
  for (const json& event : file["traceEvents"]) {
    EXPECT_GT(event["pid"], 0);
    EXPECT_GT(event["tid"], 0);
    if (event["ph"] != "X") continue;
    ++slices;
    rows.insert({event["pid"].get<int>(), event["tid"].get<int>()});
    ++kinds[event["cat"].get<std::string>()];
    EXPECT_GE(event["dur"], 1);
  }
  EXPECT_EQ(rows.size(), 6U);  // two blocks of two threads and their epochs
  EXPECT_EQ(slices, 16);       // 12 events and 2 epochs a block
  EXPECT_EQ(kinds["barrier"], 4);
  EXPECT_EQ(kinds["epoch"], 4);
  // Thread 1 arrives at once and waits until thread 0 has done two accesses and arrived.
  const auto waits = [](const json& event) {
    return event["ph"] == "X" && event["cat"] == "barrier" && event["ts"] == 0;
  };
  const auto found = std::find_if(file["traceEvents"].begin(), file["traceEvents"].end(), waits);
  ASSERT_NE(found, file["traceEvents"].end());
  EXPECT_EQ((*found)["dur"], 3);
}

TEST(Perfetto, KeepsTheSlicesOfARowApart) {
  const json file = written(writePerfetto, smallRecord());
  std::map<std::pair<int, int>, std::int64_t> ends;
  for (const json& event : file["traceEvents"]) {
    if (event["ph"] != "X") continue;
    std::int64_t& end = ends[{event["pid"].get<int>(), event["tid"].get<int>()}];
    EXPECT_GE(event["ts"].get<std::int64_t>(), end);
    end = event["ts"].get<std::int64_t>() + event["dur"].get<std::int64_t>();
  }
}

TEST(RecordFiles, StopWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const TextSink ignore = [](std::string_view) {};
  EXPECT_THROW(writeRecordJson(smallRecord(), ignore, source.get_token()), values::Error);
  EXPECT_THROW(writePerfetto(smallRecord(), ignore, source.get_token()), values::Error);
}

}  // namespace
}  // namespace lanescope::app
