// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "protocol/counter_tables.h"
#include "protocol/request_tables.h"
#include "request/result.h"
#include "values/time_line.h"

// The JSON of results: see field_table.h.

namespace lanescope::engine {

template <>
inline constexpr auto kForm<values::DeviceInfo> = Table{
    "device",
    field("backend", &values::DeviceInfo::backend),
    field("device", &values::DeviceInfo::device),
    field("name", &values::DeviceInfo::name),
    field("available", &values::DeviceInfo::available),
    field("reason", &values::DeviceInfo::reason),
    field("detail", &values::DeviceInfo::detail),
    field("compute_capability", &values::DeviceInfo::computeCapability, {.least = 0}),
    field("memory_total", &values::DeviceInfo::memoryTotal),
    field("memory_free", &values::DeviceInfo::memoryFree),
};

template <>
inline constexpr auto kForm<values::Phases> = Table{
    "phases object",
    field("allocate", &values::Phases::allocate),
    field("host_to_device", &values::Phases::hostToDevice),
    field("kernel", &values::Phases::kernel),
    field("device_to_host", &values::Phases::deviceToHost),
    field("host_finish", &values::Phases::hostFinish),
};

template <>
inline constexpr auto kForm<values::PinnedTransfers> = Table{
    "pinned copies object",
    field("host_to_device", &values::PinnedTransfers::hostToDevice),
    field("device_to_host", &values::PinnedTransfers::deviceToHost),
};

// Runs

template <>
inline constexpr auto kForm<trace::FindingKind> = trace::kFindingNames;

template <>
inline constexpr auto kForm<trace::ThreadPlace> = Table{
    "place in a finding",
    field("block", &trace::ThreadPlace::block),
    field("thread", &trace::ThreadPlace::thread),
    field("line", &trace::ThreadPlace::line, {.least = 0}),
};

template <>
inline constexpr auto kForm<trace::Finding> = Table{
    "finding",
    field("kind", &trace::Finding::kind),
    field("block", &trace::Finding::block),
    field("thread", &trace::Finding::thread),
    field("line", &trace::Finding::line, {.least = 0}),
    field("sentence", &trace::Finding::sentence),
    field("other", &trace::Finding::other, kLeftOut),
    field("array", &trace::Finding::array, kLeftOut),
    field("index", &trace::Finding::index, {.with = "array"}),
    field("count", &trace::Finding::count),
};

/// The table has all fields but the record and the outputs, which are in the payload.
template <>
inline constexpr auto kForm<values::RunResult> = Table{
    "run result",
    field("kernel", &values::RunResult::kernel),
    field("backend", &values::RunResult::backend),
    field("device", &values::RunResult::device),
    field("machine", &values::RunResult::machine),
    field("parameters", &values::RunResult::parameters),
    field("result", &values::RunResult::result),
    field("reference", &values::RunResult::reference),
    field("closed_form", &values::RunResult::closedForm, kLeftOut),
    field("error", &values::RunResult::error),
    field("tolerance", &values::RunResult::tolerance),
    field("element", &values::RunResult::element, kLeftOut),
    field("passed", &values::RunResult::passed),
    field("unchecked", &values::RunResult::isUnchecked, kLeftOut),
    field("phases_ms", &values::RunResult::phases),
    field("counters", &values::RunResult::counters, kLeftOut),
    field("hardware_counters", &values::RunResult::hardwareCounters, kLeftOut),
    field("findings", &values::RunResult::findings),
    field("notes", &values::RunResult::notes),
    field("printed", &values::RunResult::printed, kLeftOut),
    field("time_line", &values::RunResult::timeLine, kLeftOut),
};

// Benchmarks

template <>
inline constexpr auto kForm<values::Accuracy> = Table{
    "accuracy object",
    field("value", &values::Accuracy::value),
    field("reference", &values::Accuracy::reference),
    field("error", &values::Accuracy::error),
    field("magnitude", &values::Accuracy::magnitude),
    field("bound", &values::Accuracy::bound),
};

/// Files of older versions do not describe the sampling.
inline constexpr Rules kIfSampled{.with = "cache"};
inline constexpr Rules kClock{
    .with = "cache", .holds = [](double mhz) { return mhz >= 0; }, .complaint = "is no clock rate"};

template <>
inline constexpr auto kForm<values::BenchSeries> = Table{
    "benchmark series",
    field("name", &values::BenchSeries::name),
    field("where", &values::BenchSeries::where),
    field("emulated", &values::BenchSeries::emulated),
    field("n", &values::BenchSeries::n),
    field("passed", &values::BenchSeries::passed),
    field("samples_ms", &values::BenchSeries::samples),
    field("cache", &values::BenchSeries::cache, kNewer),
    field("calls", &values::BenchSeries::calls, {.least = 1, .with = "cache"}),
    field("dropped", &values::BenchSeries::dropped, {.least = 0, .with = "cache"}),
    field("noisy", &values::BenchSeries::noisy, kIfSampled),
    field("gaps", &values::BenchSeries::gaps, kIfSampled),
    field("clock_mhz", &values::BenchSeries::clockMHz, kClock),
    field("phases_ms", &values::BenchSeries::phases, kLeftOut),
    field("pinned_ms", &values::BenchSeries::pinned, kLeftOut),
    field("failure", &values::BenchSeries::failure, kLeftOut),
    field("accuracy", &values::BenchSeries::accuracy, kLeftOut),
    field("work", &values::BenchSeries::work, kLeftOut),
    field("counters", &values::BenchSeries::counters, kLeftOut),
};

inline constexpr Rules kRate{
    .isLeftOut = true,
    .holds = [](double rate) { return rate > 0 && rate <= std::numeric_limits<double>::max(); },
    .complaint = "is no rate"};

template <>
inline constexpr auto kForm<values::Ceilings> = Table{
    "ceilings object",
    field("gpu_bytes_per_second", &values::Ceilings::gpuBandwidth, kRate),
    field("gpu_flops_per_second", &values::Ceilings::gpuFlops, kRate),
    field("cpu_bytes_per_second", &values::Ceilings::cpuBandwidth, kRate),
    field("cpu_flops_per_second", &values::Ceilings::cpuFlops, kRate),
};

/// The table has all fields but the series, whose samples may be in the payload.
template <>
inline constexpr auto kForm<values::BenchResult> = Table{
    "benchmark result",
    field("kernel", &values::BenchResult::kernel),
    field("parameters", &values::BenchResult::parameters),
    field("machine", &values::BenchResult::machine),
    field("device", &values::BenchResult::device),
    field("date", &values::BenchResult::date),
    field("driver", &values::BenchResult::driver, kNewer),
    field("version", &values::BenchResult::version, kNewer),
    field("ceilings", &values::BenchResult::ceilings, kNewer),
    field("notes", &values::BenchResult::notes, kLeftOut),
};

// Occupancy

/// No GPU has more of anything, and a product of two stays within 64 bits.
inline constexpr Rules kAmount{.least = 0, .most = std::uint64_t{1} << 31};

template <>
inline constexpr auto kForm<values::Multiprocessors> = Table{
    "multiprocessors object",
    field("multiprocessors", &values::Multiprocessors::count, kAmount),
    field("threads", &values::Multiprocessors::threads, kAmount),
    field("blocks", &values::Multiprocessors::blocks, kAmount),
    field("registers", &values::Multiprocessors::registers, kAmount),
    field("shared_bytes", &values::Multiprocessors::sharedBytes, kAmount),
    field("threads_per_block", &values::Multiprocessors::threadsPerBlock, kAmount),
    field("shared_bytes_per_block", &values::Multiprocessors::sharedBytesPerBlock, kAmount),
};

template <>
inline constexpr auto kForm<values::Residency> = Table{
    "residency object",
    field("registers", &values::Residency::registers, kAmount),
    field("static_shared_bytes", &values::Residency::staticSharedBytes, kAmount),
    field("blocks", &values::Residency::blocks, kAmount),
    field("suggested_block", &values::Residency::suggestedBlock, kAmount),
    field("suggested_grid", &values::Residency::suggestedGrid, kAmount),
    field("limiters", &values::Residency::limiters),
    field("device", &values::Residency::device),
};

template <>
inline constexpr auto kForm<values::Occupancy> = Table{
    "launch's occupancy",
    field("kernel", &values::Occupancy::kernel),
    field("backend", &values::Occupancy::backend),
    field("device", &values::Occupancy::device),
    field("entry", &values::Occupancy::entry),
    field("block", &values::Occupancy::block, {.least = 1, .most = kAmount.most}),
    field("grid", &values::Occupancy::grid, {.least = 1}),
    field("dynamic_shared_bytes", &values::Occupancy::dynamicSharedBytes, kAmount),
    field("reason", &values::Occupancy::reason),
    field("residency", &values::Occupancy::residency, kLeftOut),
};

// Time lines

/// A day; a sum of two stays within 64 bits.
inline constexpr Rules kMoment{.least = -86'400'000'000'000, .most = 86'400'000'000'000};

template <>
inline constexpr auto kForm<values::StagePhase> = Table{
    "stage",
    field("stage", &values::StagePhase::stage, {.least = 0, .most = 1023}),
    field("phase", &values::StagePhase::phase, {.least = -1, .most = 1'000'000'000}),
};

template <>
inline constexpr auto kForm<values::TimeSpan> = Table{
    "span",
    field("lane", &values::TimeSpan::lane),
    field("kind", &values::TimeSpan::kind),
    field("begin_ns", &values::TimeSpan::begin, kMoment),
    field("end_ns", &values::TimeSpan::end, kMoment),
    field("bytes", &values::TimeSpan::bytes),
    field("chunk", &values::TimeSpan::chunk, {.least = 0, .most = values::kMostChunks - 1}),
    field("warp", &values::TimeSpan::warp, {.least = 0, .most = 31, .isNewer = true}),
    field("stage", &values::TimeSpan::stage, kLeftOut),
    field("gpu", &values::TimeSpan::gpu,
          {.least = 0, .most = values::kMostGpus - 1, .isLeftOut = true}),
    field("stream", &values::TimeSpan::stream,
          {.least = 0, .most = values::kMostChunks - 1, .isLeftOut = true}),
    Check([](const values::TimeSpan& span, const JsonFields& fields) {
      if (span.end < span.begin) fields.fail("end_ns", "is before begin_ns");
    }),
};

template <>
inline constexpr auto kForm<values::Bracket> = Table{
    "bracket",
    field("timing", &values::Bracket::timing),
    field("begin_ns", &values::Bracket::begin, kMoment),
    field("end_ns", &values::Bracket::end, kMoment),
    Check([](const values::Bracket& bracket, const JsonFields& fields) {
      if (bracket.end < bracket.begin) fields.fail("end_ns", "is before begin_ns");
    }),
};

template <>
inline constexpr auto kForm<values::Stamping> = Table{
    "stamping",
    field("plain_ns", &values::Stamping::plain, {.least = 0, .most = kMoment.most}),
    field("stamped_ns", &values::Stamping::stamped, {.least = 0, .most = kMoment.most}),
    field("clock_mhz", &values::Stamping::clockMHz),
    field("truncated", &values::Stamping::truncated),
};

template <>
inline constexpr auto kForm<values::Streaming> = Table{
    "streaming",
    field("gpus", &values::Streaming::gpus, {.most = values::kMostGpus}),
    field("streams", &values::Streaming::streams, {.least = 1, .most = values::kMostChunks}),
    field("chunks", &values::Streaming::chunks, {.least = 1}),
    field("duration_ns", &values::Streaming::duration, {.least = 0, .most = kMoment.most}),
    field("generated", &values::Streaming::isGenerated),
};

template <>
inline constexpr auto kForm<values::TimeLine> = Table{
    "time line",
    field("kernel", &values::TimeLine::kernel),
    field("device", &values::TimeLine::device),
    field("n", &values::TimeLine::n, {.least = 0}),
    field("chunks", &values::TimeLine::chunks, {.least = 1, .most = values::kMostChunks}),
    field("pinned", &values::TimeLine::pinned),
    field("passed", &values::TimeLine::passed),
    field("spans", &values::TimeLine::spans, {.most = 300'000}),
    field("brackets", &values::TimeLine::brackets, {.most = 16}),
    field("stamping", &values::TimeLine::stamping, kLeftOut),
    field("streaming", &values::TimeLine::streaming, kLeftOut),
    Check([](const values::TimeLine& line, const JsonFields& fields) {
      const std::int64_t gpus = line.streaming ? std::ssize(line.streaming->gpus) : 1;
      const std::int64_t streams = line.streaming ? line.streaming->streams : values::kMostChunks;
      for (const values::TimeSpan& span : line.spans) {
        if (span.chunk >= line.chunks) fields.fail("spans", "name a chunk that there is not");
        if ((span.lane == values::Lane::warp) != line.stamping.has_value()) {
          fields.fail("spans", "are of warps and of other lanes");
        }
        if (span.gpu >= gpus || span.stream >= streams) {
          fields.fail("spans", "name a stream that there is not");
        }
      }
      if (line.streaming) return;
      using enum values::Timing;
      std::vector<values::Timing> timings{aroundAll, fromAllocation, betweenEvents, kernelAlone};
      if (line.stamping) timings = {prologue, steadyState, epilogue};
      // Within a kernel without products there are none.
      if (line.stamping && line.brackets.empty()) return;
      for (const values::Timing timing : timings) {
        if (std::ranges::find(line.brackets, timing, &values::Bracket::timing) ==
            line.brackets.end()) {
          fields.fail("brackets", "lack a timing");
        }
      }
    }),
};

// All-reduce

template <>
inline constexpr auto kForm<values::DeviceMessage> = Table{
    "message between devices",
    field("step", &values::DeviceMessage::step, {.least = 0, .most = 2 * values::kMostDevices}),
    field("from", &values::DeviceMessage::from, {.least = 0, .most = values::kMostDevices - 1}),
    field("to", &values::DeviceMessage::to, {.least = 0, .most = values::kMostDevices - 1}),
    field("first", &values::DeviceMessage::first, {.least = 0, .most = values::kMostGpuElements}),
    field("count", &values::DeviceMessage::count, {.least = 1, .most = values::kMostGpuElements}),
    field("added", &values::DeviceMessage::isAdded),
};

/// The table has all fields but the arrays, which are in the payload.
template <>
inline constexpr auto kForm<values::AllReduceResult> = Table{
    "all-reduce",
    field("request", &values::AllReduceResult::request),
    field("device", &values::AllReduceResult::device),
    field("messages", &values::AllReduceResult::messages,
          {.most = 2 * values::kMostDevices * values::kMostDevices}),
    field("error", &values::AllReduceResult::error),
    field("tolerance", &values::AllReduceResult::tolerance),
    field("same_bits", &values::AllReduceResult::isSame),
    field("passed", &values::AllReduceResult::passed),
    field("seconds", &values::AllReduceResult::seconds, {.most = values::kMostTimings}),
    field("findings", &values::AllReduceResult::findings, {.most = values::kMostFindings}),
    Check([](const values::AllReduceResult& result, const JsonFields& fields) {
      for (const values::DeviceMessage& message : result.messages) {
        if (message.from >= result.request.devices || message.to >= result.request.devices) {
          fields.fail("messages", "name a device that there is not");
        }
        if (message.first + message.count > result.request.n) {
          fields.fail("messages", "name an element that there is not");
        }
      }
    }),
};

template <>
inline constexpr auto kForm<values::ScalingPoint> = Table{
    "times on some GPUs",
    field("gpus", &values::ScalingPoint::gpus, {.least = 1, .most = values::kMostGpus}),
    field("n", &values::ScalingPoint::n, {.least = 1}),
    field("m", &values::ScalingPoint::m, {.least = 0}),
    field("seconds", &values::ScalingPoint::seconds, {.most = values::kMostTimings}),
    field("error", &values::ScalingPoint::error),
    field("tolerance", &values::ScalingPoint::tolerance),
    field("passed", &values::ScalingPoint::passed),
};

template <>
inline constexpr auto kForm<values::ScalingResult> = Table{
    "times on several GPUs",
    field("request", &values::ScalingResult::request),
    field("device", &values::ScalingResult::device),
    field("work", &values::ScalingResult::work),
    field("points", &values::ScalingResult::points, {.most = values::kMostGpus}),
    Check([](const values::ScalingResult& result, const JsonFields& fields) {
      for (const values::ScalingPoint& point : result.points) {
        if (std::ssize(point.seconds) != result.request.timings) {
          fields.fail("points", "have not the timings that were asked for");
        }
      }
    }),
};

}  // namespace lanescope::engine
