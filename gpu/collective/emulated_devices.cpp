// SPDX-License-Identifier: Apache-2.0
#include "collective/emulated_devices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "catalog/inputs/pattern.h"
#include "collective/schedule.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using values::HostArray;

void check(const values::AllReduceRequest& request) {
  const auto refuseOver = [](const std::string& what, std::int64_t value, std::int64_t most) {
    if (value < 1 || value > most) {
      values::refuse(what + " = " + std::to_string(value) + " is not from 1 to " +
                     std::to_string(most) + ".");
    }
  };
  if (request.algorithm == values::AllReduce::nccl) {
    values::refuse("NCCL reduces between GPUs, and these are emulated devices.");
  }
  if (request.algorithm == values::AllReduce::mpi) {
    values::refuse("MPI reduces between the ranks of an engine, and these are devices of one.");
  }
  if (request.timings != 0) {
    values::refuse("Emulated devices are not timed: their time says nothing of GPUs.");
  }
  refuseOver("devices", request.devices, values::kMostDevices);
  refuseOver("n", request.n, values::kMostDeviceElements / request.devices);
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

template <class T>
T sumOf(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

/// Delivers the messages step by step. `carried` takes what they carry, if there is room.
template <class T>
void deliver(const std::vector<DeviceMessage>& messages, std::vector<HostArray>& arrays,
             std::span<T> carried) {
  std::size_t at = 0;
  std::vector<std::vector<T>> underWay;
  for (std::size_t begin = 0; begin < messages.size();) {
    std::size_t end = begin;
    underWay.clear();
    for (; end < messages.size() && messages[end].step == messages[begin].step; ++end) {
      const auto sent =
          arrays[static_cast<std::size_t>(messages[end].from)].template as<T>().subspan(
              static_cast<std::size_t>(messages[end].first),
              static_cast<std::size_t>(messages[end].count));
      underWay.emplace_back(sent.begin(), sent.end());
      if (carried.empty()) continue;
      std::ranges::copy(sent, carried.begin() + static_cast<std::ptrdiff_t>(at));
      at += sent.size();
    }
    for (std::size_t i = begin; i < end; ++i) {
      const std::vector<T>& items = underWay[i - begin];
      const auto own = arrays[static_cast<std::size_t>(messages[i].to)].template as<T>().subspan(
          static_cast<std::size_t>(messages[i].first), items.size());
      for (std::size_t k = 0; k < items.size(); ++k) {
        own[k] = messages[i].isAdded ? sumOf(own[k], items[k]) : items[k];
      }
    }
    begin = end;
  }
}

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

values::AllReduceResult allReduce(const values::AllReduceRequest& request) {
  check(request);
  values::AllReduceResult result;
  result.request = request;
  result.device = std::to_string(request.devices) +
                  (request.devices == 1 ? " emulated device" : " emulated devices");
  result.messages = messagesOf(request.algorithm, request.devices, request.n);
  const std::vector<HostArray> inputs = inputsOf(request);
  std::vector<HostArray> arrays = inputs;
  const std::int64_t sent = values::totalsOf(result.messages).sent;
  const bool isCarried = sent <= values::kMostCarried;
  result.carried = HostArray(request.dtype, isCarried ? static_cast<std::size_t>(sent) : 0);
  values::withType(request.dtype, [&]<class T>(T) {
    deliver<T>(result.messages, arrays, result.carried.as<T>());
    compare<T>(inputs, arrays, result);
  });
  result.isSame = std::ranges::all_of(
      arrays, [&](const HostArray& array) { return array.bytes == arrays.front().bytes; });
  result.sums = HostArray(request.dtype, 0);
  if (request.n <= values::kMostCarried) result.sums = arrays.front();
  return result;
}

}  // namespace lanescope::collective
