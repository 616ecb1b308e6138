// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/rewriting.h"

#include "lab/front_end/numbers.h"

namespace lanescope::lab {

std::string Rewriting::breaksIn(std::size_t begin, std::size_t end) const {
  std::string breaks;
  for (const char c : part(begin, end)) {
    if (c == '\n') breaks += '\n';
  }
  return breaks;
}

std::string Rewriting::elementText(CXType type, std::size_t at) const {
  if (!canBeElement(type)) {
    refuse(at, "Arrays of '" + textOf(clang_getTypeSpelling(type)) +
                   "' in memory cannot be traced; use float, double, int, unsigned, long long, "
                   "unsigned char or a vector such as float4.");
  }
  const std::string name = numberName(type);
  std::string qualifiers = clang_isConstQualifiedType(type) != 0 ? "const " : "";
  if (clang_isVolatileQualifiedType(type) != 0) qualifiers += "volatile ";
  return qualifiers + "Element<" + (name.empty() ? vectorName(type) : name) + ">";
}

}  // namespace lanescope::lab
