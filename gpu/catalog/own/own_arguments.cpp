// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_arguments.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string_view>

#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::DType;

/// Returns the name in lower case without what marks memory of the device.
std::string bareName(const std::string& name) {
  std::string bare;
  for (const char c : name.substr(std::min(name.find_first_not_of('_'), name.size()))) {
    bare += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  for (const std::string_view mark : {"d_", "dev_", "g_", "gpu_", "device_"}) {
    if (bare.size() > mark.size() && bare.starts_with(mark)) return bare.substr(mark.size());
  }
  return bare;
}

bool isIn(std::span<const std::string_view> names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

bool isOutputName(const std::string& name) {
  static constexpr std::array<std::string_view, 13> kNames{
      "c", "p", "pd", "y", "r", "res", "sum", "sums", "total", "odata", "dst", "products", "s"};
  static constexpr std::array<std::string_view, 3> kBegins{"out", "partial", "result"};
  const std::string bare = bareName(name);
  return isIn(kNames, bare) || std::ranges::any_of(kBegins, [&](std::string_view begin) {
           return bare.starts_with(begin);
         });
}

/// Returns the size of a matrix product that a whole number of this name is.
OwnUse sizeNamed(const OwnKernel& kernel, const std::string& name) {
  static constexpr std::array<std::string_view, 5> kRows{"m", "rows", "ha", "height", "mrows"};
  static constexpr std::array<std::string_view, 5> kDepths{"k", "wa", "depth", "inner", "hb"};
  static constexpr std::array<std::string_view, 8> kColumns{"n",     "wb",   "columns", "cols",
                                                            "width", "size", "wc",      "len"};
  const std::string bare = bareName(name);
  if (isIn(kRows, bare)) return OwnUse::m;
  if (isIn(kDepths, bare)) return OwnUse::k;
  if (isIn(kColumns, bare)) return OwnUse::n;
  values::refuse("The parameter '" + name + "' of " + kernel.entry +
                 " is no size of a matrix product that is known by its name: call it m, n or k.");
}

std::string countText(std::size_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// Returns the position of the output among the parameters.
std::size_t outputOf(const OwnKernel& kernel) {
  const auto& all = kernel.parameters;
  std::vector<std::size_t> writable;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].isArray && !all[i].isConst) writable.push_back(i);
  }
  if (writable.empty()) {
    values::refuse("The kernel " + kernel.entry +
                   " has no array that it may write to, so that it has no result.");
  }
  const auto named = std::ranges::find_if(
      writable, [&](std::size_t position) { return isOutputName(all[position].name); });
  return named == writable.end() ? writable.back() : *named;
}

DType typeOf(const OwnKernel& kernel) {
  const auto first = std::ranges::find_if(kernel.parameters, &OwnParameter::isArray);
  for (const OwnParameter& parameter : kernel.parameters) {
    if (!parameter.isArray || parameter.type == first->type) continue;
    values::refuse("The arrays of " + kernel.entry + " have several types: '" + first->name +
                   "' is of " + std::string(nameOf(first->type)) + " and '" + parameter.name +
                   "' of " + std::string(nameOf(parameter.type)) + ".");
  }
  return first->type;
}

/// Throws where the problem has no reference of this type.
void checkType(const OwnKernel& kernel, DType type) {
  std::vector<DType> known{DType::float32};
  using enum OwnProblem;
  const OwnProblem problem = kernel.problem;
  if (problem == dot) known = {DType::float32, DType::float64};
  if (problem == sum || problem == min || problem == max) {
    known = {DType::float32, DType::float64, DType::int32, DType::int64};
  }
  if (problem == scan || problem == exclusiveScan) {
    known = {DType::float32, DType::int32, DType::int64};
  }
  if (std::ranges::find(known, type) != known.end()) return;
  std::string names;
  for (const DType one : known) names += (names.empty() ? "" : ", ") + std::string(nameOf(one));
  values::refuse("The problem " + std::string(values::nameOf(problem)) + " has arrays of " + names +
                 "; those of " + kernel.entry + " are of " + std::string(nameOf(type)) + ".");
}

}  // namespace

std::size_t inputsOf(OwnProblem problem) {
  return problem == OwnProblem::dot || problem == OwnProblem::matmul ? 2 : 1;
}

OwnArguments matchArguments(const OwnKernel& kernel) {
  const std::size_t output = outputOf(kernel);
  OwnArguments matched;
  matched.type = typeOf(kernel);
  checkType(kernel, matched.type);
  const bool isProduct = kernel.problem == OwnProblem::matmul;
  const auto numbers = std::ranges::count(kernel.parameters, false, &OwnParameter::isArray);
  if (!isProduct && numbers > 1) {
    values::refuse("The kernel " + kernel.entry + " takes " + std::to_string(numbers) +
                   " whole numbers; the problem " + std::string(values::nameOf(kernel.problem)) +
                   " has one, the number of elements.");
  }
  matched.isSquare = isProduct && numbers <= 1;
  std::size_t inputs = 0;
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
    const OwnParameter& parameter = kernel.parameters[i];
    if (i == output) {
      matched.uses.push_back(OwnUse::output);
    } else if (parameter.isArray) {
      matched.uses.push_back(inputs++ == 0 ? OwnUse::firstInput : OwnUse::secondInput);
    } else {
      matched.uses.push_back(numbers > 1 ? sizeNamed(kernel, parameter.name) : OwnUse::n);
    }
  }
  const std::size_t wanted = inputsOf(kernel.problem);
  if (inputs != wanted) {
    values::refuse("The problem " + std::string(values::nameOf(kernel.problem)) + " has " +
                   countText(wanted, "input array") + " and an output; the kernel " + kernel.entry +
                   " has " + countText(inputs + 1, "array") + ".");
  }
  return matched;
}

}  // namespace lanescope::catalog
