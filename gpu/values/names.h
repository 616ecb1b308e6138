// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "values/error.h"

namespace lanescope::values {

/// An enumeration's values with their names.
template <class Enum, std::size_t N>
using Names = std::array<std::pair<Enum, std::string_view>, N>;

template <class Enum, std::size_t N>
[[nodiscard]] std::string_view nameIn(const Names<Enum, N>& names, Enum value) {
  for (const auto& [candidate, name] : names) {
    if (candidate == value) return name;
  }
  return "unknown";
}

/// Returns the value with this name. `what`: "a data type". Throws Error (badInput) that lists the
/// names.
template <class Enum, std::size_t N>
[[nodiscard]] Enum valueIn(const Names<Enum, N>& names, std::string_view name,
                           const std::string& what) {
  std::string known;
  for (const auto& [candidate, candidateName] : names) {
    if (candidateName == name) return candidate;
    known += (known.empty() ? "" : ", ") + std::string(candidateName);
  }
  refuse("'" + std::string(name) + "' is not " + what + "; choose one of " + known + ".");
}

}  // namespace lanescope::values
