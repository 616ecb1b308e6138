// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_recording.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "protocol/newer_format.h"
#include "protocol/version.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::Milliseconds;

constexpr const char* kRecordingSchema = "lanescope-recording";
constexpr std::int64_t kRecordingFormat = 1;
constexpr std::size_t kKeptSamples = 30;

Milliseconds roundedTime(Milliseconds time) {
  constexpr int kDigits = 6;
  const double value = time.count();
  if (!std::isfinite(value) || value == 0) return time;
  const int places = kDigits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
  const double power = std::pow(10.0, std::abs(places));
  return Milliseconds(places < 0 ? std::round(value / power) * power
                                 : std::round(value * power) / power);
}

void roundTimes(values::BenchSeries& series) {
  for (Milliseconds& sample : series.samples) sample = roundedTime(sample);
  const auto round = [](auto& times, const auto& parts) {
    if (!times) return;
    for (const auto part : parts) (*times).*part = roundedTime((*times).*part);
  };
  round(series.phases, values::kPhases);
  round(series.pinned, values::kPinnedTransfers);
  series.clockMHz = std::round(series.clockMHz);
}

std::vector<Milliseconds> thinnedOut(const std::vector<Milliseconds>& samples) {
  if (samples.size() <= kKeptSamples) return samples;
  std::vector<Milliseconds> kept;
  kept.reserve(kKeptSamples);
  for (std::size_t i = 0; i < kKeptSamples; ++i) {
    kept.push_back(samples[i * samples.size() / kKeptSamples]);
  }
  return kept;
}

}  // namespace

json recordingToJson(std::span<const values::BenchResult> results) {
  json all = json::array();
  for (values::BenchResult result : results) {
    for (values::BenchSeries& series : result.series) {
      series.samples = thinnedOut(series.samples);
      roundTimes(series);
    }
    all.push_back(toJson(result));
  }
  return {{"schema", kRecordingSchema},
          {kFormatKey, kRecordingFormat},
          {kWriterKey, programVersion()},
          {"results", std::move(all)}};
}

std::vector<values::BenchResult> recordingFromJson(const json& source,
                                                   const values::ProgressMonitor& monitor) {
  const JsonFields fields(source, "recording");
  if (fields.optional("schema") == nullptr) return {benchResultFromJson(source, monitor)};
  if (fields.text("schema") != kRecordingSchema) {
    fields.fail("schema", "= '" + fields.text("schema") + "' is not " + kRecordingSchema);
  }
  checkFormat(source, "It", kRecordingFormat);
  const json& all = fields.array("results");
  std::vector<values::BenchResult> results;
  const auto count = static_cast<double>(all.size());
  for (const json& result : all) {
    const auto done = static_cast<double>(results.size());
    results.push_back(benchResultFromJson(result, monitor.part(done / count, (done + 1) / count)));
  }
  return results;
}

}  // namespace lanescope::engine
