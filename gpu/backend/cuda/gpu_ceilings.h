// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace lanescope::backend {

/// The measured ceilings of a device.
struct GpuCeilings {
  std::optional<double> bandwidth;  ///< bytes per second, read and written
  double flops = 0;                 ///< float32 operations per second
};

/// Measures the ceilings of the current device as the best of several tries: a copy within its
/// memory, far larger than the L2 cache, and independent multiply-adds in registers. It takes about
/// 0.2 s. The bandwidth is absent where too little memory is free for such a copy. Throws
/// values::Error.
[[nodiscard]] GpuCeilings measureGpuCeilings();

}  // namespace lanescope::backend
