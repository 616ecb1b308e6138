// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "request/parameter_table.h"

namespace lanescope::engine {

using nlohmann::json;

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

}  // namespace lanescope::engine
