// SPDX-License-Identifier: Apache-2.0
#include "protocol/codec_parts.h"

#include <cmath>

#include "protocol/frame.h"
#include "protocol/record_codec.h"

namespace lanescope::engine {

using nlohmann::json;
using values::Milliseconds;

static_assert(sizeof(Milliseconds) == sizeof(double));

json encodeArray(const values::HostArray& array, Payload& payload) {
  appendPayload<std::byte>(payload, array.bytes);
  return {{"dtype", values::nameOf(array.type)}, {"count", array.count()}};
}

values::HostArray decodeArray(const json& head, const char* what, PayloadReader& payload) {
  const JsonFields fields(head, what);
  values::HostArray array;
  array.type = values::fromName<values::DType>(fields.text("dtype"));
  const std::uint64_t count =
      fields.count("count", FrameLimits{}.payloadBytes / values::sizeOf(array.type));
  array.bytes = payload.take<std::byte, decltype(array.bytes)>(count * values::sizeOf(array.type));
  return array;
}

template <>
json encodePart(const values::RunRequest& part, Payload& payload) {
  json head = writeJson(part);
  // A vector that grows holds two copies of its items for a moment.
  std::size_t bytes = payload.size();
  for (const values::HostArray& array : part.inputs) bytes += array.bytes.size();
  payload.reserve(bytes);
  json& inputs = head["inputs"] = json::array();
  for (const values::HostArray& array : part.inputs) {
    inputs.push_back(encodeArray(array, payload));
  }
  return head;
}

template <>
values::RunRequest decodePart(const json& head, PayloadReader& payload) {
  auto request = readJson<values::RunRequest>(head);
  for (const json& array : JsonFields(head, "run request").array("inputs")) {
    request.inputs.push_back(decodeArray(array, "input array", payload));
  }
  return request;
}

template <>
json encodePart(const values::RunResult& part, Payload& payload) {
  json head = writeJson(part);
  if (part.record) head["record"] = encodeRecord(*part.record, payload);
  json& outputs = head["outputs"] = json::array();
  for (const values::NamedArray& output : part.outputs) {
    outputs.push_back(encodeArray(output.array, payload));
    outputs.back()["name"] = output.name;
  }
  return head;
}

template <>
values::RunResult decodePart(const json& head, PayloadReader& payload) {
  auto result = readJson<values::RunResult>(head);
  const JsonFields fields(head, "run result");
  if (const json* record = fields.optional("record")) {
    result.record = decodeRecord(*record, payload);
  }
  for (const json& output : fields.array("outputs")) {
    const std::string& name = JsonFields(output, "output array").text("name");
    result.outputs.push_back({name, decodeArray(output, "output array", payload)});
  }
  return result;
}

template <>
json encodePart(const values::BenchSeries& part, Payload& payload) {
  values::BenchSeries withoutSamples = part;
  withoutSamples.samples.clear();
  json head = writeJson(withoutSamples);
  head["sample_count"] = part.samples.size();
  appendPayload<Milliseconds>(payload, part.samples);
  return head;
}

template <>
values::BenchSeries decodePart(const json& head, PayloadReader& payload) {
  auto series = readJson<values::BenchSeries>(head);
  const JsonFields fields(head, "benchmark series");
  series.samples = payload.take<Milliseconds>(fields.count("sample_count"));
  for (const Milliseconds sample : series.samples) {
    if (!std::isfinite(sample.count())) fields.fail("samples_ms", "hold one that is not finite");
  }
  return series;
}

template <>
json encodePart(const values::BenchResult& part, Payload& payload) {
  json head = writeJson(part);
  json& all = head["series"] = json::array();
  for (const values::BenchSeries& series : part.series) {
    all.push_back(encodePart(series, payload));
  }
  return head;
}

template <>
values::BenchResult decodePart(const json& head, PayloadReader& payload) {
  auto result = readJson<values::BenchResult>(head);
  for (const json& series : JsonFields(head, "benchmark result").array("series")) {
    result.series.push_back(decodePart<values::BenchSeries>(series, payload));
  }
  return result;
}

template <>
json encodePart(const values::AllReduceResult& part, Payload& payload) {
  json head = writeJson(part);
  head["inputs"] = encodeArray(part.inputs, payload);
  head["carried"] = encodeArray(part.carried, payload);
  head["sums"] = encodeArray(part.sums, payload);
  return head;
}

template <>
values::AllReduceResult decodePart(const json& head, PayloadReader& payload) {
  auto result = readJson<values::AllReduceResult>(head);
  const JsonFields fields(head, "all-reduce");
  result.inputs = decodeArray(fields.object("inputs"), "array of inputs", payload);
  result.carried = decodeArray(fields.object("carried"), "array of what was sent", payload);
  result.sums = decodeArray(fields.object("sums"), "array of sums", payload);
  const std::size_t inputs = result.inputs.count();
  const bool isOfDevices =
      inputs == 0 || inputs == static_cast<std::size_t>(result.request.devices * result.request.n);
  if (!isOfDevices || result.inputs.type != result.request.dtype) {
    fields.fail("inputs", "are not those of the devices");
  }
  const auto sent = static_cast<std::size_t>(values::totalsOf(result.messages).sent);
  const bool isWhole = result.carried.count() == 0 || result.carried.count() == sent;
  if (!isWhole || result.carried.type != result.request.dtype) {
    fields.fail("carried", "is not what the messages carry");
  }
  const bool isOfAll =
      result.sums.count() == 0 || result.sums.count() == static_cast<std::size_t>(result.request.n);
  if (!isOfAll || result.sums.type != result.request.dtype) {
    fields.fail("sums", "are not those of the elements");
  }
  return result;
}

}  // namespace lanescope::engine
