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
          .isConst = fields.flag("is_const")};
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

}  // namespace

json toJson(const OwnKernel& kernel) {
  json parameters = json::array();
  for (const OwnParameter& parameter : kernel.parameters) {
    parameters.push_back({{"name", parameter.name},
                          {"is_array", parameter.isArray},
                          {"type", values::nameOf(parameter.type)},
                          {"is_const", parameter.isConst}});
  }
  json shared = json::array();
  for (const OwnSharedArray& array : kernel.shared) {
    shared.push_back({{"name", array.name},
                      {"type", values::nameOf(array.type)},
                      {"count", array.count},
                      {"columns", array.columns},
                      {"line", array.line}});
  }
  return {{"id", kernel.id},
          {"text", kernel.text},
          {"entry", kernel.entry},
          {"parameters", std::move(parameters)},
          {"shared", std::move(shared)},
          {"problem", values::nameOf(kernel.problem)},
          {"output", values::nameOf(kernel.output)},
          {"launch", kernel.launch},
          {"usual", kernel.usual}};
}

OwnKernel ownKernelFromJson(const json& source) {
  const JsonFields fields(source, "kernel");
  OwnKernel kernel;
  kernel.id = fields.text("id");
  kernel.text = fields.text("text");
  kernel.entry = fields.text("entry");
  for (const json& parameter : fields.array("parameters", kMostParameters)) {
    kernel.parameters.push_back(parameterFromJson(parameter));
  }
  for (const json& array : fields.array("shared", kMostParameters)) {
    kernel.shared.push_back(sharedFromJson(array));
  }
  kernel.problem = values::fromName<catalog::OwnProblem>(fields.text("problem"));
  kernel.output = values::fromName<catalog::OwnOutput>(fields.text("output"));
  kernel.launch = textsFromJson(fields, "launch");
  kernel.usual = textsFromJson(fields, "usual");
  return kernel;
}

}  // namespace lanescope::engine
