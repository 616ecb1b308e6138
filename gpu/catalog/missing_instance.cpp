// SPDX-License-Identifier: Apache-2.0
#include "catalog/missing_instance.h"

#include <algorithm>
#include <string>

#include "catalog/source/entry.h"

namespace lanescope::catalog {
namespace {

/// The first launch of these parameters that has no instance.
std::optional<std::string> missingEntry(const KernelRow& row,
                                        const values::Parameters& parameters) {
  const values::Plan plan = row.plan(parameters);
  for (const values::Launch& launch : plan.launches) {
    if (!hasInstance(launch.entry)) return launch.entry;
  }
  return std::nullopt;
}

/// "int32 or int64": the choices of one parameter with which nothing is missing.
std::string choicesInstead(const KernelRow& row, const values::Parameters& parameters,
                           std::string_view name) {
  const ParameterSpec* const spec = row.parameter(name);
  if (spec == nullptr) return {};
  std::string text;
  for (const std::string_view choice : spec->choices) {
    values::Parameters other = parameters;
    assign(row, name, choice, other);
    if (missingEntry(row, other)) continue;
    text += (text.empty() ? "" : " or ") + std::string(choice);
  }
  return text;
}

}  // namespace

std::optional<Violation> missingInstance(const KernelRow& row,
                                         const values::Parameters& parameters) {
  const auto entry = missingEntry(row, parameters);
  if (!entry) return std::nullopt;
  const std::string ops = choicesInstead(row, parameters, "op");
  const std::string types = choicesInstead(row, parameters, "dtype");
  if (ops.empty() && types.empty()) {
    return Violation{"dtype", "No kernel file has an instance " + *entry + "."};
  }
  std::string sentence = std::string(row.id) + " has no " + std::string(nameOf(parameters.op)) +
                         " of " + std::string(nameOf(parameters.dtype)) + ": choose ";
  if (!ops.empty()) sentence += "op " + ops + (types.empty() ? "" : ", or ");
  if (!types.empty()) sentence += types + " as dtype";
  return Violation{ops.empty() ? "dtype" : "op", sentence + "."};
}

}  // namespace lanescope::catalog
