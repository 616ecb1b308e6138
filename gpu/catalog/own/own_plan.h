// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/own/own_arguments.h"
#include "request/parameters.h"
#include "values/plan.h"

namespace lanescope::catalog {

/// Makes the plan of a kernel of the user: its arrays by their names, its launches one after the
/// other. An array that the kernel works on in place is an input, and an output that begins as a
/// copy of it. Throws values::Error (badInput): an expression has no value, or none that a launch,
/// an array or an argument can have.
[[nodiscard]] values::Plan planOf(const OwnKernel& kernel, const OwnArguments& arguments,
                                  const values::Parameters& parameters);

/// Returns the values of the numbers that the first launch gets, under their parameters' names.
[[nodiscard]] std::vector<std::pair<std::string, values::Argument>> numbersOf(
    const OwnKernel& kernel, const values::Launch& launch);

}  // namespace lanescope::catalog
