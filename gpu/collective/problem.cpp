// SPDX-License-Identifier: Apache-2.0
#include "collective/problem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

#include "catalog/inputs/pattern.h"
#include "collective/sum.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::collective {

using values::HostArray;

namespace {

/// Compares the sums with those of the inputs. A float sum of p terms is off by (p - 1) roundings
/// of the sum of their absolute values at most: Higham, "Accuracy and Stability of Numerical
/// Algorithms" (2002), chapter 4.
template <class T>
void compare(const std::vector<HostArray>& inputs, const std::vector<HostArray>& results,
             values::AllReduceResult& result) {
  result.passed = true;
  for (std::size_t i = 0; i < static_cast<std::size_t>(result.request.n); ++i) {
    T exact{};
    long double sum = 0;
    long double absolute = 0;
    for (const HostArray& input : inputs) {
      const T item = input.as<T>()[i];
      exact = sumOf(exact, item);
      sum += item;
      absolute += std::abs(static_cast<long double>(item));
    }
    for (const HostArray& array : results) {
      const T own = array.as<T>()[i];
      if constexpr (std::is_integral_v<T>) {
        result.passed = result.passed && own == exact;
        continue;
      }
      const auto roundings = static_cast<long double>(inputs.size() - 1);
      const auto tolerance = static_cast<double>(
          roundings * absolute * static_cast<long double>(std::numeric_limits<T>::epsilon()));
      const auto error = static_cast<double>(std::abs(static_cast<long double>(own) - sum));
      result.passed = result.passed && error <= tolerance;
      if (error > result.error) {
        result.error = error;
        result.tolerance = tolerance;
      }
    }
  }
}

}  // namespace

void checkRequest(const values::AllReduceRequest& request, std::int64_t mostElements) {
  const auto refuseOver = [](const std::string& what, std::int64_t value, std::int64_t most) {
    if (value < 1 || value > most) {
      values::refuse(what + " = " + std::to_string(value) + " is not from 1 to " +
                     std::to_string(most) + ".");
    }
  };
  refuseOver("devices", request.devices, values::kMostDevices);
  refuseOver("n", request.n, mostElements / request.devices);
  constexpr std::array<std::string_view, 4> kPatterns{"count", "ones", "random", "random-01"};
  if (std::ranges::find(kPatterns, request.pattern) == kPatterns.end()) {
    values::refuse("pattern = '" + request.pattern +
                   "' is not one of devices; choose count, ones, random or random-01.");
  }
  if (request.dtype == values::DType::uint8 || request.dtype == values::DType::uint32) {
    values::refuse("dtype = " + std::string(values::nameOf(request.dtype)) +
                   " is no type of such sums; choose int32, int64, float32 or float64.");
  }
}

std::vector<HostArray> inputsOf(const values::AllReduceRequest& request) {
  std::vector<HostArray> inputs;
  for (std::int64_t device = 0; device < request.devices; ++device) {
    values::Parameters parameters;
    parameters.n = request.n;
    parameters.dtype = request.dtype;
    parameters.pattern = request.pattern;
    parameters.seed = request.seed + static_cast<std::uint64_t>(device);
    HostArray& array = inputs.emplace_back(request.dtype, static_cast<std::size_t>(request.n));
    catalog::fillByPattern(array, 0, 1, parameters);
  }
  return inputs;
}

void finish(const std::vector<HostArray>& inputs, const std::vector<HostArray>& results,
            values::AllReduceResult& result) {
  values::withType(result.request.dtype, [&]<class T>(T) { compare<T>(inputs, results, result); });
  result.isSame = std::ranges::all_of(
      results, [&](const HostArray& array) { return array.bytes == results.front().bytes; });
  result.sums = HostArray(result.request.dtype, 0);
  if (result.request.n <= values::kMostCarried) result.sums = results.front();
}

}  // namespace lanescope::collective
