// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

json toJson(const catalog::ParameterSpec& spec) {
  json object{{"name", spec.name},
              {"title", spec.title},
              {"help", spec.help},
              {"optional", spec.optional},
              {"default", spec.defaultValue}};
  if (spec.type == catalog::ParameterSpec::Type::integer) {
    object["type"] = "integer";
    object["minimum"] = spec.minimum;
    object["maximum"] = spec.maximum;
    object["power_of_two"] = spec.powerOfTwo;
  } else {
    object["type"] = "choice";
    object["choices"] = spec.choices;
  }
  return object;
}

}  // namespace

json toJson(const catalog::KernelRow& row) {
  json object{{"id", row.id},
              {"family", row.family},
              {"title", row.title},
              {"summary", row.summary},
              {"origin", row.origin},
              {"source", row.source},
              {"inputs", std::vector<std::string_view>(row.inputs.begin(), row.inputs.end())},
              {"parameters", json::array()}};
  if (const int capability = catalog::neededCapability(row); capability > 0) {
    object["compute_capability"] = capability;
  }
  if (!row.unrecorded.empty()) object["unrecorded"] = row.unrecorded;
  if (!row.breaks.empty()) {
    object["breaks"] = row.breaks;
    object["findings"] = json::array();
    for (const trace::FindingKind kind : row.findings) {
      object["findings"].push_back(trace::nameOf(kind));
    }
  }
  for (const catalog::ParameterSpec& spec : row.parameters) {
    object["parameters"].push_back(toJson(spec));
  }
  return object;
}

json toJson(std::span<const catalog::KernelRow> rows) {
  json list = json::array();
  for (const catalog::KernelRow& row : rows) list.push_back(toJson(row));
  return {{"kernels", std::move(list)}};
}

}  // namespace lanescope::engine
