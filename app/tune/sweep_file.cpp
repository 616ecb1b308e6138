// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_file.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/files/csv_field.h"
#include "protocol/json.h"

namespace lanescope::tune {
namespace {

using nlohmann::json;

const char* stateText(SweepCell::State state) {
  switch (state) {
    case SweepCell::State::waiting:
      return "waiting";
    case SweepCell::State::measured:
      return "measured";
    default:
      return "failed";
  }
}

std::string numberText(std::optional<double> value) {
  if (!value) return {};
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", *value);
  return text;
}

std::string limitersText(const SweepCell& cell) {
  if (!cell.occupancy || !cell.occupancy->residency) return {};
  std::string text;
  for (const values::Limiter limiter : cell.occupancy->residency->limiters) {
    text += (text.empty() ? "" : " and ") + std::string(nameOf(limiter));
  }
  return text;
}

json launchJson(const SweepSpace& space, const values::Parameters& parameters) {
  json launch = json::object();
  for (const Axis& axis : space.axes()) {
    const auto value = numberOf(parameters, axis.name);
    launch[axis.name] = value ? json(*value) : json();
  }
  return launch;
}

json cellJson(const SweepResults& results, const SweepCell& cell) {
  json object{{"launch", launchJson(results.space, cell.parameters)},
              {"state", stateText(cell.state)}};
  if (cell.state == SweepCell::State::failed) object["sentence"] = cell.sentence;
  if (!cell.samples.empty()) {
    object["median_ms"] = cell.time.median.count();
    object["noisy"] = cell.noisy;
    for (const auto sample : cell.samples) object["samples_ms"].push_back(sample.count());
  }
  for (const MetricWords& words : kMetrics) {
    if (words.metric == Metric::time) continue;
    if (const auto value = cell.value(words.metric)) object["counters"][words.key] = *value;
  }
  if (cell.occupancy) object["occupancy"] = engine::toJson(*cell.occupancy);
  return object;
}

}  // namespace

std::string sweepCsv(const SweepResults& results) {
  std::string text = "kernel,device,n,dtype,op";
  for (const Axis& axis : results.space.axes()) text += "," + axis.name;
  text += ",state,lower_quartile_ms,upper_quartile_ms,samples,noisy";
  for (const MetricWords& words : kMetrics) text += std::string(",") + words.key;
  text += ",occupancy,limited_by,marks,sentence,date\n";
  for (std::size_t i = 0; i < results.cells.size(); ++i) {
    const SweepCell& cell = results.cells[i];
    const values::Parameters& parameters = cell.parameters;
    text += results.space.kernel() + "," + app::csvField(results.device) + "," +
            std::to_string(parameters.n) + "," + std::string(nameOf(parameters.dtype)) + "," +
            std::string(nameOf(parameters.op));
    for (const Axis& axis : results.space.axes()) {
      const auto value = numberOf(parameters, axis.name);
      text += "," + (value ? std::to_string(*value) : std::string());
    }
    const bool isTimed = !cell.samples.empty();
    const auto quartile = [&](values::Milliseconds time) {
      return numberText(isTimed ? std::optional(time.count()) : std::nullopt);
    };
    text += std::string(",") + stateText(cell.state) + "," + quartile(cell.time.lower) + "," +
            quartile(cell.time.upper) + "," + std::to_string(cell.samples.size()) + "," +
            (cell.noisy ? "1" : "0");
    for (const MetricWords& words : kMetrics) text += "," + numberText(cell.value(words.metric));
    const bool isKnown = cell.occupancy && cell.occupancy->residency;
    text += "," + numberText(isKnown ? std::optional(cell.occupancy->part()) : std::nullopt) + "," +
            limitersText(cell) + "," + app::csvField(results.marksOf(i)) + "," +
            app::csvField(cell.sentence) + "," + app::csvField(results.date) + "\n";
  }
  return text;
}

json sweepJson(const SweepResults& results) {
  json object{{"kernel", results.space.kernel()},
              {"parameters", engine::toJson(results.space.parameters())},
              {"device", results.device},
              {"emulated", results.emulated},
              {"date", results.date},
              {"axes", json::array()},
              {"cells", json::array()},
              {"marks", json::array()},
              {"leads", json::array()},
              {"notes", results.notes}};
  for (const Axis& axis : results.space.axes()) {
    object["axes"].push_back({{"name", axis.name}, {"values", axis.values}});
  }
  for (const SweepCell& cell : results.cells) object["cells"].push_back(cellJson(results, cell));
  for (const Mark& mark : results.marks) {
    object["marks"].push_back(
        {{"kind", nameOf(mark.kind)}, {"cell", mark.cell}, {"words", mark.words}});
  }
  for (const Lead& lead : results.leads) {
    object["leads"].push_back({{"cell", lead.cell},
                               {"ratio", lead.ratio.value},
                               {"low", lead.ratio.interval.low},
                               {"high", lead.ratio.interval.high}});
  }
  return object;
}

}  // namespace lanescope::tune
