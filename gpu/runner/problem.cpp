// SPDX-License-Identifier: Apache-2.0
#include "runner/problem.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <utility>

#include "catalog/inputs/permutation.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Throws Error (badInput) unless the user's arrays are as many as the kernel takes, and equally
/// long.
void checkAlike(const catalog::KernelRow& row, const std::vector<values::HostArray>& inputs) {
  if (inputs.size() != row.inputs.size()) {
    values::refuse(std::string(row.id) + " takes " + std::to_string(row.inputs.size()) +
                   " input arrays, not " + std::to_string(inputs.size()) + ".");
  }
  // A kernel of the user may have inputs of several lengths; the plan knows them.
  const bool isAlike = !catalog::takesMatrices(row) && row.added == nullptr;
  for (const values::HostArray& input : inputs) {
    if (isAlike && input.count() != inputs[0].count()) {
      values::refuse("The input arrays of " + std::string(row.id) + " must be equally long.");
    }
  }
}

/// Returns the largest permitted difference between the pattern's formula and the sum over its
/// float32 inputs: the formula is rounded a few times in double, and whole numbers beyond 2^24 are
/// rounded once in each float32 input.
double closedFormTolerance(const Problem& problem) {
  constexpr double kExactInFloat = 16777216.0;
  const bool inputsAreRounded = problem.parameters.dtype == values::DType::float32 &&
                                static_cast<double>(problem.parameters.n) * 2.0 > kExactInFloat;
  const double inputRounding = inputsAreRounded ? std::numeric_limits<float>::epsilon() : 0.0;
  return std::abs(*problem.closedForm) *
         (inputRounding + 8.0 * std::numeric_limits<double>::epsilon());
}

}  // namespace

values::Parameters adaptedParameters(const catalog::KernelRow& row, values::Parameters parameters,
                                     const std::vector<values::HostArray>& userInputs) {
  if (userInputs.empty()) return parameters;
  checkAlike(row, userInputs);
  if (!catalog::takesMatrices(row)) parameters.n = static_cast<std::int64_t>(userInputs[0].count());
  return parameters;
}

void checkLengths(const values::Plan& plan, const std::vector<values::HostArray>& inputs) {
  std::size_t position = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role != values::Role::input) continue;
    const std::size_t given = inputs[position++].count();
    if (given != buffer.count) {
      values::refuse("Input " + buffer.name + " has " + std::to_string(given) +
                     " numbers, but these parameters ask for " + std::to_string(buffer.count) +
                     ".");
    }
  }
}

values::Parameters checkedParameters(const catalog::KernelRow& row, values::Parameters parameters,
                                     const std::vector<values::HostArray>& userInputs) {
  parameters = adaptedParameters(row, std::move(parameters), userInputs);
  const auto wrong = catalog::violations(row, parameters);
  if (!wrong.empty()) values::refuse(wrong.front().sentence);
  if (!userInputs.empty()) checkLengths(row.plan(parameters), userInputs);
  return parameters;
}

Problem makeProblem(const catalog::KernelRow& row, const values::Parameters& parameters,
                    const std::vector<values::HostArray>& userInputs) {
  Problem problem;
  problem.parameters = checkedParameters(row, parameters, userInputs);
  if (!userInputs.empty()) {
    auto input = userInputs.begin();
    for (const values::Buffer& buffer : row.plan(problem.parameters).buffers) {
      if (buffer.role != values::Role::input) continue;
      problem.inputs.push_back(values::converted(*input++, buffer.type));
    }
  }
  if (userInputs.empty()) {
    problem.inputs = catalog::makeInputs(row, problem.parameters);
    problem.closedForm = row.closedForm(problem.parameters);
  }
  catalog::shuffle(problem.inputs, problem.parameters.shuffle);
  return problem;
}

catalog::Reference referenceOf(const catalog::KernelRow& row, const values::Parameters& parameters,
                               const std::vector<values::HostArray>& inputs,
                               backend::Backend& backend, const values::Target& target,
                               const std::stop_token& stop) {
  if (!row.referencePlan) return row.reference(parameters, inputs);
  backend::RunOutcome outcome = backend.run(row.referencePlan(parameters), inputs,
                                            {target, std::nullopt}, stop, [](double) {});
  if (!outcome.findings.empty()) {
    values::refuse("The kernel that computes the reference has a fault: " +
                   outcome.findings.front().sentence);
  }
  std::vector<values::HostArray> all = inputs;
  std::ranges::move(outcome.outputs, std::back_inserter(all));
  return row.reference(parameters, all);
}

void judge(const catalog::KernelRow& row, const Problem& problem,
           const catalog::Reference& reference, const catalog::Answer& answer,
           values::RunResult& result) {
  judge(row, problem, reference, row.compare(problem.parameters, problem.inputs, reference, answer),
        answer.value, result);
}

void judge(const catalog::KernelRow& row, const Problem& problem,
           const catalog::Reference& reference, const catalog::Comparison& comparison,
           const values::Number& value, values::RunResult& result) {
  result.result = value;
  result.reference = reference.value;
  result.error = comparison.error;
  result.tolerance = comparison.tolerance;
  result.element = comparison.element;
  result.closedForm = problem.closedForm;
  const bool formulaAgrees =
      !problem.closedForm || std::abs(values::asDouble(reference.value) - *problem.closedForm) <=
                                 closedFormTolerance(problem);
  result.passed = comparison.passes() && formulaAgrees && result.findings.empty();
  result.isUnchecked = reference.isMissing;
  if (reference.wrapped) {
    const auto bits = std::to_string(8 * sizeOf(problem.parameters.dtype));
    result.notes.push_back("The exact sum is beyond what " +
                           std::string(nameOf(problem.parameters.dtype)) +
                           " holds: it wraps around modulo 2^" + bits +
                           ", on a GPU, on the emulator and on the CPU alike.");
  }
  if (row.remark) {
    if (auto remark = row.remark(problem.parameters, comparison)) {
      result.notes.push_back(std::move(*remark));
    }
  }
  if (!formulaAgrees)
    result.notes.emplace_back("The reference differs from the pattern's closed form.");
}

}  // namespace lanescope::engine
