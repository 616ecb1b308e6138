// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_fields.h"

namespace lanescope::engine {

using nlohmann::json;

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

}  // namespace lanescope::engine
