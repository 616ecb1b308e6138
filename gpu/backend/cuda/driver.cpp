// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/driver.h"

#include <cuda_runtime_api.h>
#include <dlfcn.h>

#include <array>

namespace lanescope::backend {
namespace {

/// "580.159", or nothing. The library comes with the driver and is opened at run time.
std::string driverByNvml() {
  static void* const library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return {};
  const auto begin = reinterpret_cast<int (*)()>(dlsym(library, "nvmlInit_v2"));
  const auto end = reinterpret_cast<int (*)()>(dlsym(library, "nvmlShutdown"));
  const auto version =
      reinterpret_cast<int (*)(char*, unsigned)>(dlsym(library, "nvmlSystemGetDriverVersion"));
  if (begin == nullptr || end == nullptr || version == nullptr || begin() != 0) return {};
  std::array<char, 80> text{};  // NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE
  const int code = version(text.data(), text.size());
  static_cast<void>(end());
  return code == 0 ? std::string(text.data()) : std::string();
}

}  // namespace

std::string cudaVersionText(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

std::string describeDriver() {
  int version = 0;
  if (cudaDriverGetVersion(&version) != cudaSuccess || version == 0) return {};
  const std::string driver = driverByNvml();
  return (driver.empty() ? "" : driver + ", ") + "CUDA " + cudaVersionText(version);
}

}  // namespace lanescope::backend
