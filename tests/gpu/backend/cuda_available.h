// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "backend/backend.h"

namespace lanescope::backend {

/// Why GPU tests cannot run here, or nothing when they can.
inline std::optional<std::string> whyNoGpu() {
  const values::DeviceInfo device = makeCudaBackend()->devices().front();
  if (device.available) return std::nullopt;
  return "needs an NVIDIA GPU: " + device.reason;
}

}  // namespace lanescope::backend
