// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/json.h"
#include "protocol/json_counters.h"
#include "protocol/json_fields.h"
#include "protocol/json_phases.h"

namespace lanescope::engine {

using nlohmann::json;
using values::Milliseconds;

json toJson(const values::Phases& phases) {
  return {{"allocate", phases.allocate.count()},
          {"host_to_device", phases.hostToDevice.count()},
          {"kernel", phases.kernel.count()},
          {"device_to_host", phases.deviceToHost.count()},
          {"host_finish", phases.hostFinish.count()}};
}

values::Phases phasesFromJson(const json& source) {
  const JsonFields fields(source, "phases object");
  values::Phases phases;
  phases.allocate = Milliseconds(fields.number("allocate"));
  phases.hostToDevice = Milliseconds(fields.number("host_to_device"));
  phases.kernel = Milliseconds(fields.number("kernel"));
  phases.deviceToHost = Milliseconds(fields.number("device_to_host"));
  phases.hostFinish = Milliseconds(fields.number("host_finish"));
  return phases;
}

namespace {

json numberToJson(const values::Number& number) {
  return std::visit([](auto value) { return json(value); }, number);
}

json accuracyToJson(const values::Accuracy& accuracy) {
  return {{"value", numberToJson(accuracy.value)},
          {"reference", numberToJson(accuracy.reference)},
          {"error", accuracy.error},
          {"magnitude", accuracy.magnitude},
          {"bound", accuracy.bound}};
}

values::Accuracy accuracyFromJson(const json& source) {
  const JsonFields fields(source, "accuracy object");
  values::Accuracy accuracy;
  accuracy.value = fields.wholeOrNot("value");
  accuracy.reference = fields.wholeOrNot("reference");
  accuracy.error = fields.number("error");
  accuracy.magnitude = fields.number("magnitude");
  accuracy.bound = fields.number("bound");
  return accuracy;
}

values::PinnedTransfers pinnedFromJson(const json& source) {
  const JsonFields fields(source, "pinned copies object");
  return {Milliseconds(fields.number("host_to_device")),
          Milliseconds(fields.number("device_to_host"))};
}

using Ceiling = std::optional<double> values::Ceilings::*;
constexpr std::pair<const char*, Ceiling> kCeilings[]{
    {"gpu_bytes_per_second", &values::Ceilings::gpuBandwidth},
    {"gpu_flops_per_second", &values::Ceilings::gpuFlops},
    {"cpu_bytes_per_second", &values::Ceilings::cpuBandwidth},
    {"cpu_flops_per_second", &values::Ceilings::cpuFlops},
};

json ceilingsToJson(const values::Ceilings& ceilings) {
  json object = json::object();
  for (const auto& [key, ceiling] : kCeilings) {
    if (ceilings.*ceiling) object[key] = *(ceilings.*ceiling);
  }
  return object;
}

values::Ceilings ceilingsFromJson(const json& source) {
  const JsonFields fields(source, "ceilings object");
  values::Ceilings ceilings;
  for (const auto& [key, ceiling] : kCeilings) {
    if (fields.optional(key) == nullptr) continue;
    const double rate = fields.number(key);
    if (!(rate > 0 && std::isfinite(rate))) fields.fail(key, "is no rate");
    ceilings.*ceiling = rate;
  }
  return ceilings;
}

/// What files did not say before there was a choice.
void readSampling(const JsonFields& fields, values::BenchSeries& series) {
  if (fields.optional("cache") == nullptr) return;
  series.cache = values::cacheFromName(fields.text("cache"));
  series.calls = fields.integer("calls", 1);
  series.dropped = fields.integer("dropped", 0);
  series.noisy = fields.flag("noisy");
  series.gaps = fields.flag("gaps");
  series.clockMHz = fields.number("clock_mhz");
  if (!(series.clockMHz >= 0)) fields.fail("clock_mhz", "is no clock rate");
}

}  // namespace

json toJson(const values::BenchSeries& series) {
  json object{{"name", series.name},
              {"where", series.where},
              {"emulated", series.emulated},
              {"n", series.n},
              {"passed", series.passed},
              {"samples_ms", json::array()},
              {"cache", values::nameOf(series.cache)},
              {"calls", series.calls},
              {"dropped", series.dropped},
              {"noisy", series.noisy},
              {"gaps", series.gaps},
              {"clock_mhz", series.clockMHz}};
  for (const Milliseconds sample : series.samples) object["samples_ms"].push_back(sample.count());
  if (series.phases) object["phases_ms"] = toJson(*series.phases);
  if (series.pinned) {
    object["pinned_ms"] = {{"host_to_device", series.pinned->hostToDevice.count()},
                           {"device_to_host", series.pinned->deviceToHost.count()}};
  }
  if (!series.failure.empty()) object["failure"] = series.failure;
  if (series.accuracy) object["accuracy"] = accuracyToJson(*series.accuracy);
  if (series.work) object["work"] = toJson(*series.work);
  return object;
}

values::BenchSeries benchSeriesFromJson(const json& source) {
  const JsonFields fields(source, "benchmark series");
  values::BenchSeries series;
  series.name = fields.text("name");
  series.where = fields.text("where");
  series.emulated = fields.flag("emulated");
  series.n = fields.integer("n");
  series.passed = fields.flag("passed");
  for (const json& sample : fields.array("samples_ms")) {
    if (!sample.is_number()) fields.fail("samples_ms", "holds something that is not a number");
    series.samples.emplace_back(sample.get<double>());
  }
  readSampling(fields, series);
  if (const json* phases = fields.optional("phases_ms")) series.phases = phasesFromJson(*phases);
  if (const json* pinned = fields.optional("pinned_ms")) series.pinned = pinnedFromJson(*pinned);
  if (fields.optional("failure") != nullptr) series.failure = fields.text("failure");
  if (const json* accuracy = fields.optional("accuracy")) {
    series.accuracy = accuracyFromJson(*accuracy);
  }
  if (const json* work = fields.optional("work")) series.work = workFromJson(*work);
  return series;
}

json toJson(const values::BenchResult& result) {
  json object{{"kernel", result.kernel},   {"parameters", toJson(result.parameters)},
              {"machine", result.machine}, {"device", result.device},
              {"driver", result.driver},   {"version", result.version},
              {"date", result.date},       {"ceilings", ceilingsToJson(result.ceilings)},
              {"series", json::array()}};
  for (const values::BenchSeries& series : result.series) {
    object["series"].push_back(toJson(series));
  }
  return object;
}

values::BenchResult benchResultFromJson(const json& source,
                                        const std::function<void(double)>& passed) {
  const JsonFields fields(source, "benchmark result");
  values::BenchResult result;
  result.kernel = fields.text("kernel");
  result.parameters = parametersFromJson(fields.object("parameters"));
  result.machine = fields.text("machine");
  result.device = fields.text("device");
  result.date = fields.text("date");
  // Of files from before they were known.
  if (fields.optional("driver") != nullptr) result.driver = fields.text("driver");
  if (fields.optional("version") != nullptr) result.version = fields.text("version");
  if (const json* ceilings = fields.optional("ceilings")) {
    result.ceilings = ceilingsFromJson(*ceilings);
  }
  const json& all = fields.array("series");
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (passed) passed(static_cast<double>(i) / static_cast<double>(all.size()));
    result.series.push_back(benchSeriesFromJson(all[i]));
  }
  return result;
}

}  // namespace lanescope::engine
