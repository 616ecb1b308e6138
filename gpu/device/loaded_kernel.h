// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <string>

#include "values/device_kernel.h"

// Kernels of the user, whose code comes from a file and not from this program.

namespace lanescope::backend {

/// Keeps kernels, whose code is in two cubins, until `loadKernels` is called. Throws values::Error
/// (unavailable) where this build's CUDA cannot load code.
void keepKernel(values::DeviceKernel kernel, std::string plain, std::string recorded);

/// Loads the kernels that were kept and enters them into the tables of kernels. They can then be
/// launched on every device of the current one's kind. Throws values::Error (unavailable) where the
/// code is not for the current device.
void loadKernels();

}  // namespace lanescope::backend
