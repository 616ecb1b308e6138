// SPDX-License-Identifier: Apache-2.0
#include "protocol/field_json.h"
#include "protocol/json.h"
#include "protocol/result_tables.h"

namespace lanescope::engine {

using nlohmann::json;

json toJson(const values::RunResult& result) {
  return writeJson(result);
}

json toJson(const values::BenchResult& result) {
  json object = writeJson(result);
  object["series"] = writeJson(result.series);
  return object;
}

json toJson(const values::BenchSeries& series) {
  return writeJson(series);
}

json toJson(const values::DeviceInfo& device) {
  return writeJson(device);
}

json toJson(const values::TimeLine& line) {
  return writeJson(line);
}

json toJson(const values::AllReduceResult& result) {
  return writeJson(result);
}

json toJson(const values::ScalingResult& result) {
  return writeJson(result);
}

json toJson(const values::Occupancy& occupancy) {
  return writeJson(occupancy);
}

values::RunResult runResultFromJson(const json& source) {
  return readJson<values::RunResult>(source);
}

values::BenchResult benchResultFromJson(const json& source,
                                        const values::ProgressMonitor& monitor) {
  auto result = readJson<values::BenchResult>(source);
  const json& all = JsonFields(source, "benchmark result").array("series");
  for (std::size_t i = 0; i < all.size(); ++i) {
    monitor.at(static_cast<double>(i) / static_cast<double>(all.size()));
    result.series.push_back(benchSeriesFromJson(all[i]));
  }
  return result;
}

values::BenchSeries benchSeriesFromJson(const json& source) {
  return readJson<values::BenchSeries>(source);
}

values::AllReduceResult allReduceResultFromJson(const json& source) {
  return readJson<values::AllReduceResult>(source);
}

values::ScalingResult scalingResultFromJson(const json& source) {
  return readJson<values::ScalingResult>(source);
}

values::TimeLine timeLineFromJson(const json& source) {
  return readJson<values::TimeLine>(source);
}

}  // namespace lanescope::engine
