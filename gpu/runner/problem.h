// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/parameters.h"
#include "request/result.h"
#include "values/host_array.h"

namespace lanescope::engine {

/// A checked request: valid parameters and inputs of the right shape.
struct Problem {
  values::Parameters parameters;
  std::vector<values::HostArray> inputs;
  /// Value of the pattern's formula; none for the user's own data.
  std::optional<double> closedForm;
};

/// Returns the parameters, adapted to the user's arrays if there are any. Throws values::Error
/// (badInput) where the arrays are not as many as the kernel takes, or not equally long.
[[nodiscard]] values::Parameters adaptedParameters(
    const catalog::KernelRow& row, values::Parameters parameters,
    const std::vector<values::HostArray>& userInputs);

/// Throws values::Error (badInput) unless each input has the length that the plan gives.
void checkLengths(const values::Plan& plan, const std::vector<values::HostArray>& inputs);

/// Returns the parameters, adapted to the user's arrays if there are any, and checked against the
/// row's limits. Throws values::Error (badInput).
[[nodiscard]] values::Parameters checkedParameters(
    const catalog::KernelRow& row, values::Parameters parameters,
    const std::vector<values::HostArray>& userInputs);

/// The same with the inputs, which are generated or converted to the run's type. Throws
/// values::Error (badInput). The caller checks before that there is enough memory for them.
[[nodiscard]] Problem makeProblem(const catalog::KernelRow& row,
                                  const values::Parameters& parameters,
                                  const std::vector<values::HostArray>& userInputs);

/// Computes the reference; by a kernel of the user's file, on the backend that runs the kernel.
[[nodiscard]] catalog::Reference referenceOf(const catalog::KernelRow& row,
                                             const values::Parameters& parameters,
                                             const std::vector<values::HostArray>& inputs,
                                             backend::Backend& backend,
                                             const values::Target& target,
                                             const std::stop_token& stop);

/// Sets result, reference, error, tolerance, closed form and `passed`.
void judge(const catalog::KernelRow& row, const Problem& problem,
           const catalog::Reference& reference, const catalog::Answer& answer,
           values::RunResult& result);

/// The same where the answer is compared already.
void judge(const catalog::KernelRow& row, const Problem& problem,
           const catalog::Reference& reference, const catalog::Comparison& comparison,
           const values::Number& value, values::RunResult& result);

}  // namespace lanescope::engine
