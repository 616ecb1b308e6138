// SPDX-License-Identifier: Apache-2.0
#include "collective/device_input.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "catalog/inputs/pattern.h"
#include "values/error.h"

namespace lanescope::collective {

void checkLimits(const values::AllReduceRequest& request) {
  const auto refuseOver = [](const std::string& what, std::int64_t value, std::int64_t most) {
    if (value < 1 || value > most) {
      values::refuse(what + " = " + std::to_string(value) + " is not from 1 to " +
                     std::to_string(most) + ".");
    }
  };
  refuseOver("devices", request.devices, values::kMostDevices);
  const std::int64_t most =
      request.gpus.empty() ? values::kMostDeviceElements : values::kMostGpuElements;
  refuseOver("n", request.n, most / request.devices);
  if (!request.gpus.empty() && std::ssize(request.gpus) != request.devices) {
    values::refuse("devices = " + std::to_string(request.devices) + " is not the number of GPUs, " +
                   std::to_string(request.gpus.size()) + ".");
  }
  if (request.pitfall != values::MessagePitfall::none && request.devices < 2) {
    values::refuse("A pitfall of messages needs at least two devices.");
  }
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

std::vector<values::HostArray> inputsOf(const values::AllReduceRequest& request) {
  std::vector<values::HostArray> inputs;
  for (std::int64_t device = 0; device < request.devices; ++device) {
    values::HostArray& input =
        inputs.emplace_back(request.dtype, static_cast<std::size_t>(request.n));
    fillInput(input, request, device);
  }
  return inputs;
}

values::HostArray joinedInputsOf(const values::AllReduceRequest& request) {
  values::HostArray joined(request.dtype, 0);
  if (request.devices * request.n > values::kMostCarried) return joined;
  for (const values::HostArray& input : inputsOf(request)) {
    joined.bytes.insert(joined.bytes.end(), input.bytes.begin(), input.bytes.end());
  }
  return joined;
}

void fillInput(values::HostArray& elements, const values::AllReduceRequest& request,
               std::int64_t device, std::int64_t first) {
  values::Parameters parameters;
  parameters.n = request.n;
  parameters.dtype = request.dtype;
  parameters.pattern = request.pattern;
  parameters.seed = request.seed + static_cast<std::uint64_t>(device);
  catalog::fillPart(elements, 0, 1, static_cast<std::uint64_t>(first),
                    static_cast<std::uint64_t>(request.n), parameters);
}

}  // namespace lanescope::collective
