// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace lanescope::backend {

/// What a device reaches.
struct GpuCeilings {
  std::optional<double> bandwidth;  ///< bytes a second, read and written
  double flops = 0;                 ///< a second, of float32
};

/// What the current device reaches, as the best of several tries: a copy within its memory, far
/// larger than the L2 cache, and independent multiply-adds in registers. Takes about 0.2 s. The
/// bandwidth is absent where too little memory is free for such a copy. Throws values::Error.
[[nodiscard]] GpuCeilings measureGpuCeilings();

}  // namespace lanescope::backend
