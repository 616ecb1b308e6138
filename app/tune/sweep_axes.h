// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::tune {

/// A parameter of the launch, and the values that a sweep gives it: ascending, each once.
struct Axis {
  std::string name;
  std::vector<std::int64_t> values;
  bool operator==(const Axis&) const = default;
};

/// Returns the names of all parameters that a sweep can vary: "block, grid, items and tile".
[[nodiscard]] std::string namesOfSwept();

/// Returns the kernel's parameters that a sweep can vary.
[[nodiscard]] std::vector<std::string_view> sweptParameters(const catalog::KernelRow& row);

/// Returns the value of such a parameter; nothing where the kernel chooses it.
[[nodiscard]] std::optional<std::int64_t> numberOf(const values::Parameters& parameters,
                                                   std::string_view name);

/// Parses the values of a parameter. "32..1024" doubles from the first number to the last. For a
/// parameter with choices it means the choices between the two. "96:128" lists values, and "256" is
/// one value. Throws values::Error (badInput) that names the limit which a value breaks.
[[nodiscard]] Axis axisFromText(const catalog::KernelRow& row, const std::string& name,
                                const std::string& text);

/// Parses "block=32..1024,grid=1..4096". Throws values::Error (badInput).
[[nodiscard]] std::vector<Axis> axesFromText(const catalog::KernelRow& row,
                                             const std::string& text);

}  // namespace lanescope::tune
