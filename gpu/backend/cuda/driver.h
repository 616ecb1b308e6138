// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::backend {

/// "13.0" for 13000, as CUDA numbers its versions.
[[nodiscard]] std::string cudaVersionText(int version);

/// The NVIDIA driver and the CUDA that it supports: "580.159, CUDA 13.0"; the latter alone where
/// NVML, which knows the former, is not installed. Empty without a driver.
[[nodiscard]] std::string describeDriver();

}  // namespace lanescope::backend
