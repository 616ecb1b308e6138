// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace lanescope::lab {

/// Returns the compute capability of each NVIDIA GPU of this machine, in CUDA's order: 90 for 9.0.
/// Empty where there is no driver. The driver is opened at run time; no context is made.
[[nodiscard]] std::vector<int> gpuCapabilities();

}  // namespace lanescope::lab
