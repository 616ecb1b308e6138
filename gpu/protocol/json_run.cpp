// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_counters.h"
#include "protocol/json_fields.h"
#include "protocol/json_phases.h"
#include "request/parameter_table.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

trace::FindingKind findingKindFromName(const JsonFields& fields) {
  const std::string& name = fields.text("kind");
  // `nameOf` knows where the enumeration ends.
  for (std::uint8_t i = 0; trace::nameOf(trace::FindingKind{i}) != std::string_view("unknown");
       ++i) {
    if (trace::nameOf(trace::FindingKind{i}) == name) return trace::FindingKind{i};
  }
  fields.fail("kind", "= '" + name + "' is not known");
}

trace::ThreadPlace placeFromJson(const json& source) {
  const JsonFields fields(source, "place in a finding");
  trace::ThreadPlace place;
  place.block = fields.count("block");
  place.thread = fields.count("thread");
  place.line = static_cast<int>(fields.integer("line", 0, INT32_MAX));
  return place;
}

trace::Finding findingFromJson(const json& source) {
  const JsonFields fields(source, "finding");
  trace::Finding finding;
  finding.kind = findingKindFromName(fields);
  finding.block = fields.count("block");
  finding.thread = fields.count("thread");
  finding.line = static_cast<int>(fields.integer("line", 0, INT32_MAX));
  finding.sentence = fields.text("sentence");
  if (const json* other = fields.optional("other")) finding.other = placeFromJson(*other);
  if (fields.optional("array") != nullptr) {
    finding.array = fields.text("array");
    finding.index = fields.integer("index");
  }
  finding.count = fields.count("count");
  return finding;
}

json toJson(const values::Number& number) {
  return std::visit([](auto value) { return json(value); }, number);
}

}  // namespace

json toJson(const values::Parameters& parameters) {
  json object = json::object();
  for (const values::ParameterInfo& info : values::parameterTable()) {
    object[std::string(info.name)] = info.visit(parameters, [&](const auto& value) {
      using T = std::remove_cvref_t<decltype(value)>;
      if constexpr (std::is_same_v<T, std::optional<std::int64_t>>) {
        return value ? json(*value) : json();
      } else if constexpr (values::ParameterInfo::kIsNumber<T>) {
        return json(value);
      } else {
        return json(info.text(parameters));
      }
    });
  }
  return object;
}

values::Parameters parametersFromJson(const json& source) {
  const JsonFields fields(source, "parameters object");
  values::Parameters parameters;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const std::string name(info.name);
    const char* const key = name.c_str();
    if (!info.isInEveryFile && fields.optional(key) == nullptr) continue;
    info.visit(parameters, [&](auto& value) {
      using T = std::remove_cvref_t<decltype(value)>;
      if constexpr (std::is_same_v<T, std::uint64_t>) {
        value = fields.count(key);
      } else if constexpr (values::ParameterInfo::kIsNumber<T>) {
        value = fields.integer(key);
      } else {
        info.setText(parameters, fields.text(key));
      }
    });
  }
  return parameters;
}

json toJson(const trace::Finding& finding) {
  json object{{"kind", trace::nameOf(finding.kind)},
              {"block", finding.block},
              {"thread", finding.thread},
              {"line", finding.line},
              {"sentence", finding.sentence},
              {"count", finding.count}};
  if (finding.other) {
    object["other"] = {{"block", finding.other->block},
                       {"thread", finding.other->thread},
                       {"line", finding.other->line}};
  }
  if (!finding.array.empty()) {
    object["array"] = finding.array;
    object["index"] = finding.index;
  }
  return object;
}

json toJson(const values::RunResult& result) {
  json object{{"kernel", result.kernel},
              {"backend", values::nameOf(result.backend)},
              {"device", result.device},
              {"machine", result.machine},
              {"parameters", toJson(result.parameters)},
              {"result", toJson(result.result)},
              {"reference", toJson(result.reference)},
              {"error", result.error},
              {"tolerance", result.tolerance},
              {"passed", result.passed},
              {"phases_ms", toJson(result.phases)},
              {"notes", result.notes}};
  if (result.element) object["element"] = *result.element;
  if (result.closedForm) object["closed_form"] = *result.closedForm;
  if (result.counters) object["counters"] = toJson(*result.counters);
  if (result.hardwareCounters) object["hardware_counters"] = toJson(*result.hardwareCounters);
  object["findings"] = json::array();
  for (const trace::Finding& finding : result.findings) {
    object["findings"].push_back(toJson(finding));
  }
  return object;
}

values::RunResult runResultFromJson(const json& source) {
  const JsonFields fields(source, "run result");
  values::RunResult result;
  result.kernel = fields.text("kernel");
  result.backend = values::backendFromName(fields.text("backend"));
  result.device = fields.text("device");
  result.machine = fields.text("machine");
  result.parameters = parametersFromJson(fields.object("parameters"));
  result.result = fields.wholeOrNot("result");
  result.reference = fields.wholeOrNot("reference");
  if (fields.optional("closed_form") != nullptr) result.closedForm = fields.number("closed_form");
  result.error = fields.number("error");
  result.tolerance = fields.number("tolerance");
  if (fields.optional("element") != nullptr) result.element = fields.integer("element");
  result.passed = fields.flag("passed");
  result.phases = phasesFromJson(fields.object("phases_ms"));
  if (const json* counters = fields.optional("counters")) {
    result.counters = countersFromJson(*counters);
  }
  if (const json* counters = fields.optional("hardware_counters")) {
    result.hardwareCounters = hardwareCountersFromJson(*counters);
  }
  for (const json& finding : fields.array("findings")) {
    result.findings.push_back(findingFromJson(finding));
  }
  for (const json& note : fields.array("notes")) {
    if (!note.is_string()) fields.fail("notes", "holds something that is not a text");
    result.notes.push_back(note.get<std::string>());
  }
  return result;
}

}  // namespace lanescope::engine
