// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "values/hardware_counters.h"

namespace lanescope::backend {

/// What is done while the GPU counts. Both end only when the GPU is done.
struct MeasuredWork {
  std::function<void()> prepare;  ///< makes memory what it is before the launch; not counted
  std::function<void()> launch;   ///< counted
};

/// Where CUPTI may be, in the order in which it is looked for; names as for dlopen.
[[nodiscard]] std::vector<std::string> cuptiLibraries();

/// Reads the GPU's own counters through CUPTI, which is opened at run time. The work is done
/// several times: the counters do not all fit into one pass, and of three measurements the least
/// is taken, since now and then a wavefront is counted twice, when the memory pipe serves somebody
/// else first. `device`: the current CUDA device. Where nothing can be read, the reason says why.
/// Rethrows the work's values::Error when the GPU cannot be used any more.
/// Source: NVIDIA CUPTI 13.0, Range Profiling API and Profiler Host API.
[[nodiscard]] values::HardwareCounters readHardwareCounters(
    int device, const MeasuredWork& work,
    const std::vector<std::string>& libraries = cuptiLibraries());

}  // namespace lanescope::backend
