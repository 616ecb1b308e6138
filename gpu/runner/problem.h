// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "catalog/catalog.h"
#include "request/parameters.h"
#include "request/result.h"
#include "values/host_array.h"

namespace lanescope::engine {

/// What a request means once it is checked: valid parameters and inputs of the right shape.
struct Problem {
  values::Parameters parameters;
  std::vector<values::HostArray> inputs;
  std::optional<double> closedForm;  ///< of the pattern; none for the user's own data
};

/// Whether the inputs are matrices: their lengths follow from the parameters, and not the parameter
/// n from them.
[[nodiscard]] bool takesMatrices(const catalog::KernelRow& row);

/// The parameters for the user's arrays, if there are any, checked against the row's limits. Throws
/// values::Error (badInput).
[[nodiscard]] values::Parameters checkedParameters(
    const catalog::KernelRow& row, values::Parameters parameters,
    const std::vector<values::HostArray>& userInputs);

/// The same, with the inputs, which are made or taken in the run's type. Throws values::Error
/// (badInput). Whether there is memory for them is to be asked before.
[[nodiscard]] Problem makeProblem(const catalog::KernelRow& row,
                                  const values::Parameters& parameters,
                                  const std::vector<values::HostArray>& userInputs);

/// Fills in result, reference, error, tolerance, the closed form and whether all of them agree.
void judge(const catalog::KernelRow& row, const Problem& problem,
           const catalog::Reference& reference, const catalog::Answer& answer,
           values::RunResult& result);

}  // namespace lanescope::engine
