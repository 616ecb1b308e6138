// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/entry.h"

namespace lanescope::catalog {

std::string Entry::instance(std::initializer_list<std::string_view> arguments) const {
  std::string name(m_function);
  for (const std::string_view argument : arguments) {
    name += name.size() == m_function.size() ? "<" : ",";
    name += argument;
  }
  if (arguments.size() > 0) name += ">";
  return name;
}

std::string instanceOf(const Entry& entry, const values::Parameters& parameters) {
  return entry.instance({nameOf(parameters.dtype), nameOf(parameters.op)});
}

bool hasInstance(std::string_view name) {
  return std::ranges::find(kInstances, name, &Instance::name) != std::ranges::end(kInstances);
}

}  // namespace lanescope::catalog
