// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <nlohmann/json.hpp>

#include "protocol/codec.h"
#include "tests/gpu/protocol/sample_messages.h"
#include "trace/record/tile_shape.h"

namespace lanescope::engine {
namespace {

using namespace lanescope::tests;
using nlohmann::json;

/// What decoding says after `change` was applied to a sound message's head and payload.
template <class Message>
std::string complaint(
    const Message& message,
    const std::function<void(json& head, std::vector<std::byte>& payload)>& change) {
  Frame frame = encode(message);
  json head = json::from_cbor(frame.head);
  change(head, frame.payload);
  frame.head = json::to_cbor(head);
  if constexpr (std::is_same_v<Message, ToEngine>) return decodeToEngine(frame).error;
  if constexpr (std::is_same_v<Message, ToClient>) return decodeToClient(frame).error;
}

std::string runComplaint(
    const std::function<void(json& request, std::vector<std::byte>&)>& change) {
  return complaint(
      ToEngine{1, sampleRunRequest()},
      [&](json& head, std::vector<std::byte>& payload) { change(head["request"], payload); });
}

std::string recordComplaint(
    const std::function<void(json& record, std::vector<std::byte>&)>& change) {
  return complaint(ToClient{1, sampleRunResult()},
                   [&](json& head, std::vector<std::byte>& payload) {
                     change(head["result"]["record"], payload);
                   });
}

Decoded<ToEngine> decodeHead(std::vector<std::uint8_t> head) {
  return decodeToEngine({std::move(head), {}});
}

TEST(Codec, RefusesEveryMissingField) {
  // Take out one field at a time, at every depth, of every message.
  const std::function<void(const json&, const json&, const json::json_pointer&, const Frame&)>
      walk = [&](const json& part, const json& head, const json::json_pointer& at,
                 const Frame& frame) {
        for (const auto& [key, value] : part.items()) {
          if (!part.is_object()) break;
          json changed = head;
          changed[at].erase(key);
          const Decoded<ToClient> decoded = decodeToClient({json::to_cbor(changed), frame.payload});
          const bool isOptional =
              key == "accuracy" || key == "arithmetic" || key == "closed_form" ||
              key == "counters" || key == "element" || key == "grid" ||
              key == "hardware_counters" || key == "items" || key == "k" || key == "m" ||
              key == "phases_ms" || key == "pinned_ms" || key == "record" || key == "remote" ||
              key == "time_limit_ms" || key == "residency" || key == "tagged" || key == "work" ||
              key == "failure" || (key == "notes" && part.contains("series")) ||
              key.ends_with("_per_second");
          // Of files written before there were these.
          const bool isNewerParameter = key == "dtype" || key == "op" || key == "rule" ||
                                        key == "scan" || key == "shuffle" || key == "tile";
          const bool isNewerFact = key == "ceilings" || key == "driver" || key == "version";
          const bool isNewer = (isNewerFact && at.to_string() == "/result") || key == "cache" ||
                               key == "columns" || key == "loops" ||
                               (isNewerParameter && !at.empty() && at.back() == "parameters");
          EXPECT_TRUE(isOptional || isNewer || !decoded.error.empty()) << (at / key).to_string();
          walk(value, head, at / key, frame);
        }
      };
  for (const ToClient& message : sampleAnswers()) {
    const Frame frame = encode(message);
    const json head = json::from_cbor(frame.head);
    walk(head, head, json::json_pointer(), frame);
  }
}

TEST(Codec, RefusesANumberOfAnotherTypeOrOutOfRange) {
  EXPECT_EQ(runComplaint([](json& run, auto&) { run["parameters"]["n"] = 1.5; }),
            "The field 'n' of a parameters object is not a whole number.");
  EXPECT_EQ(runComplaint([](json& run, auto&) { run["parameters"]["n"] = "1024"; }),
            "The field 'n' of a parameters object is not a whole number.");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["parameters"]["n"] = ~std::uint64_t{0}; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["parameters"]["seed"] = -1; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["parameters"]["shuffle"] = -1; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["device"] = std::int64_t{1} << 31; }),
            "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["ranks"] = 0; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["ranks"] = 65; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["record"] = 1; }), "");
}

TEST(Codec, RefusesAnUnknownName) {
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["backend"] = "tpu"; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["split"] = "columns"; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["target"]["schedule"] = "random:"; }), "");
  EXPECT_NE(runComplaint([](json& run, auto&) { run["inputs"][0]["dtype"] = "float16"; }), "");
  EXPECT_EQ(complaint(ToEngine{1, Ping{}}, [](json& head, auto&) { head["type"] = "reboot"; }),
            "The field 'type' of a message = 'reboot' is not a request.");
  EXPECT_NE(complaint(ToClient{1, Failure{}}, [](json& head, auto&) { head["kind"] = "bad luck"; }),
            "");
}

TEST(Codec, RefusesAnAnswerAsARequestAndTheReverse) {
  EXPECT_NE(decodeToEngine(encode(ToClient{1, Pong{}})).error, "");
  EXPECT_NE(decodeToClient(encode(ToEngine{1, Ping{}})).error, "");
}

TEST(Codec, RefusesAPayloadOfAnotherSizeThanTheHeadSays) {
  const std::string expected = "A message's payload has another size than its head says.";
  EXPECT_EQ(runComplaint([](json&, auto& payload) { payload.pop_back(); }), expected);
  EXPECT_EQ(runComplaint([](json&, auto& payload) { payload.push_back({}); }), expected);
  EXPECT_EQ(runComplaint([](json& run, auto&) { run["inputs"][0]["count"] = 4; }), expected);
  EXPECT_NE(runComplaint([](json& run, auto&) { run["inputs"][0]["count"] = ~std::uint64_t{0}; }),
            "");
  EXPECT_EQ(complaint(ToEngine{1, Ping{}}, [](json&, auto& payload) { payload.resize(1); }),
            expected);
}

TEST(Codec, RefusesOutputsThatThePayloadDoesNotHold) {
  const auto outputComplaint = [](const std::function<void(json & output)>& change) {
    return complaint(ToClient{1, sampleRunResult()},
                     [&](json& head, auto&) { change(head["result"]["outputs"][0]); });
  };
  const std::string expected = "A message's payload has another size than its head says.";
  EXPECT_EQ(outputComplaint([](json&) {}), "");
  EXPECT_EQ(outputComplaint([](json& output) { output["count"] = 4; }), expected);
  EXPECT_EQ(outputComplaint([](json& output) { output["count"] = 2; }), expected);
  EXPECT_EQ(outputComplaint([](json& output) { output["dtype"] = "int64"; }), expected);
  EXPECT_NE(outputComplaint([](json& output) { output["count"] = ~std::uint64_t{0}; }), "");
  EXPECT_NE(outputComplaint([](json& output) { output["count"] = -1; }), "");
  EXPECT_NE(outputComplaint([](json& output) { output["dtype"] = "uint7"; }), "");
  EXPECT_NE(outputComplaint([](json& output) { output["name"] = 7; }), "");
  EXPECT_NE(outputComplaint([](json& output) { output = 1; }), "");
}

TEST(Codec, RefusesARecordWhoseOffsetsDoNotRise) {
  const auto setOffset = [](std::size_t at, std::uint64_t value) {
    return [=](json&, std::vector<std::byte>& payload) {
      std::memcpy(payload.data() + 8 * at, &value, sizeof value);
    };
  };
  const std::string expected =
      "The field 'offsets' of a record do not rise from 0 to the number of events.";
  EXPECT_EQ(recordComplaint(setOffset(0, 1)), expected);
  EXPECT_EQ(recordComplaint(setOffset(1, 7)), expected);
  EXPECT_EQ(recordComplaint(setOffset(8, 24)), expected);
  EXPECT_EQ(recordComplaint(setOffset(8, ~std::uint64_t{0})), expected);
}

TEST(Codec, RefusesARecordWhoseEventsNameNoArrayOrLeaveTheirs) {
  const auto setEvent = [](std::size_t at, const trace::Event& event) {
    return [=](json&, std::vector<std::byte>& payload) {
      std::memcpy(payload.data() + 9 * 8 + 16 * at, &event, sizeof event);
    };
  };
  using trace::Event;
  using trace::EventKind;
  EXPECT_EQ(recordComplaint(setEvent(0, Event::make(EventKind::load, 0, 1, 15, 0))), "");
  EXPECT_NE(recordComplaint(setEvent(0, Event::make(EventKind::load, 0, 1, 16, 0))), "");
  EXPECT_NE(recordComplaint(setEvent(0, Event::make(EventKind::load, 0, 1, -1, 0))), "");
  EXPECT_NE(recordComplaint(setEvent(0, Event::make(EventKind::load, 4, 1, 0, 0))), "");
  const auto ofKind = [&](EventKind kind, unsigned form, std::int64_t index = 0,
                          std::uint64_t bits = 0) {
    return recordComplaint(setEvent(0, Event::make(kind, 0, 1, index, bits, form)));
  };
  EXPECT_EQ(ofKind(EventKind::memoryBarrier, 3), "");
  EXPECT_NE(ofKind(EventKind::memoryBarrier, 4), "");
  EXPECT_EQ(ofKind(EventKind::bulkCopy, 0, -1), "") << "a tile that begins outside";
  EXPECT_NE(ofKind(EventKind::bulkCopy, 1, -1), "");
  EXPECT_NE(ofKind(EventKind::bulkCopy, 3), "");
  EXPECT_EQ(ofKind(EventKind::tensorProduct, 1, 0, trace::TileShape{256, 8}.bits()), "");
  EXPECT_NE(ofKind(EventKind::tensorProduct, 1, 0, trace::TileShape{65'535, 255}.bits()), "");
  EXPECT_NE(ofKind(EventKind::tensorProduct, 2), "");
  EXPECT_NE(ofKind(EventKind::asyncGroup, 6), "");
  EXPECT_EQ(recordComplaint(setEvent(0, Event::warpWide(EventKind::shuffle, 1, ~0U, 31, 5, 0))),
            "");
  EXPECT_NE(recordComplaint(setEvent(0, Event::warpWide(EventKind::shuffle, 1, ~0U, 31, 6, 0))),
            "");
  EXPECT_NE(recordComplaint(setEvent(1, Event::make(EventKind::store, 1, 1, -1, 0))), "");
}

TEST(Codec, RefusesARecordThatDoesNotFitItsLaunch) {
  const auto set = [](const char* key, const json& value) {
    return [=](json& record, std::vector<std::byte>&) { record[key] = value; };
  };
  EXPECT_NE(recordComplaint(set("first_block", 9)), "");
  EXPECT_NE(recordComplaint(set("block_count", 3)), "");
  EXPECT_NE(recordComplaint(set("block_count", ~std::uint64_t{0})), "");
  EXPECT_NE(recordComplaint(set("block", {1024, 2, 1})), "");
  EXPECT_NE(recordComplaint(set("block", {0, 1, 1})), "");
  EXPECT_NE(recordComplaint(set("block", {4, 1})), "");
  EXPECT_NE(recordComplaint(set("grid", {std::uint64_t{1} << 40, 1, 1})), "");
  // So many blocks that the number of threads would not fit into 64 bits.
  EXPECT_NE(recordComplaint([](json& record, auto&) {
              record["grid"] = {INT32_MAX, 65535, 65535};
              record["first_block"] = 0;
              record["block_count"] = std::uint64_t{1} << 62;
            }),
            "");
}

TEST(Codec, RefusesARecordWhoseLoopsAreNotTwoLines) {
  const auto loopsComplaint = [](const json& loops) {
    return recordComplaint([&](json& record, auto&) { record["loops"] = loops; });
  };
  EXPECT_EQ(loopsComplaint(json::array()), "");
  EXPECT_EQ(loopsComplaint(json::array({{3, 3}})), "");
  const std::string expected =
      "The field 'loops' of a record hold one that is not its first and its last line.";
  for (const json& loop : {json{1, 2, 3}, json{1}, json{0, 5}, json{5, 4}, json{1, "2"},
                           json{1, 2.5}, json{-1, 2}, json{1, 1 << 30}, json(7), json("1, 2")}) {
    EXPECT_EQ(loopsComplaint(json::array({loop})), expected) << loop;
  }
  EXPECT_NE(loopsComplaint("1, 2"), "");
  EXPECT_NE(loopsComplaint(json(std::vector<json>(100'000, json{1, 2}))), "");
}

TEST(Codec, RefusesARecordWhoseClustersDoNotHoldTogether) {
  const auto cluster = [](const json& value) {
    return [=](json& record, std::vector<std::byte>&) { record["cluster"] = value; };
  };
  const auto remote = [](const char* key, const json& value) {
    return
        [=](json& record, std::vector<std::byte>&) { record["arrays"][3]["remote"][key] = value; };
  };
  for (const int blocks : {0, 1, 2, 3, 10, 17, -1}) {
    EXPECT_NE(recordComplaint(cluster(blocks)), "") << blocks;
  }
  EXPECT_EQ(recordComplaint(remote("rank", 3)), "");
  EXPECT_NE(recordComplaint(remote("rank", 5)), "");
  EXPECT_NE(recordComplaint(remote("rank", 16)), "");
  EXPECT_EQ(recordComplaint(remote("array", 3)), "");
  EXPECT_NE(recordComplaint(remote("array", 4)), "");
  EXPECT_NE(recordComplaint([](json& record, auto&) { record["arrays"][3]["shared"] = false; }),
            "");
}

TEST(Codec, RefusesASamplingThatCannotBe) {
  const auto samplingComplaint = [](const char* key, const json& value) {
    return complaint(ToEngine{1, sampleBenchRequest()},
                     [&](json& head, auto&) { head["request"]["sampling"][key] = value; });
  };
  EXPECT_EQ(samplingComplaint("samples", 1), "");
  EXPECT_NE(samplingComplaint("samples", 0), "");
  EXPECT_NE(samplingComplaint("most_samples", 1 << 30), "");
  EXPECT_NE(samplingComplaint("relative_error", -0.1), "");
  EXPECT_NE(samplingComplaint("relative_error", std::nan("")), "");
  EXPECT_EQ(samplingComplaint("min_time_ms", -1),
            "The field 'min_time_ms' of a sampling object is negative or no number.");
  EXPECT_NE(samplingComplaint("max_time_ms", "1"), "");
  EXPECT_NE(samplingComplaint("hot", 1), "");
  EXPECT_NE(samplingComplaint("warm_up_ms", -1), "");
  EXPECT_NE(samplingComplaint("phases", 1), "");
  EXPECT_NE(samplingComplaint("seed", -1), "");
  EXPECT_NE(complaint(ToEngine{1, sampleBenchRequest()},
                      [](json& head, auto&) { head["request"]["sampling"] = 10; }),
            "");
  EXPECT_NE(complaint(ToEngine{1, sampleBenchRequest()},
                      [](json& head, auto&) { head["request"]["beside"] = json::array(); }),
            "");
}

TEST(Codec, RefusesASeriesWhoseSamplesTellNothing) {
  const auto seriesComplaint = [](const char* key, const json& value) {
    return complaint(ToClient{1, sampleBenchSeries()},
                     [&](json& head, auto&) { head["series"][key] = value; });
  };
  EXPECT_EQ(seriesComplaint("cache", "hot"), "");
  EXPECT_NE(seriesComplaint("cache", "lukewarm"), "");
  EXPECT_NE(seriesComplaint("calls", 0), "");
  EXPECT_NE(seriesComplaint("dropped", -1), "");
  EXPECT_NE(seriesComplaint("noisy", "no"), "");
  EXPECT_NE(seriesComplaint("clock_mhz", std::nan("")), "");
  EXPECT_NE(seriesComplaint("pinned_ms", 7), "");
}

TEST(Codec, RefusesAnOccupancyThatCannotBe) {
  const auto occupancyComplaint = [](const std::function<void(json & occupancy)>& change) {
    return complaint(ToClient{1, sampleOccupancy()},
                     [&](json& head, auto&) { change(head["result"]); });
  };
  EXPECT_EQ(occupancyComplaint([](json&) {}), "");
  EXPECT_EQ(occupancyComplaint([](json& all) { all["block"] = 0; }),
            "The field 'block' of a launch's occupancy = 0 is out of range: it must be from 1 to "
            "2147483648.");
  EXPECT_NE(occupancyComplaint([](json& all) { all["grid"] = -1; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["backend"] = "tpu"; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["residency"] = 7; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["residency"]["blocks"] = -1; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["residency"]["blocks"] = 1.5; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["residency"]["limiters"] = json{"luck"}; }), "");
  EXPECT_NE(occupancyComplaint([](json& all) { all["residency"]["limiters"] = json{1}; }), "");
  EXPECT_NE(occupancyComplaint(
                [](json& all) { all["residency"]["device"]["threads"] = std::int64_t{1} << 40; }),
            "");
  EXPECT_NE(complaint(ToEngine{1, sampleOccupancyRequest()},
                      [](json& head, auto&) { head["request"]["target"]["device"] = "first"; }),
            "");
}

TEST(Codec, RefusesAnAllReduceThatCannotBe) {
  const auto reduceComplaint = [](const std::function<void(json & result)>& change) {
    return complaint(ToClient{1, sampleAllReduce()},
                     [&](json& head, auto&) { change(head["result"]); });
  };
  EXPECT_EQ(reduceComplaint([](json&) {}), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["from"] = 2; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["to"] = -1; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["first"] = 1; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["count"] = 0; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["count"] = 2; }), "")
      << "the payload has three";
  EXPECT_NE(reduceComplaint([](json& all) { all["messages"][0]["step"] = 129; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["carried"]["count"] = 5; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["carried"]["dtype"] = "int64"; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["inputs"]["count"] = 3; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["inputs"]["dtype"] = "int64"; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["sums"]["count"] = 2; }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all.erase("sums"); }), "");
  EXPECT_NE(reduceComplaint([](json& all) { all["request"]["algorithm"] = "star"; }), "");
}

TEST(Codec, RefusesTimesOnSeveralGpusThatCannotBe) {
  const auto scalingComplaint = [](const std::function<void(json & result)>& change) {
    return complaint(ToClient{1, sampleScaling()},
                     [&](json& head, auto&) { change(head["result"]); });
  };
  EXPECT_EQ(scalingComplaint([](json&) {}), "");
  EXPECT_NE(scalingComplaint([](json& all) { all["points"][0]["gpus"] = 0; }), "");
  EXPECT_NE(scalingComplaint([](json& all) { all["points"][0]["gpus"] = 17; }), "");
  EXPECT_NE(scalingComplaint([](json& all) { all["points"][0]["n"] = 0; }), "");
  EXPECT_NE(scalingComplaint([](json& all) { all["points"][1]["seconds"].push_back(1); }), "");
  EXPECT_NE(scalingComplaint([](json& all) { all["request"]["timings"] = 0; }), "");
  EXPECT_NE(scalingComplaint([](json& all) { all.erase("device"); }), "");
}

TEST(Codec, RefusesATimeLineThatCannotBe) {
  const auto lineComplaint = [](const std::function<void(json & line)>& change) {
    return complaint(ToClient{1, sampleTimeLine()},
                     [&](json& head, auto&) { change(head["result"]); });
  };
  EXPECT_EQ(lineComplaint([](json&) {}), "");
  EXPECT_EQ(lineComplaint([](json& all) { all["spans"] = json::array(); }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["chunks"] = 0; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["chunks"] = 17; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["chunks"] = 1; }), "") << "a span is of chunk 1";
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["kind"] = "sleep"; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["lane"] = "moon"; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["begin_ns"] = 901; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["end_ns"] = std::int64_t{1} << 62; }),
            "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["bytes"] = -1; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["brackets"][0]["end_ns"] = -1; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["brackets"].erase(3); }), "") << "a timing lacks";
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["lane"] = "warp"; }), "")
      << "it is not within a kernel";
}

TEST(Codec, RefusesATimeLineWithinAKernelThatCannotBe) {
  const auto lineComplaint = [](const std::function<void(json & line)>& change) {
    return complaint(ToClient{1, sampleKernelTimeLine()},
                     [&](json& head, auto&) { change(head["result"]); });
  };
  EXPECT_EQ(lineComplaint([](json&) {}), "");
  EXPECT_EQ(lineComplaint([](json& all) { all["brackets"] = json::array(); }), "")
      << "without products there are none";
  EXPECT_NE(lineComplaint([](json& all) { all["brackets"].erase(1); }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["brackets"][1]["timing"] = "overture"; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["warp"] = 32; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["lane"] = "host"; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["stage"]["stage"] = -1; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["spans"][0]["stage"]["phase"] = -2; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all["stamping"]["plain_ns"] = -1; }), "");
  EXPECT_NE(lineComplaint([](json& all) { all.erase("stamping"); }), "");
}

TEST(Codec, RefusesATextThatIsTooLongToBeShown) {
  const auto failureOf = [](std::size_t size) {
    return complaint(ToClient{1, Failure{values::ErrorKind::badInput, ""}},
                     [&](json& head, auto&) { head["sentence"] = std::string(size, 'x'); });
  };
  EXPECT_EQ(failureOf(kLongestSentence), "");
  EXPECT_EQ(failureOf(900'000),
            "The field 'sentence' of a message has 900000 bytes; at most 4096 can be shown.");
  const auto versionOf = [](std::size_t size) {
    return complaint(ToClient{0, Hello{1, "", 1}},
                     [&](json& head, auto&) { head["version"] = std::string(size, '1'); });
  };
  EXPECT_EQ(versionOf(64), "");
  EXPECT_NE(versionOf(65), "");
  EXPECT_NE(versionOf(1'000'000), "");
  const auto resultOf = [](const json::json_pointer& at, const json& value) {
    return complaint(ToClient{1, sampleRunResult()},
                     [&](json& head, auto&) { head["result"][at] = value; });
  };
  const std::string name(kLongestName, 'n');
  EXPECT_EQ(resultOf("/machine"_json_pointer, name), "");
  EXPECT_NE(resultOf("/machine"_json_pointer, name + "n"), "");
  EXPECT_NE(resultOf("/record/arrays/0/name"_json_pointer, name + "n"), "");
  EXPECT_EQ(resultOf("/notes/0"_json_pointer, name + "n"), "");
  EXPECT_NE(resultOf("/notes/0"_json_pointer, std::string(kLongestSentence + 1, 'n')), "");
}

TEST(Codec, RefusesATimeLimitThatIsNone) {
  const auto limitOf = [](const json& limit) {
    return runComplaint([&](json& request, auto&) { request["time_limit_ms"] = limit; });
  };
  EXPECT_EQ(limitOf(0.5), "");
  EXPECT_EQ(limitOf(json()), "");
  for (const json& limit : {json(0), json(-1), json(std::nan("")), json(1e300), json("10")}) {
    EXPECT_NE(limitOf(limit), "") << limit;
  }
}

TEST(Codec, RefusesAProgressThatIsNoFraction) {
  for (const double fraction : {-0.1, 1.1, std::nan("")}) {
    EXPECT_NE(
        complaint(ToClient{1, Progress{}}, [&](json& head, auto&) { head["fraction"] = fraction; }),
        "");
  }
}

TEST(Codec, TellsTheIdOfAMessageThatIsMalformedFurtherOn) {
  Frame frame = encode(ToEngine{77, sampleRunRequest()});
  frame.payload.clear();
  const Decoded<ToEngine> decoded = decodeToEngine(frame);
  EXPECT_FALSE(decoded.message);
  EXPECT_EQ(decoded.id, 77U);
}

TEST(Codec, RefusesAMebibyteOfNestingWithoutRecursion) {
  // Arrays, maps, texts and tags whose end never comes: each would be one call deeper.
  for (const std::uint8_t opening : {0x81, 0x9F, 0xA1, 0xBF, 0x7F, 0x5F, 0xC1}) {
    const Decoded<ToEngine> decoded =
        decodeHead(std::vector<std::uint8_t>(std::size_t{1} << 20, opening));
    EXPECT_EQ(decoded.error, "A message's head is not in the expected format.") << int{opening};
  }
}

TEST(Codec, RefusesHeadsThatAreNoCborOrNoMap) {
  const std::string notCbor = "A message's head is not in the expected format.";
  EXPECT_EQ(decodeHead({}).error, notCbor);
  EXPECT_EQ(decodeHead({0x1A, 0x00}).error, notCbor);  // a number cut short
  EXPECT_EQ(decodeHead({0x9B, 255, 255, 255, 255, 255, 255, 255, 255}).error, notCbor);
  EXPECT_EQ(decodeHead({0x61, 0xFF}).error, notCbor);              // not UTF-8
  EXPECT_EQ(decodeHead({0x63, 0xED, 0xA0, 0x80}).error, notCbor);  // a surrogate
  EXPECT_EQ(decodeHead({0xA0, 0xA0}).error, notCbor);              // something behind it
  EXPECT_EQ(decodeHead({0x3B, 255, 255, 255, 255, 255, 255, 255, 255}).error, notCbor);  // -2^64
  EXPECT_EQ(decodeHead({0x80}).error, "A message is not an object.");
  EXPECT_NE(decodeHead({0xA1, 0x01, 0x01}).error, "");  // a key that is no text
}

}  // namespace
}  // namespace lanescope::engine
