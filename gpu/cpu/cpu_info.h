// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::cpu {

/// Returns the model from /proc/cpuinfo and the number of threads that this process may use:
/// "AMD EPYC 9554, 16 threads".
[[nodiscard]] std::string describeCpu();

}  // namespace lanescope::cpu
