// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_own_kernel.h"

#include <nlohmann/json.hpp>

#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using catalog::OwnKernel;
using catalog::OwnParameter;
using catalog::OwnSharedArray;
using nlohmann::json;

constexpr std::size_t kMostParameters = 64;
constexpr std::size_t kMostOwnFunctions = 256;
constexpr std::size_t kMostOwnLaunches = 8;
constexpr std::int64_t kMostLanes = 4;
constexpr std::uint64_t kMostSharedElements = std::uint64_t{1} << 20;
constexpr std::int64_t kMostLine = 1 << 24;

values::DType typeOf(const JsonFields& fields) {
  return values::fromName<values::DType>(fields.text("type"));
}

OwnParameter parameterFromJson(const json& source) {
  const JsonFields fields(source, "parameter");
  return {.name = fields.text("name"),
          .isArray = fields.flag("is_array"),
          .type = typeOf(fields),
          .isConst = fields.flag("is_const"),
          .lanes = static_cast<int>(fields.integer("lanes", 1, kMostLanes)),
          .text = fields.text("text")};
}

OwnSharedArray sharedFromJson(const json& source) {
  const JsonFields fields(source, "shared array");
  return {.name = fields.text("name"),
          .type = typeOf(fields),
          .count = fields.count("count", kMostSharedElements),
          .columns = fields.count("columns", kMostSharedElements),
          .line = static_cast<int>(fields.integer("line", 0, kMostLine))};
}

std::map<std::string, std::string> textsFromJson(const JsonFields& fields, const char* key) {
  std::map<std::string, std::string> texts;
  for (const auto& [name, value] : fields.object(key).items()) {
    if (!value.is_string()) fields.fail(key, "has a value that is no text");
    texts[name] = value.get<std::string>();
  }
  return texts;
}

json parametersToJson(const std::vector<OwnParameter>& parameters) {
  json list = json::array();
  for (const OwnParameter& parameter : parameters) {
    list.push_back({{"name", parameter.name},
                    {"is_array", parameter.isArray},
                    {"type", values::nameOf(parameter.type)},
                    {"is_const", parameter.isConst},
                    {"lanes", parameter.lanes},
                    {"text", parameter.text}});
  }
  return list;
}

json sharedToJson(const std::vector<OwnSharedArray>& shared) {
  json list = json::array();
  for (const OwnSharedArray& array : shared) {
    list.push_back({{"name", array.name},
                    {"type", values::nameOf(array.type)},
                    {"count", array.count},
                    {"columns", array.columns},
                    {"line", array.line}});
  }
  return list;
}

/// Reads the lists that a kernel and a function of its file both have.
template <class Kernel>
void readSignature(const JsonFields& fields, Kernel& kernel) {
  kernel.entry = fields.text("entry");
  for (const json& parameter : fields.array("parameters", kMostParameters)) {
    kernel.parameters.push_back(parameterFromJson(parameter));
  }
  for (const json& array : fields.array("shared", kMostParameters)) {
    kernel.shared.push_back(sharedFromJson(array));
  }
}

}  // namespace

json toJson(const OwnKernel& kernel) {
  json functions = json::array();
  for (const catalog::OwnFunction& function : kernel.functions) {
    functions.push_back({{"name", function.name},
                         {"entry", function.entry},
                         {"parameters", parametersToJson(function.parameters)},
                         {"shared", sharedToJson(function.shared)}});
  }
  json then = json::array();
  for (const catalog::OwnStep& step : kernel.then) {
    then.push_back(
        {{"function", step.function}, {"launch", step.launch}, {"arguments", step.arguments}});
  }
  return {{"id", kernel.id},
          {"text", kernel.text},
          {"entry", kernel.entry},
          {"parameters", parametersToJson(kernel.parameters)},
          {"shared", sharedToJson(kernel.shared)},
          {"problem", values::nameOf(kernel.problem)},
          {"output", values::nameOf(kernel.output)},
          {"launch", kernel.launch},
          {"usual", kernel.usual},
          {"functions", std::move(functions)},
          {"then", std::move(then)},
          {"arguments", kernel.arguments},
          {"sizes", kernel.sizes},
          {"starts", kernel.starts},
          {"references", kernel.references},
          {"rules", kernel.rules}};
}

OwnKernel ownKernelFromJson(const json& source) {
  const JsonFields fields(source, "kernel");
  OwnKernel kernel;
  kernel.id = fields.text("id");
  kernel.text = fields.text("text");
  readSignature(fields, kernel);
  kernel.problem = values::fromName<catalog::OwnProblem>(fields.text("problem"));
  kernel.output = values::fromName<catalog::OwnOutput>(fields.text("output"));
  kernel.launch = textsFromJson(fields, "launch");
  kernel.usual = textsFromJson(fields, "usual");
  for (const json& one : fields.array("functions", kMostOwnFunctions)) {
    const JsonFields function(one, "function");
    readSignature(function, kernel.functions.emplace_back());
    kernel.functions.back().name = function.text("name");
  }
  for (const json& one : fields.array("then", kMostOwnLaunches)) {
    const JsonFields step(one, "launch");
    kernel.then.push_back({.function = step.text("function"),
                           .launch = textsFromJson(step, "launch"),
                           .arguments = textsFromJson(step, "arguments")});
  }
  kernel.arguments = textsFromJson(fields, "arguments");
  kernel.sizes = textsFromJson(fields, "sizes");
  kernel.starts = textsFromJson(fields, "starts");
  kernel.references = textsFromJson(fields, "references");
  kernel.rules = textsFromJson(fields, "rules");
  return kernel;
}

}  // namespace lanescope::engine
