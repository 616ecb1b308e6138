// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/driver.h"

#include <cuda_runtime_api.h>

#include <array>

#include "platform/shared_library.h"

namespace lanescope::backend {
namespace {

/// Returns for example "580.159", or an empty text. The library belongs to the driver and is opened
/// at run time.
std::string driverByNvml() {
  static const platform::SharedLibrary kLibrary({"libnvidia-ml.so.1"});
  const auto begin = kLibrary.find<int (*)()>("nvmlInit_v2");
  const auto end = kLibrary.find<int (*)()>("nvmlShutdown");
  const auto version = kLibrary.find<int (*)(char*, unsigned)>("nvmlSystemGetDriverVersion");
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

bool hasDriver() {
  return platform::SharedLibrary({"libcuda.so.1"}).isOpen();
}

std::string describeDriver() {
  int version = 0;
  if (cudaDriverGetVersion(&version) != cudaSuccess || version == 0) return {};
  const std::string driver = driverByNvml();
  return (driver.empty() ? "" : driver + ", ") + "CUDA " + cudaVersionText(version);
}

}  // namespace lanescope::backend
