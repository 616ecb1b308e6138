// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/protocol/sample_messages.h"

#include <array>

namespace lanescope::tests {
namespace {

using trace::Event;
using trace::EventKind;
using values::Milliseconds;

trace::Record sampleRecord() {
  trace::Record record;
  record.kernel = "dot_shared";
  record.source = "Emulator";
  record.grid = {5, 2, 1};
  record.cluster = 5;
  record.block = {4, 1, 1};
  record.firstBlock = 3;
  record.blockCount = 2;
  record.arrays = {{"a", trace::Space::global, values::DType::float32, 16},
                   {"cache", trace::Space::shared, values::DType::float64, 4},
                   {"sums", trace::Space::global, values::DType::int64, 9, true}};
  record.arrays[0].isUnwritten = true;
  record.arrays[0].tagged = values::DType::int32;
  record.arrays.push_back({"cache of rank 4", trace::Space::shared, values::DType::float64, 4});
  record.arrays.back().remote = {4, 1};
  record.offsets = {0};
  for (unsigned thread = 0; thread < 8; ++thread) {
    record.events.push_back(Event::make(EventKind::load, 0, 20, thread, 0x3f800000));
    record.events.push_back(Event::make(EventKind::store, 1, 21, thread % 4, 7 + thread));
    record.events.push_back(Event::make(EventKind::barrier, 0, 22, 0, 0));
    if (thread == 5) {
      record.events.push_back(Event::make(EventKind::outOfBounds, 0, 23, -1, ~std::uint64_t{0}));
    }
    record.offsets.push_back(record.events.size());
  }
  record.truncated = true;
  record.loops = {{18, 25}, {20, 21}};
  return record;
}

values::Parameters sampleParameters() {
  values::Parameters parameters;
  parameters.n = std::int64_t{1} << 40;
  parameters.block = 128;
  parameters.grid = 7;
  parameters.items = 2;
  parameters.exclusive = true;
  parameters.rule = values::LaunchRule::tuned;
  parameters.op = values::Op::max;
  parameters.dtype = values::DType::int64;
  parameters.pattern = "random";
  parameters.seed = ~std::uint64_t{0};
  parameters.shuffle = ~std::uint64_t{0} - 1;
  return parameters;
}

values::Target sampleTarget() {
  return {values::BackendChoice::cuda,
          3,
          {values::Schedule::Kind::random, ~std::uint64_t{0}},
          64,
          {0, 3},
          values::Split::summa,
          values::Generate::host};
}

values::Phases samplePhases() {
  return {Milliseconds(0.25), Milliseconds(1.5), Milliseconds(0.1), Milliseconds(3),
          Milliseconds(1e-3)};
}

}  // namespace

values::RunRequest sampleRunRequest() {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters = sampleParameters();
  request.target = sampleTarget();
  request.inputs = {values::HostArray::of<float>(std::array{1.5F, -2.0F, 3e38F}),
                    values::HostArray::of<double>(std::array{1e300, -0.0})};
  request.record = true;
  request.window = {4, 2, 1000};
  request.keepOutputs = true;
  request.hardwareCounters = true;
  request.timeLimit = Milliseconds(2500);
  return request;
}

values::BenchRequest sampleBenchRequest() {
  return {"dot_global",
          sampleParameters(),
          sampleTarget(),
          {1024, std::int64_t{1} << 28},
          values::Sampling{25, 400, 0.01, Milliseconds(1.5), Milliseconds(250), Milliseconds(125),
                           false, true, 77, Milliseconds(12.5), false},
          false,
          values::Measure::work,
          {"dot_shared"},
          {sampleParameters()}};
}

values::OccupancyRequest sampleOccupancyRequest() {
  return {"dot_shared", sampleParameters(), sampleTarget()};
}

values::TimeLineRequest sampleTimeLineRequest() {
  return {"dot_shared", sampleParameters(), sampleTarget(), 4, true};
}

values::TimeLine sampleTimeLine() {
  using values::Lane;
  using values::SpanKind;
  values::TimeLine line;
  line.kernel = "dot_shared";
  line.device = "NVIDIA H200";
  line.n = 4096;
  line.chunks = 2;
  line.pinned = true;
  line.passed = true;
  line.spans = {{Lane::host, SpanKind::allocate, 0, 900, 32768, 0},
                {Lane::host, SpanKind::wait, 2000, 9000, 0, 1},
                {Lane::device, SpanKind::copyOut, 8000, 8500, 128, 1}};
  line.brackets = {{values::Timing::aroundAll, 0, 12'000},
                   {values::Timing::fromAllocation, 500, 8500},
                   {values::Timing::betweenEvents, 1000, 8500},
                   {values::Timing::kernelAlone, -200, 7000}};
  return line;
}

values::TimeLine sampleKernelTimeLine() {
  using values::Lane;
  using values::SpanKind;
  values::TimeLine line;
  line.kernel = "matmul_tf32";
  line.device = "NVIDIA H200";
  line.n = 1024;
  line.passed = true;
  line.spans = {{Lane::warp, SpanKind::waitForStage, 10, 20, 0, 0, 0, values::StagePhase{3, -1}},
                {Lane::warp, SpanKind::products, 30, 50, 0, 0, 11, {}}};
  line.brackets = {{values::Timing::prologue, 10, 30},
                   {values::Timing::steadyState, 30, 50},
                   {values::Timing::epilogue, 50, 50}};
  line.stamping =
      values::Stamping{.plain = 900, .stamped = 1000, .clockMHz = 1755.5, .truncated = true};
  return line;
}

values::TimeLine sampleStreamedTimeLine() {
  using values::Lane;
  using values::SpanKind;
  values::TimeLine line;
  line.kernel = "reduce_one_launch";
  line.device = "2 × NVIDIA H200";
  line.n = std::int64_t{1} << 36;
  line.chunks = 16;
  line.pinned = true;
  line.passed = true;
  line.spans = {{.lane = Lane::host, .kind = SpanKind::wait, .begin = 5, .end = 9, .gpu = 1},
                {.lane = Lane::device,
                 .kind = SpanKind::generate,
                 .begin = 10,
                 .end = 20,
                 .bytes = 1 << 27,
                 .chunk = 15,
                 .gpu = 1,
                 .stream = 2}};
  line.streaming = values::Streaming{
      .gpus = {0, 2}, .streams = 3, .chunks = 2048, .duration = 1'000'000, .isGenerated = true};
  return line;
}

values::AllReduceRequest sampleAllReduceRequest() {
  return {values::AllReduce::tree,          2, 3, values::DType::float64, "count", 7, {0, 1}, 2, 5,
          values::MessagePitfall::earlyRead};
}

values::AllReduceResult sampleAllReduce() {
  values::AllReduceResult result;
  result.request = sampleAllReduceRequest();
  result.device = "2 emulated devices";
  result.messages = {{0, 1, 0, 0, 3, true}, {1, 0, 1, 0, 3, false}};
  result.inputs = values::HostArray::of<double>(std::vector<double>{1, 2, 3, 1, 2, 3});
  const std::vector<double> carried{1, 2, 3, 2, 4, 6};
  result.carried = values::HostArray::of<double>(carried);
  result.sums = values::HostArray::of<double>(std::span(carried).subspan(3));
  result.error = 0.25;
  result.tolerance = 0.5;
  result.isSame = true;
  result.passed = true;
  result.seconds = {1e-5, 2e-5};
  result.findings = {"Device 0 reads early."};
  return result;
}

values::ScalingRequest sampleScalingRequest() {
  return {"reduce_one_launch", sampleRunRequest().parameters, {0, 1}, true, 2};
}

values::ScalingResult sampleScaling() {
  values::ScalingResult result;
  result.request = sampleScalingRequest();
  result.device = "2 × NVIDIA H200";
  result.work = 1.5;
  result.points = {{1, 1000, 0, {2e-5, 3e-5}, 0.25, 0.5, true},
                   {2, 2000, 0, {1e-5, 2e-5}, 0, 1, false}};
  return result;
}

values::Occupancy sampleOccupancy() {
  values::Residency residency;
  residency.registers = 40;
  residency.staticSharedBytes = 4096;
  residency.blocks = 6;
  residency.limiters = {values::Limiter::registers, values::Limiter::sharedMemory,
                        values::Limiter::blocks, values::Limiter::threads};
  residency.suggestedBlock = 768;
  residency.suggestedGrid = 264;
  residency.device = {132, 2048, 32, 65536, 233472, 1024, 232448};
  return {
      "dot_shared", values::BackendChoice::cuda, "NVIDIA H200", "dotShared<float>", 256, 32, 1024,
      residency,    "a reason besides"};
}

values::RunResult sampleRunResult() {
  values::RunResult result;
  result.kernel = "dot_shared";
  result.backend = values::BackendChoice::cuda;
  result.device = "NVIDIA H200";
  result.machine = "Prüfstand – CPU";
  result.parameters = sampleParameters();
  result.result = 1.0 / 3;
  result.reference = std::int64_t{-9'007'199'254'740'993};  // no double
  result.element = 17;
  result.closedForm = 42.5;
  result.error = 1e-9;
  result.tolerance = 2e-7;
  result.passed = true;
  result.phases = samplePhases();
  result.counters = values::Counters{
      2,
      10,
      true,
      {8, {16, 5, 6}, {24, 1, 2}, {9, 9, 3}, {32, 7, 0, 8, 9}, {40, 3, 0, 4, 5}, {2, 1, 0, 1, 0}},
      {{28, {}}},
      31.5,
      values::Work{40, 9},
      values::Arithmetic{{1, 2, 3}, {4, 5, 6}, 7}};
  values::WarpCounters read;
  read.globalLoads = {0, 16, 64, 0, 0};
  read.globalStores = {0, 1, 2, 0, 0};
  read.sharedLoads = {0, 0, 0, 12, 3};
  read.sharedStores = {0, 0, 0, 8, std::uint64_t{1} << 40};
  result.hardwareCounters =
      values::HardwareCounters{read, "", values::Arithmetic{{1, 2, 3}, {4, 5, 6}, 0}};
  result.findings = {{trace::FindingKind::runaway, 4, 3, 27, "Thread 3 does not end."},
                     {trace::FindingKind::race, 4, 3, 27, "Nothing orders thread 3 and thread 5.",
                      trace::ThreadPlace{6, 5, 29}, "cache", -7, 12}};
  result.notes = {"First note.", "Second note."};
  result.record = sampleRecord();
  result.outputs = {
      {"table", values::HostArray::of<std::uint8_t>(std::array<std::uint8_t, 3>{0, 128, 255})},
      {"counts", values::HostArray::of<std::int64_t>(std::array<std::int64_t, 2>{-1, 1LL << 40})}};
  return result;
}

values::BenchSeries sampleBenchSeries() {
  values::BenchSeries series;
  series.name = "dot_shared";
  series.where = "GPU: NVIDIA H200";
  series.emulated = true;
  series.n = 4096;
  series.samples = {Milliseconds(0.1), Milliseconds(1.0 / 3), Milliseconds(7)};
  series.cache = values::Cache::cold;
  series.calls = 40;
  series.dropped = 3;
  series.noisy = true;
  series.gaps = true;
  series.clockMHz = 1979.5;
  series.phases = samplePhases();
  series.pinned = values::PinnedTransfers{Milliseconds(0.25), Milliseconds(1.0 / 7)};
  series.passed = false;
  series.accuracy =
      values::Accuracy{1.0 / 3, std::int64_t{-9'007'199'254'740'993}, 1e-9, 42.5, 2e-7};
  series.work = {1ULL << 40, 21};
  series.counters.emplace().blocks = 33;
  series.counters->total.sharedLoads = {64, 2, 0, 4, 2};
  return series;
}

values::BenchResult sampleBenchResult() {
  values::BenchSeries onCpu = sampleBenchSeries();
  onCpu.name = "cpu: 1 thread";
  onCpu.phases.reset();
  onCpu.pinned.reset();
  onCpu.samples.clear();
  onCpu.failure = "One call would take a minute.";
  values::BenchResult result;
  result.kernel = "dot_shared";
  result.parameters = sampleParameters();
  result.machine = "a CPU";
  result.device = "NVIDIA H200";
  result.driver = "580.159, CUDA 13.0";
  result.version = "0.1.0";
  result.date = "2026-01-02T03:04:05Z";
  result.ceilings = {4.0e12, 6.0e13, std::nullopt, 1.0e12};
  result.series = {sampleBenchSeries(), onCpu};
  result.notes = {"A note."};
  return result;
}

values::DeviceInfo sampleDevice() {
  return {values::BackendChoice::cuda,
          2,
          "NVIDIA H200",
          true,
          "a reason",
          "compute capability 9.0",
          std::uint64_t{141} << 30,
          std::uint64_t{100} << 30,
          90};
}

std::vector<engine::ToEngine> sampleRequests() {
  return {{0, engine::Hello{1, "0.1.0", 4711}},
          {1, engine::Ping{7}},
          {2, engine::Cancel{}},
          {3, engine::DevicesQuery{}},
          {4, sampleRunRequest()},
          {5, sampleBenchRequest()},
          {6, sampleOccupancyRequest()},
          {7, sampleTimeLineRequest()},
          {8, sampleAllReduceRequest()},
          {9, sampleScalingRequest()}};
}

std::vector<engine::ToClient> sampleAnswers() {
  return {{0, engine::Hello{1, "0.1.0", 4711}},
          {1, engine::Pong{true}},
          {2, engine::Progress{0.5, "dot_shared, n = 2^20"}},
          {3, engine::DeviceList{{sampleDevice(), values::DeviceInfo{}}}},
          {4, sampleRunResult()},
          {5, sampleBenchSeries()},
          {6, sampleBenchResult()},
          {7, sampleOccupancy()},
          {8, sampleTimeLine()},
          {9, engine::Failure{values::ErrorKind::cancelled, "Cancelled."}},
          {10, engine::Started{}},
          {11, sampleAllReduce()},
          {12, sampleScaling()}};
}

}  // namespace lanescope::tests
