// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/usual_launch.h"

#include <algorithm>

#include "request/parameter_table.h"

namespace lanescope::tune {

bool hasBookRule(const catalog::KernelRow& row) {
  const catalog::ParameterSpec* rule = row.parameter("rule");
  return rule != nullptr && std::ranges::count(rule->choices, "book") > 0;
}

values::Parameters launchedByRule(const catalog::KernelRow& row, values::Parameters parameters) {
  const values::Parameters usual = catalog::defaultsOf(row);
  copyPart(values::ParameterPart::launch, usual, parameters);
  if (hasBookRule(row)) parameters.rule = values::LaunchRule::book;
  return parameters;
}

values::Parameters asLaunched(const catalog::KernelRow& row, values::Parameters parameters,
                              const values::Occupancy& occupancy) {
  if (row.parameter("grid") != nullptr) parameters.grid = occupancy.grid;
  if (row.parameter("block") != nullptr) parameters.block = occupancy.block;
  return parameters;
}

}  // namespace lanescope::tune
