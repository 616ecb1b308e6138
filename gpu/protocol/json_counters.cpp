// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_counters.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::AccessCounters;
using values::WarpCounters;

struct CounterName {
  const char* name;
  std::uint64_t AccessCounters::*member;
};
constexpr std::array<CounterName, 3> kGlobalNames{{{"elements", &AccessCounters::elements},
                                                   {"requests", &AccessCounters::requests},
                                                   {"sectors", &AccessCounters::sectors}}};
constexpr std::array<CounterName, 4> kSharedNames{{{"elements", &AccessCounters::elements},
                                                   {"requests", &AccessCounters::requests},
                                                   {"wavefronts", &AccessCounters::wavefronts},
                                                   {"conflicts", &AccessCounters::conflicts}}};

struct AccessName {
  const char* name;
  AccessCounters WarpCounters::*member;
  std::span<const CounterName> counters;
};
const std::array<AccessName, 6> kAccessNames{
    {{"global_loads", &WarpCounters::globalLoads, kGlobalNames},
     {"global_stores", &WarpCounters::globalStores, kGlobalNames},
     {"global_atomics", &WarpCounters::globalAtomics, kGlobalNames},
     {"shared_loads", &WarpCounters::sharedLoads, kSharedNames},
     {"shared_stores", &WarpCounters::sharedStores, kSharedNames},
     {"shared_atomics", &WarpCounters::sharedAtomics, kSharedNames}}};

void write(const WarpCounters& warps, json& object) {
  object["barriers"] = warps.barriers;
  for (const AccessName& access : kAccessNames) {
    for (const CounterName& counter : access.counters) {
      object[access.name][counter.name] = warps.*access.member.*counter.member;
    }
  }
}

WarpCounters warpsFrom(const JsonFields& fields) {
  WarpCounters warps;
  warps.barriers = fields.count("barriers");
  for (const AccessName& access : kAccessNames) {
    const JsonFields counts(fields.object(access.name), "counters object");
    for (const CounterName& counter : access.counters) {
      warps.*access.member.*counter.member = counts.count(counter.name);
    }
  }
  return warps;
}

/// The names of a metric's access and counter.
std::pair<const char*, const char*> namesOf(const values::HardwareMetric& metric) {
  const auto access = std::ranges::find(kAccessNames, metric.access, &AccessName::member);
  const auto counter = std::ranges::find(access->counters, metric.counter, &CounterName::member);
  return {access->name, counter->name};
}

}  // namespace

json toJson(const values::Work& work) {
  return {{"operations", work.operations}, {"depth", work.depth}};
}

values::Work workFromJson(const json& source) {
  const JsonFields fields(source, "work object");
  return {fields.count("operations"),
          static_cast<std::uint32_t>(fields.count("depth", UINT32_MAX))};
}

json toJson(const values::Counters& counters) {
  json object{{"recorded_blocks", counters.recordedBlocks},
              {"blocks", counters.blocks},
              {"truncated", counters.truncated},
              {"active_lanes", counters.activeLanes},
              {"lines", json::array()}};
  if (counters.work) object["work"] = toJson(*counters.work);
  write(counters.total, object);
  for (const values::LineCounters& line : counters.lines) {
    json entry{{"line", line.line}};
    write(line.warps, entry);
    object["lines"].push_back(std::move(entry));
  }
  return object;
}

values::Counters countersFromJson(const json& source) {
  const JsonFields fields(source, "counters object");
  values::Counters counters;
  counters.recordedBlocks = fields.count("recorded_blocks");
  counters.blocks = fields.count("blocks");
  counters.truncated = fields.flag("truncated");
  counters.activeLanes = fields.number("active_lanes");
  if (const json* work = fields.optional("work")) counters.work = workFromJson(*work);
  counters.total = warpsFrom(fields);
  for (const json& entry : fields.array("lines")) {
    const JsonFields line(entry, "counters object");
    counters.lines.push_back(
        {static_cast<int>(line.integer("line", 0, INT32_MAX)), warpsFrom(line)});
  }
  return counters;
}

json toJson(const values::HardwareCounters& counters) {
  if (!counters.launch) return {{"reason", counters.reason}};
  json object = json::object();
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    const auto [access, counter] = namesOf(metric);
    object[access][counter] = *counters.launch.*metric.access.*metric.counter;
  }
  return object;
}

values::HardwareCounters hardwareCountersFromJson(const json& source) {
  const JsonFields fields(source, "hardware counters object");
  values::HardwareCounters counters;
  if (fields.optional("reason") != nullptr) {
    counters.reason = fields.text("reason");
    return counters;
  }
  counters.launch.emplace();
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    const auto [access, counter] = namesOf(metric);
    const JsonFields counts(fields.object(access), "hardware counters object");
    *counters.launch.*metric.access.*metric.counter = counts.count(counter);
  }
  return counters;
}

}  // namespace lanescope::engine
