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
[[nodiscard]] constexpr std::string_view nameIn(const Names<Enum, N>& names, Enum value) {
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

/// The names of an enumeration on the command line and in files. `what` is one of its values in a
/// sentence: "an op".
template <class Enum, std::size_t N>
struct NameTable {
  const char* what;
  Names<Enum, N> names;
};
/// A specialisation stands beside its enumeration.
template <class Enum>
inline constexpr auto kNamesOf = nullptr;
template <class Enum>
concept Named = requires {
  kNamesOf<Enum>.names;
};

template <Named Enum>
[[nodiscard]] constexpr std::string_view nameOf(Enum value) {
  return nameIn(kNamesOf<Enum>.names, value);
}
/// The reverse of `nameOf`. Throws Error (badInput) that lists the names.
template <Named Enum>
[[nodiscard]] Enum fromName(std::string_view name) {
  return valueIn(kNamesOf<Enum>.names, name, kNamesOf<Enum>.what);
}

}  // namespace lanescope::values
