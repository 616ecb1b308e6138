// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/argument_checks.h"

#include <algorithm>
#include <string>
#include <vector>

#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::DType;

std::string countText(std::size_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

bool takesReference(OwnProblem problem) {
  using enum OwnProblem;
  return problem == map || problem == stencil || problem == free;
}

std::string namesOf(const std::vector<DType>& types) {
  std::string names;
  for (const DType one : types) names += (names.empty() ? "" : ", ") + std::string(nameOf(one));
  return names;
}

/// Throws where the problem has no reference of these types.
void checkTypes(const OwnKernel& kernel, const OwnArguments& matched) {
  using enum OwnProblem;
  const OwnProblem problem = kernel.problem;
  if (problem == map || problem == stencil || problem == free) return;
  const OwnArray* first = nullptr;
  for (const OwnArray& array : matched.arrays) {
    if (array.use == OwnUse::scratch || problem == histogram) continue;
    if (first == nullptr) first = &array;
    if (array.type == first->type) continue;
    values::refuse("The arrays of " + nameOf(kernel) + " have several types: '" + first->name +
                   "' is of " + std::string(nameOf(first->type)) + " and '" + array.name + "' of " +
                   std::string(nameOf(array.type)) + ".");
  }
  std::vector<DType> known{DType::float32};
  if (problem == dot) known = {DType::float32, DType::float64};
  if (problem == sum || problem == min || problem == max) {
    known = {DType::float32, DType::float64, DType::int32, DType::int64};
  }
  if (problem == scan || problem == exclusiveScan) {
    known = {DType::float32, DType::int32, DType::int64};
  }
  if (problem == histogram) known = {DType::uint32, DType::int32, DType::int64};
  const auto require = [&](DType type, const std::vector<DType>& among, const char* what) {
    if (std::ranges::find(among, type) != among.end()) return;
    values::refuse("The problem " + std::string(values::nameOf(problem)) + " has " + what + " of " +
                   namesOf(among) + "; those of " + nameOf(kernel) + " are of " +
                   std::string(nameOf(type)) + ".");
  };
  require(matched.type, known, problem == histogram ? "counts" : "arrays");
  if (problem == histogram) {
    require(matched.arrays.front().type, {DType::uint8, DType::int32, DType::uint32}, "inputs");
  }
}

void checkArrays(const OwnKernel& kernel, const OwnArguments& matched) {
  const std::size_t outputs = matched.count(OwnUse::output) + matched.count(OwnUse::inOut);
  if (outputs == 0) {
    values::refuse("The kernel " + nameOf(kernel) +
                   " has no array that it may write to, so that it has no result.");
  }
  if (outputs > 1 && kernel.problem != OwnProblem::free && kernel.problem != OwnProblem::map) {
    values::refuse("The problem " + std::string(values::nameOf(kernel.problem)) +
                   " has one output; only map and free have several.");
  }
  if (matched.count(OwnUse::inOut) > 0 && isReduction(kernel.problem)) {
    values::refuse("The problem " + std::string(values::nameOf(kernel.problem)) +
                   " needs an output beside its input; the kernel " + nameOf(kernel) +
                   " works in place.");
  }
  const InputCount wanted = inputsOf(kernel.problem);
  const std::size_t inputs = matched.count(OwnUse::input) + matched.count(OwnUse::inOut);
  if (matched.arrays.size() > kMostOwnArrays) {
    values::refuse("The kernel " + nameOf(kernel) + " has " +
                   countText(matched.arrays.size(), "array") + "; the most are " +
                   std::to_string(kMostOwnArrays) + ".");
  }
  if (inputs >= wanted.least && inputs <= wanted.most) return;
  values::refuse("The problem " + std::string(values::nameOf(kernel.problem)) + " has " +
                 countText(inputs < wanted.least ? wanted.least : wanted.most, "input array") +
                 " and an output; the kernel " + nameOf(kernel) + " has " +
                 countText(matched.arrays.size(), "array") +
                 ". An array that is neither is named by NAME = scratch.");
}

void checkNumbers(const OwnKernel& kernel, const OwnArguments& matched) {
  for (std::size_t step = 0; step < matched.steps.size(); ++step) {
    const OwnFunction function = functionOf(kernel, step);
    for (std::size_t i = 0; i < function.parameters.size(); ++i) {
      const OwnArgument& argument = matched.steps[step][i];
      if (argument.array || !argument.number.empty()) continue;
      const std::string& name = function.parameters[i].name;
      values::refuse("The parameter '" + name + "' of " + function.name +
                     " is no size that is known by its name: give it a value, as in " +
                     (step == 0 ? "// lanescope: " + name + " = " + (argument.isReal ? "2.5" : "n")
                                : "then = " + function.name + "(" + name + " = n)") +
                     ".");
    }
  }
}

/// Throws where a choice names what no launch has.
void checkNames(const OwnKernel& kernel, const OwnArguments& matched) {
  if (!kernel.references.empty() && !takesReference(kernel.problem)) {
    values::refuse("The problem " + std::string(values::nameOf(kernel.problem)) +
                   " has a reference of its own; only map, stencil and free take one of the file.");
  }
  const auto isArray = [&](const std::string& name) {
    return std::ranges::find(matched.arrays, name, &OwnArray::name) != matched.arrays.end();
  };
  for (const OwnTexts* const texts : {&kernel.sizes, &kernel.starts, &kernel.references}) {
    for (const auto& [name, value] : *texts) {
      if (name.empty() || isArray(name)) continue;
      values::refuse("'" + name + "' is no array of a kernel that " + kernel.id + " launches.");
    }
  }
  for (std::size_t step = 0; step < matched.steps.size(); ++step) {
    const OwnFunction function = functionOf(kernel, step);
    const OwnTexts& given = step == 0 ? kernel.arguments : kernel.then[step - 1].arguments;
    for (const auto& [name, value] : given) {
      const bool isParameter = std::ranges::find(function.parameters, name, &OwnParameter::name) !=
                               function.parameters.end();
      if (isParameter || (step == 0 && isArray(name))) continue;
      values::refuse("The kernel " + function.name + " has no parameter '" + name + "'.");
    }
  }
}

}  // namespace

InputCount inputsOf(OwnProblem problem) {
  using enum OwnProblem;
  if (problem == dot || problem == matmul) return {2, 2};
  if (problem == map) return {1, kMostOwnArrays};
  if (problem == stencil) return {1, 2};
  if (problem == free) return {0, kMostOwnArrays};
  return {1, 1};
}

void checkArguments(const OwnKernel& kernel, const OwnArguments& matched) {
  checkArrays(kernel, matched);
  checkTypes(kernel, matched);
  checkNumbers(kernel, matched);
  checkNames(kernel, matched);
}

}  // namespace lanescope::catalog
