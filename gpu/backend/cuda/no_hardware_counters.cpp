// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/hardware_counters.h"

namespace lanescope::backend {

std::vector<std::string> cuptiLibraries() {
  return {};
}

values::HardwareCounters readHardwareCounters(int, const MeasuredWork&,
                                              const std::vector<std::string>&) {
  values::HardwareCounters counters;
  counters.reason =
      "The GPU's own counters cannot be read: this build was made without CUPTI's headers.";
  return counters;
}

}  // namespace lanescope::backend
