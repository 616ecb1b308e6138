// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_names.h"

#include <cuda_runtime_api.h>

#include <algorithm>

#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {

void checkGpus(const std::vector<std::int64_t>& gpus) {
  int count = 0;
  const cudaError_t code = cudaGetDeviceCount(&count);
  if (code == cudaErrorNoDevice || code == cudaErrorInsufficientDriver) {
    count = 0;
    static_cast<void>(cudaGetLastError());
  } else {
    backend::checkStart(code, "cudaGetDeviceCount");
  }
  for (std::size_t i = 0; i < gpus.size(); ++i) {
    if (gpus[i] < 0 || gpus[i] >= count) {
      values::unavailable("There is no GPU " + std::to_string(gpus[i]) +
                          "; the number of GPUs here is " + std::to_string(count) + ".");
    }
    if (std::count(gpus.begin(), gpus.begin() + static_cast<std::ptrdiff_t>(i), gpus[i]) > 0) {
      values::refuse("GPU " + std::to_string(gpus[i]) + " is named twice.");
    }
  }
}

std::string gpuNames(const std::vector<std::int64_t>& gpus) {
  std::vector<std::string> names;
  for (const std::int64_t gpu : gpus) {
    cudaDeviceProp properties{};
    backend::check(cudaGetDeviceProperties(&properties, static_cast<int>(gpu)),
                   "cudaGetDeviceProperties");
    names.emplace_back(properties.name);
  }
  if (std::ranges::count(names, names.front()) == std::ssize(names)) {
    return std::to_string(names.size()) + " × " + names.front();
  }
  std::string all = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) all += " + " + names[i];
  return all;
}

}  // namespace lanescope::collective
