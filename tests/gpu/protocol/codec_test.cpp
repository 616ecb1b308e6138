// SPDX-License-Identifier: Apache-2.0
#include "protocol/codec.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <limits>

#include "protocol/frame.h"
#include "tests/gpu/protocol/sample_messages.h"
#include "values/size_text.h"
#include "values/stamp.h"
#include "values/time_line.h"

namespace lanescope::engine {
namespace {

using namespace lanescope::tests;

/// The body after a trip through bytes.
template <class Body>
Body tripToEngine(const Body& body) {
  const Decoded<ToEngine> decoded = decodeToEngine(encode(ToEngine{9, body}));
  EXPECT_EQ(decoded.error, "");
  EXPECT_EQ(decoded.id, 9U);
  return std::get<Body>(decoded.message.value().body);
}

template <class Body>
Body tripToClient(const Body& body) {
  const Decoded<ToClient> decoded = decodeToClient(encode(ToClient{9, body}));
  EXPECT_EQ(decoded.error, "");
  EXPECT_EQ(decoded.message.value().id, 9U);
  return std::get<Body>(decoded.message.value().body);
}

void expectEqual(const values::Phases& a, const values::Phases& b) {
  EXPECT_EQ(a.allocate, b.allocate);
  EXPECT_EQ(a.hostToDevice, b.hostToDevice);
  EXPECT_EQ(a.kernel, b.kernel);
  EXPECT_EQ(a.deviceToHost, b.deviceToHost);
  EXPECT_EQ(a.hostFinish, b.hostFinish);
}

void expectEqual(const values::BenchSeries& a, const values::BenchSeries& b) {
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.where, b.where);
  EXPECT_EQ(a.emulated, b.emulated);
  EXPECT_EQ(a.n, b.n);
  EXPECT_EQ(a.samples, b.samples);
  EXPECT_EQ(a.cache, b.cache);
  EXPECT_EQ(a.calls, b.calls);
  EXPECT_EQ(a.dropped, b.dropped);
  EXPECT_EQ(a.noisy, b.noisy);
  EXPECT_EQ(a.failure, b.failure);
  EXPECT_EQ(a.gaps, b.gaps);
  EXPECT_EQ(a.clockMHz, b.clockMHz);
  EXPECT_EQ(a.pinned, b.pinned);
  ASSERT_EQ(a.phases.has_value(), b.phases.has_value());
  if (a.phases) expectEqual(*a.phases, *b.phases);
  EXPECT_EQ(a.passed, b.passed);
  EXPECT_EQ(a.work, b.work);
  EXPECT_EQ(a.counters, b.counters);
  ASSERT_EQ(a.accuracy.has_value(), b.accuracy.has_value());
  if (!a.accuracy) return;
  EXPECT_EQ(a.accuracy->value, b.accuracy->value);
  EXPECT_EQ(a.accuracy->reference, b.accuracy->reference);
  EXPECT_EQ(a.accuracy->error, b.accuracy->error);
  EXPECT_EQ(a.accuracy->magnitude, b.accuracy->magnitude);
  EXPECT_EQ(a.accuracy->bound, b.accuracy->bound);
}

void expectEqual(const trace::Record& a, const trace::Record& b) {
  EXPECT_EQ(a.kernel, b.kernel);
  EXPECT_EQ(a.source, b.source);
  EXPECT_EQ(a.grid, b.grid);
  EXPECT_EQ(a.block, b.block);
  EXPECT_EQ(a.firstBlock, b.firstBlock);
  EXPECT_EQ(a.blockCount, b.blockCount);
  EXPECT_EQ(a.arrays, b.arrays);
  EXPECT_EQ(a.offsets, b.offsets);
  EXPECT_EQ(a.events, b.events);
  EXPECT_EQ(a.truncated, b.truncated);
}

TEST(Codec, BringsARunRequestBackWhole) {
  const values::RunRequest sent = sampleRunRequest();
  const values::RunRequest got = tripToEngine(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.target, sent.target);
  EXPECT_EQ(got.inputs, sent.inputs);
  EXPECT_EQ(got.record, sent.record);
  EXPECT_EQ(got.window, sent.window);
  EXPECT_TRUE(got.keepOutputs);
  EXPECT_TRUE(got.hardwareCounters);
  EXPECT_EQ(got.timeLimit, values::Milliseconds(2500));
}

TEST(Codec, BringsADefaultRunRequestBackWhole) {
  const values::RunRequest got = tripToEngine(values::RunRequest{});
  EXPECT_EQ(got.parameters, values::Parameters{});
  EXPECT_FALSE(got.parameters.grid);
  EXPECT_EQ(got.target, values::Target{});
  EXPECT_EQ(got.window, trace::Window{});
  EXPECT_FALSE(got.keepOutputs);
  EXPECT_FALSE(got.hardwareCounters);
  EXPECT_FALSE(got.timeLimit);
  EXPECT_TRUE(got.inputs.empty());
}

TEST(Codec, BringsABenchRequestBackWhole) {
  const values::BenchRequest sent = sampleBenchRequest();
  const values::BenchRequest got = tripToEngine(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.target, sent.target);
  EXPECT_EQ(got.sizes, sent.sizes);
  EXPECT_EQ(got.sampling, sent.sampling);
  EXPECT_EQ(got.withCpuVariants, sent.withCpuVariants);
  EXPECT_EQ(got.comparedParameters, sent.comparedParameters);
  EXPECT_EQ(got.measure, sent.measure);
  EXPECT_EQ(got.compared, sent.compared);
}

TEST(Codec, BringsAnOccupancyAndItsRequestBackWhole) {
  const values::OccupancyRequest sent = sampleOccupancyRequest();
  const values::OccupancyRequest got = tripToEngine(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.target, sent.target);
  EXPECT_EQ(tripToClient(sampleOccupancy()), sampleOccupancy());
  values::Occupancy unknown = sampleOccupancy();
  unknown.residency.reset();
  EXPECT_EQ(tripToClient(unknown), unknown);
}

TEST(Codec, BringsATimeLineAndItsRequestBackWhole) {
  const values::TimeLineRequest sent = sampleTimeLineRequest();
  const values::TimeLineRequest got = tripToEngine(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.target, sent.target);
  EXPECT_EQ(got.chunks, sent.chunks);
  EXPECT_EQ(got.withinKernel, sent.withinKernel);
  EXPECT_EQ(tripToClient(sampleTimeLine()), sampleTimeLine());
  EXPECT_EQ(tripToClient(sampleKernelTimeLine()), sampleKernelTimeLine());
  EXPECT_EQ(tripToClient(sampleStreamedTimeLine()), sampleStreamedTimeLine());
  values::RunResult result;
  result.timeLine = sampleStreamedTimeLine();
  EXPECT_EQ(tripToClient(result).timeLine, result.timeLine);
}

TEST(Codec, RefusesASpanOfAStreamThatThereIsNot) {
  for (const auto member : {&values::TimeSpan::gpu, &values::TimeSpan::stream}) {
    values::TimeLine line = sampleStreamedTimeLine();
    line.spans.back().*member = 3;
    const Decoded<ToClient> decoded = decodeToClient(encode(ToClient{9, line}));
    EXPECT_NE(decoded.error.find("a stream that there is not"), std::string::npos) << decoded.error;
  }
}

TEST(Codec, BringsAnAllReduceAndItsRequestBackWhole) {
  EXPECT_EQ(tripToEngine(sampleAllReduceRequest()), sampleAllReduceRequest());
  EXPECT_EQ(tripToClient(sampleAllReduce()), sampleAllReduce());
  values::AllReduceResult large = sampleAllReduce();
  large.inputs.bytes.clear();
  large.carried.bytes.clear();
  large.sums.bytes.clear();
  EXPECT_EQ(tripToClient(large), large);
}

TEST(Codec, BringsTimesOnSeveralGpusAndTheirRequestBackWhole) {
  EXPECT_EQ(tripToEngine(sampleScalingRequest()), sampleScalingRequest());
  EXPECT_EQ(tripToClient(sampleScaling()), sampleScaling());
}

TEST(Codec, HasRoomForTheLongestTimeLineWithinAKernel) {
  constexpr std::size_t kWarpsWithWork = 5;
  values::TimeLine longest = sampleKernelTimeLine();
  values::TimeSpan span = longest.spans.front();
  span.begin = 10'000'000;
  span.end = 10'000'100;
  span.stage = values::StagePhase{};
  longest.spans.assign(kWarpsWithWork * values::kStampsPerWarp, span);
  EXPECT_EQ(tripToClient(longest), longest);
}

TEST(Codec, BringsARunResultWithItsRecordBackWhole) {
  const values::RunResult sent = sampleRunResult();
  const values::RunResult got = tripToClient(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.backend, sent.backend);
  EXPECT_EQ(got.device, sent.device);
  EXPECT_EQ(got.machine, sent.machine);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.result, sent.result);
  EXPECT_EQ(got.result, sent.result);
  EXPECT_EQ(got.reference, sent.reference);
  EXPECT_EQ(got.element, sent.element);
  EXPECT_EQ(got.closedForm, sent.closedForm);
  EXPECT_EQ(got.error, sent.error);
  EXPECT_EQ(got.tolerance, sent.tolerance);
  EXPECT_EQ(got.passed, sent.passed);
  expectEqual(got.phases, sent.phases);
  EXPECT_EQ(got.counters, sent.counters);
  EXPECT_EQ(got.hardwareCounters, sent.hardwareCounters);
  EXPECT_EQ(got.findings, sent.findings);
  EXPECT_EQ(got.notes, sent.notes);
  EXPECT_EQ(got.outputs, sent.outputs);
  expectEqual(got.record.value(), *sent.record);
}

TEST(Codec, KeepsNumbersThatAreNotFinite) {
  values::RunResult sent;
  sent.result = std::numeric_limits<double>::quiet_NaN();
  sent.reference = -std::numeric_limits<double>::infinity();
  const values::RunResult got = tripToClient(sent);
  EXPECT_TRUE(std::isnan(values::asDouble(got.result)));
  EXPECT_EQ(got.reference, sent.reference);
  EXPECT_FALSE(got.closedForm);
  EXPECT_FALSE(got.counters);
  EXPECT_FALSE(got.hardwareCounters);
  EXPECT_FALSE(got.record);
  EXPECT_TRUE(got.outputs.empty());
}

TEST(Codec, BringsBackWhyTheGpusCountersWereNotRead) {
  values::RunResult sent;
  sent.hardwareCounters = values::HardwareCounters{std::nullopt, "Not permitted."};
  EXPECT_EQ(tripToClient(sent).hardwareCounters, sent.hardwareCounters);
}

TEST(Codec, BringsEveryFindingKindBack) {
  values::RunResult sent;
  for (const auto kind : {trace::FindingKind::divergentBarrier, trace::FindingKind::outOfBounds,
                          trace::FindingKind::runaway, trace::FindingKind::absentBlock}) {
    sent.findings.push_back({kind, 1, 2, 3, "A sentence."});
  }
  EXPECT_EQ(tripToClient(sent).findings, sent.findings);
}

TEST(Codec, BringsBenchmarksBackWhole) {
  expectEqual(tripToClient(sampleBenchSeries()), sampleBenchSeries());
  const values::BenchResult sent = sampleBenchResult();
  const values::BenchResult got = tripToClient(sent);
  EXPECT_EQ(got.kernel, sent.kernel);
  EXPECT_EQ(got.parameters, sent.parameters);
  EXPECT_EQ(got.machine, sent.machine);
  EXPECT_EQ(got.device, sent.device);
  EXPECT_EQ(got.driver, sent.driver);
  EXPECT_EQ(got.version, sent.version);
  EXPECT_EQ(got.date, sent.date);
  EXPECT_EQ(got.ceilings, sent.ceilings);
  ASSERT_EQ(got.series.size(), sent.series.size());
  for (std::size_t i = 0; i < got.series.size(); ++i) expectEqual(got.series[i], sent.series[i]);
}

TEST(Codec, BringsDevicesBackWhole) {
  const values::DeviceInfo sent = sampleDevice();
  const DeviceList list = tripToClient(DeviceList{{sent}});
  ASSERT_EQ(list.devices.size(), 1U);
  const values::DeviceInfo& got = list.devices.front();
  EXPECT_EQ(got.backend, sent.backend);
  EXPECT_EQ(got.device, sent.device);
  EXPECT_EQ(got.name, sent.name);
  EXPECT_EQ(got.available, sent.available);
  EXPECT_EQ(got.reason, sent.reason);
  EXPECT_EQ(got.detail, sent.detail);
  EXPECT_EQ(got.memoryTotal, sent.memoryTotal);
  EXPECT_EQ(got.memoryFree, sent.memoryFree);
}

TEST(Codec, BringsGreetingsProgressAndFailuresBack) {
  const Hello hello{7, "1.2.3", 99};
  EXPECT_EQ(tripToEngine(hello), hello);
  EXPECT_EQ(tripToClient(hello), hello);
  EXPECT_EQ(tripToClient(Progress{0.25}).fraction, 0.25);
  EXPECT_EQ(tripToClient(Progress{0.25, "dot_shared, n = 16"}).what, "dot_shared, n = 16");
  for (const auto kind : {values::ErrorKind::badInput, values::ErrorKind::unavailable,
                          values::ErrorKind::engineLost, values::ErrorKind::cancelled}) {
    const Failure got = tripToClient(Failure{kind, "Why."});
    EXPECT_EQ(got.kind, kind);
    EXPECT_EQ(got.sentence, "Why.");
  }
}

TEST(Codec, DoesNotMakeAHeadThatIsOverTheLimit) {
  values::RunRequest request;
  request.kernel = std::string(FrameLimits{}.headBytes, 'k');
  try {
    (void)encode(ToEngine{1, request});
    FAIL() << "a head over the limit was made";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    EXPECT_NE(
        std::string(error.what()).find("at most " + values::sizeText(FrameLimits{}.headBytes)),
        std::string::npos)
        << error.what();
  }
}

TEST(Codec, KeepsSamplesOutOfTheHead) {
  values::BenchResult result = sampleBenchResult();
  result.series.front().samples.assign(500'000, values::Milliseconds(1.0 / 3));
  EXPECT_EQ(tripToClient(result).series.front().samples.size(), 500'000U);
}

}  // namespace
}  // namespace lanescope::engine
