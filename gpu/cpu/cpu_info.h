// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace lanescope::cpu {

/// "AMD EPYC 9554, 16 threads": the model from /proc/cpuinfo and the threads that this process may
/// use.
[[nodiscard]] std::string describeCpu();

}  // namespace lanescope::cpu
