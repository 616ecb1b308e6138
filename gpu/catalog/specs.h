// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// A parameter as the table has it, with its widest limits. A row narrows what it must.
[[nodiscard]] ParameterSpec specNamed(std::string_view name);
/// The same with other choices. The first is the usual one.
[[nodiscard]] ParameterSpec specNamed(std::string_view name, std::vector<std::string_view> choices);

/// The block of a kernel whose tree halves the number of adding threads in every step.
[[nodiscard]] ParameterSpec powerOfTwoBlock();
/// The patterns of kernels with one input array. The table has those of two.
[[nodiscard]] ParameterSpec patternOfOne();

/// Whether the parameter says what a kernel computes, whatever it is launched with.
[[nodiscard]] bool isOfTheProblem(std::string_view parameter);

/// A parameter of the row, to be narrowed.
[[nodiscard]] ParameterSpec& specOf(KernelRow& row, std::string_view name);

/// The number of blocks of a kernel that takes any number and has work for at most `most`: `grid`
/// where it is given, else by `rule`.
[[nodiscard]] std::int64_t blocksFor(const values::Parameters&, std::int64_t most);

/// The number of blocks that fill the device.
[[nodiscard]] std::int64_t fillingOf(const values::Parameters&);

}  // namespace lanescope::catalog
