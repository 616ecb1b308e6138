// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::backend {

/// Returns "13.0" for 13000, CUDA's number of that version.
[[nodiscard]] std::string cudaVersionText(int version);

/// Whether the library of an NVIDIA driver is installed.
[[nodiscard]] bool hasDriver();

/// Returns the versions of the NVIDIA driver and of the CUDA that it supports: "580.159, CUDA
/// 13.0". Without NVML, which reports the former, it is only the latter. Empty without a driver.
[[nodiscard]] std::string describeDriver();

}  // namespace lanescope::backend
