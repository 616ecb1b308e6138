// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "catalog/own/own_kernel.h"
#include "values/host_array.h"

namespace lanescope::app {

/// Returns the name of a number type in C++.
[[nodiscard]] std::string_view cppNameOf(values::DType type);

/// Returns the function `input` of a program in C++: element i of an input as the pattern makes it
/// in Lanescope. Throws values::Error (badInput) for a pattern that a program cannot make.
[[nodiscard]] std::string inputFunction(const std::string& pattern, values::DType type,
                                        std::uint64_t seed);

/// Returns the function `isRight` of a program in C++, with what it needs: it computes the
/// reference from `inputs`, compares `out` with it, and prints both.
[[nodiscard]] std::string checkFunction(catalog::OwnProblem problem, values::DType type);

}  // namespace lanescope::app
