// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_counters.h"
#include "protocol/json_fields.h"
#include "protocol/json_phases.h"

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
  const auto orNull = [](std::optional<std::int64_t> value) {
    return value ? json(*value) : json();
  };
  return {{"n", parameters.n},
          {"m", orNull(parameters.m)},
          {"k", orNull(parameters.k)},
          {"block", parameters.block},
          {"grid", orNull(parameters.grid)},
          {"items", orNull(parameters.items)},
          {"tile", parameters.tile},
          {"rule", nameOf(parameters.rule)},
          {"op", nameOf(parameters.op)},
          {"dtype", nameOf(parameters.dtype)},
          {"scan", parameters.exclusive ? "exclusive" : "inclusive"},
          {"pattern", parameters.pattern},
          {"seed", parameters.seed},
          {"shuffle", parameters.shuffle}};
}

values::Parameters parametersFromJson(const json& source) {
  const JsonFields fields(source, "parameters object");
  values::Parameters parameters;
  parameters.n = fields.integer("n");
  parameters.block = fields.integer("block");
  if (fields.optional("m") != nullptr) parameters.m = fields.integer("m");
  if (fields.optional("k") != nullptr) parameters.k = fields.integer("k");
  if (fields.optional("grid") != nullptr) parameters.grid = fields.integer("grid");
  if (fields.optional("items") != nullptr) parameters.items = fields.integer("items");
  // Files written before there were these mean the usual ones.
  if (fields.optional("tile") != nullptr) parameters.tile = fields.integer("tile");
  if (fields.optional("rule") != nullptr)
    parameters.rule = values::ruleFromName(fields.text("rule"));
  if (fields.optional("op") != nullptr) parameters.op = values::opFromName(fields.text("op"));
  if (fields.optional("dtype") != nullptr)
    parameters.dtype = values::dtypeFromName(fields.text("dtype"));
  if (fields.optional("scan") != nullptr) parameters.exclusive = fields.text("scan") == "exclusive";
  if (fields.optional("shuffle") != nullptr) parameters.shuffle = fields.count("shuffle");
  parameters.pattern = fields.text("pattern");
  parameters.seed = fields.count("seed");
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
