// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "protocol/field_json.h"
#include "protocol/json.h"
#include "protocol/record_codec.h"
#include "request/all_reduce.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/scaling.h"
#include "request/time_line.h"

// The JSON of requests: see field_table.h.

namespace lanescope::engine {

template <>
inline constexpr auto kForm<values::Parameters> =
    ByHand([](const values::Parameters& parameters) { return toJson(parameters); },
           [](const nlohmann::json& source) { return parametersFromJson(source); });
template <>
inline constexpr auto kForm<values::BackendChoice> = values::backendFromName;
template <>
inline constexpr auto kForm<values::Schedule> = values::scheduleFromName;

template <>
inline constexpr auto kForm<values::Target> = Table{
    "target",
    field("backend", &values::Target::backend),
    field("device", &values::Target::device),
    field("schedule", &values::Target::schedule),
    field("ranks", &values::Target::ranks,
          {.least = 1, .most = values::kMostDevices, .isNewer = true}),
    field("split", &values::Target::split, kNewer),
    field("gpus", &values::Target::gpus, {.most = values::kMostGpus, .isNewer = true}),
    field("generate", &values::Target::generate, kNewer),
};

template <>
inline constexpr auto kForm<trace::Window> = Table{
    "recording window",
    field("first_block", &trace::Window::firstBlock),
    field("block_count", &trace::Window::blockCount),
    field("max_events", &trace::Window::maxEvents, {.most = kMostRecordedEvents}),
    field("launch", &trace::Window::launch, {.most = kMostLaunches}),
    field("flow", &trace::Window::flow, kNewer),
};

inline constexpr Rules kSamples{.least = 1, .most = 1'000'000};
inline constexpr Rules kPositive{.holds = [](double number) { return number >= 0; },
                                 .complaint = "is negative or no number"};
inline constexpr Rules kTimeLimit{
    .holds =
        [](double ms) { return ms > 0 && values::Milliseconds(ms) <= values::kLongestTimeLimit; },
    .complaint = "is not positive, or more than a day"};

template <>
inline constexpr auto kForm<values::Sampling> = Table{
    "sampling object",
    field("samples", &values::Sampling::samples, kSamples),
    field("most_samples", &values::Sampling::mostSamples, kSamples),
    field("relative_error", &values::Sampling::relativeError, kPositive),
    field("min_time_ms", &values::Sampling::minTime, kPositive),
    field("max_time_ms", &values::Sampling::maxTime, kPositive),
    field("longest_call_ms", &values::Sampling::longestCall, kPositive),
    field("hot", &values::Sampling::hot),
    field("cold", &values::Sampling::cold),
    field("seed", &values::Sampling::seed),
    field("warm_up_ms", &values::Sampling::warmUp, kPositive),
    field("phases", &values::Sampling::phases),
};

/// The table has all fields but the inputs, which are in the payload.
template <>
inline constexpr auto kForm<values::RunRequest> = Table{
    "run request",
    field("kernel", &values::RunRequest::kernel),
    field("parameters", &values::RunRequest::parameters),
    field("target", &values::RunRequest::target),
    field("record", &values::RunRequest::record),
    field("keep_outputs", &values::RunRequest::keepOutputs),
    field("hardware_counters", &values::RunRequest::hardwareCounters),
    field("window", &values::RunRequest::window),
    field("time_limit_ms", &values::RunRequest::timeLimit, kTimeLimit),
};

template <>
inline constexpr auto kForm<values::OccupancyRequest> = Table{
    "occupancy request",
    field("kernel", &values::OccupancyRequest::kernel),
    field("parameters", &values::OccupancyRequest::parameters),
    field("target", &values::OccupancyRequest::target),
};

template <>
inline constexpr auto kForm<values::TimeLineRequest> = Table{
    "time line's request",
    field("kernel", &values::TimeLineRequest::kernel),
    field("parameters", &values::TimeLineRequest::parameters),
    field("target", &values::TimeLineRequest::target),
    field("chunks", &values::TimeLineRequest::chunks),
    field("within_kernel", &values::TimeLineRequest::withinKernel),
};

template <>
inline constexpr auto kForm<values::AllReduceRequest> = Table{
    "all-reduce's request",
    field("algorithm", &values::AllReduceRequest::algorithm),
    field("devices", &values::AllReduceRequest::devices),
    field("n", &values::AllReduceRequest::n),
    field("dtype", &values::AllReduceRequest::dtype),
    field("pattern", &values::AllReduceRequest::pattern),
    field("seed", &values::AllReduceRequest::seed),
    field("gpus", &values::AllReduceRequest::gpus, {.most = values::kMostGpus}),
    field("timings", &values::AllReduceRequest::timings,
          {.least = 0, .most = values::kMostTimings}),
    field("wait_seconds", &values::AllReduceRequest::waitSeconds,
          {.least = 1, .most = values::kMostWaitSeconds}),
    field("pitfall", &values::AllReduceRequest::pitfall),
};

template <>
inline constexpr auto kForm<values::ScalingRequest> = Table{
    "scaling request",
    field("kernel", &values::ScalingRequest::kernel),
    field("parameters", &values::ScalingRequest::parameters),
    field("gpus", &values::ScalingRequest::gpus, {.most = values::kMostGpus}),
    field("weak", &values::ScalingRequest::isWeak),
    field("timings", &values::ScalingRequest::timings, {.least = 1, .most = values::kMostTimings}),
};

template <>
inline constexpr auto kForm<values::BenchRequest> = Table{
    "benchmark request",
    field("kernel", &values::BenchRequest::kernel),
    field("parameters", &values::BenchRequest::parameters),
    field("target", &values::BenchRequest::target),
    field("sizes", &values::BenchRequest::sizes),
    field("sampling", &values::BenchRequest::sampling),
    field("with_cpu_variants", &values::BenchRequest::withCpuVariants),
    field("measure", &values::BenchRequest::measure),
    field("beside", &values::BenchRequest::compared),
    field("beside_parameters", &values::BenchRequest::comparedParameters),
    Check([](const values::BenchRequest& request, const JsonFields& fields) {
      if (!request.comparedParameters.empty() &&
          request.comparedParameters.size() != request.compared.size()) {
        fields.fail("beside_parameters", "hold another number than there are compared kernels");
      }
    }),
};

}  // namespace lanescope::engine
