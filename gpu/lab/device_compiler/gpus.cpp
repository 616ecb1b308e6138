// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/gpus.h"

#include "platform/shared_library.h"

namespace lanescope::lab {

std::vector<int> gpuCapabilities() {
  const platform::SharedLibrary driver({"libcuda.so.1"});
  // After the CUDA Driver API; cuda.h is not there without the CUDA Toolkit.
  const auto init = driver.find<int (*)(unsigned)>("cuInit");
  const auto count = driver.find<int (*)(int*)>("cuDeviceGetCount");
  const auto attribute = driver.find<int (*)(int*, int, int)>("cuDeviceGetAttribute");
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
