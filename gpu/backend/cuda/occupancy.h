// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/occupancy.h"
#include "values/plan.h"

namespace lanescope::backend {

/// Returns what CUDA reports of the launch's blocks on the current device, which is number
/// `device`. The number of blocks and the suggested block come from the runtime
/// (cudaOccupancyMaxActiveBlocksPerMultiprocessor, cudaOccupancyMaxPotentialBlockSize), the
/// limiters from the toolkit's occupancy calculator, since the runtime does not tell them.
/// `function`: the kernel.
[[nodiscard]] values::Residency residencyOf(const values::Launch& launch, const void* function,
                                            int device);

}  // namespace lanescope::backend
