// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/gpu_check.h"

#include <algorithm>

#include "ui/cli/common/engine_session.h"

namespace lanescope::cli {

bool hasGpu(const std::stop_token& stop) {
  EngineSession engine({}, stop);
  return std::ranges::any_of(engine.devices(), [](const values::DeviceInfo& device) {
    return device.backend == values::BackendChoice::cuda && device.available;
  });
}

}  // namespace lanescope::cli
