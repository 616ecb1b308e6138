// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "values/hardware_counters.h"

namespace lanescope::backend {

/// The work during which the GPU counts. Both functions return only after the GPU has finished.
struct MeasuredWork {
  std::function<void()> prepare;  ///< restores memory to its state before the launch; not counted
  std::function<void()> launch;   ///< counted
};

/// Returns the possible places of CUPTI in the order of search, as names for dlopen.
[[nodiscard]] std::vector<std::string> cuptiLibraries();

/// Reads the GPU's own counters through CUPTI, which is opened at run time. The work is done
/// several times: the counters do not all fit into one pass, and the least of three measurements is
/// taken, since now and then a wavefront is counted twice when the memory pipe serves another
/// client first. `device`: the current CUDA device. Where nothing can be read, `reason` says why.
/// Rethrows the work's values::Error when the GPU cannot be used any more. Source: NVIDIA CUPTI
/// 13.0, Range Profiling API and Profiler Host API.
[[nodiscard]] values::HardwareCounters readHardwareCounters(
    int device, const MeasuredWork& work,
    const std::vector<std::string>& libraries = cuptiLibraries());

}  // namespace lanescope::backend
