// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/array_codec.h"
#include "protocol/codec_parts.h"
#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "protocol/record_codec.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

constexpr std::int64_t kMostSamples = 1'000'000;

json windowToJson(const trace::Window& window) {
  return {{"first_block", window.firstBlock},
          {"block_count", window.blockCount},
          {"max_events", window.maxEvents},
          {"launch", window.launch ? json(*window.launch) : json()}};
}

json targetToJson(const values::Target& target) {
  return {{"backend", values::nameOf(target.backend)},
          {"device", target.device},
          {"schedule", values::nameOf(target.schedule)}};
}

values::Target targetFromJson(const json& source) {
  const JsonFields fields(source, "target");
  values::Target target;
  target.backend = values::backendFromName(fields.text("backend"));
  target.device = static_cast<int>(fields.integer("device", INT32_MIN, INT32_MAX));
  target.schedule = values::scheduleFromName(fields.text("schedule"));
  return target;
}

trace::Window windowFromJson(const json& source) {
  const JsonFields fields(source, "recording window");
  trace::Window window;
  window.firstBlock = fields.count("first_block");
  window.blockCount = fields.count("block_count");
  window.maxEvents = fields.count("max_events", kMostRecordedEvents);
  if (fields.optional("launch") != nullptr) {
    window.launch = static_cast<std::uint32_t>(fields.count("launch", kMostLaunches));
  }
  return window;
}

json samplingToJson(const values::Sampling& sampling) {
  return {{"samples", sampling.samples},
          {"most_samples", sampling.mostSamples},
          {"relative_error", sampling.relativeError},
          {"min_time_ms", sampling.minTime.count()},
          {"max_time_ms", sampling.maxTime.count()},
          {"longest_call_ms", sampling.longestCall.count()},
          {"hot", sampling.hot},
          {"cold", sampling.cold},
          {"seed", sampling.seed},
          {"warm_up_ms", sampling.warmUp.count()},
          {"phases", sampling.phases}};
}

values::Sampling samplingFromJson(const json& source) {
  const JsonFields fields(source, "sampling object");
  const auto positive = [&](const char* key) {
    const double number = fields.number(key);
    if (!(number >= 0)) fields.fail(key, "is negative or no number");
    return number;
  };
  values::Sampling sampling;
  sampling.samples = static_cast<int>(fields.integer("samples", 1, kMostSamples));
  sampling.mostSamples = static_cast<int>(fields.integer("most_samples", 1, kMostSamples));
  sampling.relativeError = positive("relative_error");
  sampling.minTime = values::Milliseconds(positive("min_time_ms"));
  sampling.maxTime = values::Milliseconds(positive("max_time_ms"));
  sampling.longestCall = values::Milliseconds(positive("longest_call_ms"));
  sampling.hot = fields.flag("hot");
  sampling.cold = fields.flag("cold");
  sampling.seed = fields.count("seed");
  sampling.warmUp = values::Milliseconds(positive("warm_up_ms"));
  sampling.phases = fields.flag("phases");
  return sampling;
}

}  // namespace

json encodeRunRequest(const values::RunRequest& request, std::vector<std::byte>& payload) {
  json inputs = json::array();
  // At once, since a vector that grows holds two copies meanwhile.
  std::size_t bytes = payload.size();
  for (const values::HostArray& array : request.inputs) bytes += array.bytes.size();
  payload.reserve(bytes);
  for (const values::HostArray& array : request.inputs) {
    inputs.push_back(encodeArray(array, payload));
  }
  return {{"kernel", request.kernel},
          {"parameters", toJson(request.parameters)},
          {"target", targetToJson(request.target)},
          {"inputs", std::move(inputs)},
          {"record", request.record},
          {"keep_outputs", request.keepOutputs},
          {"hardware_counters", request.hardwareCounters},
          {"time_limit_ms", request.timeLimit ? json(request.timeLimit->count()) : json()},
          {"window", windowToJson(request.window)}};
}

values::RunRequest decodeRunRequest(const json& head, PayloadReader& payload) {
  const JsonFields fields(head, "run request");
  values::RunRequest request;
  request.kernel = fields.text("kernel");
  request.parameters = parametersFromJson(fields.object("parameters"));
  request.target = targetFromJson(fields.object("target"));
  for (const json& array : fields.array("inputs")) {
    request.inputs.push_back(decodeArray(array, "input array", payload));
  }
  request.record = fields.flag("record");
  request.keepOutputs = fields.flag("keep_outputs");
  request.hardwareCounters = fields.flag("hardware_counters");
  request.window = windowFromJson(fields.object("window"));
  if (fields.optional("time_limit_ms") != nullptr) {
    const values::Milliseconds limit(fields.number("time_limit_ms"));
    if (!(limit.count() > 0 && limit <= values::kLongestTimeLimit)) {
      fields.fail("time_limit_ms", "is not positive, or more than a day");
    }
    request.timeLimit = limit;
  }
  return request;
}

json encodeOccupancyRequest(const values::OccupancyRequest& request) {
  return {{"kernel", request.kernel},
          {"parameters", toJson(request.parameters)},
          {"target", targetToJson(request.target)}};
}

values::OccupancyRequest decodeOccupancyRequest(const json& head) {
  const JsonFields fields(head, "occupancy request");
  return {fields.text("kernel"), parametersFromJson(fields.object("parameters")),
          targetFromJson(fields.object("target"))};
}

json encodeBenchRequest(const values::BenchRequest& request) {
  json comparedParameters = json::array();
  for (const values::Parameters& parameters : request.comparedParameters) {
    comparedParameters.push_back(toJson(parameters));
  }
  return {{"kernel", request.kernel},
          {"parameters", toJson(request.parameters)},
          {"target", targetToJson(request.target)},
          {"sizes", request.sizes},
          {"sampling", samplingToJson(request.sampling)},
          {"with_cpu_variants", request.withCpuVariants},
          {"measure", values::nameOf(request.measure)},
          {"beside", request.compared},
          {"beside_parameters", std::move(comparedParameters)}};
}

values::BenchRequest decodeBenchRequest(const json& head) {
  const JsonFields fields(head, "benchmark request");
  values::BenchRequest request;
  request.kernel = fields.text("kernel");
  request.parameters = parametersFromJson(fields.object("parameters"));
  request.target = targetFromJson(fields.object("target"));
  for (const json& size : fields.array("sizes")) {
    if (!size.is_number_integer()) {
      fields.fail("sizes", "holds something that is not a whole number");
    }
    request.sizes.push_back(size.get<std::int64_t>());
  }
  request.sampling = samplingFromJson(fields.object("sampling"));
  request.withCpuVariants = fields.flag("with_cpu_variants");
  request.measure = values::measureFromName(fields.text("measure"));
  for (const json& kernel : fields.array("beside")) {
    if (!kernel.is_string()) fields.fail("beside", "holds something that is not a text");
    request.compared.push_back(kernel.get<std::string>());
  }
  for (const json& parameters : fields.array("beside_parameters")) {
    request.comparedParameters.push_back(parametersFromJson(parameters));
  }
  if (!request.comparedParameters.empty() &&
      request.comparedParameters.size() != request.compared.size()) {
    fields.fail("beside_parameters", "hold another number than there are kernels beside");
  }
  return request;
}

}  // namespace lanescope::engine
