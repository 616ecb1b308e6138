// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/gpus.h"

#include <dlfcn.h>

namespace lanescope::lab {

std::vector<int> gpuCapabilities() {
  void* const driver = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (driver == nullptr) return {};
  // After the CUDA Driver API; cuda.h is not there without the CUDA Toolkit.
  const auto init = reinterpret_cast<int (*)(unsigned)>(::dlsym(driver, "cuInit"));
  const auto count = reinterpret_cast<int (*)(int*)>(::dlsym(driver, "cuDeviceGetCount"));
  const auto attribute =
      reinterpret_cast<int (*)(int*, int, int)>(::dlsym(driver, "cuDeviceGetAttribute"));
  if (init == nullptr || count == nullptr || attribute == nullptr || init(0) != 0) return {};
  constexpr int kMajor = 75;  // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
  constexpr int kMinor = 76;
  int gpus = 0;
  if (count(&gpus) != 0) return {};
  std::vector<int> capabilities;
  for (int gpu = 0; gpu < gpus; ++gpu) {
    int major = 0;
    int minor = 0;
    if (attribute(&major, kMajor, gpu) != 0 || attribute(&minor, kMinor, gpu) != 0) return {};
    capabilities.push_back(10 * major + minor);
  }
  return capabilities;
}

}  // namespace lanescope::lab
