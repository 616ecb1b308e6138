// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "values/device_kernel.h"

namespace lanescope::backend {

/// Kernels of the user, compiled for a GPU: what is said of them, and the code of their two builds
/// (cubins).
struct DeviceKernelCode {
  values::DeviceKernel kernel = {};
  std::string plain = {};
  std::string recorded = {};
};

/// Adds the kernels to those that the CUDA backend can launch, under their entries' names. The
/// backend loads the code when it first uses a GPU. No run may be under way. Throws values::Error
/// (unavailable) where this build has no CUDA backend, or one that cannot load code.
void addDeviceKernel(DeviceKernelCode code);

}  // namespace lanescope::backend
