// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <stop_token>

#include "backend/backend.h"
#include "backend/cuda/cuda_run.h"
#include "backend/cuda/workbench.h"
#include "values/time_line.h"

namespace lanescope::backend {

/// What the warps of a kernel's first block do, by a build of the kernel that notes the time on the
/// current device (values/stamp.h). The launches before it are plain ones.
class CudaKernelTimeLine {
 public:
  /// `launch`: the one of the plan that is stamped. Throws values::Error as a run does, and
  /// unavailable where there is no such build of its kernel.
  CudaKernelTimeLine(const TimeLinePart& part, std::uint32_t launch, std::stop_token stop);

  /// Launches the kernel several times, with stamps and without in turn, and returns the stamps of
  /// the last time. `finish` gets its outputs.
  [[nodiscard]] values::TimeLine measure(const PartFinish& finish);

 private:
  /// Makes all launches once and returns how long the one in question took, with a cold cache.
  values::Milliseconds timeOf(CudaRun& run);

  const values::Plan& m_plan;
  std::uint32_t m_launch;
  Workbench m_bench;
  CudaRun m_plain;
  CudaRun m_stamped;
};

}  // namespace lanescope::backend
