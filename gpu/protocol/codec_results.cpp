// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <nlohmann/json.hpp>

#include "protocol/array_codec.h"
#include "protocol/codec_parts.h"
#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "protocol/record_codec.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::Milliseconds;

static_assert(sizeof(Milliseconds) == sizeof(double));

}  // namespace

json encodeRunResult(const values::RunResult& result, std::vector<std::byte>& payload) {
  json head = toJson(result);
  if (result.record) head["record"] = encodeRecord(*result.record, payload);
  head["outputs"] = json::array();
  for (const values::NamedArray& output : result.outputs) {
    json array = encodeArray(output.array, payload);
    array["name"] = output.name;
    head["outputs"].push_back(std::move(array));
  }
  return head;
}

values::RunResult decodeRunResult(const json& head, PayloadReader& payload) {
  values::RunResult result = runResultFromJson(head);
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

json encodeBenchSeries(const values::BenchSeries& series, std::vector<std::byte>& payload) {
  values::BenchSeries withoutSamples = series;
  withoutSamples.samples.clear();
  json head = toJson(withoutSamples);
  head["sample_count"] = series.samples.size();
  appendPayload<Milliseconds>(payload, series.samples);
  return head;
}

values::BenchSeries decodeBenchSeries(const json& head, PayloadReader& payload) {
  values::BenchSeries series = benchSeriesFromJson(head);
  const JsonFields fields(head, "benchmark series");
  series.samples = payload.take<Milliseconds>(fields.count("sample_count"));
  for (const Milliseconds sample : series.samples) {
    if (!std::isfinite(sample.count())) fields.fail("samples_ms", "hold one that is not finite");
  }
  return series;
}

json encodeBenchResult(const values::BenchResult& result, std::vector<std::byte>& payload) {
  values::BenchResult withoutSeries = result;
  withoutSeries.series.clear();
  json head = toJson(withoutSeries);
  for (const values::BenchSeries& series : result.series) {
    head["series"].push_back(encodeBenchSeries(series, payload));
  }
  return head;
}

values::BenchResult decodeBenchResult(const json& head, PayloadReader& payload) {
  values::BenchResult result = benchResultFromJson(head);
  result.series.clear();
  for (const json& series : JsonFields(head, "benchmark result").array("series")) {
    result.series.push_back(decodeBenchSeries(series, payload));
  }
  return result;
}

}  // namespace lanescope::engine
